/**
 * The store in a SQLite file. Only one process uses the file, over a single connection, and concurrent
 * callers wait for their turn.
 */
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { initialPosition, type Position } from "../../core/log-line.ts";
import type { AllQueries } from "../../core/ports/queries.ts";
import type { AppendOutcome, LogAppend, LogChunk } from "../../core/ports/records.ts";
import type { Store, WriteProblem } from "../../core/ports/store.ts";
import { createQueries } from "../queries.ts";
import type { Tables, Tx } from "../tables.ts";
import { probeWrite, Writability } from "../writability.ts";
import { BackupSocket } from "./backup-socket.ts";
import { EventLog, toAppendOutcome } from "./event-log.ts";
import { migrate } from "./migrations.ts";
import { NodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { checkpointPages, openFile, toSqliteWriteProblem } from "./open-file.ts";

/**
 * Opens the store in a database file and migrates its schema. The file is locked until `close` is called.
 *
 * @param file A path, whose folder is created if necessary, or `:memory:`.
 * @throws {StoreOpenError} If the file is in use, is not a database, is not writable, or was written by a
 * newer version of this program.
 */
export async function openSqlite(file: string): Promise<SqliteStore> {
  const handle = openFile(file);
  try {
    migrate(handle, file);
    const store = new SqliteStore(handle);
    // Kysely initializes itself during the first query. After that, it requests the connection in the order
    // of the calls.
    await store.readLog("", { number: 0, notes: 0 }, 0);
    return store;
  } catch (error) {
    handle.close();
    throw error;
  }
}

/** The store on SQLite. Calls take effect in the order in which they are made. */
export class SqliteStore implements Store {
  readonly retryDelays = [20, 200, 1000];
  readonly appendsSeparately = false;
  readonly #handle: DatabaseSync;
  readonly #db: Tx;
  readonly #log: EventLog;
  readonly #writability = new Writability(toSqliteWriteProblem, () => probeWrite(this.#db));
  #backups: BackupSocket | undefined;
  #closed: Promise<void> | undefined;

  readonly read: AllQueries;

  /** @param handle An open database with the newest schema. The store closes it. */
  constructor(handle: DatabaseSync) {
    this.#handle = handle;
    this.#db = new Kysely<Tables>({
      dialect: new NodeSqliteDialect(handle, (error) => this.#writability.recordFailure(error)),
    });
    this.#log = new EventLog(handle);
    this.read = createQueries(this.#db, false);
  }

  async transaction<T>(work: (queries: AllQueries) => Promise<T>): Promise<T> {
    return await this.#db.transaction().execute((tx) => work(createQueries(tx, false)));
  }

  async append(batch: readonly LogAppend[]): Promise<AppendOutcome[]> {
    if (batch.every((item) => item.within === undefined)) {
      return await this.#db.connection().execute(async () => this.#appendAll(batch));
    }
    return await this.#db.transaction().execute(async (tx) => {
      const queries = createQueries(tx, false);
      const now = Date.now();
      const outcomes: AppendOutcome[] = [];
      for (const item of batch) {
        const { within } = item;
        outcomes.push(
          within === undefined
            ? toAppendOutcome(this.#log.append(item, now))
            : await this.#appendWithin(item, now, () => within(queries)),
        );
      }
      return outcomes;
    });
  }

  #appendAll(batch: readonly LogAppend[]): AppendOutcome[] {
    try {
      return this.#log.appendAll(batch, Date.now());
    } catch (error) {
      this.#writability.recordFailure(error);
      throw error;
    }
  }

  /**
   * Appends one item in its own savepoint, so that a failure of this item does not affect the other items.
   */
  async #appendWithin(item: LogAppend, now: number, within: () => Promise<void>): Promise<AppendOutcome> {
    this.#handle.exec("SAVEPOINT item");
    try {
      const outcome = this.#log.append(item, now);
      if (outcome === "appended") await within();
      this.#handle.exec("RELEASE item");
      return toAppendOutcome(outcome);
    } catch (error) {
      this.#writability.recordFailure(error);
      // SQLite has rolled back the entire transaction because the disk is full, so no other item can be
      // stored either.
      if (!this.#handle.isTransaction) throw error;
      this.#handle.exec("ROLLBACK TO item; RELEASE item");
      return { error };
    }
  }

  async readLog(runId: string, after: Position, maxBytes: number): Promise<LogChunk[]> {
    return await this.#db.connection().execute(async () => this.#log.read(runId, after, maxBytes));
  }

  async compactLogs(runIds: readonly string[]): Promise<void> {
    let logs = runIds.map((runId) => ({ runId, position: initialPosition }));
    while (logs.length > 0) logs = await this.#db.connection().execute(async () => this.#log.compact(logs));
  }

  async findWriteProblem(): Promise<WriteProblem | undefined> {
    return await this.#writability.check();
  }

  /**
   * Lets other programs back up the file while this process uses it.
   *
   * @param log Logs a line if that is not possible.
   */
  async offerBackups(file: string, log: (line: string) => void): Promise<void> {
    try {
      this.#backups = await BackupSocket.open(file, () => this.#freezeFile());
    } catch (error) {
      log(
        `the database cannot be backed up while this server runs: ${(error as Error).message}; set DATABASE_FILE to ` +
          "a path of at most 100 characters, on a file system that supports sockets",
      );
    }
  }

  /** Keeps the file unchanged until the returned function is called. Until then, commits are only in the log. */
  async #freezeFile(): Promise<() => Promise<void>> {
    await this.#db.connection().execute(async () => {
      const row = this.#handle.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      if (row?.busy !== 0) throw new Error("the write-ahead log could not be written to the file");
      this.#handle.exec("PRAGMA wal_autocheckpoint = 0");
    });
    return async () =>
      await this.#db.connection().execute(async () => {
        if (this.#handle.isOpen) this.#handle.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
      });
  }

  async close(): Promise<void> {
    this.#closed ??= this.#db.connection().execute(async () => {
      // Closing the file writes the log to it, so programs that are copying the file are disconnected first.
      await this.#backups?.close();
      this.#handle.close();
    });
    await this.#closed;
  }
}
