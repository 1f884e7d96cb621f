/**
 * Stored records. Callers set IDs and times, except for a thread's key, a message's position, and a log
 * chunk's timestamp, which the store assigns. Times are in Unix milliseconds. Fields without a value are
 * absent.
 */
import type { JsonObject, StopReason } from "../events.ts";
import { estimateMemory } from "../json/text.ts";
import type { Position } from "../log-line.ts";
import type { Message } from "../messages.ts";
import type { Owner } from "../owner.ts";
import type { AllQueries } from "./queries.ts";

declare const isThreadKey: unique symbol;

/**
 * A thread's number in the store, which is unique across all owners. Only the store returns values of this type, with
 * a thread or a run that it found for an owner, inserted, or recovered. A thread's contents are read with its key, so
 * they cannot be read without such a record.
 */
export type ThreadKey = number & { readonly [isThreadKey]: true };

/** A thread. `id` may be chosen by the client and is unique only among the owner's threads. */
export interface ThreadRecord extends Owner {
  key: ThreadKey;
  id: string;
  contextKey?: string;
  /** The name that a client has given the thread. */
  name?: string;
  metadata?: JsonObject;
  createdAt: number;
  updatedAt: number;
}
/** A thread to insert. `updatedAt` is initially set to `createdAt`. */
export type NewThread = Omit<ThreadRecord, "key" | "name" | "updatedAt">;
/** Changes to a thread. Absent fields remain unchanged. */
export type ThreadPatch = Partial<Pick<ThreadRecord, "name" | "metadata">>;

/** A message and its position in its thread. Positions start at 1 and have no gaps. */
export interface StoredMessage {
  position: number;
  message: Message;
  /** Estimated memory use in bytes. */
  memoryBytes: number;
}

/** A component instance in a thread. `version` starts at 0 and counts the changes to the state. */
export interface ComponentRecord {
  threadKey: ThreadKey;
  id: string;
  messageId: string;
  name: string;
  state?: JsonObject;
  version: number;
  /** Estimated memory use in bytes, including the state. */
  memoryBytes: number;
}

export type RunStatus = "running" | "awaiting_input" | "continued" | "finished" | "failed" | "cancelled";

/** The statuses of runs that ended as the model intended: finished, or interrupted to wait for input. */
export const completedStatuses: readonly RunStatus[] = ["finished", "continued", "awaiting_input"];

/** The resources that a run has used (M-009). */
export interface RunTotals {
  /** Number of finished model turns. */
  turns: number;
  /** Number of server tool calls made. */
  toolCalls: number;
  /** Number of prompt tokens reported by providers. */
  inputTokens: number;
  /** Number of response tokens reported by providers. */
  outputTokens: number;
  /** Execution time in milliseconds. */
  timeMs: number;
}

/**
 * A run. `epoch` increases each time the run is claimed. Only a writer with the current epoch can append to
 * the log.
 */
export interface RunRecord extends Owner {
  id: string;
  threadKey: ThreadKey;
  status: RunStatus;
  /** The process that executes the run or last executed it. Absent if the run was released. */
  owner?: string;
  epoch: number;
  /** The position after the last event in the log. */
  head: Position;
  /**
   * Number of executions that were started and not released. Set to 1 when the run is created. All executions
   * except the current one were lost when their process died.
   */
  attempts: number;
  /** The request that started the run, as JSON that the store does not parse. */
  request: string;
  onDisconnect: "cancel" | "continue";
  /** The run awaiting input that this run continues. */
  continues?: string;
  /** The run that continues this run. */
  continuedBy?: string;
  idempotencyKey?: string;
  /** Digest of the request that carried the idempotency key. */
  idempotencyHash?: string;
  /** The client's name for the run. It is not unique, because a run may be continued under the same name. */
  clientId?: string;
  errorCode?: string;
  errorMessage?: string;
  stopReason?: StopReason;
  /** Resources used up to the run's last finished step. */
  totals: RunTotals;
  createdAt: number;
  /** The time of the run's last change, not counting changes to its log. */
  updatedAt: number;
  finishedAt?: number;
}
/** The outcome of a run, without its request and log. */
export type RunOutcome = Pick<RunRecord, "id" | "threadKey" | "status" | "errorCode" | "errorMessage">;
/** A claimed run without its request, which may be large. */
export type ClaimedRun = Omit<RunRecord, "request">;
/**
 * A run to insert. It is initially `running`, at epoch 1 and attempt 1, with totals of 0.
 */
