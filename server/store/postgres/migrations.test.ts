import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { estimateMemory } from "../../core/json/text.ts";
import {
  createTestDatabase,
  findMissingPostgres,
  type TestDatabase,
} from "../../proof/testing/databases/postgres.ts";
import { migrate as migrateSqlite } from "../sqlite/migrations.ts";
import { allMigrations, migrate } from "./migrations.ts";

describe.skipIf(await findMissingPostgres())("migrations", () => {
  let database: TestDatabase;
  let client: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = await connect();
    onTestFinished(async () => {
      await client.end();
      await database.drop();
    });
  });

  async function connect(): Promise<Client> {
    const connected = new Client({ connectionString: database.url });
    await connected.connect();
    return connected;
  }

  const tables = async () =>
    (await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).rows.map(
      ({ tablename }) => tablename as string,
    );
  const version = async () => (await client.query("SELECT version FROM schema_version")).rows;

  it("create the same columns as in the SQLite file, and two tables for processes", async () => {
    await migrate(client, "runs");
    const handle = new DatabaseSync(":memory:");
    onTestFinished(() => handle.close());
    migrateSqlite(handle, ":memory:");
    // PostgreSQL compresses long values itself.
    const onlySqlite = "run_chunks.compressed blob";
    const columns = handle
      .prepare(
        `SELECT t.name || '.' || c.name || ' ' || lower(c.type) || CASE WHEN c."notnull" OR c.pk THEN '!' ELSE '' END AS it
         FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
      )
      .all()
      .map(({ it: column }) => String(column).replace(" integer", " bigint"))
      .filter((column) => column !== onlySqlite);
    const { rows } = await client.query(
      `SELECT table_name || '.' || column_name || ' ' || data_type || CASE is_nullable WHEN 'NO' THEN '!' ELSE '' END AS it
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('instances', 'run_readers')`,
    );
    const own = rows.map(({ it: column }) =>
      column.replace("schema_version.version integer", "schema_version.version bigint"),
    );
    expect(own.sort()).toEqual(columns.sort());
    expect(await tables()).toEqual(expect.arrayContaining(["instances", "run_readers"]));
  });

  it("estimate the weight of existing rows", async () => {
    await migrate(client, "runs", allMigrations.slice(0, 3));
    await client.query(`
      INSERT INTO threads (project_id, id, created_at, updated_at) VALUES ('p', 't', 1, 1);
      INSERT INTO messages (thread_key, position, id, role, blocks, metadata, created_at) VALUES
        (1, 1, 'a', 'user', '[{"type":"text","text":"a, b"}]', NULL, 1), (1, 2, 'b', 'user', '[]', '{"a":[{},{}]}', 1);
      INSERT INTO components (thread_key, id, message_id, name, state, version) VALUES
        (1, 'c', 'a', 'Form', NULL, 0), (1, 'd', 'a', 'Form', '{"a":[{},{}]}', 1)`);
    await migrate(client, "runs");
    const weights = async (table: string) =>
      (await client.query(`SELECT weight::integer FROM ${table} ORDER BY id`)).rows;
    const state = estimateMemory('{"a":[{},{}]}');
    expect(await weights("messages")).toEqual([
      // The comma in the text is counted as a value.
      { weight: 600 + estimateMemory('[{"type":"text","text":"a, b"}]') + 64 },
      { weight: 600 + estimateMemory("[]") + state },
    ]);
    expect(await weights("components")).toEqual([{ weight: 600 }, { weight: 600 + state }]);
  });

  it("keep existing rows without a user, and add the user to every unique key", async () => {
    await migrate(client, "runs", allMigrations.slice(0, 5));
    await client.query(`
      INSERT INTO threads (project_id, id, created_at, updated_at) VALUES ('p', 't', 1, 1);
      INSERT INTO runs (id, thread_key, project_id, status, epoch, attempts, on_disconnect, idempotency_key, created_at, updated_at)
        VALUES ('r', 1, 'p', 'finished', 1, 1, 'cancel', 'k', 1, 1);
      INSERT INTO idempotency_keys VALUES ('p', 'k', 'o', 'd', NULL, 1)`);
    await migrate(client, "runs");
    const all = async (query: string) => (await client.query(query)).rows;
    for (const table of ["threads", "runs", "idempotency_keys"])
      expect(await all(`SELECT project_id, user_id FROM ${table}`)).toEqual([
        { project_id: "p", user_id: "" },
      ]);
    const { rows } = await client.query(
      `SELECT indexname || ' ' || regexp_replace(indexdef, '^.*USING btree ', '') AS it FROM pg_indexes
       WHERE indexdef LIKE '%project_id%' ORDER BY 1`,
    );
    expect(rows.map(({ it: index }) => index)).toEqual([
      "idempotency_keys_pkey (project_id, user_id, key)",
      "run_by_idempotency_key (project_id, user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL)",
      "threads_by_context (project_id, user_id, md5(context_key), key) WHERE (context_key IS NOT NULL)",
      "threads_by_owner (project_id, user_id, key)",
      "threads_project_id_user_id_id_key (project_id, user_id, id)",
    ]);
  });

  it("run once when several processes start concurrently", async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, connect));
    onTestFinished(async () => {
      await Promise.all(clients.map((each) => each.end()));
    });
    const steps = ["CREATE TABLE a (x int)", "INSERT INTO a VALUES (1)"];
    await Promise.all(clients.map((each) => migrate(each, "runs", steps)));
    expect((await client.query("SELECT x FROM a")).rows).toEqual([{ x: 1 }]);
    expect(await version()).toEqual([{ version: 2 }]);
    expect(
      (
        await client.query(
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
      ).rowCount,
    ).toBe(0);
  });

  it("each run once, in order, starting from the current version", async () => {
    await migrate(client, "runs", ["CREATE TABLE a (x int)"]);
    await migrate(client, "runs", [
      "CREATE TABLE a (x int)",
      "CREATE TABLE b (x int)",
      "ALTER TABLE b RENAME TO c",
    ]);
    expect(await tables()).toEqual(["a", "c", "schema_version"]);
    expect(await version()).toEqual([{ version: 3 }]);
  });

  it("roll back a migration that fails", async () => {
    await expect(
      migrate(client, "runs", ["CREATE TABLE a (x int)", "CREATE TABLE b (x int); nonsense"]),
    ).rejects.toThrow('syntax error at or near "nonsense"');
    expect(await tables()).toEqual(["a", "schema_version"]);
    expect(await version()).toEqual([{ version: 1 }]);
  });

  it("reject a database with a newer version without changing it", async () => {
    await migrate(client, '"runs" at db:5432', ["CREATE TABLE a (x int)", "CREATE TABLE b (x int)"]);
    await expect(migrate(client, '"runs" at db:5432', ["CREATE TABLE a (x int)"])).rejects.toThrow(
      new StoreOpenError(
        'The database "runs" at db:5432 has schema version 2, but this program supports versions up to 1. ' +
          "Upgrade this program, or set DATABASE_URL to another database.",
      ),
    );
    expect(await version()).toEqual([{ version: 2 }]);
  });
});
