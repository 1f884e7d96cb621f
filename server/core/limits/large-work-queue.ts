/**
 * A queue for work that would block the event loop or the store, because it processes large values such as
 * conversations.
 */
import { setImmediate } from "node:timers/promises";
import { FairScheduler } from "./fair-scheduler.ts";

/** Tasks that need at least this much memory, in bytes, are queued. Such tasks take about 5 ms or more. */
const minLargeBytes = 256 * 1024;

/** Maximum number of queued tasks for one project. */
const maxWaiting = 100;

/**
 * Runs large tasks one at a time, with projects taking turns. After each task, other work gets as much time
 * as the task took.
 */
export class LargeWorkQueue {
  readonly #scheduler = new FairScheduler({ concurrency: 1, maxWaiting });

  /**
   * Runs a task immediately if it is small, or else when its turn comes.
   *
   * @param bytes Estimated memory in bytes.
   * @param signal Aborts when the client disconnects.
   * @throws {RateLimitedError} if too many tasks for the project are queued; the signal's reason if `signal`
   * aborts; any error thrown by `work`.
   */
  async run<T>(projectId: string, bytes: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (bytes < minLargeBytes) return await work();
    const leave = await this.#scheduler.acquire(projectId, signal);
    const startedAt = performance.now();
    try {
      const result = await work();
      // Encoding the result takes about as long as the work, so other work runs in between.
      await setImmediate();
      return result;
    } finally {
      // The result is sent before the pause, in this iteration of the event loop.
      void setImmediate().then(() => setTimeout(leave, performance.now() - startedAt));
    }
  }
}
