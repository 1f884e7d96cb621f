/** Queries and changes of the store, on a connection or in an open transaction. */
import type { Message } from "../messages.ts";
import type {
  ClaimedRun,
  ComponentRecord,
  NewRun,
  NewThread,
  RunPatch,
  RunRecord,
  RunStatus,
  StoredMessage,
  ThreadRecord,
  ToolCallRecord,
  ToolCallState,
} from "./records.ts";

/** All queries. Changes that belong together, or that depend on a query, must be in one transaction. */
export interface Queries
  extends ThreadQueries,
    MessageQueries,
    ComponentQueries,
    RunQueries,
    PeerRequestQueries,
    IdempotencyQueries,
    RetentionQueries,
    ToolCallQueries {}

/** A page of a project's threads: at most `limit`, after the thread with the key `after`. */
export interface ThreadPage {
  contextKey?: string;
  limit: number;
  after?: number;
}

/** A peer request. Texts are JSON that the store does not parse. */
export interface PeerRequestRecord {
  id: number;
  runId: string;
  /** The process that waits for the response. */
  requester: string;
  body: string;
}

/** A request with an idempotency key. */
export interface KeyedRequest {
  projectId: string;
  key: string;
  /** Name of the operation. */
  operation: string;
  /** Digest of the request, which differs from other requests of the operation. */
  digest: string;
}

/** The first use of a key. The response is JSON that the store does not parse. */
export type UsedKey = Pick<KeyedRequest, "operation" | "digest"> & { response: string | undefined };

/** Limits of one deletion. */
export interface DropLimits {
  runs: number;
  /** Of all these runs together. */
  chunks: number;
}

/** Queries of threads. */
export interface ThreadQueries {
  /** Inserts a thread. @throws If the project has a thread with this id. */
  insertThread(thread: NewThread): Promise<ThreadRecord>;

  findThread(projectId: string, id: string): Promise<ThreadRecord | undefined>;

  /** Finds a thread and locks it until the end of the transaction. */
  lockThread(projectId: string, id: string): Promise<ThreadRecord | undefined>;

  /**
   * Finds or creates a thread that the transaction changes, and locks it as {@link lockThread} does. Sets the
   * context key if the thread has none.
   *
   * @param thread Values of a new thread. `createdAt` is also the time of the change.
   * @returns The thread, and whether it is new. `undefined` if it does not exist and `create` is false.
   */
  lockOrCreateThread(
    thread: Omit<NewThread, "metadata">,
    create: boolean,
  ): Promise<{ thread: ThreadRecord; isNew: boolean } | undefined>;

  findThreadByKey(key: number): Promise<ThreadRecord | undefined>;

  /**
   * Measures a page of {@link listThreads}, which may be shorter than `limit` if the metadata is large.
   *
   * @returns The number of threads, the bytes of their metadata, and whether more threads follow.
   */
  measureThreads(
    projectId: string,
    page: ThreadPage,
  ): Promise<{ count: number; bytes: number; hasMore: boolean }>;

  /**
   * Lists threads of a project, newest first. The order is that of insertion: several threads may be created
   * in one millisecond (T-080, T-085).
   */
  listThreads(projectId: string, page: ThreadPage): Promise<ThreadRecord[]>;

  /** Sets the time of a thread's last change. */
  touchThread(key: number, now: number): Promise<void>;

  /**
   * Deletes a thread with its messages, components, tool calls, runs and logs. Returns false if it does not
   * exist.
   */
  deleteThread(key: number): Promise<boolean>;
}

/** Queries of messages. */
export interface MessageQueries {
  /**
   * Appends messages to a thread, in order. The state of a component block is not stored with the message,
   * because it changes later, but with the component.
   * @throws If the thread has a message with the same id.
   */
  appendMessages(threadKey: number, messages: readonly Message[]): Promise<void>;

