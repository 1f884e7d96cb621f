/** Databases for tests, on a PostgreSQL that is given (`TEST_DATABASE_URL`) or started from npm's programs. */
import { afterAll, beforeAll, inject, TestRunner } from "vitest";
import { createDatabase, type TestDatabase } from "./empty-database.ts";

export { type PostgresServer, type StopMode, startPostgres } from "../../../cluster/postgres.ts";
export type { TestDatabase } from "./empty-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where `postgres-setup.ts` tells of the server of this test run, starting it if need be. */
    postgres: string;
  }
}

/**
 * Makes an empty database. Where there is no PostgreSQL the test that asks is skipped, and fails where `CI` is set; outside
 * of a test, such as in `beforeAll`, it is an error: ask {@link postgresMissing} first.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const missing = await postgresMissing();
  if (missing !== undefined) {
    TestRunner.getCurrentTest()?.context.skip(missing);
    throw new Error(`no PostgreSQL: ${missing}; use describe.skipIf(await postgresMissing())`);
  }
  return await createDatabase((await server()).url as string);
}

/** Makes an empty database for the tests of the suite in which this is called; it is there when they begin. */
export function suiteDatabase(): Pick<TestDatabase, "url" | "query"> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());
  return {
    get url() {
      return database.url;
    },
    query: (statement, values) => database.query(statement, values),
  };
}

/**
 * Why this run has no PostgreSQL, for `describe.skipIf`; `undefined` if it has one.
 *
 * @throws Error where `CI` is set: there nothing may be left unproved.
 */
export async function postgresMissing(): Promise<string | undefined> {
  const { missing } = await server();
  if (missing !== undefined && process.env.CI) throw new Error(`no PostgreSQL: ${missing}`);
  return missing;
}

let asked: Promise<{ url?: string; missing?: string }> | undefined;

function server(): Promise<{ url?: string; missing?: string }> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<{ url?: string; missing?: string }> {
  const response = await fetch(inject("postgres"));
  return (await response.json()) as { url?: string; missing?: string };
}
