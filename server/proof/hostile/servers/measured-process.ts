/**
 * Loaded into a server process before everything else, so that what is measured is the server's doing.
 *
 * On SIGUSR2 it collects all garbage and returns free memory to the system: without it the resident memory of a process
 * says when V8 last collected, not what the process still holds. What it holds goes to the log. Where the user may do so,
 * its priority is raised above that of other programs of the machine, and so that of the threads and processes it starts.
 */
import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as typeof globalThis.gc;

try {
  setPriority(-5);
} catch {
  // Only some users may.
}

process.on("SIGUSR2", () => {
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.stderr.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
