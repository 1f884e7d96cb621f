/** A PostgreSQL server of this machine's own, from npm's programs: for tests, fault runs, and trying things out. */
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
import { freePort } from "./free-port.ts";
import { type Guard, startGuard } from "./guard.ts";
import { findPostgres, NoPostgresError, type PostgresPrograms } from "./postgres-programs.ts";

/**
 * How to stop: `fast` cuts off clients and writes everything down, `immediate` leaves that to the recovery at the next
 * start, `kill` is SIGKILL of the first process, upon which the others end by themselves.
 */
export type StopMode = "fast" | "immediate" | "kill";

const signals = { fast: "SIGINT", immediate: "SIGQUIT", kill: "SIGKILL" } as const;

/** A PostgreSQL server. Its address and its data stay the same over a restart. */
export interface PostgresServer {
  /** Of the database `postgres`, with the password of the superuser. */
  readonly url: string;
  /** Id of its first process. */
  readonly pid: number;
  /** Stops it; the data stay. */
  stop(mode?: StopMode): Promise<void>;
  /** Stops it, fast if it still runs, and starts it again. Resolves when it takes connections. */
  restart(): Promise<void>;
  /** Stops it for good, and removes its folder if it was a temporary one. */
  end(): Promise<void>;
}

/** How long a start may take, in milliseconds: a recovery after a crash is part of it. */
const patienceMs = 30_000;

/**
 * Starts one on loopback, which takes TCP connections with a password only. It is ended with this process, also when that
 * is killed.
 *
 * @param options.folder Where its data stay, an absolute path; made if need be. Without it, a temporary folder.
 * @param options.port Without it, a free one.
 * @throws {NoPostgresError} if there are no programs, or they refuse these data.
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

/** Makes the data if there are none. @returns The password. */
function prepareFolder({ initdb, user }: PostgresPrograms, folder: string, lasting: boolean): string {
  const passwordFile = join(folder, "password");
  const data = join(folder, "data");
  if (existsSync(join(data, "PG_VERSION"))) return readFileSync(passwordFile, "utf8").trim();
  // Without the file that an initialisation ends with, it was cut off.
  rmSync(data, { recursive: true, force: true });
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  // The folder of a server's files is closed to others, and this user has to pass through it.
  if (user !== undefined) chmodSync(parent, statSync(parent).mode | 0o011);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  // A collation by the rules of a language, as production has it mostly: what relies on the order of bytes shows.
  const args = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en"];
  args.push("--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, `--pgdata=${data}`);
  if (!lasting) args.push("--no-sync");
  const { error, status, stderr } = spawnSync(initdb, args, {
    ...user,
    ...surroundings(folder),
    encoding: "utf8",
  });
  if (error !== undefined || status !== 0) {
    rmSync(data, { recursive: true, force: true });
    const who =
      user === undefined ? "" : ", which PostgreSQL uses as `nobody` because it refuses to run as root";
    throw new NoPostgresError(
      `PostgreSQL could not be set up in ${folder}${who}: ${error?.message ?? stderr.trim()}`,
    );
  }
  return password;
}

/** Starts it, and again while a port is taken or what is left of a killed server still ends. */
async function launch(
  { postgres, user }: PostgresPrograms,
  folder: string,
  wanted: number | undefined,
  guard: Guard,
): Promise<{ child: ChildProcess; port: number }> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const port = wanted ?? (await freePort());
    const args = ["-D", join(folder, "data"), "-h", "127.0.0.1", "-p", String(port), "-k", ""];
    const child = spawn(postgres, [...args, "-c", "max_connections=200"], {
      ...user,
      ...surroundings(folder),
      stdio: ["ignore", "ignore", "pipe"],
      // Of a group of its own, so that Ctrl-C in a terminal ends this process first, and it after that.
      detached: true,
    });
    guard.watch(child.pid);
    const said = await readiness(child, end - performance.now());
    if (said === undefined) return { child, port };
    guard.watch(undefined);
    if (!/Address already in use|shared memory block/.test(said) || performance.now() > end) {
      throw new NoPostgresError(`PostgreSQL did not start in ${folder}: ${said}`);
    }
    await sleep(50);
  }
}

/** Waits until it takes connections. @returns What it said if it ended instead. */
async function readiness(child: ChildProcess, timeMs: number): Promise<string | undefined> {
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  const said: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const timer = setTimeout(() => {
    said.push(`not ready in ${patienceMs} ms`);
    child.kill("SIGQUIT");
  }, timeMs);
  child.on("error", (error) => resolve(error.message));
  // What it says later is read as well, and dropped: a full pipe would stop it.
  lines.on("line", (line) => {
    if (said.length < 50) said.push(line);
    if (line.includes("database system is ready to accept connections")) resolve(undefined);
  });
  child.on("close", () => resolve(said.join("\n")));
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome === undefined) {
    child.unref();
    (child.stderr as unknown as { unref(): void }).unref();
  }
  return outcome;
}

/** Nothing of this process's environment: its `PG…` variables are for other servers. */
function surroundings(folder: string): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } };
}
