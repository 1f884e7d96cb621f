/** Valid runs as evidence for invariant tests, and helpers that modify them. */
import {
  createResponse as createBaseResponse,
  createStreamKit,
  replaceEvent,
  type StreamOptions,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { isObject, type JsonObject } from "../../../stream/json.ts";
import { AgentReader, type AgentStream } from "../stream/agent-stream.ts";

/** The request body. */
export const sent: JsonObject = {
  thread_id: "thread_1",
  enable_deep_thinking: true,
  messages: [{ role: "user", content: "What is the weather in Tokyo?" }],
};

/** Returns an event that includes the thread id. */
export const event = (name: string, data: JsonObject): JsonObject => ({
  event: name,
  data: { ...data, thread_id: "thread_1" },
});

export const started = event("status", { type: "start" });
export const turn = (number: number) => event("status", { type: "running", message: `turn ${number}` });
export const firstTurn = turn(1);
export const completed = event("status", { type: "complete" });
export const failed = event("status", { type: "error" });
export const failure = event("error", {
  type: "error",
  message: "The model's provider asks to slow down.",
  code: "RATE_LIMIT",
});
export const reasoningId = "reasoning-0a1b2c3d";
export const reasoningStart = event("reasoning_start", { messageId: reasoningId });
export const reasoningMessageStart = event("reasoning_message_start", {
  messageId: reasoningId,
  role: "assistant",
});
export const reasoningDelta = (delta: string) =>
  event("reasoning_message_content", { messageId: reasoningId, delta });
export const lastReasoningDelta = reasoningDelta(" it up.");
export const reasoningMessageEnd = event("reasoning_message_end", { messageId: reasoningId });
export const reasoningEnd = event("reasoning_end", { messageId: reasoningId });
export const text = (content: string) => event("message", { content });
export const firstText = text("I look it up. ");
export const callStart = event("tool_call_start", { toolCallId: "call_1", toolCallName: "weather" });
export const args = (delta: string, toolCallId = "call_1") => event("tool_call_args", { toolCallId, delta });
export const lastArgs = args('"Tokyo"}');
export const callEnd = event("tool_call_end", { toolCallId: "call_1" });
export const result = event("tool_result", { toolCallId: "call_1", content: "Sunny", role: "tool" });
export const toolFailure = event("error", { type: "error", message: "No map.", code: "TOOL_ERROR" });
export const failedResult = event("tool_result", { toolCallId: "call_2", content: "No map.", role: "tool" });

/** Reasoning, some text, two parallel calls of which one fails, and the final text. */
export const goodRun: readonly JsonObject[] = [
  started,
  firstTurn,
  reasoningStart,
  reasoningMessageStart,
  reasoningDelta("I look"),
  lastReasoningDelta,
  reasoningMessageEnd,
  reasoningEnd,
  firstText,
  callStart,
  args('{"city":'),
  event("tool_call_start", { toolCallId: "call_2", toolCallName: "map" }),
  args("{}", "call_2"),
  lastArgs,
  callEnd,
  event("tool_call_end", { toolCallId: "call_2" }),
  result,
  toolFailure,
  failedResult,
  turn(2),
  text("It is"),
  text(" sunny."),
  completed,
];

/** A run whose model fails while a call is awaiting its result. */
export const failedRun: readonly JsonObject[] = [
  started,
  firstTurn,
  callStart,
  args("{}"),
  callEnd,
  failure,
  failed,
];

/** A thread id that the server created. */
export const newThreadId = "0f8fad5b-d9cb-469f-a165-70867728950e";

export const { readEvents, readBytes, createEvidence } = createStreamKit<
  AgentStream,
  StreamOptions & { path?: string }
>({
  reader: (options) =>
    new AgentReader({
      method: "POST",
      path: options.path ?? "/agent/chat/stream",
      query: {},
      sent: options.sent ?? sent,
      status: 200,
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        ...options.headers,
      },
    }),
  frame(each) {
    const { event: name = "", data = null } = isObject(each) ? each : {};
    return `event: ${String(name)}\ndata: ${JSON.stringify(data)}`;
  },
});

/**
 * Returns an error response.
 * @param parts Fields to merge over a valid body.
 * @param headers Headers to merge over the valid headers.
 */
export function createErrorResponse(
  status: number,
  parts: JsonObject = {},
  headers: Record<string, string> = {},
): ObservedResponse {
  const trace_id = "4bf92f3577b34da6a3ce929d0e0e4736";
  return createResponse(
    status,
    { code: status, msg: "It is wrong.", data: null, trace_id, ...parts },
    headers,
  );
}

/** Returns a response with a JSON body, or with text that is sent unchanged. */
export function createResponse(
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): ObservedResponse {
  return createBaseResponse("POST", "/agent/chat/stream", status, body, headers);
}

/** Returns the events with another thread id. */
export function withThreadId(events: readonly JsonObject[], threadId: string): JsonObject[] {
  return events.map(({ event: name, data }) => ({
    event: name ?? null,
    data: { ...(data as JsonObject), thread_id: threadId },
  }));
}

/** Returns evidence for the valid run with one event replaced. */
export function replaceInGoodRun(old: JsonObject, ...by: JsonObject[]): Evidence {
  return createEvidence(replaceEvent(goodRun, old, ...by));
}
