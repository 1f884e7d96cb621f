/**
 * `npm run start:two`: starts two server processes on one PostgreSQL database behind a round-robin proxy, to
 * try out a multi-process deployment on one machine. The first line on stdout contains the proxy's URL.
 */
import { join } from "node:path";
import { describePortInUse, isPortInUse } from "../core/port-in-use.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { NoPostgresError } from "./postgres-programs.ts";
import { type RoundRobinProxy, startRoundRobinProxy } from "./round-robin.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

const servers: ServerProcess[] = [];
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
  for (const name of ["server 1", "server 2"]) {
    if (stopping !== undefined) return;
    const server = await startServerProcess(env, (line) => printError(`[${name}] ${line}`));
    servers.push(server);
    urls.push(server.url);
    void server.ended.then((how) => handleExit(name, server, how));
  }
  print(`listening on ${proxy.url}`);
  for (const [index, { pid, url }] of servers.entries()) print(`server ${index + 1}: process ${pid}, ${url}`);
  print(
    `\`kill -9 ${servers[0]?.pid}\` ends server 1, and server 2 continues its runs. Ctrl-C stops everything.`,
  );
}

/** Starts the PostgreSQL server from its npm package. Its data is stored in the working directory. */
async function startDatabase(): Promise<string> {
  const folder = join(process.cwd(), ".data/postgres");
  postgres = await startPostgres({ folder });
  printError(`PostgreSQL: process ${postgres.pid}, data in ${folder}`);
  return postgres.url;
}

function handleExit(name: string, server: ServerProcess, how: number | NodeJS.Signals): void {
  servers.splice(servers.indexOf(server), 1);
  if (stopping !== undefined) return;
  printError(`${name} (process ${server.pid}) has ended: ${how}`);
  if (servers.length > 0) return;
  printError("no server is running");
  void stop(1);
}

/**
 * Stops the servers first, so that the proxy can still deliver the last events of their streams and the other
 * process can still claim their runs.
 */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await Promise.all(servers.map((server) => server.stop()));
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
