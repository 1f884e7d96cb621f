/**
 * Stored records. Callers set ids and times, except the key of a thread, the position of a message, and the
 * timestamp of a log chunk. Times are Unix milliseconds. A field without a value is absent.
 */
import type { JsonObject, StopReason } from "../events.ts";
import { estimateMemory } from "../json/text.ts";
import type { Position } from "../log-line.ts";
import type { Message } from "../messages.ts";
import type { Queries } from "./queries.ts";

/** A thread. A client may choose its `id`, which is unique only in its project. `key` is unique. */
export interface ThreadRecord {
  key: number;
  projectId: string;
  id: string;
  contextKey?: string;
  metadata?: JsonObject;
  createdAt: number;
  updatedAt: number;
}
/** A thread to insert. `updatedAt` is initially `createdAt`. */
export type NewThread = Omit<ThreadRecord, "key" | "updatedAt">;

/** A message and its position in its thread: 1, 2, 3 … without gaps. */
export interface StoredMessage {
  position: number;
  message: Message;
  /** Estimated bytes of memory. */
  memoryBytes: number;
}

/** A component instance of a thread. `version` counts the changes of its state, from 0. */
export interface ComponentRecord {
  threadKey: number;
  id: string;
  messageId: string;
  name: string;
  state?: JsonObject;
  version: number;
  /** Estimated bytes of memory with its state. */
  memoryBytes: number;
}

export type RunStatus = "running" | "awaiting_input" | "continued" | "finished" | "failed" | "cancelled";

/** The resources that a run has used (M-009). */
export interface RunTotals {
  /** Finished model turns. */
  turns: number;
  /** Calls of server tools that were made. */
  toolCalls: number;
  /** Tokens of prompts, as far as providers reported them. */
  inputTokens: number;
  /** Tokens of model responses, as far as providers reported them. */
  outputTokens: number;
  /** Milliseconds of execution. */
  timeMs: number;
}

/**
 * A run. `epoch` grows each time the run is claimed; a writer must have the current one to append to the log.
 */
export interface RunRecord {
  id: string;
  threadKey: number;
  projectId: string;
  status: RunStatus;
  /** The process that executes or last executed the run. Absent if the run was released. */
  owner?: string;
  epoch: number;
  /** The position after the last event in the log. */
  head: Position;
  /**
   * Executions that were started and not released: 1 when the run is created. All but the current one were
   * lost with their process.
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
  /** Digest of the request with the idempotency key. */
  idempotencyHash?: string;
  /** The client's name for the run. Not unique: a run may be continued under the same name. */
  clientId?: string;
  errorCode?: string;
  errorMessage?: string;
  stopReason?: StopReason;
  /** Resources used up to its last finished step. */
  totals: RunTotals;
  createdAt: number;
  /** Time of the last change outside its log. */
  updatedAt: number;
  finishedAt?: number;
}
/** A claimed run, without its request, which may be large. */
export type ClaimedRun = Omit<RunRecord, "request">;
/** A run to insert: `running`, at epoch 1 and attempt 1, with an empty log and totals of 0. */
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
/** Changes of a run outside its log. An absent field does not change. */
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
 * `pending`: awaits its result or its execution. `asking`: awaits the user's consent. `approved`, `refused`:
 * the user did or did not consent. `faulty`: invalid, cannot be made. `started`: a server tool that may have
 * had effects. `answered`: its result is a message. `abandoned`: the user continued without a result.
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

/** A tool call of the model, and the side that executes it. */
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

/** Events to append to the log of one run. */
export interface LogAppend {
  runId: string;
  /** The epoch at which the writer claimed the run. */
  epoch: number;
  /** The end of the log as known to the writer. */
  from: Position;
  /** The end of the log after the append. */
  to: Position;
  /** JSON texts, one a line, joined by `\n`, without one at the end. */
  data: string;
  /**
   * Makes the changes that must be committed with these events. Runs in the transaction after the events are
   * inserted, and only if the append is not fenced.
   *
   * Must await every query that it starts, use only the given queries (`store.read` would wait for this
   * transaction), and wait for nothing else, because it blocks all other work.
   */
  within?: (queries: Queries) => Promise<void>;
}

/**
 * The result of an append. `fenced`: another writer has claimed the run, its log ends elsewhere, or it was
 * deleted; nothing was written. `error`: `within` failed, or the append is invalid; nothing was written.
 */
export type AppendOutcome = "appended" | "fenced" | { error: unknown };

/** One stored append, unchanged. */
export interface LogChunk {
  /** The position before its first line. */
  first: Position;
  /** The position after its last line. */
  last: Position;
  data: string;
}

/** Bytes of a row besides its JSON: ids, times and the objects around them. */
export const rowBytes = 600;

/** Estimates the memory of a stored message. @param blocks As JSON. @param metadata As JSON. */
export function estimateMessageBytes(blocks: string, metadata: string | null): number {
  return rowBytes + estimateMemory(blocks) + (metadata === null ? 0 : estimateMemory(metadata));
}

/** Estimates the memory of a stored component. @param state As JSON, if the component has one. */
export function estimateComponentBytes(state: string | null): number {
  return rowBytes + (state === null ? 0 : estimateMemory(state));
}
