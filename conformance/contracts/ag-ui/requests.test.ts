import { expect, it } from "vitest";
import { checkRunAgentInput } from "../../../generated/ag-ui/validators.js";
import type { ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext } from "../../runner/contract.ts";
import { emptyStream } from "../../runner/testing/small-contract.ts";
import type { JsonObject } from "../../stream/json.ts";
import { goodRun, oldSent, pausedRun, readEvents, sent } from "./invariants/testing.ts";
import { createCancelRequest, createConnectRequest, createRunRequest } from "./requests.ts";

const context: RunContext = { threadId: "thr 1", content: "Play.", model: undefined, facts: {} };
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const user = { id: uuid, role: "user", content: "Play." };
const input = {
  threadId: "thr 1",
  runId: uuid,
  protocolVersion: "1.0",
  state: {},
  messages: [user],
  tools: [],
  context: [],
  forwardedProps: {},
};
const { protocolVersion: _, ...oldInput } = input;
const tool = { role: "tool", toolCallId: "tc_1", content: "Added" };

function bodyOf(step: Partial<RunStep>, changes: Partial<RunContext> = {}): JsonObject {
  const { body = "", ...request } = createRunRequest({ run: "main", ...step }, { ...context, ...changes });
  expect(request).toEqual({
    method: "POST",
    path: "/ag-ui/default",
    query: {},
    headers: { accept: "text/event-stream" },
  });
  return JSON.parse(String(body)) as JsonObject;
}

it.each<[string, Partial<RunStep>, Partial<RunContext>, unknown]>([
  ["as a 1.0 client", {}, {}, input],
  ["as an older client", { with: { peer: "old" } }, {}, oldInput],
  ["without a script", {}, { content: undefined }, { ...input, messages: [] }],
  ["with a model", {}, { model: "script" }, { ...input, forwardedProps: { tambo: { model: "script" } } }],
  [
    "with a model in addition to forwarded properties",
    { body: { forwardedProps: { a: 1, tambo: { maxTokens: 5 } } } },
    { model: "script" },
    { ...input, forwardedProps: { a: 1, tambo: { model: "script", maxTokens: 5 } } },
  ],
  [
    "with forwarded properties that cannot contain a model",
    { body: { forwardedProps: "text" } },
    { model: "script" },
    { ...input, forwardedProps: "text" },
  ],
  ["with merged fields", { body: { state: null, runId: "r" } }, {}, { ...input, state: null, runId: "r" }],
  [
    "with fields in snake_case",
    { body: { thread_id: "a", forwarded_props: {} } },
    {},
    {
      runId: uuid,
      protocolVersion: "1.0",
      state: {},
      messages: [user],
      tools: [],
      context: [],
      thread_id: "a",
      forwarded_props: {},
    },
  ],
  [
    "with messages after the script",
    { messages: [{ id: "m", role: "user", content: "More." }, tool] },
    {},
    { ...input, messages: [user, { id: "m", role: "user", content: "More." }, { id: uuid, ...tool }] },
  ],
])("starts a run %s [C-001][C-009]", (_, step, changes, expected) => {
  expect(bodyOf(step, changes)).toEqual(expected);
});

it("creates unique run ids, and inputs that are valid under the document [C-003]", () => {
  const [one, other] = [bodyOf({}), bodyOf({})];
  expect(one.runId).not.toBe(other.runId);
  const history = readEvents(goodRun);
  for (const body of [
    one,
    bodyOf({ with: { peer: "old" } }),
    bodyOf({}, { history }),
    bodyOf({ messages: [tool] }, { history }),
  ])
    expect(checkRunAgentInput(body)).toEqual([]);
});

it("continues a conversation as its client does [C-035][C-054]", () => {
  const history = readEvents(pausedRun, { sent: { ...sent, forwardedProps: { a: 1 } } });
  const body = bodyOf({ messages: [tool] }, { content: undefined, history });
  expect(body).toEqual({
    ...input,
    state: { cart: [1] },
    messages: [
      { id: "msg_0", role: "user", content: "Hello" },
      {
        id: "msg_1",
        role: "assistant",
        toolCalls: [{ id: "tc_1", type: "function", function: { name: "add", arguments: '{"id":7}' } }],
      },
      { id: uuid, ...tool },
    ],
    tools: sent.tools,
    forwardedProps: { a: 1 },
  });
});

it("does not send activities back, and appends the next script", () => {
  const body = bodyOf({}, { history: readEvents(goodRun) });
  const messages = body.messages as JsonObject[];
  expect(messages.map(({ role }) => role)).toEqual([
    "user",
    "reasoning",
    "assistant",
    "tool",
    "assistant",
    "user",
  ]);
  expect(messages.at(-1)).toEqual(user);
  expect(body.state).toEqual({ cart: [1], components: { comp_1: { n: 2 } } });
});

it.each<[string, Partial<ReconnectStep>, JsonObject, unknown]>([
  ["a run of a 1.0 client", {}, sent, { ...input, ...ids(), messages: [] }],
  ["a run of an older client", {}, oldSent, { ...oldInput, ...ids(), messages: [] }],
  [
    "the run as a client with a different version",
    { with: { peer: "old" } },
    sent,
    { ...oldInput, ...ids(), messages: [] },
  ],
  ["the run with a new id", { body: { runId: "r" } }, sent, { ...input, ...ids(), runId: "r", messages: [] }],
])("reconnects to %s [C-011]", (_, step, input, expected) => {
  const run = readEvents(goodRun, { sent: input });
  const { body = "", ...request } = createConnectRequest({ reconnect: "back", of: "main", ...step }, run);
  expect(request).toEqual({
    method: "POST",
    path: "/ag-ui/default/connect",
    query: {},
    headers: { accept: "text/event-stream" },
  });
  expect(JSON.parse(String(body))).toEqual(expected);
});

function ids() {
  return { threadId: "thr_1", runId: "run_1" };
}

it("throws for a run without an id", () => {
  expect(() => createCancelRequest(emptyStream())).toThrow("the run has no id");
});

it("cancels a run under the id that the client chose", () => {
  expect(createCancelRequest(emptyStream({ threadId: "thr/1", runId: "run 1" }))).toEqual({
    method: "DELETE",
    path: "/ag-ui/default/threads/thr%2F1/runs/run%201",
    query: {},
    headers: {},
  });
});
