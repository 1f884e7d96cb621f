/**
 * Logs one line when the database becomes unavailable and one when it is available again, however many
 * requests fail.
 */
import { reasonOf } from "./failures.ts";

/**
 * Milliseconds without a failed connection after which the database is logged as available again. Avoids a
 * line for each failure while only some connections fail.
 */
const quietMs = 1000;

export class Availability {
  readonly #name: string;
  readonly #log: (line: string) => void;
  /**
   * Times of the first and the last failed connection, in milliseconds; `undefined` while the database is
   * available.
   */
  #outage: { since: number; until: number } | undefined;

  /** @param name Name of the database in log lines. */
  constructor(name: string, log: (line: string) => void) {
    this.#name = name;
    this.#log = log;
  }

  /**
   * Records that no connection could be opened. A lost connection is not recorded: the next one may succeed
   * immediately.
   */
  recordFailure(error: unknown): void {
    const now = performance.now();
    if (this.#outage === undefined)
      this.#log(`the database ${this.#name} cannot be reached: ${reasonOf(error)}`);
    this.#outage = { since: this.#outage?.since ?? now, until: now };
  }

  /** Records that a statement succeeded. */
  recordSuccess(): void {
    if (this.#outage === undefined) return;
    const { since, until } = this.#outage;
    const now = performance.now();
    if (now - until < quietMs) return;
    this.#outage = undefined;
    this.#log(`the database ${this.#name} is reachable again after ${Math.round((now - since) / 1000)} s`);
  }
}
