/** Work on large values, such as conversations: it keeps the event loop, or the store, from all other work for a while. */
import { Turns } from "./turns.ts";

/** Weight from which work takes turns, in bytes of memory: it takes about 5 ms, or more. */
const largeFrom = 256 * 1024;

/** Most pieces of work of a project that wait. */
const waiting = 100;

/** Large work is done one piece at a time, and projects take turns. Between two pieces other work has as much time as they. */
export class LargeWork {
  readonly #turns = new Turns({ atOnce: 1, waiting });

  /**
   * Does work, in its turn if it is large.
   *
   * @param weight About the memory that it takes, in bytes.
   * @param signal Aborts when the client has left.
   * @throws {RateLimitedError} when too many pieces of the project wait; the reason of `signal` once that aborts; what
   *   `work` throws.
   */
  async run<T>(projectId: string, weight: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (weight < largeFrom) return await work();
    const leave = await this.#turns.enter(projectId, signal);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      // The result is sent first, in this iteration of the event loop.
      setImmediate(() => setTimeout(leave, performance.now() - startedAt));
    }
  }
}
