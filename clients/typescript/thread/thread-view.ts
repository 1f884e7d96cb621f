/** What a thread amounts to: immutable, and what did not change between two views is the same object in both. */
import type { Connection, RunStream } from "../run/run-stream.ts";
import type { PendingToolCall } from "../types.ts";
import type { LiveMessage, RunStatus, RunView } from "../view/view.ts";

/** `idle`: no run was followed yet, or it was detached from. `failed` is also a run that was refused or lost. */
export type ThreadStatus = "idle" | RunStatus;

export interface ThreadView {
  readonly threadId: string;
  /** Oldest first: history, messages of the app's own, and what the run has produced so far, with present states. */
  readonly messages: readonly LiveMessage[];
  /** Of the latest run: `connecting` or `running` for as long as it is followed, also while client tools run. */
  readonly status: ThreadStatus;
  /** The messages are being fetched. */
  readonly loading: boolean;
  /** Of the latest run's stream; `closed` without one. */
  readonly connection: Connection;
  /** Calls that wait for the app; empty unless `awaiting_input`. */
  readonly pendingToolCalls: readonly PendingToolCall[];
  /** The latest run. */
  readonly run?: RunView;
  /** Why the latest run or load failed; a `TamboError` but for faults. Absent of a run that was cancelled. */
  readonly error?: Error;
}

/** Of a stream that is there: it goes on, also while tools of the client run, until the last word is said. */
export function statusOf(live: RunStream | undefined): ThreadStatus | undefined {
  return live === undefined || live.view.status === "connecting" ? live?.view.status : "running";
}
