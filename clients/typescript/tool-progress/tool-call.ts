/** A tool call as an app shows it. */
import type { ToolCallResponse } from "./chunk.ts";
import { nextToolCallState, type ToolCallState } from "./tool-call-state.ts";

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
