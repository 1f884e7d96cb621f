/** Worker threads of this server: bounded in memory, and kept apart from its output, settings and environment. */
import { setFlagsFromString } from "node:v8";
import { type ResourceLimits, Worker } from "node:worker_threads";

/**
 * Starts a worker thread.
 *
 * @param module The module that it runs.
 * @param limits Hold even in a process that was started with `--max-old-space-size`.
 */
export function startThread(module: URL, limits: ResourceLimits, workerData?: object): Worker {
  // V8 prefers its flags to the limits of a thread. The heap of the main thread keeps the size that it has begun with.
  setFlagsFromString("--max-old-space-size=0");
  return new Worker(module, {
    workerData,
    env: {},
    execArgv: [],
    // A thread without memory left writes there.
    stdout: true,
    stderr: true,
    resourceLimits: limits,
  });
}
