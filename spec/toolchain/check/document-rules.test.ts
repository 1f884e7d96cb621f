import { describe, expect, it } from "vitest";
import type { OpenApiDocument, Operation } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { ref, testDocument } from "../generate/test-document.ts";
import { findDocumentProblems } from "./document-rules.ts";

const problem: Schema = {
  type: "object",
  description: "A problem.",
  properties: { code: { type: "string", description: "Code." } },
  examples: [{ code: "X" }],
};
const event: Schema = { type: "object", description: "An event.", examples: [{}] };
const union: Schema = { description: "Events.", oneOf: [ref("Event")] };

/** An operation that satisfies all rules. */
const good: Operation = {
  operationId: "runIt",
  description: "Runs it.",
  parameters: [{ name: "id", in: "path", description: "Id.", schema: { type: "string" } }],
  requestBody: { content: { "application/json": { schema: ref("Problem") } } },
  responses: {
    200: {
      description: "Events.",
      headers: { "X-Run-Id": { description: "Id.", schema: { type: "string" } } },
      content: { "text/event-stream": { schema: ref("Events"), examples: { event_1: { value: {} } } } },
    },
    404: { description: "None.", content: { "application/problem+json": { schema: ref("Problem") } } },
  },
};

function document(operation: Partial<Operation>, schemas: Record<string, Schema> = {}): OpenApiDocument {
  return testDocument(
    { Problem: problem, Event: event, Events: union, ...schemas },
    { "post /x": { ...good, ...operation } },
  );
}

it("finds no problem in a document that follows the rules", () => {
  expect(findDocumentProblems(document({}))).toEqual([]);
});

describe("reports each violation with its location", () => {
  const x = "/paths/~1x/post";
  const json = `${x}/requestBody/content/application~1json`;
  const stream = `${x}/responses/200/content/text~1event-stream`;
  it.each<[message: string, given: OpenApiDocument, pointer: string]>([
    ["has no description", document({ description: "" }), x],
    [
      "operationId Runs_create is not camelCase: set it with @operationId",
      document({ operationId: "Runs_create" }),
      x,
    ],
    [
      "parameter id has no description",
      document({ parameters: [{ name: "id", in: "path", schema: {} }] }),
      `${x}/parameters`,
    ],
    [
      "declares no 4xx response for invalid requests",
      document({ responses: { 204: { description: "Done." } } }),
      `${x}/responses`,
    ],
    [
      "is an error response without a schema",
      document({ responses: { 404: { description: "None." } } }),
      `${x}/responses/404`,
    ],
    [
      "has no description",
      document({
        responses: { 404: { ...good.responses[404], description: "", headers: { A: { schema: {} } } } },
      }),
      `${x}/responses/404/headers/A`,
    ],
    [
      "has no named schema",
      document({
        requestBody: { content: { "application/json": { schema: { type: "object" }, example: {} } } },
      }),
      json,
    ],
    [
      "has no example; add one here or to Problem",
      document({}, { Problem: { ...problem, examples: undefined } }),
      json,
    ],
    [
      "has no example stream; add @streamExample to the operation",
      document({
        responses: {
          200: { description: "Events.", content: { "text/event-stream": { schema: ref("Events") } } },
        },
      }),
      stream,
    ],
    [
      "has no example; add one here or to Event",
      document({}, { Event: { ...event, examples: undefined } }),
      stream,
    ],
    ["has no description", document({}, { Extra: { type: "string" } }), "/components/schemas/Extra"],
    [
      "has no description",
      document({}, { Extra: { description: "Extra.", properties: { a: ref("Event") } } }),
      "/components/schemas/Extra/properties/a",
    ],
    [
      "is an object schema without a name: declare a model for it",
      document({}, { Extra: { description: "Extra.", items: { properties: {} } } }),
      "/components/schemas/Extra/items",
    ],
  ])("%s", (message, given, pointer) => {
    expect(findDocumentProblems(given)).toContainEqual({ pointer, message });
  });

  it("two operations with the same id", () => {
    const two = testDocument(
      { Problem: problem, Event: event, Events: union },
      { "post /x": good, "get /y": good },
    );
    expect(findDocumentProblems(two)).toEqual([
      {
        pointer: "/paths/~1y/get",
        message: `has the same operationId as ${x}: set a different one with @operationId`,
      },
    ]);
  });
});

it("requires no 4xx response for an operation without input", () => {
  const takesNothing: Operation = {
    operationId: "getHealth",
    description: "Is it well?",
    security: [{}],
    responses: { 204: { description: "Well." } },
  };
  expect(findDocumentProblems(testDocument({}, { "get /healthz": takesNothing }))).toEqual([]);
});
