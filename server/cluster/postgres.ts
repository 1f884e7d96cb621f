/** A local PostgreSQL server that uses the programs from npm, for tests, fault injection and `start:two`. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";
import { type Guard, startGuard } from "./guard.ts";
import { findPostgres, NoPostgresError, type PostgresPrograms } from "./postgres-programs.ts";

/**
 * The way in which PostgreSQL is stopped. `fast` disconnects clients and writes all data to disk. `immediate`
 * relies on recovery at the next start. `kill` sends SIGKILL to the main process, after which the other
 * processes exit.
 */
export type StopMode = "fast" | "immediate" | "kill";

const signals = { fast: "SIGINT", immediate: "SIGQUIT", kill: "SIGKILL" } as const;

/** A PostgreSQL server. It keeps its address and data across restarts. */
export interface PostgresServer {
  /** URL of the `postgres` database, including the superuser's password. */
  readonly url: string;
  /** ID of the main process. */
  readonly pid: number;
  /** Stops the server and keeps its data. */
  stop(mode?: StopMode): Promise<void>;
  /**
   * Starts the server again, after stopping it in `fast` mode if it is running. Resolves when the server
   * accepts connections.
   */
  restart(): Promise<void>;
  /** Stops the server for good, and deletes its folder if the folder is temporary. */
  end(): Promise<void>;
}

/** Time limit for a start in milliseconds, including recovery after a crash. */
const startTimeoutMs = 30_000;

/**
 * Starts a server on the loopback interface. It accepts only TCP connections with a password. The server ends
 * with this process, even if this process is killed.
 *
 * @param options.folder Absolute path of the data folder, which is created if missing. Defaults to a
 * temporary folder.
 * @param options.port Defaults to a free port.
 * @throws {NoPostgresError} If the programs are missing, or reject the data.
 */
export async function startPostgres(
  options: { folder?: string; port?: number } = {},
): Promise<PostgresServer> {
  const programs = findPostgres();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "postgres-"));
  const temporary = options.folder === undefined ? [folder] : [];
  const guard = startGuard("QUIT", [...temporary, ...(programs.copy === undefined ? [] : [programs.copy])]);
  let running: { child: ChildProcess; port: number };
  let password: string;
  try {
    password = prepareFolder(programs, folder, options.folder !== undefined);
    running = await launch(programs, folder, options.port, guard);
  } catch (error) {
    await guard.release();
    throw error;
  }
  const { port } = running;

  const server: PostgresServer = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    get pid() {
      return running.child.pid as number;
    },
    async stop(mode = "fast") {
      const { child } = running;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.ref();
      child.kill(signals[mode]);
      await ended;
      guard.watch(undefined);
    },
    async restart() {
      await server.stop();
      running = await launch(programs, folder, port, guard);
    },
    async end() {
      await server.stop(options.folder === undefined ? "immediate" : "fast");
      await guard.release();
    },
  };
  return server;
}

/**
 * Initializes the data folder if it is empty.
 *
 * @returns The superuser's password.
 */
function prepareFolder({ initdb, user }: PostgresPrograms, folder: string, lasting: boolean): string {
  const passwordFile = join(folder, "password");
  const data = join(folder, "data");
  if (existsSync(join(data, "PG_VERSION"))) return readFileSync(passwordFile, "utf8").trim();
  // `initdb` writes this file last. If it is missing, the initialization was interrupted.
  rmSync(data, { recursive: true, force: true });
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  // The user that runs PostgreSQL needs permission to traverse the parent folder.
  if (user !== undefined) chmodSync(parent, statSync(parent).mode | 0o011);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  // Use a language-specific collation, as most production databases do. It reveals code that relies on byte
  // order.
  const args = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en"];
  args.push("--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, `--pgdata=${data}`);
  if (!lasting) args.push("--no-sync");
  const { error, status, stderr } = spawnSync(initdb, args, {
    ...user,
    ...createSpawnOptions(folder),
    encoding: "utf8",
  });
  if (error !== undefined || status !== 0) {
    rmSync(data, { recursive: true, force: true });
    const userNote = user === undefined ? "" : ", as user `nobody` because PostgreSQL does not run as root";
    throw new NoPostgresError(
      `PostgreSQL could not be initialized in ${folder}${userNote}: ${error?.message ?? stderr.trim()}`,
    );
  }
  return password;
}

/** Starts the server. Retries while the port is in use or processes of a killed server are still exiting. */
async function launch(
  { postgres, user }: PostgresPrograms,
  folder: string,
  wanted: number | undefined,
  guard: Guard,
): Promise<{ child: ChildProcess; port: number }> {
  const end = performance.now() + startTimeoutMs;
  for (;;) {
    const port = wanted ?? (await findFreePort());
    const args = ["-D", join(folder, "data"), "-h", "127.0.0.1", "-p", String(port), "-k", ""];
    const child = spawn(postgres, [...args, "-c", "max_connections=200"], {
      ...user,
      ...createSpawnOptions(folder),
      stdio: ["ignore", "ignore", "pipe"],
      // The server has its own process group, so that Ctrl-C in a terminal ends this process first. This
      // process then ends the server.
      detached: true,
    });
    guard.watch(child.pid);
    const output = await waitUntilReady(child, end - performance.now());
    if (output === undefined) return { child, port };
    guard.watch(undefined);
    if (!/Address already in use|shared memory block/.test(output) || performance.now() > end) {
      throw new NoPostgresError(`PostgreSQL did not start in ${folder}: ${output}`);
    }
    await sleep(50);
  }
}

/**
 * Waits until the server accepts connections.
 *
 * @returns The server's output if it exited instead.
 */
async function waitUntilReady(child: ChildProcess, timeMs: number): Promise<string | undefined> {
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  const output: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const timer = setTimeout(() => {
    output.push(`not ready after ${startTimeoutMs} ms`);
    child.kill("SIGQUIT");
  }, timeMs);
  child.on("error", (error) => resolve(error.message));
  // Keep reading but drop later output, because a full pipe would block the server.
  lines.on("line", (line) => {
    if (output.length < 50) output.push(line);
    // A standby accepts only read-only connections.
    if (/database system is ready to accept (read-only )?connections/.test(line)) resolve(undefined);
  });
  child.on("close", () => resolve(output.join("\n")));
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome === undefined) {
    child.unref();
    (child.stderr as unknown as { unref(): void }).unref();
  }
  return outcome;
}

/**
 * Returns options that do not pass on this process's environment, because its `PG…` variables are meant for
 * other servers.
 */
function createSpawnOptions(folder: string): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } };
}
