/** The store in a PostgreSQL database that several processes can share. */
import { Kysely, PostgresDialect } from "kysely";
import { Semaphore } from "../../core/limits/semaphore.ts";
import { initialPosition, type Position } from "../../core/log-line.ts";
import type { AllQueries } from "../../core/ports/queries.ts";
import type { AppendOutcome, LogAppend, LogChunk } from "../../core/ports/records.ts";
import type { Store, WriteProblem } from "../../core/ports/store.ts";
import { createQueries } from "../queries.ts";
import { findEmptyAppend, type Tables, type Tx } from "../tables.ts";
import { probeWrite, Writability } from "../writability.ts";
import { Availability, type AvailabilityLog } from "./availability.ts";
import { type Database, openDatabase } from "./database.ts";
import { appendAll, compactLog, readLog } from "./event-log.ts";
import { isConflict, isDatabaseFailure, toPostgresWriteProblem } from "./failures.ts";
import { createKyselyPool } from "./kysely-pool.ts";

/**
 * Opens the store in a database and migrates its schema.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param log The log of the database's availability.
 * @throws {StoreOpenError} If the database cannot be reached, is too old, or was written by a newer version
 * of this program.
 */
export async function openPostgres(
  url: string,
  log: AvailabilityLog = { error() {}, info() {} },
): Promise<PostgresStore> {
  return new PostgresStore(await openDatabase(url), log);
}

/** Maximum number of retries after a conflict with another transaction. */
const maxRetries = 3;

/** Maximum number of concurrent appends with `within`. The remaining connections are left for requests. */
const appendConnections = 6;

/** The store on PostgreSQL. Its methods throw `StoreUnavailableError` if the database cannot be reached. */
export class PostgresStore implements Store {
  readonly appendsSeparately = true;
  /** Delays of about 30 s in total, which is enough for a database restart or a failover to a standby. */
  readonly retryDelays = [20, 100, 250, 500, ...Array<number>(29).fill(1000)];
  readonly database: Database;
  readonly #db: Tx;
  readonly #appendConnections = new Semaphore(appendConnections);
  readonly #writability = new Writability(toPostgresWriteProblem, () => probeWrite(this.#db));
  readonly #pendingCalls = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  readonly read: AllQueries;

  /** @param database A database with the newest schema. The store closes its pool. */
  constructor(database: Database, log: AvailabilityLog) {
    this.database = database;
    const pool = createKyselyPool(database.pool, new Availability(database.name, log), (error) =>
      this.#writability.recordFailure(error),
    );
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.read = this.#trackQueries(createQueries(this.#db, true));
  }

  async transaction<T>(work: (queries: AllQueries) => Promise<T>): Promise<T> {
    return await this.#track(() => this.#inTransaction((tx) => work(createQueries(tx, true))));
  }

  /**
   * Appends all items without `within` in one statement. The other items are appended concurrently, each in
   * its own transaction. If the database fails for one item, other items may still be stored.
   */
  async append(batch: readonly LogAppend[]): Promise<AppendOutcome[]> {
    return await this.#track(async () => {
      const now = Date.now();
      const outcomes = new Map<LogAppend, AppendOutcome>();
      const plain: LogAppend[] = [];
      const withChanges: LogAppend[] = [];
      for (const item of batch) {
        const error = findEmptyAppend(item);
        if (error !== undefined) outcomes.set(item, { error });
        else (item.within === undefined ? plain : withChanges).push(item);
      }
      const separate = withChanges.map(async (item) => {
        await this.#appendConnections.acquire();
        try {
          outcomes.set(item, await this.#appendWithin(item, now));
        } finally {
          this.#appendConnections.release();
        }
      });
      const work = [...separate, this.#appendPlain(plain, now, outcomes)];
      // Waits for all items, so that none of them is in flight when the caller retries the batch.
      for (const result of await Promise.allSettled(work))
        if (result.status === "rejected") throw result.reason;
      return batch.map((item) => outcomes.get(item) as AppendOutcome);
    });
  }

  async #appendPlain(
    batch: readonly LogAppend[],
    now: number,
    outcomes: Map<LogAppend, AppendOutcome>,
  ): Promise<void> {
    if (batch.length === 0) return;
    const stored = await withRetries(() => appendAll(this.#db, batch, now));
    for (const [index, item] of batch.entries()) {
      outcomes.set(item, stored[index] === "fenced" ? "fenced" : "appended");
    }
  }

  async #appendWithin(item: LogAppend, now: number): Promise<AppendOutcome> {
    try {
      return await this.#inTransaction(async (tx) => {
        const [outcome] = await appendAll(tx, [item], now);
        // If the item was stored before, the changes made by its `within` were stored with it.
        if (outcome === "appended") await item.within?.(createQueries(tx, true));
        return outcome === "fenced" ? "fenced" : "appended";
      });
    } catch (error) {
      if (isDatabaseFailure(error)) throw error;
      return { error };
    }
  }

  async readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]> {
    return await this.#track(() => readLog(this.#db, runId, after, maxBytes));
  }

  async compactLogs(runIds: readonly string[]): Promise<void> {
    for (const runId of runIds) {
      let position: Position | undefined = initialPosition;
      while (position !== undefined) {
        const after: Position = position;
        position = await this.#track(() => this.#inTransaction((tx) => compactLog(tx, runId, after)));
      }
    }
  }

  async findWriteProblem(): Promise<WriteProblem | undefined> {
    return await this.#track(() => this.#writability.check());
  }

  async close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#pendingCalls).then(() => this.database.pool.end());
    await this.#closed;
  }

  #inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return withRetries(() => this.#db.transaction().execute(work));
  }

  /** Starts a call unless the store is closed. `close` waits until the call has finished. */
  async #track<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new Error("The store is closed.");
    const call = work();
    this.#pendingCalls.add(call);
    try {
      return await call;
    } finally {
      this.#pendingCalls.delete(call);
    }
  }

  #trackQueries(queries: AllQueries): AllQueries {
    const tracked = Object.entries(queries).map(([name, query]) => [
      name,
      (...of: unknown[]) => this.#track(() => (query as (...of: unknown[]) => Promise<unknown>)(...of)),
    ]);
    return Object.fromEntries(tracked) as AllQueries;
  }
}

/** Retries after a conflict with another transaction. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (retry === maxRetries || !isConflict(error)) throw error;
    }
  }
}
