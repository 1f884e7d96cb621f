/** Runs a server in its own process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startGuard } from "./guard.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server process that is listening. */
export interface ServerProcess {
  /** The server's URL, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Sends SIGTERM, and waits until the process has ended. */
  stop(): Promise<number | NodeJS.Signals>;
}

/**
 * Starts a server and waits until it is listening. The server ends with this process, even if this process is
 * killed.
 *
 * @param env The server's complete environment. `PORT=0` selects a free port.
 * @param log Receives the server's output line by line.
 * @param cwd The server's working directory.
 * @param program Path of the program, if not the server's main file.
 * @throws If the server exits before it is listening. Its output has been passed to `log` by then.
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
    // The server has its own process group, so that Ctrl-C in a terminal ends only this process, which then
    // ends the server.
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
  // Wait for `close` instead of `exit`, because all of the process's output has been read by then.
  const ended = once(child, "close").then(async ([code, signal]) => {
    const how = (signal ?? code) as number | NodeJS.Signals;
    listening.reject(new Error(`the server exited (${how}) before it was listening`));
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
