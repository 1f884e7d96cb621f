/** Chunks of a tool-progress stream, as a client takes them: more than what a server of the contract may send. */
import type { RunFailure, ToolEventType } from "../../../generated/tool-progress/types.ts";

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
