import { expect, it } from "vitest";
import { checkBody } from "../../../generated/gateway/validators.js";
import type { RunStep } from "../../runner/case.ts";
import type { RunContext } from "../../runner/contract.ts";
import type { Target } from "../../runner/target.ts";
import { createBlockingResponse, readEvents, runResult, sent, timedOut } from "./invariants/testing.ts";
import { createCaseSetup, createRunRequest } from "./requests.ts";

const key = "conform-provider-key-c1";
const context: RunContext = {
  threadId: "t",
  content: "Play.",
  model: "openai/conformance",
  facts: { providerKey: key },
};
const user = { role: "user", content: "Play." };

function createRequest(step: Partial<RunStep>, changes: Partial<RunContext> = {}) {
  const { body = "", ...request } = createRunRequest({ run: "main", ...step }, { ...context, ...changes });
  return { ...request, body: JSON.parse(String(body)) };
}

it("streams a run, with the key of its provider [G-001][G-174]", () => {
  expect(createRequest({})).toEqual({
    method: "POST",
    path: "/v1/runs:stream",
    query: {},
    headers: { accept: "text/event-stream", "X-Provider-Key-OpenAI": key },
    body: { request: { model: "openai/conformance", messages: [user] } },
  });
});

it("creates a request for a blocking run [G-001]", () => {
  expect(createRequest({ blocking: true })).toMatchObject({
    path: "/v1/runs",
    headers: { accept: "application/json" },
  });
});

it.each<[string, Record<string, string>]>([
  ["openai-chat/m", { "X-Provider-Key-OpenAI": key }],
  ["anthropic/m", { "X-Provider-Key-Anthropic": key }],
  ["acme/m/n", { "X-Provider-Key-acme": key }],
  ["embedded/script", {}],
  ["no-provider", { "X-Provider-Key-no-provider": key }],
])("sends the key of %s [G-174]", (model, expected) => {
  expect(createRequest({}, { model }).headers).toEqual({ accept: "text/event-stream", ...expected });
  expect(createRequest({ body: { request: { model } } }).headers).toEqual({
    accept: "text/event-stream",
    ...expected,
  });
});

it("omits the key, and overrides headers", () => {
  expect(createRequest({ with: { providerKey: "none" }, headers: { "X-Request-ID": "a" } }).headers).toEqual({
    accept: "text/event-stream",
    "X-Request-ID": "a",
  });
});

it.each<[string, Partial<RunStep>, Partial<RunContext>, unknown]>([
  [
    "fields of the request",
    { body: { request: { max_tokens: 5 }, builtins: [] } },
    {},
    { request: { model: "openai/conformance", messages: [user], max_tokens: 5 }, builtins: [] },
  ],
  ["another request", { body: { request: null } }, {}, { request: null }],
  [
    "omitted content",
    { without: ["request.model", "request.none.more", "other"] },
    {},
    { request: { messages: [user] } },
  ],
  ["an empty body", { without: ["request"] }, {}, {}],
  [
    "messages after the script",
    { messages: [{ role: "assistant", content: "Hm." }] },
    {},
    { request: { model: "openai/conformance", messages: [user, { role: "assistant", content: "Hm." }] } },
  ],
  [
    "the conversation of a stream",
    {},
    { history: readEvents(timedOut) },
    { request: { model: "openai/conformance", messages: [{ role: "user", content: "What is new?" }, user] } },
  ],
  [
    "the conversation from a response",
    {},
    { history: createBlockingResponse() },
    { request: { model: "openai/conformance", messages: [...(runResult.messages as object[]), user] } },
  ],
  ["the body of an earlier run", {}, { again: readEvents(timedOut), content: undefined }, sent],
  [
    "the body of an earlier run, with different content",
    { body: { run: {} } },
    { again: createBlockingResponse(), content: undefined },
    { ...sent, run: {} },
  ],
])("sends %s", (_, step, changes, expected) => {
  expect(createRequest(step, changes).body).toEqual(expected);
});

it("sends requests that are valid under the document", () => {
  expect(checkBody("createRun", createRequest({}).body)).toEqual([]);
  expect(checkBody("streamRun", createRequest({}, { history: createBlockingResponse() }).body)).toEqual([]);
});

const target: Target = {
  name: "x",
  url: "",
  mode: "upstream",
  features: new Set(),
  toolServer: "t",
  timeoutMs: 1,
};

it.each<[Partial<Target>, string, string]>([
  [{ modelId: "openai-chat/{model}" }, "openai-chat/conformance", "X-Provider-Key-OpenAI"],
  [{ modelId: "anthropic/{model}" }, "anthropic/conformance", "X-Provider-Key-Anthropic"],
  [{ model: "acme/own" }, "acme/own", "X-Provider-Key-acme"],
  [{ mode: "script", model: "script" }, "embedded/script", ""],
])("creates the setup for %j", (parts, model, providerKeyHeader) => {
  expect(createCaseSetup({ ...target, ...parts }, "c1")).toEqual({
    model,
    facts: { model, providerKey: key, providerKeyHeader },
    secrets: [key],
  });
});
