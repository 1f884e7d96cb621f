/** Valid runs as evidence for invariant tests, and helpers that modify them. */
import {
  createResponse as createBaseResponse,
  createStreamKit,
  replaceEvent,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { GatewayReader, type GatewayStream } from "../stream/gateway-stream.ts";
import { type GatewayResponse, parseResponse } from "../stream/observed-run.ts";

const requestId = "req_0123456789abcdef0123";
const user: JsonObject = { role: "user", content: "What is new?" };
/** The request body. */
export const sent: JsonObject = {
  request: { model: "openai/conformance", messages: [user] },
  builtins: ["vai_web_search"],
};
const usage = (input: number, output: number): JsonObject => ({
  input_tokens: input,
  output_tokens: output,
  total_tokens: input + output,
});
const head = (id: string): JsonObject => ({
  id,
  type: "message",
  role: "assistant",
  model: "openai/conformance",
});
const startMessage = (id: string): JsonObject => ({
  type: "message_start",
  message: { ...head(id), content: [], usage: usage(0, 0) },
});
export const wrapped = (event: JsonObject): JsonObject => ({ type: "stream_event", event });
const blockStart = (index: number, block: JsonObject): JsonObject =>
  wrapped({ type: "content_block_start", index, content_block: block });
const blockDelta = (index: number, delta: JsonObject): JsonObject =>
  wrapped({ type: "content_block_delta", index, delta });
const blockStop = (index: number): JsonObject => wrapped({ type: "content_block_stop", index });
const messageDelta = (reason: string, tokens: JsonObject): JsonObject =>
  wrapped({ type: "message_delta", delta: { stop_reason: reason }, usage: tokens });

export const failure: JsonObject = {
  type: "provider_error",
  message: "The search failed.",
  code: "tool_provider_error",
};
export const content = [{ type: "text", text: "{}" }];
const failed = [{ type: "text", text: "The search failed." }];
const createToolUse = (id: string, query: string): JsonObject => ({
  type: "tool_use",
  id,
  name: "vai_web_search",
  input: { query },
});
const createCall = (id: string, query: string): JsonObject => ({
  id,
  name: "vai_web_search",
  input: { query },
});
const toolUseResponse: JsonObject = {
  ...head("msg_1"),
  content: [
    { type: "text", text: "I look." },
    createToolUse("call_1", "cats"),
    createToolUse("call_2", "dogs"),
  ],
  stop_reason: "tool_use",
  usage: usage(5, 7),
};
const finalResponse: JsonObject = {
  ...head("msg_2"),
  content: [
    { type: "thinking", thinking: "Hm." },
    { type: "text", text: "Nothing." },
  ],
  stop_reason: "end_turn",
  usage: usage(20, 3),
};

export const started: JsonObject = {
  type: "run_start",
  request_id: requestId,
  model: "openai/conformance",
  protocol_version: "1",
};
export const firstStep: JsonObject = { type: "step_start", index: 0 };
export const messageStart = wrapped(startMessage("msg_1"));
export const textDelta = blockDelta(0, { type: "text_delta", text: "look." });
export const textBlockStop = blockStop(0);
export const inputDelta = blockDelta(1, { type: "input_json_delta", partial_json: 's"}' });
export const messageStop = wrapped({ type: "message_stop" });
export const callStart: JsonObject = { type: "tool_call_start", ...createCall("call_1", "cats") };
export const result: JsonObject = {
  type: "tool_result",
  id: "call_1",
  name: "vai_web_search",
  content,
  is_error: false,
  error: null,
};
export const failedResult: JsonObject = {
  ...result,
  id: "call_2",
  content: failed,
  is_error: true,
  error: failure,
};
export const stepComplete: JsonObject = { type: "step_complete", index: 0, response: toolUseResponse };
export const historyDelta: JsonObject = {
  type: "history_delta",
  expected_len: 1,
  append: [
    { role: "assistant", content: toolUseResponse.content ?? null },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "call_1", content, is_error: false },
        { type: "tool_result", tool_use_id: "call_2", content: failed, is_error: true },
      ],
    },
  ],
};
const lastHistoryDelta: JsonObject = {
  type: "history_delta",
  expected_len: 3,
  append: [{ role: "assistant", content: finalResponse.content ?? null }],
};
/** The result of the run. */
export const runResult: JsonObject = {
  response: finalResponse,
  steps: [
    {
      index: 0,
      response: toolUseResponse,
      tool_calls: [createCall("call_1", "cats"), createCall("call_2", "dogs")],
      tool_results: [
        { tool_use_id: "call_1", content, is_error: false, error: null },
        { tool_use_id: "call_2", content: failed, is_error: true, error: failure },
      ],
      duration_ms: 3,
    },
    { index: 1, response: finalResponse, tool_calls: [], tool_results: [], duration_ms: 2 },
  ],
  tool_call_count: 2,
  turn_count: 2,
  usage: usage(25, 10),
  stop_reason: "end_turn",
  messages: [user, ...(historyDelta.append as Json[]), ...(lastHistoryDelta.append as Json[])],
};
export const completed: JsonObject = { type: "run_complete", result: runResult };

