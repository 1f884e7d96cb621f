/** Immutable snapshots of a run. Unchanged parts keep their identity from one snapshot to the next. */
import type { ComponentContent, Content, JsonObject, Message, PendingToolCall, ToolCall } from "../types.ts";

/**
 * The status of a run. `connecting`: no event has arrived yet. `awaiting_input`: the run is waiting for
 * client tool results. `cancelled`: the run ended with a `RUN_ERROR` event whose code is `CANCELLED`.
 * `failed`: the run ended with another `RUN_ERROR`, the request was rejected, or reconnecting failed.
 */
export type RunStatus = "connecting" | "running" | "awaiting_input" | "finished" | "cancelled" | "failed";

/** A component whose props may still be streaming. */
export type LiveComponent = ComponentContent & {
  /** Set while the props are incomplete: strings may be truncated, and fields and elements may be missing. */
  streaming?: true;
};

/** A tool call whose arguments may still be streaming. */
export type LiveToolCall = ToolCall & {
  /** Set while the arguments are incomplete. */
  streaming?: true;
};

/** A tool call as a content block, in the `blocks` representation. */
export type LiveToolUse = Extract<Content, { type: "tool_use" }> & {
  /** Set while the arguments are incomplete. */
  streaming?: true;
};

/** A content block in a message that may still be streaming. */
export type LiveContent = Exclude<Content, { type: "component" | "tool_use" }> | LiveComponent | LiveToolUse;

/**
 * A message that may still be streaming. Once complete, it is identical to the message returned by `GET
 * …/messages`.
 */
export type LiveMessage = Omit<Message, "content" | "toolCalls"> & {
  content: readonly LiveContent[];
  toolCalls?: readonly LiveToolCall[];
  /** Set while the text is incomplete. */
  streaming?: true;
};

/**
 * The error of a failed run: the content of its `RUN_ERROR` event, or the `TamboError` that ended its stream.
 */
export interface RunError {
  message: string;
  code?: string;
}

/** A run, together with the runs that continued it with client tool results, as of the latest event. */
export interface RunSnapshot {
  readonly threadId: string;
  /** The id of the latest run. Absent until the run has started. */
  readonly runId?: string;
  readonly status: RunStatus;
  /** The messages produced so far, oldest first: assistant messages and tool results. */
  readonly messages: readonly LiveMessage[];
  /**
   * Component states by component id, as received in the stream. May include components from earlier runs.
   */
  readonly componentStates: Readonly<Record<string, JsonObject>>;
  /** The tool calls that the client has to execute. Empty unless the status is `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** Set if another client sent tool results. The thread then contains messages that are missing here. */
  readonly continuedElsewhere?: true;
  /** Set if the status is `cancelled` or `failed`. */
  readonly error?: RunError;
}

/**
 * Returns a key that identifies a message across snapshots. For a tool result, whose own id may be local, the
 * key is the id of the call; for other messages it is the message id.
 */
export function getMessageKey({ id, toolCallId, content: [block] }: LiveMessage): string {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : id);
}
