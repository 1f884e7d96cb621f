/** Work on large values, such as conversations, which blocks the event loop or the store. */
import { FairScheduler } from "./fair-scheduler.ts";

/** Bytes of memory from which work is queued. Such work takes about 5 ms or more. */
const minLargeBytes = 256 * 1024;

/** Maximum number of queued tasks of a project. */
const maxWaiting = 100;

/**
 * Runs large tasks one at a time, alternating between projects. After each task, other work gets as much time
 * as the task took.
 */
export class LargeWorkQueue {
  readonly #scheduler = new FairScheduler({ concurrency: 1, maxWaiting });

  /**
   * Runs a task: immediately if it is small, otherwise when its turn has come.
   *
   * @param bytes Estimated bytes of memory.
   * @param signal Aborts when the client has disconnected.
   * @throws {RateLimitedError} if too many tasks of the project are queued; the reason of `signal` when it
   *   aborts; the errors of `work`.
   */
  async run<T>(projectId: string, bytes: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (bytes < minLargeBytes) return await work();
    const leave = await this.#scheduler.acquire(projectId, signal);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      // The result is sent first, in this iteration of the event loop.
      setImmediate(() => setTimeout(leave, performance.now() - startedAt));
    }
  }
}
