/** The queries and updates that a store supports, either on a connection or in an open transaction. */
import type { Message } from "../messages.ts";
import type { Owner } from "../owner.ts";
import type {
  ClaimedRun,
  ComponentRecord,
  NewRun,
  NewThread,
  RunOutcome,
  RunPatch,
  RunRecord,
  RunStatus,
  StoredMessage,
  ThreadKey,
  ThreadPatch,
  ThreadRecord,
  ToolCallRecord,
  ToolCallState,
} from "./records.ts";

/**
 * The queries within one owner's data. Each query takes the owner, or the key of a thread that a query with an owner
 * returned. Related changes, and changes that depend on a query, must be made in one transaction.
 */
export interface Queries
  extends ThreadQueries,
    MessageQueries,
    ComponentQueries,
    RunQueries,
    IdempotencyQueries,
    ToolCallQueries {}

/**
 * The queries across all owners, for the engine: execution, recovery, peers and retention. Contracts have no access to
 * them.
 */
export interface UnscopedQueries extends ExecutionQueries, PeerRequestQueries, RetentionQueries {}

/** All queries. */
export interface AllQueries extends Queries, UnscopedQueries {}

/**
 * Selects a page of an owner's threads: at most `limit` threads that follow the thread with the key `after`.
 */
export interface ThreadPage {
  contextKey?: string;
  limit: number;
  after?: number;
}

/** A stored peer request. `body` is JSON that the store does not parse. */
export interface PeerRequestRecord {
  id: number;
  runId: string;
  /** The process that is waiting for the response. */
  requester: string;
  body: string;
}

/** A request with an idempotency key. Each owner has its own keys. */
export interface KeyedRequest {
  owner: Owner;
  key: string;
  /** Name of the requested operation. */
  operation: string;
  /** Digest that distinguishes the request from other requests for the same operation. */
  digest: string;
}

/** The first use of an idempotency key. The response is JSON that the store does not parse. */
export type UsedKey = Pick<KeyedRequest, "operation" | "digest"> & { response: string | undefined };

/** Limits for a single deletion. */
export interface DropLimits {
  runs: number;
  /** Maximum number of chunks across all deleted runs. */
  chunks: number;
}

/** Queries for threads. */
export interface ThreadQueries {
  /**
   * Inserts a thread.
   *
   * @throws If the owner already has a thread with this ID.
   */
  insertThread(thread: NewThread): Promise<ThreadRecord>;

  findThread(owner: Owner, id: string): Promise<ThreadRecord | undefined>;

  /** Finds a thread and locks it until the end of the transaction. */
  lockThread(owner: Owner, id: string): Promise<ThreadRecord | undefined>;

  /**
   * Finds or creates a thread that the transaction is about to change, and locks it as {@link lockThread}
   * does. Sets the context key if the thread has none.
   *
   * @param thread Values for a new thread. `createdAt` is also used as the time of the change.
   * @returns The thread, with `isNew` set to true if it was created. Returns `undefined` if the thread does
   * not exist and `create` is false.
   */
  lockOrCreateThread(
    thread: Omit<NewThread, "metadata">,
    create: boolean,
  ): Promise<{ thread: ThreadRecord; isNew: boolean } | undefined>;

  /**
   * Measures a page of {@link listThreads}. The page may be shorter than `limit` if the metadata is large.
   *
   * @returns The number of threads and the size of their metadata in bytes. `hasMore` is true if more threads
   * follow.
   */
  measureThreads(owner: Owner, page: ThreadPage): Promise<{ count: number; bytes: number; hasMore: boolean }>;

  /**
   * Lists an owner's threads, newest first. Threads are sorted by insertion order, because multiple threads
   * may be created in the same millisecond (T-080, T-085).
   */
  listThreads(owner: Owner, page: ThreadPage): Promise<ThreadRecord[]>;

  /** Sets the time when a thread last changed. */
  touchThread(key: ThreadKey, now: number): Promise<void>;

  /**
   * Changes a thread's name or metadata, and sets the time when it last changed.
   *
   * @returns The changed thread, or `undefined` if it does not exist.
   */
  updateThread(key: ThreadKey, patch: ThreadPatch, now: number): Promise<ThreadRecord | undefined>;

  /**
   * Deletes a thread with its messages, components, tool calls, runs and logs. Returns false if the thread
   * does not exist.
   */
  deleteThread(key: ThreadKey): Promise<boolean>;
}

