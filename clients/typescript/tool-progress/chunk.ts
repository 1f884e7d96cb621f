/** Chunks of a tool-progress stream. A client takes more than a server of the contract may send. */
import type { RunFailure, ToolEventType } from "../../../generated/tool-progress/types.ts";
import { isObject } from "../json/values.ts";

export type { RunFailure, ToolEventType };

/** A tool call in a chunk: one of its beginning, of a piece of its result, or of the result. */
export interface ToolCallResponse {
  /** The same in everything that is told of a call. */
  call_id: string;
  event_type: ToolEventType;
  tool_name: string;
  /** What is going on, in one line for people. */
  tool_response: string;
  tool_call_details: ToolCallDetails;
  /** The next piece of the result; absent or `null` unless the result is streamed (P-009). */
  stream_part?: string | null;
  /** `false` of a piece that is not the last. Of a `call` it says nothing of the tool, which has only begun (PX-10). */
  is_complete: boolean;
}

/** What is known of a call: Markdown that comes from tools, and further members. Show no raw HTML of it (P-056). */
export interface ToolCallDetails {
  summary: string;
  /** `true` of a result that is a failure (PX-12). */
  is_error?: boolean;
  [member: string]: unknown;
}

/**
 * A chunk. Servers send every member but `error`; a reader takes a chunk that lacks some, has others, or has tool
 * calls as JSON texts (P-003, PX-01, PX-03).
 */
export interface ChatAgentResponse {
  /** Text of the answer, to be appended. */
  message?: string;
  /** The same text under its other name: it counts only where there is no `message`. */
  response?: string;
  tool_calls?: readonly unknown[];
  citations?: readonly string[];
  /** In the last chunk of a run that failed (PX-12). */
  error?: RunFailure;
}

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
    tool_name: asText(call.tool_name),
    tool_response: asText(call.tool_response),
    tool_call_details: readDetails(call.tool_call_details),
    ...(typeof part === "string" ? { stream_part: part } : {}),
    is_complete: call.is_complete !== false,
  };
}

function readDetails(value: unknown): ToolCallDetails {
  const { is_error: isError, ...details } = isObject(value) ? value : {};
  const failed = typeof isError === "boolean" ? { is_error: isError } : {};
  return { ...details, ...failed, summary: asText(details.summary) };
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

/** Returns a JSON value as text: empty unless it is a string. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
