/**
 * Chunks of a tool-progress stream. The types are wider than the contract: clients accept more than servers
 * may send.
 */
import type { RunFailure, ToolEventType } from "../../../generated/tool-progress/types.ts";
import { isObject } from "../json/values.ts";

export type { RunFailure, ToolEventType };

/** A tool call in a chunk: its start, a part of its result, or its result. */
export interface ToolCallResponse {
  /** Id of the call, the same in all chunks about it. */
  call_id: string;
  event_type: ToolEventType;
  tool_name: string;
  /** The call's progress, as one line for people. */
  tool_response: string;
  tool_call_details: ToolCallDetails;
  /** The next part of the result. Absent or `null` unless the result is streamed (P-009). */
  stream_part?: string | null;
  /**
   * `false` in every part of a result except the last. In a `call` it is always `true`, although the tool has
   * only started (PX-10).
   */
  is_complete: boolean;
}

/** Details of a call: Markdown from the tool, and other fields. Do not render raw HTML in it (P-056). */
export interface ToolCallDetails {
  summary: string;
  /** `true` if the result is an error (PX-12). */
  is_error?: boolean;
  [member: string]: unknown;
}

/**
 * A chunk. Servers send every field except `error`. Readers also accept missing and unknown fields, and tool
 * calls as JSON text (P-003, PX-01, PX-03).
 */
export interface ChatAgentResponse {
  /** Text to append to the message. */
  message?: string;
  /** The same text under its other name. Used only if `message` is absent. */
  response?: string;
  tool_calls?: readonly unknown[];
  citations?: readonly string[];
  /** The run's error, in the last chunk of a failed run (PX-12). */
  error?: RunFailure;
}

const eventTypes: Readonly<Record<ToolEventType, true>> = {
  call: true,
  result: true,
  delegation_call: true,
  delegation_result: true,
};

/**
 * Parses a tool call of a chunk: an object, or its JSON text (PX-03). Missing fields become empty, and a
 * missing `is_complete` becomes `true` (P-010).
 *
 * @returns `undefined` if it is not a tool call, or has an event type that this version does not know
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
