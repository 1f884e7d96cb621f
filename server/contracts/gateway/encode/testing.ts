/** Canonical events for encoder tests, and the contract events that they should be encoded as. */
import { expect } from "vitest";
import { checkRunEvent } from "../../../../generated/gateway/validators.sealed.js";
import type { RunEvent as Canonical, JsonObject, StopReason } from "../../../core/events.ts";
import type { ContentBlock } from "../../../core/messages.ts";
import { toLogLine } from "../../testing-events.ts";
import { Encoder, type EncoderOptions, type RunEvent } from "./encoder.ts";

export const ids = { threadId: "thr_1", runId: "run_1" };
export const hi = { role: "user" as const, content: "Hi" };
export const encoderOptions: EncoderOptions = {
  requestId: "req_1",
  model: "openai/m",
  messages: [hi],
  tools: new Set(["look"]),
  keyHeader: "X-Provider-Key-OpenAI",
};

/** Encodes events and returns the result for each event separately. */
export function encode(events: readonly Canonical[], encoder = new Encoder(encoderOptions)): RunEvent[][] {
  return events.map((event) => {
    const encoded = encoder.encode(toLogLine(event));
    // Copy the events, because encoding later events must not change earlier results.
    const all = structuredClone(encoded);
    for (const one of all) expect(checkRunEvent(one)).toEqual([]);
    return all;
  });
}

export const started: Canonical = { type: "RUN_STARTED", ...ids, timestamp: 10 };
export const finished = (timestamp = 90): Canonical => ({ type: "RUN_FINISHED", ...ids, timestamp });
export const stop = (reason: StopReason): Canonical => ({ type: "engine.run_stop", reason, timestamp: 90 });
export const step = (timestamp = 10): Canonical => ({ type: "STEP_STARTED", stepName: "turn-1", timestamp });
export const custom = (name: string, value: object): Canonical =>
  ({ type: "CUSTOM", name, value, timestamp: 30 }) as Canonical;
export const textStart: Canonical = {
  type: "TEXT_MESSAGE_START",
  messageId: "msg_a",
  role: "assistant",
  timestamp: 11,
};
export const textDelta = (delta: string): Canonical => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId: "msg_a",
  delta,
  timestamp: 12,
});
export const textEnd: Canonical = { type: "TEXT_MESSAGE_END", messageId: "msg_a", timestamp: 13 };
export const callStart = (id: string, name = "look"): Canonical => ({
  type: "TOOL_CALL_START",
  toolCallId: id,
  toolCallName: name,
  toolName: name,
  parentMessageId: "msg_a",
  timestamp: 14,
});
export const callArgs = (id: string, delta: string): Canonical => ({
  type: "TOOL_CALL_ARGS",
  toolCallId: id,
  delta,
  timestamp: 15,
});
export const callEnd = (id: string): Canonical => ({ type: "TOOL_CALL_END", toolCallId: id, timestamp: 16 });
export const call = (id: string, json: string, name = "look") => [
  callStart(id, name),
  callArgs(id, json),
  callEnd(id),
];
export const turnEnd = (stopReason = "stop", inputTokens = 5, outputTokens = 2): Canonical => ({
  type: "engine.turn_end",
  turn: 1,
  stopReason,
  usage: {},
  counted: { inputTokens, outputTokens },
  timestamp: 20,
});
export const stepEnd: Canonical = { type: "STEP_FINISHED", stepName: "turn-1", timestamp: 20 };
export const toolStart = (id: string, input: JsonObject = {}): Canonical => ({
  type: "engine.tool_start",
  toolCallId: id,
  toolName: "look",
  input,
  timestamp: 21,
});
export const toolError = (id: string, code: string, message: string): Canonical => ({
  type: "engine.tool_error",
  toolCallId: id,
  code,
  message,
  timestamp: 29,
});
export const toolResult = (id: string, result: ContentBlock[], isError?: true): Canonical =>
  custom("tambo.tool.result", { toolCallId: id, result, ...(isError && { isError }) });
export const createTextBlock = (text: string) => ({ type: "text" as const, text });
export const error = (code: string, message = "No."): Canonical => ({
  type: "RUN_ERROR",
  code,
  message,
  timestamp: 90,
});

export const wrapEvent = (event: object) => ({ type: "stream_event", event });
export const messageStart = (id: string) =>
  wrapEvent({
    type: "message_start",
    message: {
      id,
      type: "message",
      role: "assistant",
      model: "openai/m",
      content: [],
      usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
    },
  });
export const blockStart = (index: number, content_block: object) =>
  wrapEvent({ type: "content_block_start", index, content_block });
export const blockDelta = (index: number, delta: object) =>
  wrapEvent({ type: "content_block_delta", index, delta });
export const blockStop = (index: number) => wrapEvent({ type: "content_block_stop", index });
export const usage = (input_tokens: number, output_tokens: number) => ({
  input_tokens,
  output_tokens,
  total_tokens: input_tokens + output_tokens,
});
export const messageEnd = (stop_reason: string, used: object) => [
  wrapEvent({ type: "message_delta", delta: { stop_reason }, usage: used }),
  wrapEvent({ type: "message_stop" }),
];
export const response = (id: string, content: object[], stop_reason: string, used: object) => ({
  id,
  type: "message",
  role: "assistant",
  model: "openai/m",
  content,
  stop_reason,
  usage: used,
});
export const emptyResult = {
  response: null,
  steps: [],
  tool_call_count: 0,
  turn_count: 0,
  usage: usage(0, 0),
  messages: [hi],
};

export const startedRun = [started, step()];
export const turnWithCall = [...startedRun, ...call("tc_1", '{"q":1}'), turnEnd("tool-calls")];
export const nativeCall = { toolCallId: "tc_9", toolName: "code_execution", timestamp: 12 };
