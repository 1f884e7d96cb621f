import { expect, it } from "vitest";
import { ref, testDocument } from "./test-document.ts";
import { writeHandlers, writeTypes } from "./typescript.ts";

it("keeps fields with a default optional, records open and null constants, and exports schemas by name", async () => {
  const text = await writeTypes(
    testDocument({
      Page: {
        type: "object",
        properties: {
          limit: { type: "integer", default: 20 },
          next: { const: null },
          tags: { type: "object", additionalProperties: {} },
        },
      },
    }),
  );
  expect(text.slice(text.indexOf("export interface components"))).toBe(`export interface components {
    schemas: {
        Page: {
            /** @default 20 */
            limit?: number;
            /** @constant */
            next?: null;
            tags?: {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Page = components["schemas"]["Page"];
`);
});

it("lists the routes of a document", () => {
  const text = writeHandlers(
    testDocument(
      {},
      {
        "post /v1/runs:stream": {
          operationId: "createRun",
          requestBody: { content: {} },
          responses: {
            200: { description: "Stream.", content: { "text/event-stream": { schema: ref("Event") } } },
            404: {
              description: "None.",
              content: { "application/problem+json": { schema: ref("Problem") } },
            },
          },
        },
        "post /v1/runs": {
          operationId: "askRun",
          responses: {
            200: {
              description: "Stream or not.",
              content: {
                "text/event-stream": { schema: ref("Event") },
                "application/json": { schema: ref("Event") },
              },
            },
          },
        },
        "delete /v1/runs": { operationId: "deleteRuns", responses: { 204: { description: "Gone." } } },
      },
    ),
  );
  const routes = /export const routes: readonly Route<keyof operations>\[\] = (\[[\s\S]*?\n\]);/.exec(
    text,
  )?.[1];
  expect(JSON.parse(routes ?? "")).toEqual([
    {
      operationId: "createRun",
      method: "post",
      path: "/v1/runs:stream",
      stream: true,
      hasBody: true,
      statuses: [200, 404],
      contentTypes: { 200: "text/event-stream", 404: "application/problem+json" },
    },
    {
      operationId: "askRun",
      method: "post",
      path: "/v1/runs",
      stream: true,
      hasBody: false,
      statuses: [200],
      contentTypes: { 200: "application/json" },
    },
    {
      operationId: "deleteRuns",
      method: "delete",
      path: "/v1/runs",
      stream: false,
      hasBody: false,
      statuses: [204],
      contentTypes: { 204: null },
    },
  ]);
});
