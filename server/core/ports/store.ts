/** The port to the store, independent of its database. */
import type { Position } from "../log-line.ts";
import type { Queries } from "./queries.ts";
import type { AppendOutcome, LogAppend, LogChunk } from "./records.ts";

/** Reasons why writes fail. */
export type WriteProblem = "disk full" | "not writable";

export interface Store {
  /**
   * Queries outside a transaction. In a transaction, use only the queries that it provides: these may wait
   * for its end.
   */
  readonly read: Queries;

  /**
   * Runs work in a transaction, which is rolled back if the work throws. Work that depends on a query must
   * lock the thread first ({@link Queries.lockThread}), so that the thread does not change concurrently.
   *
   * @param work Must await every query that it starts, use only the given queries, and wait for nothing
   *   else. It may run again after a conflict with another transaction, so side effects must be repeatable. A
   *   failed query aborts the transaction, as in PostgreSQL.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;

  /**
   * Appends to the logs of runs, each run at most once, with the changes to commit with each append. If
   * `within` of an item fails, only that item is rolled back. Results are in the order of the batch.
   *
   * An append whose result was lost may be repeated: the result is `appended` if the first one was.
   *
   * @throws If the database cannot write or commit. Parts of the batch may have been stored.
   */
  append(batch: readonly LogAppend[]): Promise<AppendOutcome[]>;

  /**
   * Returns the chunks of a run's log that end after a position, in order: as many as fit in `maxBytes` of
   * UTF-8, but at least one if one exists. The first may start before the position; the caller trims it.
   */
  readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]>;

  /**
   * True if an append with `within` should be made separately: it may have to wait for a locked row, and
   * appends in the same batch would wait, too.
   */
  readonly appendsSeparately: boolean;

  /** Delays in milliseconds before the retries of an append that threw. After the last one it has failed. */
  readonly retryDelays: readonly number[];

  /** Returns the reason why writes fail, or `undefined` if they succeed. May write a little. */
  findWriteProblem(): Promise<WriteProblem | undefined>;

  /** Closes the database after all pending queries. Later queries fail. */
  close(): Promise<void>;
}
