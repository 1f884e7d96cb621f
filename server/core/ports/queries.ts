/** Queries and changes of the store, over the connection or an open transaction. */
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

/** Changes that belong together, or that follow from something read, go in one transaction. */
export interface Queries
  extends ThreadQueries,
    MessageQueries,
    ComponentQueries,
    RunQueries,
    QuestionQueries,
    IdempotencyQueries,
    RetentionQueries,
    ToolCallQueries {}

/** Which threads of a project are meant: at most `limit`, after the one with the key `after`. */
export interface ThreadPage {
  contextKey?: string;
  limit: number;
  after?: number;
}

/** A request of one process to the one that executes a run. Texts are JSON that the store does not parse. */
export interface QuestionRecord {
  id: number;
  runId: string;
  /** The process that waits for the answer. */
  askedBy: string;
  question: string;
}

/** A request with a key. */
export interface KeyedRequest {
  projectId: string;
  key: string;
  /** Name of the operation. */
  operation: string;
  /** Digest that distinguishes the request from others of the operation. */
  digest: string;
}

/** The first use of a key; the answer is JSON that the store does not parse. */
export type UsedKey = Pick<KeyedRequest, "operation" | "digest"> & { answer: string | undefined };

/** Most that is deleted at a time. */
export interface DropLimits {
  runs: number;
  /** Of all these runs together. */
  chunks: number;
}

/** Threads. */
export interface ThreadQueries {
  /** Stores a new thread. @throws when the project has a thread of this id */
  insertThread(thread: NewThread): Promise<ThreadRecord>;

  findThread(projectId: string, id: string): Promise<ThreadRecord | undefined>;

  /** Finds a thread, and keeps every other transaction that locks it waiting until this one is over. */
  lockThread(projectId: string, id: string): Promise<ThreadRecord | undefined>;

  /**
   * Finds a thread for something that changes it now, or makes it, and locks it as {@link lockThread} does. A context
   * key is kept if it has none.
   *
   * @param thread what it is when it is made; `createdAt` is the time of the change in any case
   * @returns the thread as it is now, and whether it was made; `undefined` if there is none and none was wanted
   */
  enterThread(
    thread: Omit<NewThread, "metadata">,
    create: boolean,
  ): Promise<{ thread: ThreadRecord; isNew: boolean } | undefined>;

  findThreadByKey(key: number): Promise<ThreadRecord | undefined>;

  /**
   * Measures a page of {@link listThreads}: it ends early where the metadata would be large.
   *
   * @returns How many threads it has, the bytes of their metadata, and whether there are more threads after it.
   */
  measureThreads(
    projectId: string,
    page: ThreadPage,
  ): Promise<{ count: number; bytes: number; hasMore: boolean }>;

  /**
   * Threads of a project, the newest first, by the order in which they came: several may come in one millisecond
   * (T-080, T-085).
   */
  listThreads(projectId: string, page: ThreadPage): Promise<ThreadRecord[]>;

  /** Notes that something in the thread changed. */
  touchThread(key: number, now: number): Promise<void>;

  /** Deletes a thread with its messages, components, tool calls, runs and their logs; `false` if it is gone. */
  deleteThread(key: number): Promise<boolean>;
}

/** Messages of threads. */
export interface MessageQueries {
  /**
   * Adds messages at the end of a thread, in order. The state of a component block is not stored with it: it
   * changes later, and is in the components.
   * @throws when the thread has a message of the same id
   */
  appendMessages(threadKey: number, messages: readonly Message[]): Promise<void>;

  /**
   * Messages of a thread by position, all or at most `limit`.
   * @param page `after` is the position of the last message of the page before, in the same order
   */
  listMessages(
    threadKey: number,
    page: { order: "asc" | "desc"; limit?: number; after?: number },
  ): Promise<StoredMessage[]>;

  /** Bytes of memory that a thread's messages and components take once they are read; they are not read for it. */
  conversationWeight(threadKey: number): Promise<number>;

  /** Deletes the messages of a thread that stand after a position. */
  deleteMessagesAfter(threadKey: number, position: number): Promise<void>;

  findMessage(threadKey: number, id: string): Promise<StoredMessage | undefined>;
}

/** Components of threads. */
export interface ComponentQueries {
  /** Stores a new component at version 0. @throws when the thread has a component of this id */
  insertComponent(component: Omit<ComponentRecord, "version" | "weight">): Promise<void>;

  findComponent(threadKey: number, id: string): Promise<ComponentRecord | undefined>;

  /** The components of a thread, by id. */
  listComponents(threadKey: number): Promise<ComponentRecord[]>;

  /** Deletes components of a thread; ids that it does not have are passed over. */
  deleteComponents(threadKey: number, ids: readonly string[]): Promise<void>;

  /**
   * Replaces the state of a component.
   * @param state its JSON
   * @param version its new version, one more than the version that the new state was made from
   * @returns `false`, and nothing is changed, when the stored version is another, or the component is gone
   */
  setComponentState(threadKey: number, id: string, state: string, version: number): Promise<boolean>;
}

/** Runs. */
export interface RunQueries {
  /**
   * Stores a new run. Inside a transaction: it is two rows.
   * @throws when the thread has an active run, or the project a run of the same idempotency key
   */
  insertRun(run: NewRun): Promise<RunRecord>;

  findRun(projectId: string, threadKey: number, id: string): Promise<RunRecord | undefined>;

  findRunById(id: string): Promise<RunRecord | undefined>;

