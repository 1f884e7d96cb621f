/** Limits the number of concurrent callers. The others wait in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param most Number of permits. */
  constructor(most: number) {
    this.#free = most;
  }

  /**
   * Waits for a permit. {@link release} returns it.
   *
   * @param timeoutMs Longest wait, in milliseconds. No limit if absent.
   * @returns How long it waited, in milliseconds, or `undefined` if it timed out.
   * @throws The reason of `signal`.
   */
  async acquire(): Promise<number>;
  async acquire(signal: AbortSignal, timeoutMs?: number): Promise<number | undefined>;
  async acquire(signal?: AbortSignal, timeoutMs = Number.POSITIVE_INFINITY): Promise<number | undefined> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return 0;
    }
    const since = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const start = () => resolve(performance.now() - since);
    // Removed immediately: a permit that is released at the same time must not go to a caller that has left.
    const abort = () => {
      this.#waiting.delete(start);
      reject(signal?.reason);
    };
    const giveUp = () => {
      this.#waiting.delete(start);
      resolve(undefined);
    };
    const timer = Number.isFinite(timeoutMs) ? setTimeout(giveUp, timeoutMs) : undefined;
    this.#waiting.add(start);
    signal?.addEventListener("abort", abort);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Returns a permit. The first waiting caller gets it. */
  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
