/**
 * The faults that were injected into servers and the database, which may excuse how a run ended. Times are
 * `performance.now()` values.
 */
export class History {
  readonly #interruptions: number[] = [];
  readonly #outages: { from: number; to: number }[] = [];

  /**
   * Records that a process ended, stopped responding or lost its database connection. Another process may
   * claim its runs.
   */
  recordInterruption(): void {
    this.#interruptions.push(performance.now());
  }

  /**
   * Records that the database has started to fail.
   *
   * @returns A function to call when the database works again.
   */
  startOutage(): () => void {
    const outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    this.#outages.push(outage);
    return () => {
      outage.to = performance.now();
    };
  }

  /** Returns the number of times that runs may have been claimed since the given time. */
  interruptionsSince(time: number): number {
    return this.#interruptions.filter((each) => each >= time).length;
  }

  /**
   * Returns true if the database has failed since the given time. A request that started during an outage may
   * fail shortly after the outage.
   */
  databaseFailedSince(time: number): boolean {
    return this.#outages.some(({ to }) => to + 2_000 >= time);
  }
}
