/** What was done to the servers and when: what may excuse the end of a run. Times are `performance.now()`. */

export class History {
  readonly #interruptions: number[] = [];
  readonly #outages: { from: number; to: number }[] = [];

  /** A process ended, stood still or lost its database: its runs may be taken up. */
  interrupted(): void {
    this.#interruptions.push(performance.now());
  }

  /** The database begins to fail. @returns Says that it works again. */
  databaseFails(): () => void {
    const outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    this.#outages.push(outage);
    return () => {
      outage.to = performance.now();
    };
  }

  /** How often runs may have been taken up since then. */
  interruptionsSince(time: number): number {
    return this.#interruptions.filter((each) => each >= time).length;
  }

  /** Whether the database failed at any time since then. What began in an outage may fail a little after it. */
  databaseFailedSince(time: number): boolean {
    return this.#outages.some(({ to }) => to + 2_000 >= time);
  }
}
