/** Several processes of our server on one database, with a proxy in front, judged as one implementation. */
import { startPostgres } from "../../../server/cluster/postgres.ts";
import { startRoundRobinProxy } from "../../../server/cluster/round-robin.ts";
import { createDatabase, type TestDatabase } from "../../../server/proof/testing/databases/empty-database.ts";
import { UsageError } from "../../cli/exit.ts";
import type { Pieces } from "../../cli/pieces.ts";
import type { Implementation, Launch } from "../../target/process.ts";

/** How many processes a command line asks for. @throws {UsageError} unless it is a number from 1 to 9. */
export function processCount(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new UsageError(`--processes ${text}: say how many, from 1 to 9.`);
}

/**
 * Starts processes of one command, one after the other, and a proxy that gives each request to the next of them: whatever
 * a case does after its first step reaches a process that did not do that one. A restart kills all of them, as if the
 * machine had lost its power, and the proxy stays: only then has the implementation been killed, and not been helped out
 * by a process that lives on.
 *
 * @throws Error what `start` throws, of the first that cannot be started; none is left then.
 */
export async function startProcesses(
  count: number,
  launch: Launch,
  start: Pieces["startImplementation"],
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
    failure() {
      return processes.map((each) => each.failure()).find((failure) => failure !== undefined);
    },
    async stop() {
      await stopAll();
      await proxy.close();
    },
  };
}

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
