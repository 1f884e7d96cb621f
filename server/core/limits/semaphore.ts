/** Lets a number of callers work at a time; the others wait in the order in which they came. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param most How many work at a time. */
  constructor(most: number) {
    this.#free = most;
  }

  /**
   * Waits for a permit, which {@link release} gives back.
   *
   * @param timeoutMs Longest wait, in milliseconds; without end if absent.
   * @returns How long it waited, in milliseconds; `undefined` if there was no permit in time.
   * @throws the reason of `signal`.
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
    // Removed at once: a permit that is released in the same moment must not go to a caller that has left.
    const stop = () => {
      this.#waiting.delete(start);
      reject(signal?.reason);
    };
    const leave = () => {
      this.#waiting.delete(start);
      resolve(undefined);
    };
    const timer = Number.isFinite(timeoutMs) ? setTimeout(leave, timeoutMs) : undefined;
    this.#waiting.add(start);
    signal?.addEventListener("abort", stop);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Gives a permit back; the first caller that waits gets it. */
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
