/** The state of a tool call, by the guide's own rules. */
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
