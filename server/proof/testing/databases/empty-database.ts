/** Empty databases on a PostgreSQL server. */
import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** An empty database for one test. */
export interface TestDatabase {
  url: string;
  /**
   * Runs a statement on a new connection.
   *
   * @returns The rows.
   */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect rows of every table.
  query(statement: string, values?: unknown[]): Promise<any[]>;
  /** Drops the database and closes all connections to it. */
  drop(): Promise<void>;
}

/**
 * Creates an empty database.
 *
 * @param server URL of any database on the server, with a user who may create databases.
 */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // `template0` accepts no connections, and a template that has connections cannot be copied.
  await query(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    query: (statement, values) => query(url.href, statement, values),
    drop: async () => void (await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/**
 * Runs a statement on a new connection.
 *
 * @returns The rows.
 */
export async function query(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement, values).finally(() => client.end())).rows;
}
