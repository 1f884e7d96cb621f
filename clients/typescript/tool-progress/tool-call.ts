/**
 * The state of tool calls: the contract's rules, followed to the letter, and additional fields for display.
 */
import type { ToolCallResponse, ToolEventType } from "./chunk.ts";

/** The state of a tool call (P-040). */
export interface ToolCallState {
  call_id: string;
  event_type: ToolEventType;
  tool_name: string;
  /** A human-readable line that describes the progress. */
  tool_response: string;
  /** The latest non-empty summary. */
  summary: string;
  /** The concatenated parts of a streamed result. */
  accumulated_stream: string;
  is_complete: boolean;
  is_streaming: boolean;
}

/**
 * Returns the state of a call after one more update. This follows the contract to the letter: a streamed
 * result does not change the event type of the call, and a call that has just started is complete (P-042 to
 * P-046). {@link nextToolCall} adds the fields needed for display.
 *
 * @param state The state so far, or `undefined` for an unknown call. It is not modified.
 */
export function nextToolCallState(state: ToolCallState | undefined, update: ToolCallResponse): ToolCallState {
  const { stream_part: part, is_complete: complete } = update;
  if (part === undefined || part === null) {
    return { ...createState(update), is_complete: true, is_streaming: false };
  }
  const known = state ?? createState(update);
  return {
    ...known,
    tool_response: update.tool_response || known.tool_response,
    summary: update.tool_call_details.summary || known.summary,
    accumulated_stream: known.accumulated_stream + part,
    is_complete: complete,
    is_streaming: !complete,
  };
}

function createState({ call_id, event_type, tool_name, tool_response, tool_call_details }: ToolCallResponse) {
  return {
    call_id,
    event_type,
    tool_name,
    tool_response,
    summary: tool_call_details.summary,
    accumulated_stream: "",
  };
}

/** The phase of a tool call: running, streaming its result, or done. */
export type ToolCallPhase = "calling" | "streaming" | "done";

/**
 * A tool call for display: its state with the event type of the latest chunk, its phase, and an error flag
 * (PX-08).
 */
export interface ToolCall extends ToolCallState {
  phase: ToolCallPhase;
  /** True if the result is an error (PX-12). */
  is_error: boolean;
}

/**
 * Returns a tool call after one more update.
 *
 * @param call The call so far, or `undefined` for an unknown call. It is not modified.
 */
export function nextToolCall(call: ToolCall | undefined, update: ToolCallResponse): ToolCall {
  const state = nextToolCallState(call, update);
  return {
    ...state,
    event_type: update.event_type,
    phase: getPhase(state, update),
    is_error: update.tool_call_details.is_error === true,
  };
}

function getPhase(
  { is_streaming: streaming }: ToolCallState,
  { event_type: type }: ToolCallResponse,
): ToolCallPhase {
  if (streaming) return "streaming";
  return type === "call" || type === "delegation_call" ? "calling" : "done";
}
