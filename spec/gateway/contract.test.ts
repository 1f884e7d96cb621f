/** Tests the operations, responses and events in the contract's documents and schemas. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { routes } from "../../generated/gateway/handlers.ts";
import * as validators from "../../generated/gateway/validators.js";
import * as sealed from "../../generated/gateway/validators.sealed.js";
import { inlineResponses } from "../toolchain/generate/shared-responses.ts";

const user = { role: "user", content: "hi" };

/** Reads the OpenAPI 3.2 document. */
function readDocument() {
  return inlineResponses(
    parse(readFileSync(new URL("../../generated/gateway/openapi.3.2.yaml", import.meta.url), "utf8")),
  );
}

it("has two operations with the same requests and error responses [G-001][G-086]", () => {
  const described = routes.map(({ method, path, operationId, contentTypes }) => [
    `${method.toUpperCase()} ${path} ${operationId}`,
    Object.entries(contentTypes).map(([status, type]) => `${status} ${type}`),
  ]);
  const errors = ["400", "401", "403", "404", "408", "429", "500", "502", "529"].map(
    (status) => `${status} application/json`,
  );
  expect(described).toEqual([
    ["POST /v1/runs createRun", ["200 application/json", ...errors]],
    ["POST /v1/runs:stream streamRun", ["200 text/event-stream", ...errors]],
  ]);
});

it("describes frames that contain the event name but no ID [G-141]", () => {
  const { content } = readDocument().paths["/v1/runs:stream"].post.responses["200"];
  const { itemSchema } = content["text/event-stream"];
  expect(itemSchema.required).toEqual(["event", "data"]);
  expect(itemSchema.properties).not.toHaveProperty("id");
  expect(itemSchema.properties.event.enum).toEqual([
    "run_start",
    "step_start",
    "stream_event",
    "tool_call_start",
    "tool_result",
    "step_complete",
    "history_delta",
    "run_complete",
    "error",
    "ping",
  ]);
});

it("declares the headers of requests, responses and streams [G-142][G-174][G-176][GX-10]", () => {
  const { parameters, responses } = readDocument().paths["/v1/runs:stream"].post;
  const headerNames = (status: string) => Object.keys(responses[status].headers);
  expect(parameters.map((each: { name: string; required: boolean }) => [each.name, each.required])).toEqual([
    ["X-Request-ID", false],
    ["X-VAI-Version", false],
    ["X-Provider-Key-OpenAI", false],
    ["X-Provider-Key-Anthropic", false],
    ["X-Provider-Key-Tavily", false],
    ["X-Provider-Key-Brave", false],
  ]);
  expect(headerNames("200").sort()).toEqual(["Cache-Control", "X-Accel-Buffering", "X-Request-ID"]);
  expect(headerNames("400")).toEqual(["X-Request-ID"]);
  expect(headerNames("429").sort()).toEqual(["Retry-After", "X-Request-ID"]);
});

it("accepts only version 1 [G-176]", () => {
  const read = (version: string) =>
    validators.readParameters("createRun", { headers: { "x-vai-version": version } }).violations;
  expect(read("1")).toEqual([]);
  expect(read("2")).toEqual([
    { pointer: "/X-VAI-Version", message: 'must be "1", not "2"', keyword: "enum" },
  ]);
});

const usage = { input_tokens: 1, output_tokens: 2, total_tokens: 3 };
const head = { id: "m", type: "message", role: "assistant", model: "a/b" };
const response = { ...head, content: [], stop_reason: "end_turn", usage };
const result = {
  response: null,
  steps: [],
  tool_call_count: 0,
  turn_count: 0,
  usage,
  stop_reason: "timeout",
  messages: [user],
};

it("requires all fields of a result, and allows a null response if no turn was completed [G-100][G-101][GX-04]", () => {
  expect(sealed.checkResponse("createRun", 200, { result })).toEqual([]);
  expect(sealed.checkResponse("createRun", 200, { result: {} }).map(({ pointer }) => pointer)).toEqual(
    Object.keys(result).map((name) => `/result/${name}`),
  );
});

