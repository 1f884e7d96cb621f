import { expect, it } from "vitest";
import { checkChatRequest } from "../../../generated/agent-stream/validators.js";
import type { RunStep } from "../../runner/case.ts";
import type { RunContext } from "../../runner/contract.ts";
import type { JsonObject } from "../../stream/json.ts";
import { goodRun, readEvents, sent } from "./invariants/testing.ts";
import { createRunRequest } from "./requests.ts";

const context: RunContext = { threadId: "thr 1", content: "Play.", model: undefined, facts: {} };
const user = { role: "user", content: "Play." };
const body = { thread_id: "thr 1", messages: [user] };
const history = readEvents(goodRun);
const firstMessage = (sent.messages as JsonObject[])[0];

function requestOf(step: Partial<RunStep>, changes: Partial<RunContext> = {}) {
  const { body = "", ...request } = createRunRequest({ run: "main", ...step }, { ...context, ...changes });
  return { ...request, body: JSON.parse(String(body)) as JsonObject };
}

it("creates requests for a chat, or for an agent with the option agent [A-001][A-002]", () => {
  const request = { method: "POST", query: {}, headers: { accept: "text/event-stream" }, body };
  expect(requestOf({})).toEqual({ ...request, path: "/agent/chat/stream" });
  expect(requestOf({ with: { agent: true } })).toEqual({ ...request, path: "/agent/agent/stream" });
});

it.each<[string, Partial<RunStep>, Partial<RunContext>, unknown]>([
  ["without a script", {}, { content: undefined }, { ...body, messages: [] }],
  ["with a model", {}, { model: "script" }, { ...body, model_id: "script" }],
  [
    "with merged fields",
    { body: { thread_id: null, model_id: "b" } },
    { model: "a" },
    { ...body, thread_id: null, model_id: "b" },
  ],
  ["with removed fields", { without: ["thread_id"] }, {}, { messages: [user] }],
  [
    "with more messages",
    { messages: [firstMessage as JsonObject] },
    {},
    { ...body, messages: [user, firstMessage] },
  ],
  [
    "with the position of another run",
    {},
    { history },
    { ...body, messages: [firstMessage, { role: "assistant", content: "I look it up. It is sunny." }, user] },
  ],
  ["again", {}, { again: history, content: undefined }, sent],
  [
    "again, otherwise",
    { body: { thread_id: "t" } },
    { again: history, content: undefined },
    { ...sent, thread_id: "t" },
  ],
])("sends the fields of the step: %s [A-003][AX-15]", (_, step, changes, expected) => {
  const { body } = requestOf(step, changes);
  expect(body).toEqual(expected);
  if ((body.messages as unknown[]).length > 0) expect(checkChatRequest(body)).toEqual([]);
});