/** Queries for messages. */
export interface MessageQueries {
  /**
   * Appends messages to a thread, in order. The state of a component block is stored with the component
   * rather than with the message, because it changes later.
   * @throws If the thread already has a message with the same ID.
   */
  appendMessages(threadKey: ThreadKey, messages: readonly Message[]): Promise<void>;

  /**
   * Lists a thread's messages by position. Lists all of them if `limit` is absent.
   * @param page `after` is the position of the last message on the previous page, in the same order.
   */
  listMessages(
    threadKey: ThreadKey,
    page: { order: "asc" | "desc"; limit?: number; after?: number },
  ): Promise<StoredMessage[]>;

  /**
   * Estimates how many bytes of memory a thread's messages and components would take, without loading them.
   */
  measureConversation(threadKey: ThreadKey): Promise<number>;

  /** Deletes a thread's messages after a position. */
  deleteMessagesAfter(threadKey: ThreadKey, position: number): Promise<void>;

  findMessage(threadKey: ThreadKey, id: string): Promise<StoredMessage | undefined>;
}

/** Queries for components. */
export interface ComponentQueries {
  /**
   * Inserts a component at version 0.
   *
   * @throws If the thread already has a component with this ID.
   */
  insertComponent(component: Omit<ComponentRecord, "version" | "memoryBytes">): Promise<void>;

  findComponent(threadKey: ThreadKey, id: string): Promise<ComponentRecord | undefined>;

  /** Lists a thread's components, sorted by ID. */
  listComponents(threadKey: ThreadKey): Promise<ComponentRecord[]>;

  /** Deletes components from a thread. Unknown IDs are ignored. */
  deleteComponents(threadKey: ThreadKey, ids: readonly string[]): Promise<void>;

  /**
   * Replaces a component's state.
   * @param state The state as JSON.
   * @param version The new version, which is one more than the version that the new state is based on.
   * @returns False, without changing anything, if the stored version differs or the component does not exist.
   */
  setComponentState(threadKey: ThreadKey, id: string, state: string, version: number): Promise<boolean>;
}

/** Queries for runs. */
export interface RunQueries {
  /**
   * Inserts a run. Must be called in a transaction, because it inserts two rows.
   * @throws If the thread has an active run, or if the owner already has a run with the same idempotency
   * key.
   */
  insertRun(run: NewRun): Promise<RunRecord>;

  findRun(owner: Owner, threadKey: ThreadKey, id: string): Promise<RunRecord | undefined>;

  /** Returns the thread's run that is running or awaiting input. A thread has at most one such run. */
  findActiveRun(threadKey: ThreadKey): Promise<RunRecord | undefined>;

  findRunByIdempotencyKey(owner: Owner, key: string): Promise<RunRecord | undefined>;

  /**
   * Returns the newest run on a thread. If `clientId` is given, only runs with this client-assigned name are
   * considered.
   */
  findNewestRun(threadKey: ThreadKey, clientId?: string): Promise<RunRecord | undefined>;

  /**
   * Returns the newest run on each thread, and the newest run on each thread that finished or awaited input. The runs are
   * sorted from newest to oldest.
   */
  listNewestRuns(threadKeys: readonly ThreadKey[]): Promise<RunOutcome[]>;
}

/** Queries for the execution and recovery of runs of all owners. */
export interface ExecutionQueries {
  findThreadByKey(key: ThreadKey): Promise<ThreadRecord | undefined>;

  findRunById(id: string): Promise<RunRecord | undefined>;

  /** Lists runs with a status, oldest first. */
  listRunsByStatus(status: RunStatus): Promise<RunRecord[]>;

  /**
   * Changes a run. Returns false if it does not exist. If the thread changes as well, this must be called in
   * a transaction, because it updates two rows.
   * @param thread The run's thread and the time of its change, if the thread changes as well.
   * @throws If the new status would give the thread a second active run.
   */
  updateRun(id: string, patch: RunPatch, thread?: { key: ThreadKey; updatedAt: number }): Promise<boolean>;

  /**
   * Claims a run by incrementing its epoch, so that appends by the previous owner are fenced.
   *
   * @param owner The process that claims the run.
   * @param epoch The epoch in which the run was found without an owner. If the epoch has changed since,
   * another process claimed the run first, and this claim fails.
   * @returns The run with its new epoch, or `undefined` if it has ended, was deleted, or has another owner.
   */
  claimRun(id: string, owner: string, epoch: number): Promise<RunRecord | undefined>;

  /**
   * Claims every running run. Used if this is the only process on the store.
   *
   * @returns The runs with their new epochs, newest first. Their requests are not loaded, because they may be
   * large.
   */
  claimAllRuns(owner: string): Promise<ClaimedRun[]>;

