/**
 * `npm run start:two`: starts two server processes on one PostgreSQL database behind a round-robin proxy, to
 * try out a multi-process deployment on one machine. The first line on stdout contains the proxy's URL.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describePortInUse, isPortInUse } from "../core/port-in-use.ts";
import { computeRestartDelay, maxDelayMs } from "../core/restart-delay.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { NoPostgresError } from "./postgres-programs.ts";
import { type RoundRobinProxy, startRoundRobinProxy } from "./round-robin.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

/** The processes that are listening. */
const servers = new Set<ServerProcess>();
let postgres: PostgresServer | undefined;
let proxy: RoundRobinProxy | undefined;
let stopping: Promise<void> | undefined;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  printError(await formatError(error));
  await stop(1);
}

async function start(): Promise<void> {
  const port = Number(process.env.PORT || 8080);
  // Bind the port before starting anything else, in case the port is in use.
  const urls: string[] = [];
  proxy = await startRoundRobinProxy(urls, port);
  const databaseUrl = process.env.DATABASE_URL || (await startDatabase());
  const env = { ...process.env, DATABASE_URL: databaseUrl, HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "0" };
  const started: ServerProcess[] = [];
  for (const name of ["server 1", "server 2"]) {
    if (stopping !== undefined) return;
    const server = await startServer(name, env, urls);
    started.push(server);
    void keepRunning(name, env, urls, server);
  }
  print(`listening on ${proxy.url}`);
  for (const [index, { pid, url }] of started.entries()) print(`server ${index + 1}: process ${pid}, ${url}`);
  print(
    `\`kill -9 ${started[0]?.pid}\` ends server 1, server 2 continues its runs, and server 1 is started again. Ctrl-C stops everything.`,
  );
}

/**
 * Starts a server, and forwards requests to it until it ends.
 *
 * @param urls The URLs to which the proxy forwards.
 */
async function startServer(name: string, env: NodeJS.ProcessEnv, urls: string[]): Promise<ServerProcess> {
  const server = await startServerProcess(env, (line) => printError(`[${name}] ${line}`));
  servers.add(server);
  urls.push(server.url);
  void server.ended.then(() => {
    servers.delete(server);
    urls.splice(urls.indexOf(server.url), 1);
  });
  return server;
}

/** Starts a server again whenever it has ended, after increasing delays. */
async function keepRunning(
  name: string,
  env: NodeJS.ProcessEnv,
  urls: string[],
  first: ServerProcess,
): Promise<void> {
  let server: ServerProcess | undefined = first;
  let since = performance.now();
  let failures = 0;
  for (;;) {
    if (server !== undefined) {
      const how = await server.ended;
      if (stopping !== undefined) return;
      if (performance.now() - since > maxDelayMs) failures = 0;
      printError(`${name} (process ${server.pid}) has ended: ${how}`);
    }
    const delay = computeRestartDelay(failures++);
    printError(`starting ${name} again in ${delay / 1000} s`);
    await sleep(delay);
    if (stopping !== undefined) return;
    // The server's output says why it could not start.
    server = await startServer(name, env, urls).catch(() => undefined);
    since = performance.now();
    if (server !== undefined) print(`${name}: process ${server.pid}, ${server.url}`);
  }
}

/** Starts the PostgreSQL server from its npm package. Its data is stored in the working directory. */
async function startDatabase(): Promise<string> {
  const folder = join(process.cwd(), ".data/postgres");
  postgres = await startPostgres({ folder });
  printError(`PostgreSQL: process ${postgres.pid}, data in ${folder}`);
  return postgres.url;
}

/**
 * Stops the servers first, so that the proxy can still deliver the last events of their streams and the other
 * process can still claim their runs.
 */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await Promise.all([...servers].map((server) => server.stop()));
    await proxy?.close();
    await postgres?.end();
    process.exit(code);
  })();
  return stopping;
}

async function formatError(error: unknown): Promise<string> {
  if (error instanceof NoPostgresError) {
    return `${error.message}; set DATABASE_URL to a database, such as postgres://user:password@127.0.0.1:5432/agents`;
  }
  if (isPortInUse(error)) return await describePortInUse(error);
  return error instanceof Error ? error.message : String(error);
}
