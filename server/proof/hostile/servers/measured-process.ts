/**
 * Preloaded into a server process to make measurements comparable.
 *
 * On SIGUSR2 it collects garbage and returns free memory to the system. Otherwise resident memory depends on
 * the time of V8's last collection. It logs the remaining memory. If permitted, it raises the priority of the
 * process, and so of its threads and child processes, above that of other programs.
 */
import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as typeof globalThis.gc;

try {
  setPriority(-5);
} catch {
  // Raising the priority may need privileges.
}

process.on("SIGUSR2", () => {
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.stderr.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
