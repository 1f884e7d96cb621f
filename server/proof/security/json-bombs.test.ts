import { expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

const bodies: [path: string, of: (value: string) => string][] = [
  ["/v1/threads", (value) => `{"metadata":{"a":${value}}}`],
  ["/v1/threads", (value) => `{"initialMessages":${value}}`],
  ["/v1/threads/t/runs", (value) => `{"createThread":true,"message":{"role":"user","content":${value}}}`],
  ["/v1/threads/t/components/c/state", (value) => `{"state":{"a":${value}}}`],
  ["/ag-ui/default", (value) => `{"threadId":"t","runId":"r","tools":[],"context":[],"messages":${value}}`],
  ["/ag-ui/default/connect", (value) => `{"threadId":"t","runId":"r","state":${value}}`],
  ["/v1/runs", (value) => `{"request":{"model":"embedded/script","messages":${value}}}`],
  ["/v1/runs:stream", (value) => `{"request":{"model":"embedded/script","messages":[],"tools":${value}}}`],
  ["/api/v2/conversations/c/message/", (value) => `{"content":"Hi","node_ids":${value}}`],
  ["/api/v1/conversations/c/regenerate/", (value) => `{"node_ids":${value}}`],
  ["/agent/chat/stream", (value) => `{"messages":${value}}`],
  ["/agent/agent/stream", (value) => `{"messages":[{"role":"user","content":${value}}]}`],
];

const bombs: [name: string, value: string, message: RegExp][] = [
  ["many objects", `[${"{},".repeat(300_000)}{}]`, /contains more than 250000 values/],
  ["many numbers", `[${"1,".repeat(300_000)}1]`, /contains more than 250000 values/],
  [
    "many keys",
    `{${Array.from({ length: 300_000 }, (_, at) => `"${at}":1`).join()}}`,
    /contains more than 250000 values/,
  ],
  [
    "deep nesting",
    "[".repeat(100_000) + "]".repeat(100_000),
    /is nested \d+ levels deep; at most 64 are allowed/,
  ],
  [
    "a number out of range",
    `[${"9".repeat(1_000_000)}]`,
    /contains a number outside the range of IEEE 754 doubles/,
  ],
];

it.each(bombs)("every contract rejects %s", async (_name, value, message) => {
  const server = await startTestServer();
  for (const [path, of] of bodies) {
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: of(value),
    });
    const text = await response.text();
    expect([path, response.status >= 400 && response.status < 500, text.length < 2_000]).toEqual([
      path,
      true,
      true,
    ]);
    expect(text).toMatch(message);
  }
  expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  expect(server.log).toEqual([]);
});
