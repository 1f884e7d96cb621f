/** Worker threads with limited memory, isolated from this process's output, settings and environment. */
import { setFlagsFromString } from "node:v8";
import { type ResourceLimits, Worker } from "node:worker_threads";

/**
 * Starts a worker thread.
 *
 * @param module The module to run.
 * @param limits Apply even if the process was started with `--max-old-space-size`.
 */
export function startThread(module: URL, limits: ResourceLimits, workerData?: object): Worker {
  // V8's flags override the limits of a thread. The heap of the main thread keeps its initial size.
  setFlagsFromString("--max-old-space-size=0");
  return new Worker(module, {
    workerData,
    env: {},
    execArgv: [],
    // A thread that runs out of memory writes to them.
    stdout: true,
    stderr: true,
    resourceLimits: limits,
  });
}
