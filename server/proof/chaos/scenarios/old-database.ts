/** Databases with the oldest schema, and their contents. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { PostgresServer } from "../../../cluster/postgres.ts";
import {
  migrate as migratePostgres,
  allMigrations as postgresMigrations,
} from "../../../store/postgres/migrations.ts";
import {
  migrate as migrateSqlite,
  allMigrations as sqliteMigrations,
} from "../../../store/sqlite/migrations.ts";
import { createDatabase } from "../../testing/databases/empty-database.ts";

/** The rows of each table, as text. */
export type Contents = Readonly<Record<string, readonly string[]>>;

export interface OldDatabase {
  /** Settings of a server that uses this database. */
  env: Readonly<Record<string, string>>;
  /** Number of migrations, including the one that creates the oldest schema. */
  migrations: number;
  /** Reads all rows. */
  read(): Promise<Contents>;
}

/** Number of threads, each with two messages and a run. */
export const threadCount = 2_000;

const listNumbers = Array.from({ length: threadCount }, (_, index) => index + 1);
const createRows = (toRow: (n: number) => string) => listNumbers.map(toRow).join(", ");
const say = (role: string, n: number) => `[{"type":"text","text":"${role} ${n}"}]`;

/** Fills the tables that both stores have in common. Keys are assigned in order, starting at 1. */
const fill = `
  INSERT INTO threads (project_id, id, created_at, updated_at)
    VALUES ${createRows((n) => `('default', 'thr_${n}', ${n}, ${n})`)};
  INSERT INTO runs (id, thread_key, project_id, status, epoch, attempts, on_disconnect, created_at, updated_at, finished_at)
    VALUES ${createRows((n) => `('run_${n}', ${n}, 'default', 'finished', 1, 1, 'continue', ${n}, ${n}, ${n})`)};
  INSERT INTO messages (thread_key, position, id, role, blocks, created_at, run_id)
    VALUES ${createRows((n) => `(${n}, 1, 'msg_u${n}', 'user', '${say("user", n)}', ${n}, NULL), (${n}, 2, 'msg_a${n}', 'assistant', '${say("assistant", n)}', ${n}, 'run_${n}')`)};
  INSERT INTO components (thread_key, id, message_id, name, state, version)
    VALUES ${createRows((n) => `(${n}, 'comp_${n}', 'msg_a${n}', 'Card', '{"n":${n}}', 1)`)};
`;

/** Creates a file with the oldest schema of SQLite. */
export function createOldFile(folder: string, name: string): OldDatabase {
  const file = join(folder, name);
  const open = () => new DatabaseSync(file);
  const handle = open();
  migrateSqlite(handle, file, sqliteMigrations.slice(0, 1));
  handle.exec(fill);
  handle.close();
  return {
    env: { DATABASE_FILE: file },
    migrations: sqliteMigrations.length,
    async read() {
      const reader = open();
      const select = (sql: string) => reader.prepare(sql).all();
      const tables = select(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      );
      const contents = tables.map(({ name }) => [name, sortRows(select(`SELECT * FROM ${name}`))] as const);
      reader.close();
      return Object.fromEntries(contents);
    },
  };
}

/** Creates a database with the oldest schema of PostgreSQL. */
export async function createOldDatabase(postgres: PostgresServer, name: string): Promise<OldDatabase> {
  const { url, query } = await createDatabase(postgres.url);
  const client = new Client({ connectionString: url });
  await client.connect();
  await migratePostgres(client, name, postgresMigrations.slice(0, 1)).finally(() => client.end());
  await query(fill);
  return {
    env: { DATABASE_URL: url },
    migrations: postgresMigrations.length,
    async read() {
      // The processes of the servers are different.
      const tables = await query(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'instances'",
      );
      const contents: [string, string[]][] = [];
      for (const { name: table } of tables)
        contents.push([table, sortRows(await query(`SELECT * FROM ${table}`))]);
      return Object.fromEntries(contents);
    },
  };
}

function sortRows(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