  /** The thread's run that is running or waits for input; there is at most one. */
  activeRun(threadKey: number): Promise<RunRecord | undefined>;

  findRunByIdempotencyKey(projectId: string, key: string): Promise<RunRecord | undefined>;

  /** The newest run of a thread, of those that their client calls by a name if one is given. */
  newestRun(threadKey: number, clientId?: string): Promise<RunRecord | undefined>;

  /** Runs of a status, oldest first. */
  runsWithStatus(status: RunStatus): Promise<RunRecord[]>;

  /**
   * Changes a run; `false` if it is gone. Inside a transaction, if it changes its thread: that is two rows.
   * @param thread the run's thread, if something in it changes as well, and when
   * @throws when the new status makes it a second active run of its thread
   */
  updateRun(id: string, patch: RunPatch, thread?: { key: number; updatedAt: number }): Promise<boolean>;

  /**
   * Claims a run: its epoch grows, so every append of an earlier owner is fenced from now on.
   *
   * @param owner the process that claims it
   * @param epoch the epoch at which nobody executed it: if it is another one by now, somebody else was faster
   * @returns the run with its new epoch; `undefined` if it is over, gone, or somebody else's
   */
  claimRun(id: string, owner: string, epoch: number): Promise<RunRecord | undefined>;

  /**
   * Claims all running runs, for a process that has the store for itself.
   *
   * @returns them with their new epochs, newest first; their requests, which may be large, are not read
   */
  claimAllRuns(owner: string): Promise<ClaimedRun[]>;

  /**
   * Counts an attempt of a claimed run, before it begins. Counting it again changes nothing.
   *
   * @param attempts the new count
   * @returns `false` if the run is over, gone, or somebody else's
   */
  countAttempt(id: string, epoch: number, attempts: number): Promise<boolean>;

  /**
   * Releases a run that its owner stops executing on purpose. An owner at another epoch keeps it.
   *
   * @param isCounted whether this execution was counted as an attempt; it no longer is then
   */
  releaseRun(id: string, epoch: number, isCounted?: boolean): Promise<void>;
}

/** Questions of processes about the runs of others. */
export interface QuestionQueries {
  /** Puts a question to whoever executes a run. @returns its id; `undefined` if the run is gone */
  askOwner(question: Omit<QuestionRecord, "id">): Promise<number | undefined>;

  /** Questions without an answer to the runs that a process executes, in the order in which they were asked. */
  questionsTo(owner: string): Promise<QuestionRecord[]>;

  /** Answers a question. @returns whether it still waited for one: who gave it up, or has an answer, gets none */
  answerQuestion(id: number, answer: string): Promise<boolean>;

  /** The answer to a question, if there is one; then the question is over. */
  takeAnswer(id: number): Promise<string | undefined>;

  /** Forgets questions about runs that are over: nobody waits for them, unless just now, and who does finds that out. */
  forgetQuestions(): Promise<void>;

  /** Gives a question up. @returns the answer that came in between, if one did */
  withdrawQuestion(id: number): Promise<string | undefined>;
}

/** Keys of requests, and their answers. */
export interface IdempotencyQueries {
  /**
   * Takes a key. Beside a transaction that takes the same one it waits for the end of that.
   *
   * @returns whether it was free
   */
  takeKey({ projectId, key, operation, digest }: KeyedRequest, createdAt: number): Promise<boolean>;

  /** Keeps what a request was answered whose key was taken. */
  keepAnswer({ projectId, key }: KeyedRequest, answer: string): Promise<void>;

  /** What a key was used for, if it was. */
  findKey(projectId: string, key: string): Promise<UsedKey | undefined>;

  /** Forgets keys that were used before a time (ms), oldest first. @param most how many at a time @returns how many */
  forgetKeys(before: number, most: number): Promise<number>;
}

/** Dropping what is old. */
export interface RetentionQueries {
  /**
   * Drops the logs of some runs that ended before a time (ms), oldest first; runs whose logs another process is
   * dropping are left to it. The chunks with the last number stay, for they tell where a log ends. What is left of a
   * log has no gap, but for the one before these. In a transaction.
   *
   * @returns whether there may be more to drop
   */
  dropLogs(endedBefore: number, most: DropLimits): Promise<boolean>;
}

/** Tool calls. */
export interface ToolCallQueries {
  /** Stores tool calls, in the order in which the model made them. @throws when the thread has one of the same id */
  insertToolCalls(calls: readonly ToolCallRecord[]): Promise<void>;

  findToolCall(threadKey: number, id: string): Promise<ToolCallRecord | undefined>;

  /** All calls of a thread, in the order in which the model made them. */
  listToolCalls(threadKey: number): Promise<ToolCallRecord[]>;

  listToolCallsOfRun(runId: string): Promise<ToolCallRecord[]>;

  /** The calls of a thread that are `pending` or `asking`, of either side. */
  listPendingToolCalls(threadKey: number): Promise<ToolCallRecord[]>;

  /**
   * Sets the state of calls.
   * @param from changes only calls in this state: of two that answer the same call, one wins
   * @returns how many calls were changed
   */
  setToolCallState(
    threadKey: number,
    ids: readonly string[],
    state: ToolCallState,
    from?: ToolCallState,
  ): Promise<number>;

  /** Gives up the calls of a thread that have no result yet: those in some states, or all of them. */
  abandonToolCalls(threadKey: number, states?: readonly ToolCallState[]): Promise<void>;
}
