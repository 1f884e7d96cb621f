/**
 * Preloaded into a server process to make measurements comparable.
 *
 * On SIGUSR2 the process collects garbage, returns free memory to the system, and logs the remaining memory.
 * Otherwise resident memory would depend on the time of V8's last collection. If permitted, the module raises
 * the priority of the process, including its threads and child processes, above the priority of other
 * programs.
 */
import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as typeof globalThis.gc;

try {
  setPriority(-5);
} catch {
  // Raising the priority may require privileges.
}

process.on("SIGUSR2", () => {
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.stderr.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
