/** Limits the number of concurrent callers. Additional callers wait in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param most Number of permits. */
  constructor(most: number) {
    this.#free = most;
  }

  /**
   * Waits for a permit. Call {@link release} to return it.
   *
   * @param timeoutMs Maximum time to wait, in milliseconds. Defaults to no limit.
   * @returns The milliseconds spent waiting, or `undefined` if the wait timed out.
   * @throws The signal's reason if `signal` aborts.
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
    // Remove the caller immediately, so that a permit released at the same moment is not granted to it.
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

  /** Returns a permit. The caller that has waited longest receives it. */
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
