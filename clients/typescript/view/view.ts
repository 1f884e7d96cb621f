/**
 * What a run amounts to, as far as it has come: immutable, and with structural sharing, so that what did not change
 * between two views is the same object in both.
 */
import type { ComponentContent, Content, JsonObject, Message, PendingToolCall, ToolCall } from "../types.ts";

/**
 * Where a run is. `awaiting_input`: it waits for the results of client tools. `cancelled` and `failed`: it ended with
 * `RUN_ERROR`, with code `CANCELLED` and with another; `failed` is also what was refused or cannot be followed any more.
 */
export type RunStatus = "connecting" | "running" | "awaiting_input" | "finished" | "cancelled" | "failed";

/** A component, whose props grow while it streams. */
export type LiveComponent = ComponentContent & {
  /** Its props are not complete: strings may be cut, members and elements missing. Absent once they are. */
  streaming?: true;
};

/** A tool call, whose arguments grow while it streams. */
export type LiveToolCall = ToolCall & {
  /** Its arguments are not complete. Absent once they are. */
  streaming?: true;
};

/** A tool call among the content blocks: in the representation `blocks`. */
export type LiveToolUse = Extract<Content, { type: "tool_use" }> & {
  /** Its arguments are not complete. Absent once they are. */
  streaming?: true;
};

/** A content block of a message that may still be streaming. */
export type LiveContent = Exclude<Content, { type: "component" | "tool_use" }> | LiveComponent | LiveToolUse;

/** A message; once complete, as `GET …/messages` gives it. */
export type LiveMessage = Omit<Message, "content" | "toolCalls"> & {
  content: readonly LiveContent[];
  toolCalls?: readonly LiveToolCall[];
  /** Its text is not complete. Absent once it is. */
  streaming?: true;
};

/** Why a run failed: its `RUN_ERROR`, or the `TamboError` that ended its stream. */
export interface RunFailure {
  message: string;
  code?: string;
}

/** A run, and the runs that continued it with results of client tools. */
export interface RunView {
  readonly threadId: string;
  /** Of the latest run; absent until it has started. */
  readonly runId?: string;
  readonly status: RunStatus;
  /** What was produced so far, oldest first: assistant messages, and results of tools. */
  readonly messages: readonly LiveMessage[];
  /** States of components that the run's stream told of, by the component's id; also of components of earlier runs. */
  readonly componentStates: Readonly<Record<string, JsonObject>>;
  /** Calls that wait for the client; empty unless `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** Another client has answered calls of it, so that the thread has messages that are not here. */
  readonly answeredElsewhere?: true;
  /** Of `cancelled` and `failed`. */
  readonly error?: RunFailure;
}

/** What a message is found again by: its id, or the call that it answers, for not every id of an answer is the server's. */
export function keyOf({ id, toolCallId, content: [block] }: LiveMessage): string {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : id);
}