it("requires `is_error` and `error` in every tool result [GX-02][GX-03]", () => {
  const given = { content: [{ type: "text", text: "" }], is_error: false, error: null };
  const failed = {
    ...given,
    is_error: true,
    error: { type: "api_error", message: "m", code: "tool_timeout" },
  };
  const event = { type: "tool_result", id: "c", name: "n" };
  const step = { index: 0, response, tool_calls: [], duration_ms: 1 };
  for (const outcome of [given, failed]) {
    expect(sealed.checkRunEvent({ ...event, ...outcome })).toEqual([]);
    expect(sealed.checkRunStep({ ...step, tool_results: [{ tool_use_id: "c", ...outcome }] })).toEqual([]);
  }
  expect(sealed.checkRunEvent(event).map(({ pointer }) => pointer)).toEqual([
    "/content",
    "/is_error",
    "/error",
  ]);
});

it("accepts blocks of unknown types unchanged and rejects invalid blocks of known types [G-087]", () => {
  const check = (...content: unknown[]) => sealed.checkMessageResponse({ ...response, content });
  expect(check({ type: "code_execution_tool_result", content: { stdout: "" } })).toEqual([]);
  expect(check({ ...response, type: "text" }).map(({ pointer }) => pointer)).toContain("/content/0/text");
  expect(check({ type: "text", text: "", x: 1 }).map(({ pointer }) => pointer)).toEqual(["/content/0/x"]);
  expect(check({ text: "" }).map(({ pointer }) => pointer)).toEqual(["/content/0/type"]);
});

it.each<[event: object]>([
  [{ type: "message_start", message: { ...head, content: [], usage } }],
  [{ type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } }],
  [{ type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "x" } }],
  [{ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "x" } }],
  [{ type: "content_block_delta", index: 0, delta: { type: "input_json_delta", partial_json: "{" } }],
  [{ type: "content_block_stop", index: 0 }],
  [{ type: "message_delta", delta: { stop_reason: "stop_sequence", stop_sequence: "END" }, usage }],
  [{ type: "message_stop" }],
])("wraps %j [G-145][G-155]", (event) => {
  expect(sealed.checkRunEvent({ type: "stream_event", event })).toEqual([]);
});

it("locates errors in events [G-155]", () => {
  const wrapped = (event: unknown) =>
    sealed.checkRunEvent({ type: "stream_event", event }).map(({ pointer }) => pointer);
  expect(sealed.checkRunEvent({ type: "run_end" }).map(({ pointer }) => pointer)).toEqual(["/type"]);
  expect(wrapped({ type: "audio_chunk" })).toEqual(["/event/type"]);
  expect(wrapped({ type: "message_start", message: response })).toEqual(["/event/message/stop_reason"]);
  expect(wrapped({ type: "content_block_delta", index: 0, delta: { type: "text_delta" } })).toEqual([
    "/event/delta/text",
  ]);
});

it("has one form for all errors, and one status for each type except api_error [G-170][G-171]", () => {
  const types = {
    invalid_request_error: [400],
    authentication_error: [401],
    permission_error: [403],
    not_found_error: [404],
    rate_limit_error: [429],
    api_error: [408, 500],
    provider_error: [502],
    overloaded_error: [529],
  };
  const statuses = Object.values(types).flat();
  for (const [type, expected] of Object.entries(types)) {
    const error = {
      type,
      message: "m",
      param: "request.tools[0]",
      code: "c",
      request_id: "req_1",
      retry_after: 1,
      provider_error: { status: 500 },
      compat_issues: [{ severity: "error", param: "p", code: "c", message: "m" }],
    };
    expect(sealed.checkRunEvent({ type: "error", error })).toEqual([]);
    const declared = statuses.filter(
      (status) => sealed.checkResponse("createRun", status, { error }).length === 0,
    );
    expect(declared).toEqual(expected);
  }
});