/** Two calls, of which one fails, then reasoning and some final text. */
export const goodRun: JsonObject[] = [
  started,
  firstStep,
  messageStart,
  blockStart(0, { type: "text", text: "" }),
  blockDelta(0, { type: "text_delta", text: "I " }),
  textDelta,
  textBlockStop,
  blockStart(1, { ...createToolUse("call_1", ""), input: {} }),
  blockDelta(1, { type: "input_json_delta", partial_json: '{"query":"cat' }),
  inputDelta,
  blockStop(1),
  blockStart(2, { ...createToolUse("call_2", ""), input: {} }),
  blockDelta(2, { type: "input_json_delta", partial_json: '{"query":"dogs"}' }),
  blockStop(2),
  messageDelta("tool_use", usage(5, 7)),
  messageStop,
  callStart,
  { type: "tool_call_start", ...createCall("call_2", "dogs") },
  { type: "ping" },
  failedResult,
  result,
  stepComplete,
  historyDelta,
  { type: "step_start", index: 1 },
  wrapped(startMessage("msg_2")),
  blockStart(0, { type: "thinking", thinking: "" }),
  blockDelta(0, { type: "thinking_delta", thinking: "Hm." }),
  blockStop(0),
  blockStart(1, { type: "text", text: "Nothing." }),
  blockStop(1),
  messageDelta("end_turn", usage(20, 3)),
  wrapped({ type: "message_stop" }),
  { type: "step_complete", index: 1, response: finalResponse },
  lastHistoryDelta,
  completed,
];

/** A run that is stopped during its first turn. */
export const timedOut: JsonObject[] = [
  ...goodRun.slice(0, 5),
  {
    type: "run_complete",
    result: {
      response: null,
      steps: [],
      tool_call_count: 0,
      turn_count: 0,
      usage: usage(0, 0),
      stop_reason: "timeout",
      messages: [user],
    },
  },
];

/** The error event of a run whose model fails during its first turn. */
export const errorEvent: JsonObject = {
  type: "error",
  error: { type: "provider_error", message: "The provider failed.", request_id: requestId },
};
export const failedRun: JsonObject[] = [...goodRun.slice(0, 5), errorEvent];

export const { readEvents, readBytes, createEvidence } = createStreamKit<GatewayStream>({
  reader: (options) =>
    new GatewayReader({
      method: "POST",
      path: "/v1/runs:stream",
      query: {},
      sent: options.sent ?? sent,
      status: 200,
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache",
        "x-accel-buffering": "no",
        "x-request-id": requestId,
        ...options.headers,
      },
    }),
  frame: (event) =>
    `event: ${isObject(event) ? getString(event, "type") : ""}\ndata: ${JSON.stringify(event)}`,
});

/**
 * Returns a response.
 * @param headers Headers to merge over the valid headers.
 */
export function createResponse(
  status: number,
  body: Json,
  headers: Record<string, string> = {},
  path = "/v1/runs",
): GatewayResponse {
  return parseResponse(
    createBaseResponse("POST", path, status, body, { "x-request-id": requestId, ...headers }),
    sent,
  );
}

/**
 * Returns the response of a blocking run.
 * @param parts Fields to merge over the valid result.
 */
export function createBlockingResponse(parts: JsonObject = {}): GatewayResponse {
  return createResponse(200, { result: { ...runResult, ...parts } });
}

/**
 * Returns an error response.
 * @param parts Fields to merge over a valid error.
 */
export function createErrorResponse(status: number, type: string, parts: JsonObject = {}): GatewayResponse {
  return createResponse(status, { error: { type, message: "No.", request_id: requestId, ...parts } });
}

/** Returns evidence for the valid run with one event replaced. */
export function replaceInGoodRun(old: JsonObject, ...by: JsonObject[]): Evidence {
  return createEvidence(replaceEvent(goodRun, old, ...by));
}
