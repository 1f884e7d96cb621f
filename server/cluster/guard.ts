/** Ends what a process has started also when that process is killed and can do nothing about it any more. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Reads ids of processes, one a line, the last of which counts; an empty line means none. Its input ends when the process
 * that writes is gone, however that came about.
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

/** Watches over one process. */
export interface Guard {
  /** Names the process to be ended from now on; `undefined`: there is none. */
  watch(pid: number | undefined): void;
  /** Nothing is to be ended any more; the folders are removed. */
  release(): Promise<void>;
}

/**
 * Starts a shell that outlives this process: then it ends the watched one, after ten seconds by force, and removes the
 * folders. It is not of this process's group, so that Ctrl-C in a terminal does not reach it.
 *
 * @param signal What ends the watched process, such as `TERM`.
 * @param folders Absolute paths of the folders to remove when all is over.
 */
export function startGuard(signal: string, folders: readonly string[] = []): Guard {
  const shell = spawn("sh", ["-c", script, "guard", signal, "--", ...folders], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  const ended = once(shell, "exit");
  shell.unref();
  // A guard that somebody has ended watches nothing, and there is nothing to do about it.
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
