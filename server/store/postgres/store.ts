/** The store: a PostgreSQL database that several processes may share. */
import { Kysely, PostgresDialect } from "kysely";
import { Semaphore } from "../../core/limits/semaphore.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { AppendOutcome, LogAppend, LogChunk, Position } from "../../core/ports/records.ts";
import type { Store, WriteProblem } from "../../core/ports/store.ts";
import { queriesOver } from "../queries.ts";
import { findEmptyAppend, type Tables, type Tx } from "../tables.ts";
import { probeWrite, Writability } from "../writability.ts";
import { Availability } from "./availability.ts";
import { type Database, openDatabase } from "./database.ts";
import { appendAll, readLog } from "./event-log.ts";
import { isConflict, isDatabaseFailure, postgresWriteProblem } from "./failures.ts";
import { kyselyPool } from "./kysely-pool.ts";

/**
 * Opens the store in a database and brings its schema up to date.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param log Takes a line when the database goes away, and when it is back.
 * @throws {StoreOpenError} when it cannot be reached, is too old, or of a newer program.
 */
export async function openPostgres(
  url: string,
  log: (line: string) => void = () => {},
): Promise<PostgresStore> {
  return new PostgresStore(await openDatabase(url), log);
}

/** How often a transaction that met another one is begun again. */
const retries = 3;

/** How many appends with something within are under way at a time: the other connections are for requests. */
const appendConnections = 6;

/** Errors that mean that the database cannot be reached are `StoreUnavailableError`. */
export class PostgresStore implements Store {
  readonly appendsApart = true;
  /** About 30 s: a restart of the database, or a standby's taking over. */
  readonly retryDelays = [20, 100, 250, 500, ...Array<number>(29).fill(1000)];
  readonly database: Database;
  readonly #db: Tx;
  readonly #appendConnections = new Semaphore(appendConnections);
  readonly #writability = new Writability(postgresWriteProblem, () => probeWrite(this.#db));
  readonly #asked = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  readonly read: Queries;

  /** @param database has the newest schema; the store closes its pool. */
  constructor(database: Database, log: (line: string) => void) {
    this.database = database;
    const pool = kyselyPool(database.pool, new Availability(database.name, log), (error) =>
      this.#writability.noteFailure(error),
    );
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.read = this.#countedQueries(queriesOver(this.#db, true));
  }

  async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return await this.#ask(() => this.#inTransaction((tx) => work(queriesOver(tx, true))));
  }

  /**
   * All items without something within in one statement, and the others side by side with it, each in a transaction of its
   * own. When the database fails for one item, others may be stored.
   */
  async append(batch: readonly LogAppend[]): Promise<AppendOutcome[]> {
    return await this.#ask(async () => {
      const now = Date.now();
      const outcomes = new Map<LogAppend, AppendOutcome>();
      const plain: LogAppend[] = [];
      const withChanges: LogAppend[] = [];
      for (const item of batch) {
        const error = findEmptyAppend(item);
        if (error !== undefined) outcomes.set(item, { error });
        else (item.within === undefined ? plain : withChanges).push(item);
      }
      const apart = withChanges.map(async (item) => {
        await this.#appendConnections.acquire();
        try {
          outcomes.set(item, await this.#appendWithin(item, now));
        } finally {
          this.#appendConnections.release();
        }
      });
      const work = [...apart, this.#appendPlain(plain, now, outcomes)];
      // Nothing of this batch may be under way when it is made again.
      for (const done of await Promise.allSettled(work)) if (done.status === "rejected") throw done.reason;
      return batch.map((item) => outcomes.get(item) as AppendOutcome);
    });
  }

  async #appendPlain(
    batch: readonly LogAppend[],
    now: number,
    outcomes: Map<LogAppend, AppendOutcome>,
  ): Promise<void> {
    if (batch.length === 0) return;
    const found = await again(() => appendAll(this.#db, batch, now));
    for (const [index, item] of batch.entries()) {
      outcomes.set(item, found[index] === "fenced" ? "fenced" : "appended");
    }
  }

  async #appendWithin(item: LogAppend, now: number): Promise<AppendOutcome> {
    try {
      return await this.#inTransaction(async (tx) => {
        const [outcome] = await appendAll(tx, [item], now);
        // What was stored before was stored with all that is within.
        if (outcome === "appended") await item.within?.(queriesOver(tx, true));
        return outcome === "fenced" ? "fenced" : "appended";
      });
    } catch (error) {
      if (isDatabaseFailure(error)) throw error;
      return { error };
    }
  }

  async readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]> {
    return await this.#ask(() => readLog(this.#db, runId, after, maxBytes));
  }

  async writeProblem(): Promise<WriteProblem | undefined> {
    return await this.#ask(() => this.#writability.check());
  }

  async close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#asked).then(() => this.database.pool.end());
    await this.#closed;
  }

  #inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return again(() => this.#db.transaction().execute(work));
  }

  /** Does what is asked for, unless the store is closed; closing waits for it. */
  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new Error("The store is closed.");
    const asked = work();
    this.#asked.add(asked);
    try {
      return await asked;
    } finally {
      this.#asked.delete(asked);
    }
  }

  #countedQueries(queries: Queries): Queries {
    const counted = Object.entries(queries).map(([name, query]) => [
      name,
      (...of: unknown[]) => this.#ask(() => (query as (...of: unknown[]) => Promise<unknown>)(...of)),
    ]);
    return Object.fromEntries(counted) as Queries;
  }
}

/** Does work, and does it again when it met another transaction. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (retry === retries || !isConflict(error)) throw error;
    }
  }
}
