import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../../server/testing/postgres.ts";
import { openDatabases } from "./databases.ts";

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

it("gives an empty database each time, and leaves none behind", async () => {
  const given = await testDatabase();
  onTestFinished(() => given.drop());
  const databases = await openDatabases(given.url);
  const first = await databases.next();
  await ask(first, "CREATE TABLE kept (id integer)");
  const second = await databases.next();
  expect(second).not.toBe(first);
  expect(await ask(second, "SELECT to_regclass('kept') AS kept")).toEqual([{ kept: null }]);
  await databases.close();
  const names = [first, second].map((url) => new URL(url).pathname.slice(1));
  expect(
    await ask(given.url, `SELECT datname FROM pg_database WHERE datname IN ('${names.join("','")}')`),
  ).toEqual([]);
  // The server was given, and stays.
  expect(await ask(given.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});