  /**
   * Lists messages of a thread by position: all, or at most `limit`.
   * @param page `after` is the position of the previous page's last message, in the same order.
   */
  listMessages(
    threadKey: number,
    page: { order: "asc" | "desc"; limit?: number; after?: number },
  ): Promise<StoredMessage[]>;

  /**
   * Returns the bytes of memory that a thread's messages and components take when loaded, without loading
   * them.
   */
  measureConversation(threadKey: number): Promise<number>;

  /** Deletes the messages of a thread after a position. */
  deleteMessagesAfter(threadKey: number, position: number): Promise<void>;

  findMessage(threadKey: number, id: string): Promise<StoredMessage | undefined>;
}

/** Queries of components. */
export interface ComponentQueries {
  /** Inserts a component at version 0. @throws If the thread has a component with this id. */
  insertComponent(component: Omit<ComponentRecord, "version" | "memoryBytes">): Promise<void>;

  findComponent(threadKey: number, id: string): Promise<ComponentRecord | undefined>;

  /** Lists the components of a thread, by id. */
  listComponents(threadKey: number): Promise<ComponentRecord[]>;

  /** Deletes components of a thread. Ignores unknown ids. */
  deleteComponents(threadKey: number, ids: readonly string[]): Promise<void>;

  /**
   * Replaces the state of a component.
   * @param state JSON of the state.
   * @param version The new version: one more than the version on which the new state is based.
   * @returns False, with nothing changed, if the stored version is another one or the component does not
   *   exist.
   */
  setComponentState(threadKey: number, id: string, state: string, version: number): Promise<boolean>;
}

/** Queries of runs. */
export interface RunQueries {
  /**
   * Inserts a run. Must be called in a transaction, because it inserts two rows.
   * @throws If the thread has an active run, or the project a run with the same idempotency key.
   */
  insertRun(run: NewRun): Promise<RunRecord>;

  findRun(projectId: string, threadKey: number, id: string): Promise<RunRecord | undefined>;

  findRunById(id: string): Promise<RunRecord | undefined>;

  /** Returns the thread's run that is running or awaiting input. A thread has at most one. */
  findActiveRun(threadKey: number): Promise<RunRecord | undefined>;

  findRunByIdempotencyKey(projectId: string, key: string): Promise<RunRecord | undefined>;

  /** Returns the newest run of a thread, or the newest with a client's name for it. */
  findNewestRun(threadKey: number, clientId?: string): Promise<RunRecord | undefined>;

  /** Lists runs with a status, oldest first. */
  listRunsByStatus(status: RunStatus): Promise<RunRecord[]>;

  /**
   * Changes a run. Returns false if it does not exist. Must be called in a transaction if it changes the
   * thread, because it updates two rows.
   * @param thread The run's thread and the time of its change, if the thread changes, too.
   * @throws If the new status makes it a second active run of its thread.
   */
  updateRun(id: string, patch: RunPatch, thread?: { key: number; updatedAt: number }): Promise<boolean>;

  /**
   * Claims a run: increments its epoch, so that appends of the earlier owner are fenced.
   *
   * @param owner The process that claims the run.
   * @param epoch The epoch at which the run had no owner. The claim fails if it has changed, because
   *   another process claimed the run first.
   * @returns The run with its new epoch, or `undefined` if it has ended, was deleted or has another owner.
   */
  claimRun(id: string, owner: string, epoch: number): Promise<RunRecord | undefined>;

  /**
   * Claims all running runs, for a process that has the store for itself.
   *
   * @returns The runs with their new epochs, newest first. Their requests, which may be large, are not
   *   loaded.
   */
  claimAllRuns(owner: string): Promise<ClaimedRun[]>;

  /**
   * Stores the number of attempts of a claimed run before it starts. Idempotent.
   *
   * @param attempts The new count.
   * @returns False if the run has ended, was deleted or has another owner.
   */
  countAttempt(id: string, epoch: number, attempts: number): Promise<boolean>;

