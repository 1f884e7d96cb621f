/** Empty databases on a PostgreSQL server. */
import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** An empty database of its own. */
export interface TestDatabase {
  url: string;
  /** Carries a statement out over a connection of its own. @returns its rows */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every table.
  query(statement: string, values?: unknown[]): Promise<any[]>;
  /** Removes it; connections that are still open are cut off. */
  drop(): Promise<void>;
}

/** Makes an empty database. @param server URL of any database of the server, of a user who may create databases. */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // A template that nobody can be connected to, which would keep it from being copied.
  await query(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    query: (statement, values) => query(url.href, statement, values),
    drop: async () => void (await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

async function query(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement, values).finally(() => client.end())).rows;
}
