/**
 * A Kysely dialect for `node:sqlite`. It differs from Kysely's SQLite driver in three ways: transactions
 * start with BEGIN IMMEDIATE, the connection is acquired in first-come, first-served order, and after SQLite
 * has rolled back a transaction (for example because the disk is full), the transaction's remaining
 * statements and its commit are rejected.
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
  readonly #recordFailure: (error: unknown) => void;

  /** @param recordFailure Receives errors from statements and commits. */
  constructor(handle: DatabaseSync, recordFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#recordFailure = recordFailure;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#handle, this.#recordFailure);
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

/** Declares support for multiple connections, so that the driver queues requests for its only connection. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #handle: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  /** Resolves when every earlier caller has released the connection. */
  #queueTail: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(handle: DatabaseSync, recordFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#connection = new NodeSqliteConnection(handle, recordFailure);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    const previous = this.#queueTail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queueTail = promise;
    await previous;
    if (!this.#handle.isOpen) {
      resolve();
      throw new Error("The store is closed.");
    }
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
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

function toStorable(parameter: unknown): SQLInputValue {
  return typeof parameter === "string" ? storableText(parameter) : (parameter as SQLInputValue);
}

/**
 * Number of prepared statements in the cache. The store has far fewer queries, apart from queries with lists
 * of varying length.
 */
const maxCachedStatements = 200;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  readonly #recordFailure: (error: unknown) => void;
  #inTransaction = false;

  constructor(handle: DatabaseSync, recordFailure: (error: unknown) => void) {
    this.#handle = handle;
    this.#recordFailure = recordFailure;
  }

  begin(): void {
    this.#handle.exec("BEGIN IMMEDIATE");
    this.#inTransaction = true;
  }

  commit(): void {
    this.#assertNotRolledBack();
    this.#recordFailures(() => this.#handle.exec("COMMIT"));
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
    const parameters = query.parameters.map(toStorable);
    if (returnsRows) return { rows: this.#recordFailures(() => statement.all(...parameters)) as R[] };
    const { changes, lastInsertRowid } = this.#recordFailures(() => statement.run(...parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #recordFailures<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#recordFailure(error);
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: it only throws
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming would block the only connection; read in pages.");
  }

  #assertNotRolledBack(): void {
    if (this.#inTransaction && !this.#handle.isTransaction) {
      throw new Error(
        "The database rolled back this transaction after an error; none of its changes were stored.",
      );
    }
  }

  #prepare(sql: string): { statement: StatementSync; returnsRows: boolean } {
    let prepared = this.#statements.get(sql);
    if (prepared === undefined) {
      const statement = this.#handle.prepare(sql);
      prepared = { statement, returnsRows: statement.columns().length > 0 };
      if (this.#statements.size >= maxCachedStatements) {
        const oldest = this.#statements.keys().next();
        if (!oldest.done) this.#statements.delete(oldest.value);
      }
    } else {
      // Moves the statement to the end, because the map is ordered by last use.
      this.#statements.delete(sql);
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