export type NewRun = Pick<
  RunRecord,
  | "id"
  | "threadKey"
  | "projectId"
  | "userId"
  | "owner"
  | "request"
  | "onDisconnect"
  | "continues"
  | "idempotencyKey"
  | "idempotencyHash"
  | "clientId"
  | "createdAt"
> & {
  /** The first event as JSON, which is stored together with the run. If absent, the log is empty. */
  firstEvent?: string;
};
/** Changes to a run, not counting its log. Absent fields remain unchanged. */
export type RunPatch = Partial<
  Pick<
    RunRecord,
    | "status"
    | "onDisconnect"
    | "continuedBy"
    | "errorCode"
    | "errorMessage"
    | "stopReason"
    | "totals"
    | "updatedAt"
    | "finishedAt"
  >
>;

/**
 * - `pending`: awaiting its result or its execution.
 * - `asking`: awaiting the user's consent.
 * - `approved`, `refused`: the user granted or denied consent.
 * - `faulty`: invalid, so the call cannot be made.
 * - `started`: a call to a server tool that may already have had effects.
 * - `answered`: the result is stored in a message.
 * - `abandoned`: the user continued without a result.
 */
export type ToolCallState =
  | "pending"
  | "asking"
  | "approved"
  | "refused"
  | "faulty"
  | "started"
  | "answered"
  | "abandoned";

/** A tool call made by the model, together with the side that executes it. */
export interface ToolCallRecord {
  threadKey: ThreadKey;
  id: string;
  runId: string;
  messageId: string;
  name: string;
  input: JsonObject;
  side: "server" | "client";
  state: ToolCallState;
}

/** Events to append to a run's log. */
export interface LogAppend {
  runId: string;
  /** The epoch in which the writer claimed the run. */
  epoch: number;
  /** The end of the log as known to the writer. */
  from: Position;
  /** The end of the log after the append. */
  to: Position;
  /** JSON documents, one per line, separated by `\n` without a trailing newline. */
  data: string;
  /**
   * Makes the changes that must be committed together with these events. Runs in the transaction after the
   * events have been inserted, and only if the append is not fenced.
   *
   * Must await every query that it starts, and must use only the given queries, because `store.read` would
   * wait for this transaction. Must not wait for anything else, because it blocks all other work.
   */
  within?: (queries: AllQueries) => Promise<void>;
}

/**
 * The result of an append.
 *
 * - `fenced`: another writer has claimed the run, its log ends at a different position, or the run was
 *   deleted. Nothing was written.
 * - `error`: `within` failed, or the append is invalid. Nothing was written.
 */
export type AppendOutcome = "appended" | "fenced" | { error: unknown };

/** A stored append, unchanged. */
export interface LogChunk {
  /** The position before the chunk's first line. */
  first: Position;
  /** The position after the chunk's last line. */
  last: Position;
  data: string;
}

/** Bytes that a row takes in addition to its JSON: IDs, times, and the objects that hold them. */
export const rowBytes = 600;

/**
 * Estimates how much memory a stored message takes.
 * @param blocks The blocks as JSON.
 * @param metadata The metadata as JSON, if any.
 */
export function estimateMessageBytes(blocks: string, metadata: string | null): number {
  return rowBytes + estimateMemory(blocks) + (metadata === null ? 0 : estimateMemory(metadata));
}

/**
 * Estimates how much memory a stored component takes.
 *
 * @param state The state as JSON, if any.
 */
export function estimateComponentBytes(state: string | null): number {
  return rowBytes + (state === null ? 0 : estimateMemory(state));
}
