/**
 * Loaded into a server process before everything else: on SIGUSR2 it collects all garbage and returns free memory to the
 * system. Without it the resident memory of a process says when V8 last collected, not what the process still holds. What it holds goes to the log.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as typeof globalThis.gc;

process.on("SIGUSR2", () => {
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.stderr.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
});
