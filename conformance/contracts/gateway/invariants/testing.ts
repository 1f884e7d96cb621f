/** Evidence for tests of invariants: runs as they must be, and ways to spoil them. */
import {
  createResponse as createBaseResponse,
  createStreamKit,
  replaceEvent,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { GatewayReader, type GatewayStream } from "../stream/gateway-stream.ts";
import { type GatewayAnswer, readAnswer } from "../stream/run-seen.ts";

const requestId = "req_0123456789abcdef0123";
const user: JsonObject = { role: "user", content: "What is new?" };
/** What is sent. */
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
const shell = (id: string): JsonObject => ({
  type: "message_start",
  message: { ...head(id), content: [], stop_reason: null, usage: usage(0, 0) },
});
export const wrapped = (event: JsonObject): JsonObject => ({ type: "stream_event", event });
const begins = (index: number, block: JsonObject): JsonObject =>
  wrapped({ type: "content_block_start", index, content_block: block });
const piece = (index: number, delta: JsonObject): JsonObject =>
  wrapped({ type: "content_block_delta", index, delta });
const ends = (index: number): JsonObject => wrapped({ type: "content_block_stop", index });
const completes = (reason: string, tokens: JsonObject): JsonObject =>
  wrapped({ type: "message_delta", delta: { stop_reason: reason }, usage: tokens });

export const failure: JsonObject = {
  type: "provider_error",
  message: "The search failed.",
  code: "tool_provider_error",
};
export const content = [{ type: "text", text: "{}" }];
const failed = [{ type: "text", text: "The search failed." }];
const use = (id: string, query: string): JsonObject => ({
  type: "tool_use",
  id,
  name: "vai_web_search",
  input: { query },
});
const called = (id: string, query: string): JsonObject => ({ id, name: "vai_web_search", input: { query } });
const asking: JsonObject = {
  ...head("msg_1"),
  content: [{ type: "text", text: "I look." }, use("call_1", "cats"), use("call_2", "dogs")],
  stop_reason: "tool_use",
  usage: usage(5, 7),
};
const telling: JsonObject = {
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
export const messageStart = wrapped(shell("msg_1"));
export const textPiece = piece(0, { type: "text_delta", text: "look." });
export const blockEnds = ends(0);
export const json = piece(1, { type: "input_json_delta", partial_json: 's"}' });
export const messageStop = wrapped({ type: "message_stop" });
export const callStarts: JsonObject = { type: "tool_call_start", ...called("call_1", "cats") };
export const result: JsonObject = {
  type: "tool_result",
  id: "call_1",
  name: "vai_web_search",
  content,
  is_error: false,
  error: null,
};
export const badResult: JsonObject = {
  ...result,
  id: "call_2",
  content: failed,
  is_error: true,
  error: failure,
};
export const stepCompletes: JsonObject = { type: "step_complete", index: 0, response: asking };
export const delta: JsonObject = {
  type: "history_delta",
  expected_len: 1,
  append: [
    { role: "assistant", content: asking.content ?? null },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "call_1", content, is_error: false },
        { type: "tool_result", tool_use_id: "call_2", content: failed, is_error: true },
      ],
    },
  ],
};
const lastDelta: JsonObject = {
  type: "history_delta",
  expected_len: 3,
  append: [{ role: "assistant", content: telling.content ?? null }],
};
/** What came of the run. */
export const runResult: JsonObject = {
  response: telling,
  steps: [
    {
      index: 0,
      response: asking,
      tool_calls: [called("call_1", "cats"), called("call_2", "dogs")],
      tool_results: [
        { tool_use_id: "call_1", content, is_error: false, error: null },
        { tool_use_id: "call_2", content: failed, is_error: true, error: failure },
      ],
      duration_ms: 3,
    },
    { index: 1, response: telling, tool_calls: [], tool_results: [], duration_ms: 2 },
  ],
  tool_call_count: 2,
  turn_count: 2,
  usage: usage(25, 10),
  stop_reason: "end_turn",
  messages: [user, ...(delta.append as Json[]), ...(lastDelta.append as Json[])],
};
export const completed: JsonObject = { type: "run_complete", result: runResult };

/** Two calls, of which one fails, and an answer after a thought. */
export const goodRun: JsonObject[] = [
  started,
  firstStep,
  messageStart,
  begins(0, { type: "text", text: "" }),
  piece(0, { type: "text_delta", text: "I " }),
  textPiece,
  blockEnds,
  begins(1, { ...use("call_1", ""), input: {} }),
  piece(1, { type: "input_json_delta", partial_json: '{"query":"cat' }),
  json,
  ends(1),
  begins(2, { ...use("call_2", ""), input: {} }),
  piece(2, { type: "input_json_delta", partial_json: '{"query":"dogs"}' }),
  ends(2),
  completes("tool_use", usage(5, 7)),
  messageStop,
  callStarts,
  { type: "tool_call_start", ...called("call_2", "dogs") },
  { type: "ping" },
  badResult,
  result,
  stepCompletes,
  delta,
  { type: "step_start", index: 1 },
  wrapped(shell("msg_2")),
  begins(0, { type: "thinking", thinking: "" }),
  piece(0, { type: "thinking_delta", thinking: "Hm." }),
  ends(0),
  begins(1, { type: "text", text: "Nothing." }),
  ends(1),
  completes("end_turn", usage(20, 3)),
  wrapped({ type: "message_stop" }),
  { type: "step_complete", index: 1, response: telling },
  lastDelta,
  completed,
];

/** A run that is stopped in the middle of its first turn. */
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

/** A run whose model fails in the middle of its first turn. */
export const broke: JsonObject = {
  type: "error",
  error: { type: "provider_error", message: "The provider failed.", request_id: requestId },
};
export const failedRun: JsonObject[] = [...goodRun.slice(0, 5), broke];

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

/** An answer. @param headers Laid over those that it must have. */
export function createResponse(
  status: number,
  body: Json,
  headers: Record<string, string> = {},
  path = "/v1/runs",
): GatewayAnswer {
  return readAnswer(
    createBaseResponse("POST", path, status, body, { "x-request-id": requestId, ...headers }),
    sent,
  );
}

/** The answer of a blocking run. @param parts Laid over the good result. */
export function blockingOf(parts: JsonObject = {}): GatewayAnswer {
  return createResponse(200, { result: { ...runResult, ...parts } });
}

/** A refusal. @param parts Laid over a good error. */
export function refusalOf(status: number, type: string, parts: JsonObject = {}): GatewayAnswer {
  return createResponse(status, { error: { type, message: "No.", request_id: requestId, ...parts } });
}

/** The good run with one event replaced. */
export function spoilt(old: JsonObject, ...by: JsonObject[]): Evidence {
  return createEvidence(replaceEvent(goodRun, old, ...by));
}
