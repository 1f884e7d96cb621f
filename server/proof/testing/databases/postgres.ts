/**
 * Test databases on the PostgreSQL server in `TEST_DATABASE_URL`, or on a server started from the npm
 * package.
 */
import { afterAll, beforeAll, inject, TestRunner } from "vitest";
import { createDatabase, type TestDatabase } from "./empty-database.ts";

export { type PostgresServer, type StopMode, startPostgres } from "../../../cluster/postgres.ts";
export type { TestDatabase } from "./empty-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL at which `postgres-setup.ts` returns the PostgreSQL server for this test run. */
    postgres: string;
  }
}

/**
 * Creates an empty database. Without PostgreSQL, the calling test is skipped, or fails if `CI` is set.
 * Outside a test, for example in `beforeAll`, the function throws; call {@link findMissingPostgres} first.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const missing = await findMissingPostgres();
  if (missing !== undefined) {
    TestRunner.getCurrentTest()?.context.skip(missing);
    throw new Error(`no PostgreSQL: ${missing}; use describe.skipIf(await findMissingPostgres())`);
  }
  return await createDatabase((await getServer()).url as string);
}

/**
 * Creates an empty database for the tests in the enclosing `describe` block. It is available when the tests
 * start.
 */
export function createSuiteDatabase(): Pick<TestDatabase, "url" | "query"> {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
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
 * Returns the reason why this test run has no PostgreSQL, for use with `describe.skipIf`. Returns `undefined`
 * if PostgreSQL is available.
 *
 * @throws Error if `CI` is set, because no test may be skipped there.
 */
export async function findMissingPostgres(): Promise<string | undefined> {
  const { missing } = await getServer();
  if (missing !== undefined && process.env.CI) throw new Error(`no PostgreSQL: ${missing}`);
  return missing;
}

let serverInfo: Promise<{ url?: string; missing?: string }> | undefined;

function getServer(): Promise<{ url?: string; missing?: string }> {
  serverInfo ??= requestServer();
  return serverInfo;
}

async function requestServer(): Promise<{ url?: string; missing?: string }> {
  const response = await fetch(inject("postgres"));
  return (await response.json()) as { url?: string; missing?: string };
}
