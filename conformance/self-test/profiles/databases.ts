/** A PostgreSQL database for each profile, none of which sees what another one has left. */
import { startPostgres } from "../../../server/cluster/postgres.ts";
import { createDatabase, type TestDatabase } from "../../../server/testing/empty-database.ts";

/** Databases of one server. */
export interface Databases {
  /** @returns URL of an empty one. The one before is removed: nobody must need it any more. */
  next(): Promise<string>;
  /** Removes the last one, and ends the server if it was started here. */
  close(): Promise<void>;
}

/**
 * @param given URL of a server's database, of a user who may create others; without it, a server of npm's programs is
 * started.
 * @throws {NoPostgresError} if none can be started.
 */
export async function openDatabases(given: string | undefined): Promise<Databases> {
  const started = given ? undefined : await startPostgres();
  const server = given || (started?.url as string);
  let last: TestDatabase | undefined;
  return {
    async next() {
      await last?.drop();
      last = await createDatabase(server);
      return last.url;
    },
    async close() {
      await last?.drop();
      await started?.end();
    },
  };
}
