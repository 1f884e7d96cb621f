/** The faults injected into servers and the database, which may excuse the end of a run. Times are `performance.now()`. */
export class History {
  readonly #interruptions: number[] = [];
  readonly #outages: { from: number; to: number }[] = [];

  /** A process ended, stopped responding or lost its database: another one may claim its runs. */
  interrupted(): void {
    this.#interruptions.push(performance.now());
  }

  /** The database starts to fail. @returns A function to call when it works again. */
  databaseFails(): () => void {
    const outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    this.#outages.push(outage);
    return () => {
      outage.to = performance.now();
    };
  }

  /** Returns how often runs may have been claimed since a time. */
  interruptionsSince(time: number): number {
    return this.#interruptions.filter((each) => each >= time).length;
  }

  /** Returns whether the database failed at any time since. A request that started in an outage may fail shortly after it. */
  databaseFailedSince(time: number): boolean {
    return this.#outages.some(({ to }) => to + 2_000 >= time);
  }
}
