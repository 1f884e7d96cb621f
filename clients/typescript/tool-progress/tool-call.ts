/** Tool calls as chunks build them: the guide's own rules, and what an app shows. */
import type { ToolCallResponse, ToolEventType } from "./chunk.ts";

/** What is known of a tool call (P-040). */
export interface ToolCallState {
  call_id: string;
  event_type: ToolEventType;
  tool_name: string;
  /** The status, in one line. */
  tool_response: string;
  /** The latest summary that was not empty. */
  summary: string;
  /** The pieces of a streamed result, joined. */
  accumulated_stream: string;
  is_complete: boolean;
  is_streaming: boolean;
}

/**
 * The state of a call after one more chunk about it. Literally the guide's rules: a streamed result leaves the event
 * type of the call as it is, and a call that has just begun is complete (P-042 to P-046); `foldChunk` has more.
 *
 * @param state The state before, `undefined` of a call that nothing is known of; left as it is.
 */
export function nextToolCallState(state: ToolCallState | undefined, update: ToolCallResponse): ToolCallState {
  const { stream_part: part, is_complete: complete } = update;
  if (part === undefined || part === null) {
    return { ...begun(update), is_complete: true, is_streaming: false };
  }
  const known = state ?? begun(update);
  return {
    ...known,
    tool_response: update.tool_response || known.tool_response,
    summary: update.tool_call_details.summary || known.summary,
    accumulated_stream: known.accumulated_stream + part,
    is_complete: complete,
    is_streaming: !complete,
  };
}

function begun({ call_id, event_type, tool_name, tool_response, tool_call_details }: ToolCallResponse) {
  return {
    call_id,
    event_type,
    tool_name,
    tool_response,
    summary: tool_call_details.summary,
    accumulated_stream: "",
  };
}

/** Where a tool call is: it runs, its result comes in pieces, or it is over. */
export type ToolCallPhase = "calling" | "streaming" | "done";

/** A tool call: its state, with the event type of the latest chunk about it, and what the guide's rules lack (PX-08). */
export interface ToolCall extends ToolCallState {
  phase: ToolCallPhase;
  /** Whether the result is a failure (PX-12). */
  is_error: boolean;
}

/**
 * A tool call after one more chunk about it.
 *
 * @param call The call before, `undefined` of one that nothing is known of; left as it is.
 */
export function nextToolCall(call: ToolCall | undefined, update: ToolCallResponse): ToolCall {
  const state = nextToolCallState(call, update);
  return {
    ...state,
    event_type: update.event_type,
    phase: phaseOf(state, update),
    is_error: update.tool_call_details.is_error === true,
  };
}

function phaseOf(
  { is_streaming: streaming }: ToolCallState,
  { event_type: type }: ToolCallResponse,
): ToolCallPhase {
  if (streaming) return "streaming";
  return type === "call" || type === "delegation_call" ? "calling" : "done";
}
