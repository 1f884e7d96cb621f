/**
 * A Kysely dialect for `node:sqlite`. Differs from Kysely's SQLite driver in three ways: transactions start
 * with BEGIN IMMEDIATE, the connection is acquired in first-come, first-served order, and a transaction that
 * SQLite rolled back (disk full) rejects further statements and its commit.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { storableText } from "../tables.ts";

export class NodeSqliteDialect implements Dialect {
  readonly #handle: DatabaseSync;
  readonly #noteFailure: (error: unknown) => void;

  /** @param noteFailure Receives the errors of statements and commits. */
  constructor(handle: DatabaseSync, noteFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#noteFailure = noteFailure;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#handle, this.#noteFailure);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new QueueingAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's interface
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Declares support for several connections, so that the driver queues requests for its one connection. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #handle: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  /** Resolves when every earlier caller has released the connection. */
  #lastInLine: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => {};

  constructor(handle: DatabaseSync, noteFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#connection = new NodeSqliteConnection(handle, noteFailure);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    const before = this.#lastInLine;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastInLine = promise;
    await before;
    if (!this.#handle.isOpen) {
      resolve();
      throw new Error("The store is closed.");
    }
    this.#giveBack = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async beginTransaction(): Promise<void> {
    this.#connection.begin();
  }

  async commitTransaction(): Promise<void> {
    this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#handle.close();
  }
}

function storable(parameter: unknown): SQLInputValue {
  return typeof parameter === "string" ? storableText(parameter) : (parameter as SQLInputValue);
}

/**
 * Number of prepared statements in the cache. The store has far fewer queries, apart from lists of varying
 * length.
 */
const keptStatements = 200;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  readonly #noteFailure: (error: unknown) => void;
  #inTransaction = false;

  constructor(handle: DatabaseSync, noteFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#noteFailure = noteFailure;
  }

  begin(): void {
    this.#handle.exec("BEGIN IMMEDIATE");
    this.#inTransaction = true;
  }

  commit(): void {
    this.#assertNotRolledBack();
    this.#noting(() => this.#handle.exec("COMMIT"));
    this.#inTransaction = false;
  }

  rollback(): void {
    this.#inTransaction = false;
    // After some errors, such as a full disk, SQLite has already rolled back:
    // https://sqlite.org/lang_transaction.html
    if (this.#handle.isTransaction) this.#handle.exec("ROLLBACK");
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#assertNotRolledBack();
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters.map(storable);
    if (returnsRows) return { rows: this.#noting(() => statement.all(...parameters)) as R[] };
    const { changes, lastInsertRowid } = this.#noting(() => statement.run(...parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #noting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#noteFailure(error);
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: it only throws
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming would hold the only connection; read in pages.");
  }

  #assertNotRolledBack(): void {
    if (this.#inTransaction && !this.#handle.isTransaction) {
      throw new Error("The database rolled this transaction back after an error; nothing of it is stored.");
    }
  }

  #prepare(sql: string): { statement: StatementSync; returnsRows: boolean } {
    let prepared = this.#statements.get(sql);
    if (prepared === undefined) {
      const statement = this.#handle.prepare(sql);
      prepared = { statement, returnsRows: statement.columns().length > 0 };
      if (this.#statements.size >= keptStatements) {
        const oldest = this.#statements.keys().next();
        if (!oldest.done) this.#statements.delete(oldest.value);
      }
    } else {
      // Moves the statement to the end: the map is ordered by last use.
      this.#statements.delete(sql);
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
