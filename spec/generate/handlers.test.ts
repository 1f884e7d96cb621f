import { expect, it } from "vitest";
import { handlers } from "./handlers.ts";
import { ref, testDocument } from "./test-document.ts";

it("lists the routes of a document", () => {
  const text = handlers(
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
