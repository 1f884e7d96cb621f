/** What of a chunk's `tool_calls` a reader takes, however it is written. */
import type { ToolCallDetails, ToolCallResponse, ToolEventType } from "./chunk.ts";
import { isObject } from "./is-object.ts";
import { textOf } from "./text-of.ts";

const eventTypes: Readonly<Record<ToolEventType, true>> = {
  call: true,
  result: true,
  delegation_call: true,
  delegation_result: true,
};

/**
 * A tool call of a chunk: an object, or the JSON text of one (PX-03). Members that are missing are empty, and
 * `is_complete` is then `true` (P-010).
 *
 * @returns `undefined` of what is none, or of an event type that came later than this client (PX-12).
 */
export function readToolCall(item: unknown): ToolCallResponse | undefined {
  const call = typeof item === "string" ? parse(item) : item;
  if (!isObject(call) || typeof call.call_id !== "string" || !isEventType(call.event_type)) return undefined;
  const { stream_part: part } = call;
  return {
    call_id: call.call_id,
    event_type: call.event_type,
    tool_name: textOf(call.tool_name),
    tool_response: textOf(call.tool_response),
    tool_call_details: readDetails(call.tool_call_details),
    ...(typeof part === "string" ? { stream_part: part } : {}),
    is_complete: call.is_complete !== false,
  };
}

function readDetails(value: unknown): ToolCallDetails {
  const { is_error: isError, ...details } = isObject(value) ? value : {};
  const failed = typeof isError === "boolean" ? { is_error: isError } : {};
  return { ...details, ...failed, summary: textOf(details.summary) };
}

function isEventType(value: unknown): value is ToolEventType {
  return typeof value === "string" && Object.hasOwn(eventTypes, value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
