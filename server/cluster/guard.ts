/** Ends a process's children even if the process itself is killed with SIGKILL. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Reads process IDs from stdin, one per line. Only the last process is watched; an empty line means that no
 * process is watched. The input ends when the writing process has ended, for whatever reason.
 */
const script = `
signal=$1; shift; pid=
while read -r line; do pid=$line; done
if [ -n "$pid" ]; then
  kill -s "$signal" "$pid"; tries=0
  while kill -0 "$pid" && [ $tries -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
  kill -s KILL "$pid"
fi
rm -rf "$@"
`;

/** Watches one process. */
export interface Guard {
  /** Replaces the watched process. `undefined` stops watching any process. */
  watch(pid: number | undefined): void;
  /** Stops watching and deletes the folders. */
  release(): Promise<void>;
}

/**
 * Starts a shell that outlives this process. When this process has ended, the shell ends the watched process
 * and deletes the folders. If the watched process is still running after ten seconds, the shell kills it with
 * SIGKILL. The shell has its own process group, so that Ctrl-C in a terminal does not reach it.
 *
 * @param signal The signal that ends the watched process, such as `TERM`.
 * @param folders Absolute paths of the folders to delete at the end.
 */
export function startGuard(signal: string, folders: readonly string[] = []): Guard {
  const shell = spawn("sh", ["-c", script, "guard", signal, "--", ...folders], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  const ended = once(shell, "exit");
  shell.unref();
  // Writing fails if the guard itself was killed. There is nothing to do in that case.
  shell.stdin.on("error", () => {});
  return {
    watch(pid) {
      shell.stdin.write(`${pid ?? ""}\n`);
    },
    async release() {
      shell.stdin.end("\n");
      shell.ref();
      await ended;
    },
  };
}
