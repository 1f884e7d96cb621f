/**
 * Faults injected into servers and the database, which may excuse the end of a run. Times are
 * `performance.now()`.
 */
export class History {
  readonly #interruptions: number[] = [];
  readonly #outages: { from: number; to: number }[] = [];

  /**
   * Records that a process ended, stopped responding or lost its database. Another process may claim its
   * runs.
   */
  recordInterruption(): void {
    this.#interruptions.push(performance.now());
  }

  /**
   * Records that the database starts to fail.
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

  /** Returns the number of times that runs may have been claimed since a time. */
  interruptionsSince(time: number): number {
    return this.#interruptions.filter((each) => each >= time).length;
  }

  /**
   * True if the database has failed since a time. A request that started in an outage may fail shortly after
   * it.
   */
  databaseFailedSince(time: number): boolean {
    return this.#outages.some(({ to }) => to + 2_000 >= time);
  }
}
