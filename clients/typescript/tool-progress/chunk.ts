/**
 * Chunks of a tool-progress stream. The types are broader than the contract, because clients must accept more
 * than servers may send.
 */
import type { RunFailure, ToolEventType } from "../../../generated/tool-progress/types.ts";
import { isObject } from "../json/values.ts";

export type { RunFailure, ToolEventType };

/** Information about a tool call in a chunk: its start, a part of its result, or its complete result. */
export interface ToolCallResponse {
  /** The id of the call, which is the same in all chunks for this call. */
  call_id: string;
  event_type: ToolEventType;
  tool_name: string;
  /** A human-readable line that describes the call's progress. */
  tool_response: string;
  tool_call_details: ToolCallDetails;
  /** The next part of the result. Absent or `null` unless the result is being streamed (P-009). */
  stream_part?: string | null;
  /**
   * `false` in every part of a result except the last. It is always `true` in the `call` event, although the
   * tool has only just started (PX-10).
   */
  is_complete: boolean;
}

/**
 * Details of a call: a Markdown summary from the tool, and other fields. Raw HTML in the summary must not be
 * rendered (P-056).
 */
export interface ToolCallDetails {
  summary: string;
  /** `true` if the result is an error (PX-12). */
  is_error?: boolean;
  [member: string]: unknown;
}

/**
 * A chunk. Servers send every field except `error`. Clients also accept missing and unknown fields, and tool
 * calls as JSON strings (P-003, PX-01, PX-03).
 */
export interface ChatAgentResponse {
  /** The text to append to the message. */
  message?: string;
  /** An alias for `message` with the same text. Used only if `message` is absent. */
  response?: string;
  tool_calls?: readonly unknown[];
  citations?: readonly string[];
  /** The error of a failed run, sent in the run's last chunk (PX-12). */
  error?: RunFailure;
}

const eventTypes: Readonly<Record<ToolEventType, true>> = {
  call: true,
  result: true,
  delegation_call: true,
  delegation_result: true,
};

/**
 * Parses a tool call in a chunk, given as an object or as a JSON string (PX-03). Missing text fields become
 * empty strings, and a missing `is_complete` becomes `true` (P-010).
 *
 * @returns `undefined` if the item is not a tool call, or if this version does not know its event type
 * (PX-12).
 */
export function parseToolCall(item: unknown): ToolCallResponse | undefined {
  const call = typeof item === "string" ? parseJson(item) : item;
  if (!isObject(call) || typeof call.call_id !== "string" || !isEventType(call.event_type)) return undefined;
  const { stream_part: part } = call;
  return {
    call_id: call.call_id,
    event_type: call.event_type,
    tool_name: toText(call.tool_name),
    tool_response: toText(call.tool_response),
    tool_call_details: parseDetails(call.tool_call_details),
    ...(typeof part === "string" ? { stream_part: part } : {}),
    is_complete: call.is_complete !== false,
  };
}

function parseDetails(value: unknown): ToolCallDetails {
  const { is_error: isError, ...details } = isObject(value) ? value : {};
  const failed = typeof isError === "boolean" ? { is_error: isError } : {};
  return { ...details, ...failed, summary: toText(details.summary) };
}

function isEventType(value: unknown): value is ToolEventType {
  return typeof value === "string" && Object.hasOwn(eventTypes, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value if it is a string, otherwise an empty string. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
