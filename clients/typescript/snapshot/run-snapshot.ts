/** Immutable snapshots of a run. Unchanged parts keep their identity from one snapshot to the next. */
import type { ComponentContent, Content, JsonObject, Message, PendingToolCall, ToolCall } from "../types.ts";

/**
 * Status of a run. `connecting`: no event has arrived. `awaiting_input`: it waits for results of client
 * tools. `cancelled`: it ended with `RUN_ERROR` and code `CANCELLED`. `failed`: it ended with another
 * `RUN_ERROR`, the request was rejected, or the connection was lost for good.
 */
export type RunStatus = "connecting" | "running" | "awaiting_input" | "finished" | "cancelled" | "failed";

/** A component whose props may still be streaming. */
export type LiveComponent = ComponentContent & {
  /** Set while the props are incomplete: strings may be cut, fields and elements missing. */
  streaming?: true;
};

/** A tool call whose arguments may still be streaming. */
export type LiveToolCall = ToolCall & {
  /** Set while the arguments are incomplete. */
  streaming?: true;
};

/** A tool call as a content block, in the representation `blocks`. */
export type LiveToolUse = Extract<Content, { type: "tool_use" }> & {
  /** Set while the arguments are incomplete. */
  streaming?: true;
};

/** A content block of a message that may still be streaming. */
export type LiveContent = Exclude<Content, { type: "component" | "tool_use" }> | LiveComponent | LiveToolUse;

/** A message that may still be streaming. Once complete it equals the message in `GET …/messages`. */
export type LiveMessage = Omit<Message, "content" | "toolCalls"> & {
  content: readonly LiveContent[];
  toolCalls?: readonly LiveToolCall[];
  /** Set while the text is incomplete. */
  streaming?: true;
};

/** The error of a failed run: its `RUN_ERROR`, or the `TamboError` that ended its stream. */
export interface RunError {
  message: string;
  code?: string;
}

/** A run, together with the runs that continued it with results of client tools, as of the latest event. */
export interface RunSnapshot {
  readonly threadId: string;
  /** Id of the latest run; absent until it has started. */
  readonly runId?: string;
  readonly status: RunStatus;
  /** Messages produced so far, oldest first: assistant messages and tool results. */
  readonly messages: readonly LiveMessage[];
  /**
   * States of components by component id, as received in the stream. May include components of earlier runs.
   */
  readonly componentStates: Readonly<Record<string, JsonObject>>;
  /** Tool calls that the client has to execute; empty unless the status is `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** Set if another client sent tool results, so that the thread has messages that are missing here. */
  readonly continuedElsewhere?: true;
  /** Set if the status is `cancelled` or `failed`. */
  readonly error?: RunError;
}

/**
 * Returns the key of a message across snapshots: the id of the call for a tool result, whose id may be local;
 * otherwise the message id.
 */
export function getMessageKey({ id, toolCallId, content: [block] }: LiveMessage): string {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : id);
}
