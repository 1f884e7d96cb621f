import { expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

const message = "is a duplicate key; send each key once";

const operations: [contract: string, path: string, body: string, status: number, expected: unknown][] = [
  [
    "tambo",
    "/v1/threads/t/runs",
    '{"createThread":true,"message":{"role":"user","content":"a","content":"b"}}',
    400,
    {
      type: "urn:tambo:error:invalid_json",
      title: "The body is not JSON",
      status: 400,
      detail: `/message/content: ${message}`,
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      code: "INVALID_JSON",
      errors: [{ pointer: "/message/content", detail: message }],
    },
  ],
  [
    "ag-ui",
    "/ag-ui/default",
    '{"threadId":"t","runId":"r","tools":[],"context":[],"messages":[{"id":"1","role":"user","role":"user","content":"a"}]}',
    400,
    {
      error: {
        code: "INVALID_JSON",
        message: `/messages/0/role: ${message}`,
        errors: [{ pointer: "/messages/0/role", detail: message }],
      },
    },
  ],
  [
    "tool-progress",
    "/api/v2/conversations/c/message/",
    '{"content":"a","\\u0063ontent":"b"}',
    400,
    {
      detail: `/content: ${message}`,
      code: "INVALID_BODY",
      errors: [{ pointer: "/content", message }],
    },
  ],
  [
    "agent-stream",
    "/agent/chat/stream",
    '{"messages":[{"role":"user","content":"a"}],"future":{"a/b":1,"a/b":2}}',
    400,
    {
      code: 400,
      msg: `/future/a~1b: ${message}`,
      data: { errors: [{ pointer: "/future/a~1b", message }] },
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ],
  [
    "gateway",
    "/v1/runs",
    '{"request":{"model":"embedded/demo","messages":[{"role":"user","content":"a","content":"b"}]}}',
    400,
    {
      error: {
        type: "invalid_request_error",
        message: `request.messages[0].content ${message}.`,
        param: "request.messages[0].content",
        code: "invalid_json",
        request_id: expect.stringMatching(/^req_/),
      },
    },
  ],
];

it.each(operations)(
  "%s: a duplicate key is a 400 with its location, and nothing is stored",
  async (_contract, path, body, ...expected) => {
    const server = await startTestServer();
    const headers = { "content-type": "application/json" };
    const response = await fetch(server.url + path, { method: "POST", headers, body });
    expect([response.status, await response.json()]).toEqual(expected);
    expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  },
);

it.each(operations)("%s: the error does not repeat a long key", async (_contract, path) => {
  const { url } = await startTestServer();
  const key = "k".repeat(1_000_000);
  const headers = { "content-type": "application/json" };
  const response = await fetch(url + path, {
    method: "POST",
    headers,
    body: `{"a":{"${key}":1,"${key}":2}}`,
  });
  const text = await response.text();
  expect([response.status, text.length < 1_000]).toEqual([400, true]);
  expect(text).toContain("contains an object with a duplicate key; send each key once");
});
