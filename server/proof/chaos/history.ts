/** Time in milliseconds in which a process that continues finds out that it has lost its runs. */
const staleRequestMs = 1_000;

/**
 * The faults that were injected into servers and the database, which may excuse how a run ended. Times are
 * `performance.now()` values.
 */
export class History {
  readonly #interruptions: number[] = [];
  #resumedAt = Number.NEGATIVE_INFINITY;
  readonly #outages: { from: number; to: number }[] = [];

  /**
   * Records that a process ended, stopped responding or lost its database connection. Another process may
   * claim its runs.
   */
  recordInterruption(): void {
    this.#interruptions.push(performance.now());
  }

  /** Records that a process continues after its lease has expired, so that another process has claimed its runs. */
  recordResumption(): void {
    this.#resumedAt = performance.now();
    this.recordInterruption();
  }

  /**
   * Returns true if a process may still send requests for runs that another process has claimed. A process that was
   * suspended in the middle of such a request completes it before it can learn of its expired lease.
   */
  mayHaveStaleRequests(): boolean {
    return performance.now() - this.#resumedAt < staleRequestMs;
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
