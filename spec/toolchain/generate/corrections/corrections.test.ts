import { expect, it } from "vitest";
import { ref, testDocument } from "../test-document.ts";
import { correctDocuments, corrections } from "./corrections.ts";

it("applies these corrections in this order", () => {
  expect(corrections.map(({ name }) => name)).toEqual([
    "short names",
    "no frame unions",
    "records",
    "form descriptions",
    "null properties",
    "whole numbers",
    "literals",
    "flat unions",
    "nullable limits",
    "enum values",
    "parameter examples",
    "pagination",
    "deprecated headers",
    "streams",
    "stream examples",
    "stream extensions",
  ]);
});

it.each(corrections)("gives a reason: $name", ({ reason, issue }) => {
  expect(reason).toMatch(/\.$/);
  if (issue !== undefined) expect(issue).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/issues\/\d+$/);
});

it("corrects streams after names and schemas", () => {
  const item = { oneOf: [{ properties: { data: { contentSchema: ref("Shared.Event") } } }] };
  const emitted = (stream: object) =>
    testDocument(
      { "Shared.Event": { type: "object", unevaluatedProperties: {} }, Sse: ref("Shared.Event") },
      {
        "get /run": {
          operationId: "run",
          responses: { 200: { description: "Stream.", content: { "text/event-stream": stream } } },
        },
      },
    );
  const { openapi, asyncapi } = correctDocuments({
    openapi31: emitted({ schema: { type: "string" } }),
    openapi32: emitted({ itemSchema: item }),
    asyncapi: { components: { schemas: { "Shared.Event": {} } } },
    examples: new Map(),
    streamExamples: new Map(),
    formDocs: new Map(),
    pages: new Map(),
    enumDocs: new Map(),
    frameUnions: new Set(["Sse"]),
    streamUnions: new Map([["run", "Event"]]),
  });
  expect(openapi.components.schemas).toEqual({ Event: { type: "object", additionalProperties: {} } });
  expect(openapi.paths["/run"]?.get?.responses[200]?.content).toEqual({
    "text/event-stream": { schema: ref("Event") },
  });
  expect(asyncapi).toEqual({ components: { schemas: { Event: {} } } });
});
