/** Owns the process of an implementation: starts it, waits until it is ready, kills and restarts it, stops it. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { environmentOf, expandPort } from "./environment.ts";
import { type Health, waitForHealth } from "./health.ts";
import { ProcessGroup } from "./process-group.ts";

/** How to start an implementation. */
export interface Launch {
  /** The command and its arguments; `{port}` in them is replaced. No shell reads it. */
  argv: readonly [string, ...string[]];
  /** Folder it runs in. */
  cwd: string;
  /** Where the suite's model, tools and holds are. */
  upstream: Readonly<Record<string, string>>;
  /** The configuration's own variables; `{port}` and `${NAME}` in them are replaced. */
  env: Readonly<Record<string, string>>;
  graceMs: number;
  health: Health;
  /** Most time until it is ready, in milliseconds. */
  readyMs: number;
  /** Most time for it to end when asked, in milliseconds. */
  stopMs: number;
  /** Told everything that it writes. */
  onOutput?: (chunk: string) => void;
}

/** An implementation that runs and answers. */
export interface Implementation {
  /** Base URL, without a slash at its end. */
  url: string;
  /** Kills it at once and starts it again on the same port; gives when it answers. @throws ImplementationError */
  restart(): Promise<void>;
  /** How it ended by itself, with what it wrote last; `undefined` while it runs. */
  failure(): ImplementationError | undefined;
  /** Asks it to end (SIGTERM), and kills what is left in the end. */
  stop(): Promise<void>;
}

/** An implementation that cannot be started; the message ends with what it wrote last. */
export class ImplementationError extends Error {
  constructor(message: string, lastLines: readonly string[]) {
    const output =
      lastLines.length === 0
        ? ["It wrote nothing."]
        : ["It wrote last:", ...lastLines.map((line) => `  ${line}`)];
    super([message, ...output].join("\n"));
    this.name = "ImplementationError";
  }
}

/**
 * Starts an implementation on a free port of 127.0.0.1 and waits until it is ready.
 *
 * @throws ImplementationError when it ends or does not get ready in time, Error when the command cannot be run.
 */
export async function startImplementation(launch: Launch): Promise<Implementation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [file, ...args] = launch.argv.map((argument) => expandPort(argument, port));
  const env = environmentOf({
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
      // Its last words may still be in the pipe: they are complete once it is gone.
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
    failure() {
      if (group.end === undefined) return undefined;
      return new ImplementationError(`The implementation ${group.end} while it was judged.`, group.lastLines);
    },
    stop: () => group.stop(launch.stopMs),
  };
}

/** Below the ephemeral ranges of Linux (from 32768) and of IANA (from 49152): no outgoing connection can take one. */
const lowest = 20_000;
const highest = 29_999;
const attempts = 100;

/** Whether nothing listens on the port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A port of 127.0.0.1 on which nothing listens, from 20000 to 29999. It stays the implementation's own even while it is
 * down, so that it can be killed and started again on the same one.
 *
 * @throws Error when no free one was found.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`found no free port from ${lowest} to ${highest} in ${attempts} attempts`);
}
