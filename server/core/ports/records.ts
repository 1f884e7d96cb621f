/**
 * What the store holds, as its callers see it. Ids and times are the caller's: the store invents neither,
 * except the key of a thread, the position of a message, and the time stamp of a log chunk.
 * Times are Unix milliseconds. A member that has no value is absent.
 */
import type { JsonObject, StopReason } from "../events.ts";
import { weightOf } from "../json/text.ts";
import type { Message } from "../messages.ts";
import type { Queries } from "./queries.ts";

/** A thread. Its `id` may be chosen by a client, so it is unique in its project only; `key` is unique. */
export interface ThreadRecord {
  key: number;
  projectId: string;
  id: string;
  contextKey?: string;
  metadata?: JsonObject;
  createdAt: number;
  updatedAt: number;
}
/** A thread before it is stored; `updatedAt` starts as `createdAt`. */
export type NewThread = Omit<ThreadRecord, "key" | "updatedAt">;

/** A message and its place in its thread: 1, 2, 3 … without gaps. */
export interface StoredMessage {
  position: number;
  message: Message;
  /** Bytes of memory that it takes, estimated when it was stored. */
  weight: number;
}

/** A component instance of a thread. `version` counts the changes of its state, from 0. */
export interface ComponentRecord {
  threadKey: number;
  id: string;
  messageId: string;
  name: string;
  state?: JsonObject;
  version: number;
  /** Bytes of memory that it takes, estimated when its state was stored. */
  weight: number;
}

export type RunStatus = "running" | "awaiting_input" | "continued" | "finished" | "failed" | "cancelled";

/**
 * A place in a run's log: the number of the last numbered event, and how many notes came after it.
 * Before the first event it is `{number: 0, notes: 0}`.
 */
export interface Position {
  number: number;
  notes: number;
}

/** What a run has used (M-009). */
export interface RunTotals {
  /** Turns that the model has finished. */
  turns: number;
  /** Calls of server tools that were made. */
  toolCalls: number;
  /** Tokens of prompts, as far as providers told. */
  inputTokens: number;
  /** Tokens of answers, as far as providers told. */
  outputTokens: number;
  /** Milliseconds in which the run was executed. */
  timeMs: number;
}

/** A run. Whoever appends to its log must know its `epoch`, which grows each time the run is claimed. */
export interface RunRecord {
  id: string;
  threadKey: number;
  projectId: string;
  status: RunStatus;
  /** The process that executes it, or was the last to do so; absent when it was given back. */
  owner?: string;
  epoch: number;
  /** The position after the last event that is in the log. */
  head: Position;
  /**
   * Executions that have begun and were not released: 1 when the run is created. Each one but the present one was lost
   * with its process.
   */
  attempts: number;
  /** The request that started the run, a JSON text that the store does not look into. */
  request: string;
  onDisconnect: "cancel" | "continue";
  /** The paused run that this one continues. */
  continues?: string;
  /** The run that continues this one, which paused. */
  continuedBy?: string;
  idempotencyKey?: string;
  /** Digest of the request that came with the idempotency key. */
  idempotencyHash?: string;
  /** What its client calls it; not unique: a run may be continued under the same name. */
  clientId?: string;
  errorCode?: string;
  errorMessage?: string;
  stopReason?: StopReason;
  /** What it had used after its last finished step. */
  totals: RunTotals;
  createdAt: number;
  /** Time of the last change beside its log. */
  updatedAt: number;
  finishedAt?: number;
}
/** A claimed run, without its request, which may be large. */
export type ClaimedRun = Omit<RunRecord, "request">;
/** A run before it is stored: it starts as `running`, at epoch 1 and attempt 1, with an empty log and nothing used. */
export type NewRun = Pick<
  RunRecord,
  | "id"
  | "threadKey"
  | "projectId"
  | "owner"
  | "request"
  | "onDisconnect"
  | "continues"
  | "idempotencyKey"
  | "idempotencyHash"
  | "clientId"
  | "createdAt"
>;
/** What may change in a run beside its log; an absent member stays as it is. */
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
 * `pending`: waits for its result or its execution. `asking`: waits for the user's consent to that. `approved`,
 * `refused`: the user has consented or not. `faulty`: cannot be made. `started`: a server tool that may have had effects. `answered`: its
 * result is a message. `abandoned`: the user went on without a result.
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

/** A tool call of the model, and where it is executed. */
export interface ToolCallRecord {
  threadKey: number;
  id: string;
  runId: string;
  messageId: string;
  name: string;
  input: JsonObject;
  side: "server" | "client";
  state: ToolCallState;
}

/** Events to add to the log of one run. */
export interface LogAppend {
  runId: string;
  /** The epoch at which the writer claimed the run. */
  epoch: number;
  /** Where the writer believes the log ends. */
  from: Position;
  /** Where it will end; past `from`. */
  to: Position;
  /** One JSON text a line, joined by `\n`, without one at the end. */
  data: string;
  /**
   * Changes that must be committed with these events. Runs after the events are in, inside the transaction, and
   * only if the append is not fenced. It awaits every query it starts, uses only the queries it is given
   * (`store.read` would wait for this very transaction), and waits for nothing else: all other work stands still.
   */
  within?: (queries: Queries) => Promise<void>;
}

/**
 * What became of one append. `fenced`: the run was claimed by another writer, its log ends elsewhere, or it is
 * gone; nothing was written. `error`: `within` failed (or the append makes no sense); nothing was written.
 */
export type AppendOutcome = "appended" | "fenced" | { error: unknown };

/** One stored append, as it was written. */
export interface LogChunk {
  /** The position before its first line. */
  first: Position;
  /** The position after its last line. */
  last: Position;
  data: string;
}

/** Bytes of a row besides its JSON: its ids, its times and the objects around it. */
export const rowBytes = 600;

/** @param blocks As JSON. @param metadata As JSON. */
export function messageWeight(blocks: string, metadata: string | null): number {
  return rowBytes + weightOf(blocks) + (metadata === null ? 0 : weightOf(metadata));
}

/** @param state As JSON, if the component has one. */
export function componentWeight(state: string | null): number {
  return rowBytes + (state === null ? 0 : weightOf(state));
}
