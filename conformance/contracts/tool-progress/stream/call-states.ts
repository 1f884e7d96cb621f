/** Tracks tool calls in exactly the same way as the guide's client (P-040 … P-046). */
import type { Json } from "../../../runner/case.ts";
import { getField, getString, type JsonObject } from "../../../stream/json.ts";

/** A call's state in a client (P-040). */
export interface CallState {
  call_id: string;
  event_type: string;
  tool_name: string;
  tool_response: string;
  summary: string;
  accumulated_stream: string;
  is_complete: boolean;
  is_streaming: boolean;
}

/**
 * Applies a chunk's tool call.
 * @param states The states by `call_id`. This map is modified.
 */
export function applyToolCall(states: Map<string, CallState>, call: JsonObject): void {
  const part = getString(call, "stream_part");
  const id = getString(call, "call_id") ?? "";
  const known = states.get(id);
  const complete = getField(call, "is_complete") !== false;
  if (part === undefined) states.set(id, createState(call, id, "", true));
  else if (known === undefined) states.set(id, createState(call, id, part, complete));
  else {
    known.accumulated_stream += part;
    known.summary = getSummary(call) || known.summary;
    known.tool_response = getString(call, "tool_response") || known.tool_response;
    known.is_complete = complete;
    known.is_streaming = !complete;
  }
}

/** Returns the summary of a tool call, or `""` if it has none. */
export function getSummary(call: Json | undefined): string {
  return getString(getField(call, "tool_call_details"), "summary") ?? "";
}

function createState(call: JsonObject, id: string, accumulated: string, complete: boolean): CallState {
  return {
    call_id: id,
    event_type: getString(call, "event_type") ?? "",
    tool_name: getString(call, "tool_name") ?? "",
    tool_response: getString(call, "tool_response") ?? "",
    summary: getSummary(call),
    accumulated_stream: accumulated,
    is_complete: complete,
    is_streaming: !complete,
  };
}
