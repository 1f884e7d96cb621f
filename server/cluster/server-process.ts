/** A server as a process of its own: started, watched, ended. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startGuard } from "./guard.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A process that listens. */
export interface ServerProcess {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when it has ended, with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Asks it to end (SIGTERM), and waits until it has. */
  stop(): Promise<number | NodeJS.Signals>;
}

/**
 * Starts a server and waits until it listens. It is ended with this process, also when that is killed.
 *
 * @param env Its environment, whole; `PORT=0` lets it take a free port.
 * @param log Takes what it says, line by line.
 * @param cwd The folder that it works in.
 * @param program The program's file, if it is not the server's own.
 * @throws Error if it ends before it listens; what it said has gone to `log`.
 */
export async function startServerProcess(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
  cwd = process.cwd(),
  program = main,
): Promise<ServerProcess> {
  const guard = startGuard("TERM");
  const child = spawn(process.execPath, [program], {
    env,
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    // Of a group of its own: Ctrl-C in a terminal is for the process that ends it in its turn.
    detached: true,
  });
  guard.watch(child.pid);
  const listening = Promise.withResolvers<string>();
  createInterface({ input: child.stderr }).on("line", log);
  createInterface({ input: child.stdout }).on("line", (line) => {
    const url = /^listening on (.+)$/.exec(line)?.[1];
    if (url === undefined) log(line);
    else listening.resolve(url);
  });
  // Of `close`, not `exit`: then all that it said has been read.
  const ended = once(child, "close").then(async ([code, signal]) => {
    const how = (signal ?? code) as number | NodeJS.Signals;
    listening.reject(new Error(`a server ended (${how}) before it listened`));
    guard.watch(undefined);
    await guard.release();
    return how;
  });
  return {
    url: await listening.promise,
    pid: child.pid as number,
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
