import { expect, it } from "vitest";
import type { LocatedOperation } from "../document.ts";
import { ref, testDocument } from "../test-document.ts";
import { toSampleRequest } from "./sample-request.ts";

const stream = { "200": { description: "Events.", content: { "text/event-stream": {} } } };
const json = { "200": { description: "A value.", content: { "application/json": {} } } };
const type = "application/json";

it.each([
  [
    "fills in required parameters and leaves out the others",
    "get /threads/{id}/runs/{runId}",
    {
      parameters: [
        { name: "id", in: "path", required: true, schema: {}, example: "a b" },
        { name: "runId", in: "path", required: true, schema: {} },
        { name: "limit", in: "query", required: true, schema: { default: 20 } },
        { name: "cursor", in: "query", schema: {}, example: "c1" },
        { name: "X-User-Key", in: "header", required: true, schema: ref("Key") },
      ],
      responses: json,
    },
    {
      method: "GET",
      url: "http://127.0.0.1:8080/threads/a%20b/runs/YOUR_RUNID?limit=20",
      headers: { Authorization: "Bearer YOUR_API_KEY", "X-User-Key": "user_42" },
      isStream: false,
    },
  ],
  [
    "sends the example of the body",
    "post /runs",
    { requestBody: { content: { [type]: { schema: {}, example: { text: "Hi" } } } }, responses: stream },
    {
      method: "POST",
      url: "http://127.0.0.1:8080/runs",
      headers: { Authorization: "Bearer YOUR_API_KEY", "Content-Type": type },
      body: { json: { text: "Hi" } },
      isStream: true,
    },
  ],
  [
    "sends the first of several examples",
    "post /runs",
    {
      requestBody: { content: { [type]: { examples: { a: { value: 1 }, b: { value: 2 } } } } },
      responses: json,
    },
    {
      method: "POST",
      url: "http://127.0.0.1:8080/runs",
      headers: { Authorization: "Bearer YOUR_API_KEY", "Content-Type": type },
      body: { json: 1 },
      isStream: false,
    },
  ],
  [
    "sends a form with the example of its schema, and no key if none is required",
    "post /token",
    {
      security: [{}],
      requestBody: { content: { "application/x-www-form-urlencoded": { schema: ref("Form") } } },
      responses: json,
    },
    {
      method: "POST",
      url: "http://127.0.0.1:8080/token",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: { form: { subject: "s" } },
      isStream: false,
    },
  ],
] as [string, string, object, object][])("%s", (_title, route, operation, expected) => {
  const document = {
    ...testDocument({ Key: { examples: ["user_42"] }, Form: { examples: [{ subject: "s" }] } }),
    security: [{ BearerAuth: [] }],
  };
  const [method = "", path = ""] = route.split(" ");
  const located = { method, path, operation: { operationId: "test", ...operation } } as LocatedOperation;
  expect(toSampleRequest(document, located)).toEqual(expected);
});
