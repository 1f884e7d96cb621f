/** Two server processes on one PostgreSQL database, which can be killed in the middle of a response. */
import { startPostgres } from "../../server/cluster/postgres.ts";
import { startRoundRobinProxy } from "../../server/cluster/round-robin.ts";
import type { BrowserServer } from "../browser/servers.ts";

export interface TwoProcesses {
  /** URL of a proxy that alternates between the processes. */
  url: string;
  /** Ends a process with SIGKILL, and starts another one with the same name. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and two server processes.
 *
 * @param start Starts a process. Each process has a different name.
 * @throws {NoPostgresError} If PostgreSQL cannot be started on this machine.
 */
export async function startTwoProcesses(
  start: (name: string, databaseUrl: string) => Promise<BrowserServer>,
): Promise<TwoProcesses> {
  const postgres = await startPostgres();
  const servers = new Map<string, BrowserServer>();
  const urls: string[] = [];
  const proxy = await startRoundRobinProxy(urls);
  const startProcess = async (name: string) => {
    const server = await start(name, postgres.url);
    servers.set(name, server);
    urls.push(server.url);
  };
  const stop = async () => {
    for (const server of servers.values()) await server.stop();
    await proxy.close();
    await postgres.end();
  };
  try {
    for (const name of ["1", "2"]) await startProcess(name);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: proxy.url,
    async kill(name) {
      const server = servers.get(name);
      if (server === undefined) throw new Error(`no process has the name ${name}`);
      await server.kill();
      urls.splice(urls.indexOf(server.url), 1);
      await startProcess(name);
    },
    stop,
  };
}