  /**
   * Stores a claimed run's number of attempts before the run starts. Idempotent.
   *
   * @param attempts The new count.
   * @returns False if the run has ended, was deleted, or has another owner.
   */
  countAttempt(id: string, epoch: number, attempts: number): Promise<boolean>;

  /**
   * Releases a run that its owner deliberately stops executing. Does nothing if the epoch has changed.
   *
   * @param isCounted True if this execution was counted as an attempt. The count is then decremented.
   */
  releaseRun(id: string, epoch: number, isCounted?: boolean): Promise<void>;

  listToolCallsOfRun(runId: string): Promise<ToolCallRecord[]>;
}

/** Queries for peer requests. */
export interface PeerRequestQueries {
  /**
   * Inserts a request to a run's owner.
   *
   * @returns The request's ID, or `undefined` if the run does not exist.
   */
  insertPeerRequest(request: Omit<PeerRequestRecord, "id">): Promise<number | undefined>;

  /** Lists the pending requests about runs that a process executes, oldest first. */
  listPeerRequests(owner: string): Promise<PeerRequestRecord[]>;

  /**
   * Stores the response to a request.
   *
   * @returns False if the request was withdrawn or already has a response.
   */
  storePeerResponse(id: number, response: string): Promise<boolean>;

  /**
   * Returns the response to a request and deletes the request. Returns `undefined` if there is no response
   * yet.
   */
  takePeerResponse(id: number): Promise<string | undefined>;

  /** Deletes requests about ended runs. A requester that is still waiting learns that the run has ended. */
  deleteOldPeerRequests(): Promise<void>;

  /**
   * Withdraws a request.
   *
   * @returns The response, if one was stored in the meantime.
   */
  withdrawPeerRequest(id: number): Promise<string | undefined>;
}

/** Queries for idempotency keys and the responses stored under them. */
export interface IdempotencyQueries {
  /**
   * Reserves a key. Waits for any concurrent transaction that reserves the same key to end.
   *
   * @returns False if the key is already in use.
   */
  reserveKey({ owner, key, operation, digest }: KeyedRequest, createdAt: number): Promise<boolean>;

  /** Stores the response to the request that reserved the key. */
  storeResponse({ owner, key }: KeyedRequest, response: string): Promise<void>;

  /** Returns the request that used a key, if any. */
  findKey(owner: Owner, key: string): Promise<UsedKey | undefined>;
}

/** Deletion of old data. */
export interface RetentionQueries {
  /**
   * Deletes logs of runs that ended before a given time (Unix milliseconds), oldest first and up to the given
   * limits. Skips runs whose logs another process is already deleting. Must be called in a transaction.
   *
   * The chunks that contain a log's last number are kept, because they show where the log ends. If only part
   * of a log was deleted, the remaining chunks are contiguous except for a possible gap before these last
   * chunks.
   *
   * @returns True if there may be more to delete.
   */
  dropLogs(endedBefore: number, most: DropLimits): Promise<boolean>;

  /**
   * Deletes idempotency keys that were used before a given time (Unix milliseconds), oldest first.
   * @param most Maximum number of keys to delete.
   * @returns The number of deleted keys.
   */
  deleteOldKeys(before: number, most: number): Promise<number>;
}

/** Queries for tool calls. */
export interface ToolCallQueries {
  /**
   * Inserts tool calls, in the order in which the model made them.
   * @throws If the thread already has a call with the same ID.
   */
  insertToolCalls(calls: readonly ToolCallRecord[]): Promise<void>;

  findToolCall(threadKey: ThreadKey, id: string): Promise<ToolCallRecord | undefined>;

  /** Lists all tool calls in a thread, in the order in which the model made them. */
  listToolCalls(threadKey: ThreadKey): Promise<ToolCallRecord[]>;

  /** Lists a thread's `pending` and `asking` calls to server and client tools. */
  listPendingToolCalls(threadKey: ThreadKey): Promise<ToolCallRecord[]>;

  /**
   * Sets the state of tool calls.
   * @param from Only calls in this state are changed. If two results arrive for one call, only the first
   * result takes effect.
   * @returns The number of changed calls.
   */
  setToolCallState(
    threadKey: ThreadKey,
    ids: readonly string[],
    state: ToolCallState,
    from?: ToolCallState,
  ): Promise<number>;

  /**
   * Marks a thread's calls without a result as abandoned. If `states` is given, only calls in these states
   * are marked.
   */
  abandonToolCalls(threadKey: ThreadKey, states?: readonly ToolCallState[]): Promise<void>;
}
