/**
 * Worker threads with limited memory. They have no access to this process's output, settings and environment.
 */
import { setFlagsFromString } from "node:v8";
import { type ResourceLimits, Worker } from "node:worker_threads";

/**
 * Starts a worker thread.
 *
 * @param module The module to run.
 * @param limits Resource limits, which apply even if the process was started with `--max-old-space-size`.
 */
export function startThread(module: URL, limits: ResourceLimits, workerData?: object): Worker {
  // V8 flags override a thread's limits, so the flag is reset. The main thread's heap keeps its initial size.
  setFlagsFromString("--max-old-space-size=0");
  return new Worker(module, {
    workerData,
    env: {},
    execArgv: [],
    // Captured because a thread that runs out of memory writes to them.
    stdout: true,
    stderr: true,
    resourceLimits: limits,
  });
}
