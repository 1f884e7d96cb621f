/** Lets a few work at once, and the others wait. */
export class Semaphore {
  #free: number;
  /** In the order they came. */
  readonly #waiting = new Set<() => void>();

  /** @param most How many work at once. */
  constructor(most: number) {
    this.#free = most;
  }

  /**
   * Waits for a turn, which {@link end} gives back.
   *
   * @param timeoutMs Longest wait, in milliseconds; it may be infinite.
   * @returns How long it waited, in milliseconds; `undefined` when there was no turn in time.
   * @throws the reason of `signal`.
   */
  async begin(signal: AbortSignal, timeoutMs: number): Promise<number | undefined> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return 0;
    }
    const since = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const start = () => resolve(performance.now() - since);
    // Taken out at once: a turn that ends in the same moment must not go to one that has left.
    const stop = () => {
      this.#waiting.delete(start);
      reject(signal.reason);
    };
    const leave = () => {
      this.#waiting.delete(start);
      resolve(undefined);
    };
    const timer = Number.isFinite(timeoutMs) ? setTimeout(leave, timeoutMs) : undefined;
    this.#waiting.add(start);
    signal.addEventListener("abort", stop);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
  }

  /** Ends a turn; the next one that waits has it. */
  end(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
