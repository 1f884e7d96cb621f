/** Starts an implementation, waits until it is ready, restarts it and stops it. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { buildEnvironment, expandPort } from "./environment.ts";
import { checkHealth, type Health, waitForHealth } from "./health.ts";
import { ProcessGroup } from "./process-group.ts";

/** Command, environment and time limits of an implementation. */
export interface Launch {
  /** The command and its arguments, in which `{port}` is replaced. The command runs without a shell. */
  argv: readonly [string, ...string[]];
  /** Working directory. */
  cwd: string;
  /** Addresses of the suite's model, tools and holds. */
  upstream: Readonly<Record<string, string>>;
  /** Variables from the configuration, in which `{port}` and `${NAME}` are replaced. */
  env: Readonly<Record<string, string>>;
  graceMs: number;
  health: Health;
  /** Maximum time until the implementation is ready, in milliseconds. */
  readyMs: number;
  /** Time from SIGTERM until the process is killed, in milliseconds. */
  stopMs: number;
  /** Receives the output of the process. */
  onOutput?: (chunk: string) => void;
}

/** A running implementation that is ready. */
export interface Implementation {
  /** Base URL, without a trailing slash. */
  url: string;
  /**
   * Kills the implementation and starts it again on the same port. Resolves when it is ready.
   * @throws ImplementationError if it does not become ready.
   */
  restart(): Promise<void>;
  /**
   * If the process has ended unexpectedly, returns an error that says how it ended and contains its last
   * output. Returns `undefined` while the process is running. A process that no longer accepts connections gets
   * a few seconds to end.
   */
  failure(): Promise<ImplementationError | undefined>;
  /** Sends SIGTERM, and kills the remaining processes after the time limit. */
  stop(): Promise<void>;
}

/** Thrown if an implementation cannot be started. The message ends with its last output. */
export class ImplementationError extends Error {
  constructor(message: string, lastLines: readonly string[]) {
    const output =
      lastLines.length === 0
        ? ["It printed nothing."]
        : ["Its last output:", ...lastLines.map((line) => `  ${line}`)];
    super([message, ...output].join("\n"));
    this.name = "ImplementationError";
  }
}

/** Time in milliseconds for a process that has closed its port to end. */
const endMs = 5_000;

/**
 * Starts an implementation on a free port of 127.0.0.1 and waits until it is ready.
 * @throws ImplementationError if it ends, or is not ready within the time limit.
 * @throws Error if the command cannot be started.
 */
export async function startImplementation(launch: Launch): Promise<Implementation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [file, ...args] = launch.argv.map((argument) => expandPort(argument, port));
  const env = buildEnvironment({
    inherited: process.env,
    upstream: launch.upstream,
    port,
    graceMs: launch.graceMs,
    own: launch.env,
  });

  async function start(): Promise<ProcessGroup> {
    const group = await ProcessGroup.start({
      argv: [file ?? "", ...args],
      cwd: launch.cwd,
      env,
      ...(launch.onOutput === undefined ? {} : { onOutput: launch.onOutput }),
    });
    try {
      await waitForHealth(url, launch.health, launch.readyMs, group.ended);
      return group;
    } catch (error) {
      // The output is complete only after the process has ended.
      await group.kill();
      throw new ImplementationError(`The implementation ${(error as Error).message}.`, group.lastLines);
    }
  }

  let group = await start();
  return {
    url,
    async restart() {
      await group.kill();
      group = await start();
    },
    async failure() {
      if ((await checkHealth(url, "tcp")) !== undefined)
        await Promise.race([group.ended, sleep(endMs, undefined, { ref: false })]);
      if (group.end === undefined) return undefined;
      return new ImplementationError(`The implementation ${group.end} during the test.`, group.lastLines);
    },
    stop: () => group.stop(launch.stopMs),
  };
}

/**
 * The lowest port that may be chosen. All ports up to the highest are below the ephemeral ranges of Linux
 * (from 32768) and of IANA (from 49152), so outgoing connections do not use them.
 */
const lowest = 20_000;
const highest = 29_999;
const attempts = 100;

/** Returns true if no process is listening on the port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns a free port of 127.0.0.1, from 20000 to 29999. Outgoing connections do not use these ports while
 * the implementation is down, so a restart can use the same port.
 * @throws Error if no free port is found.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`found no free port from ${lowest} to ${highest} in ${attempts} attempts`);
}
