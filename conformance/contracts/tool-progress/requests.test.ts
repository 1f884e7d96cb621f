import { expect, it } from "vitest";
import { checkBody, readParameters } from "../../../generated/tool-progress/validators.js";
import type { ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext } from "../../runner/contract.ts";
import { goodRun, readEvents, runId } from "./invariants/testing.ts";
import { createResumeRequest, createRunRequest, createStopRequest } from "./requests.ts";

const context: RunContext = { threadId: "conv 1", content: "Play.", model: "script", facts: {} };
const createRequest = (step: Partial<RunStep>, changes: Partial<RunContext> = {}) =>
  createRunRequest({ run: "main", ...step }, { ...context, ...changes });
const sent = {
  method: "POST",
  path: "/api/v2/conversations/conv%201/message/",
  query: {},
  headers: { accept: "text/event-stream" },
  body: '{"content":"Play."}',
};

it.each<[string, Partial<RunStep>, Partial<RunContext>, object]>([
  ["a message", {}, {}, sent],
  [
    "without a stream",
    { blocking: true },
    {},
    { ...sent, query: { stream: "false" }, headers: { accept: "application/json" } },
  ],
  [
    "with merged fields",
    {
      body: { content: "Hi", node_ids: ["a"] },
      query: { session_id: "s", cursor: "1-0" },
      headers: { "x-a": "b" },
    },
    {},
    {
      ...sent,
      query: { session_id: "s", cursor: "1-0" },
      headers: { accept: "text/event-stream", "x-a": "b" },
      body: '{"content":"Hi","node_ids":["a"]}',
    },
  ],
  [
    "by version 1",
    { with: { operation: "sendMessageV1" } },
    {},
    { ...sent, path: "/api/v1/conversations/conv%201/message/" },
  ],
  [
    "without a version",
    { with: { operation: "sendMessageUnversioned" } },
    {},
    { ...sent, path: "/api/conversations/conv%201/message/" },
  ],
  [
    "once more",
    { with: { operation: "regenerateMessageV1" }, body: { node_ids: [] } },
    { content: undefined },
    { ...sent, path: "/api/v1/conversations/conv%201/regenerate/", body: '{"node_ids":[]}' },
  ],
  [
    "as a form",
    {
      with: { operation: "sendMessageV1" },
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: { node_ids: ["a", "b&c"] },
    },
    {},
    {
      ...sent,
      path: "/api/v1/conversations/conv%201/message/",
      headers: { accept: "text/event-stream", "content-type": "application/x-www-form-urlencoded" },
      body: "content=Play.&node_ids=%5B%22a%22%2C%22b%26c%22%5D",
    },
  ],
])("sends %s [P-090][P-091]", (_, step, changes, expected) => {
  expect(createRequest(step, changes)).toEqual(expected);
});

it("sends files in standard form encoding [P-090]", async () => {
  const images = [
    { data: "AAEC/w==", mime_type: "image/png", filename: "a.png" },
    { data: "AA==", mime_type: "image/gif" },
  ];
  const { headers, body } = createRequest({
    headers: { "content-type": "multipart/form-data" },
    body: { images, node_ids: ["ü"] },
  });
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData();
  const read = await Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? [name, value]
        : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString("base64")],
    ),
  );
  expect(read).toEqual([
    ["content", "Play."],
    ["images", "a.png", "image/png", "AAEC/w=="],
    ["images", "", "image/gif", "AA=="],
    ["node_ids", '["ü"]'],
  ]);
});

it("sends requests that are valid under the document", () => {
  expect(checkBody("sendMessage", JSON.parse(String(createRequest({}).body)))).toEqual([]);
  const { query } = createRequest({ blocking: true });
  const raw = { path: { conversation_id: "conv 1" }, query, headers: {} };
  expect(readParameters("sendMessage", raw as never).violations).toEqual([]);
});

const run = readEvents(goodRun);
const resume = (step: Partial<ReconnectStep>, of = run) =>
  createResumeRequest({ reconnect: "back", of: "main", ...step }, of);
const taken = {
  method: "POST",
  path: `/api/v2/conversations/conv_1/resume/${runId}`,
  query: {},
  headers: { accept: "text/event-stream" },
};

it("resumes sessions by the client's id or the run id [P-093]", () => {
  expect(resume({})).toEqual(taken);
  expect(resume({ after: "3-1", query: { a: 1 }, headers: { "x-a": "b" } })).toEqual({
    ...taken,
    query: { cursor: "3-1", a: "1" },
    headers: { accept: "text/event-stream", "x-a": "b" },
  });
  const named = readEvents(goodRun, { query: { session_id: "my /" } });
  expect(resume({}, named).path).toBe("/api/v2/conversations/conv_1/resume/my%20%2F");
  const old = { ...run, path: "/api/v1/conversations/conv_1/message/" };
  expect(resume({}, old).path).toBe(`/api/v1/conversations/conv_1/resume/${runId}`);
});

it("stops sessions [P-093]", () => {
  const path = "/api/v2/conversations/conv_1/stop/";
  expect(createStopRequest(run)).toEqual({ method: "POST", path, query: { session_id: runId }, headers: {} });
});

it.each<[string, () => unknown]>([
  ["the run has no session: its response has no X-Run-Id", () => resume({}, { ...run, sessionId: null })],
  ["the path of the run contains no conversation", () => createStopRequest({ ...run, threadId: null })],
])("throws if ids are unknown: %s", (message, ask) => {
  expect(ask).toThrow(message);
});