  /**
   * Releases a run that its owner stops executing on purpose. Does nothing at another epoch.
   *
   * @param isCounted True if this execution was counted as an attempt. The count is then decremented.
   */
  releaseRun(id: string, epoch: number, isCounted?: boolean): Promise<void>;
}

/** Queries of peer requests. */
export interface PeerRequestQueries {
  /** Inserts a request to the owner of a run. @returns Its id, or `undefined` if the run does not exist. */
  insertPeerRequest(request: Omit<PeerRequestRecord, "id">): Promise<number | undefined>;

  /** Lists the pending requests about the runs that a process executes, oldest first. */
  listPeerRequests(owner: string): Promise<PeerRequestRecord[]>;

  /**
   * Stores the response to a request. @returns False if the request was withdrawn or already has a response.
   */
  storePeerResponse(id: number, response: string): Promise<boolean>;

  /**
   * Returns the response to a request and deletes the request. Returns `undefined` if it has no response yet.
   */
  takePeerResponse(id: number): Promise<string | undefined>;

  /**
   * Deletes requests about ended runs. A requester that still waits for one finds out that the run has ended.
   */
  deleteOldPeerRequests(): Promise<void>;

  /** Withdraws a request. @returns The response, if it was stored in the meantime. */
  withdrawPeerRequest(id: number): Promise<string | undefined>;
}

/** Queries of idempotency keys and the responses stored for them. */
export interface IdempotencyQueries {
  /**
   * Reserves a key. Waits for the end of a concurrent transaction that reserves the same key.
   *
   * @returns False if the key is in use.
   */
  reserveKey({ projectId, key, operation, digest }: KeyedRequest, createdAt: number): Promise<boolean>;

  /** Stores the response to the request that reserved a key. */
  storeResponse({ projectId, key }: KeyedRequest, response: string): Promise<void>;

  /** Returns the request for which a key was used, if any. */
  findKey(projectId: string, key: string): Promise<UsedKey | undefined>;

  /**
   * Deletes keys that were used before a time (ms), oldest first. @param most Maximum number of keys.
   * @returns The number of deleted keys.
   */
  deleteOldKeys(before: number, most: number): Promise<number>;
}

/** Deletion of old data. */
export interface RetentionQueries {
  /**
   * Deletes the logs of some runs that ended before a time (ms), oldest first. Skips runs whose logs another
   * process is deleting. Keeps the chunks with the last number, which show where a log ends. The rest of a
   * log has no gap except before these. Must be called in a transaction.
   *
   * @returns True if there may be more to delete.
   */
  dropLogs(endedBefore: number, most: DropLimits): Promise<boolean>;
}

/** Queries of tool calls. */
export interface ToolCallQueries {
  /**
   * Inserts tool calls, in the order in which the model made them. @throws If the thread has a call with the
   * same id.
   */
  insertToolCalls(calls: readonly ToolCallRecord[]): Promise<void>;

  findToolCall(threadKey: number, id: string): Promise<ToolCallRecord | undefined>;

  /** Lists all calls of a thread, in the order in which the model made them. */
  listToolCalls(threadKey: number): Promise<ToolCallRecord[]>;

  listToolCallsOfRun(runId: string): Promise<ToolCallRecord[]>;

  /** Lists the `pending` and `asking` calls of a thread, of server and client tools. */
  listPendingToolCalls(threadKey: number): Promise<ToolCallRecord[]>;

  /**
   * Sets the state of calls.
   * @param from Changes only calls in this state: of two results for one call, one wins.
   * @returns The number of changed calls.
   */
  setToolCallState(
    threadKey: number,
    ids: readonly string[],
    state: ToolCallState,
    from?: ToolCallState,
  ): Promise<number>;

  /** Marks calls of a thread without a result as abandoned: those in some states, or all of them. */
  abandonToolCalls(threadKey: number, states?: readonly ToolCallState[]): Promise<void>;
}
