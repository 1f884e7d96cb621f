/** The port to the store, independent of its database. */
import type { Position } from "../log-line.ts";
import type { AllQueries, Queries } from "./queries.ts";
import type { AppendOutcome, LogAppend, LogChunk } from "./records.ts";

/** Reasons why writes fail. */
export type WriteProblem = "disk full" | "not writable";

/** The part of the store that contracts use: queries within one owner's data. */
export interface ScopedStore {
  /** See {@link Store.read}. */
  readonly read: Queries;
  /** See {@link Store.transaction}. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
}

export interface Store extends ScopedStore {
  /**
   * Queries outside a transaction. Inside a transaction, use only the queries that it provides, because the
   * queries here may wait for the transaction to end.
   */
  readonly read: AllQueries;

  /**
   * Runs work in a transaction, which is rolled back if the work throws. Work that depends on a query must
   * first lock the thread ({@link Queries.lockThread}) to prevent concurrent changes.
   *
   * @param work Must await every query that it starts, use only the given queries, and wait for nothing else.
   * It may run again after a conflict with another transaction, so its side effects must be repeatable. A
   * failed query aborts the transaction, as in PostgreSQL.
   */
  transaction<T>(work: (queries: AllQueries) => Promise<T>): Promise<T>;

  /**
   * Appends events to the logs of runs, together with the changes to commit with each append. A batch
   * contains each run at most once. If an item's `within` fails, only that item is rolled back. Results are
   * in batch order.
   *
   * An append may be repeated if its result was lost. The result is `appended` if the first attempt
   * succeeded.
   *
   * @throws If the database cannot write or commit. Part of the batch may have been stored.
   */
  append(batch: readonly LogAppend[]): Promise<AppendOutcome[]>;

  /**
   * Returns the chunks of a run's log that end after a position, in order. Returns as many as fit in
   * `maxBytes` of UTF-8, but at least one if any exist. The first chunk may start before the position, and
   * the caller trims it.
   */
  readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]>;

  /**
   * Combines the rows of ended runs' logs, so that the logs take less space and are read faster. Events and
   * positions do not change. A log that is not combined, because the process dies for example, stays readable.
   */
  compactLogs(runIds: readonly string[]): Promise<void>;

  /**
   * True if appends with `within` should be made separately, because they may have to wait for a locked row
   * and would block the other appends in their batch.
   */
  readonly appendsSeparately: boolean;

  /**
   * Delays in milliseconds before each retry of an append that threw. If the last retry also throws, the
   * append has failed.
   */
  readonly retryDelays: readonly number[];

  /**
   * Returns the reason why writes fail, or `undefined` if they succeed. May write a small amount of data to
   * find out.
   */
  findWriteProblem(): Promise<WriteProblem | undefined>;

  /** Closes the database after all pending queries have finished. Later queries fail. */
  close(): Promise<void>;
}
