/**
 * Runs several processes of our server, with a shared database and behind a proxy, so that they are tested as
 * one implementation.
 */
import { startPostgres } from "../../../server/cluster/postgres.ts";
import { startRoundRobinProxy } from "../../../server/cluster/round-robin.ts";
import { createDatabase, type TestDatabase } from "../../../server/proof/testing/databases/empty-database.ts";
import type { SuiteDependencies } from "../../cli/dependencies.ts";
import { UsageError } from "../../cli/exit.ts";
import type { Implementation, Launch } from "../../target/process.ts";

/**
 * Parses the number of processes given on the command line.
 * @throws {UsageError} unless it is a number from 1 to 9.
 */
export function parseProcessCount(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new UsageError(`--processes must be a number from 1 to 9, not ${text}.`);
}

/**
 * Starts several processes with the same command, and a proxy that sends each request to the next process.
 * The steps of a case therefore reach different processes. A restart kills all processes at once, as a power
 * failure would, but keeps the proxy running.
 *
 * @throws The error from `start` if a process cannot be started. The other processes are then stopped.
 */
export async function startProcesses(
  count: number,
  launch: Launch,
  start: SuiteDependencies["startImplementation"],
): Promise<Implementation> {
  const processes: Implementation[] = [];
  const stopAll = () => Promise.all(processes.map((each) => each.stop()));
  let proxy: Awaited<ReturnType<typeof startRoundRobinProxy>>;
  try {
    while (processes.length < count) processes.push(await start(launch));
    proxy = await startRoundRobinProxy(processes.map(({ url }) => url));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    url: proxy.url,
    async restart() {
      await Promise.all(processes.map((each) => each.restart()));
    },
    async failure() {
      const failures = await Promise.all(processes.map((each) => each.failure()));
      return failures.find((failure) => failure !== undefined);
    },
    async stop() {
      await stopAll();
      await proxy.close();
    },
  };
}

/** The databases on one server. */
export interface Databases {
  /**
   * Creates an empty database and drops the previous database, which must no longer be in use.
   * @returns The URL of the new database.
   */
  next(): Promise<string>;
  /** Drops the last database, and stops the server if it was started here. */
  close(): Promise<void>;
}

/**
 * Prepares to create databases on a server.
 *
 * @param url URL of a database server, with a user who may create databases. If absent, a server from an npm
 * package is started.
 * @throws {NoPostgresError} if no server can be started.
 */
export async function openDatabases(url: string | undefined): Promise<Databases> {
  const started = url ? undefined : await startPostgres();
  const server = url || (started?.url as string);
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
