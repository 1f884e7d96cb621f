import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, findMissingPostgres } from "./postgres.ts";

const missing = await findMissingPostgres();

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.skipIf(missing)("a test database", () => {
  test("is empty, stores data, and is separate from other databases", async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
    onTestFinished(async () => {
      for (const database of databases) await database.drop();
    });
    const [one, other] = await Promise.all(databases.map(({ url }) => connect(url)));
    await one?.query("CREATE TABLE runs (id text PRIMARY KEY)");
    await one?.query("INSERT INTO runs VALUES ('run_1'), ('run_2')");
    const tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    expect((await one?.query("SELECT id FROM runs ORDER BY id"))?.rows).toEqual([
      { id: "run_1" },
      { id: "run_2" },
    ]);
    expect((await one?.query(tables))?.rows).toEqual([{ tablename: "runs" }]);
    expect((await other?.query(tables))?.rows).toEqual([]);
  });

  test("has production settings: UTF-8, and commits on disk before the response", async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const client = await connect(database.url);
    const settings: Record<string, string> = {};
    for (const name of ["server_encoding", "fsync", "synchronous_commit", "full_page_writes"]) {
      settings[name] = (await client.query(`SHOW ${name}`)).rows[0][name];
    }
    expect(settings).toEqual({
      server_encoding: "UTF8",
      fsync: "on",
      synchronous_commit: "on",
      full_page_writes: "on",
    });
  });

  test("can be dropped while connections are open", async () => {
    const database = await createTestDatabase();
    const client = await connect(database.url);
    await database.drop();
    await expect(client.query("SELECT 1")).rejects.toThrow();
    const again = new Client({ connectionString: database.url });
    await expect(again.connect()).rejects.toThrow(/database "test_[0-9a-f]{16}" does not exist/);
  });
});
