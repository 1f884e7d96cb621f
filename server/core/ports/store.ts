/** The store as the server uses it, whatever database is behind it. */
import type { Queries } from "./queries.ts";
import type { AppendOutcome, LogAppend, LogChunk, Position } from "./records.ts";

/** Why nothing can be stored at the moment. */
export type WriteProblem = "disk full" | "not writable";

export interface Store {
  /** Queries outside of a transaction. Inside of one, use only those that it is given: these may wait for its end. */
  readonly read: Queries;

  /**
   * Does work in a transaction. What it throws undoes all it did. What depends on something read in it locks the
   * thread first ({@link Queries.lockThread}): then nothing of the thread changes beside it.
   *
   * @param work awaits every query it starts, uses only the queries it is given, and waits for nothing else. It may be
   *   done again from its beginning, when it met another transaction; what it does besides must bear that. A query that
   *   failed undoes the transaction: PostgreSQL does not go on after it.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;

  /**
   * Appends to the logs of runs, each run at most once, and does what must be committed with each append. When
   * `within` of an item fails, that item alone is undone. Answers in the order of the batch.
   *
   * An append whose answer was lost may be made again: it is `appended` if the first one was.
   *
   * @throws when the database cannot write or commit; then it is not known what of the batch is stored.
   */
  append(batch: readonly LogAppend[]): Promise<AppendOutcome[]>;

  /**
   * The part of a run's log that ends after a position, in order: as many chunks as fit in `maxBytes` of UTF-8,
   * but at least one if there is one. The first may begin before the position; the caller cuts it.
   */
  readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]>;

  /**
   * Whether an append with something `within` is best made by itself: it may have to wait for a row that somebody has
   * locked, and appends that are made with it would wait, too.
   */
  readonly appendsApart: boolean;

  /** Milliseconds after which an append that threw is made again, each in turn; then it has failed. */
  readonly retryDelays: readonly number[];

  /** Returns why nothing can be stored at the moment; `undefined` while writes succeed. It may write a little. */
  writeProblem(): Promise<WriteProblem | undefined>;

  /** Closes the database after all that was asked before; what is asked later fails. */
  close(): Promise<void>;
}
