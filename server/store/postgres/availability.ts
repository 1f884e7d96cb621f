/**
 * Logs one line when the database becomes unavailable and one line when it is available again, no matter how
 * many requests fail.
 */
import { reasonOf } from "./failures.ts";

/**
 * Time without a failed connection attempt after which the database is logged as available again, in
 * milliseconds. If only some connections fail, this avoids a line for each failure.
 */
const quietMs = 1000;

/** The destinations of the two lines. */
export interface AvailabilityLog {
  /** Logs a line about an error. */
  error(line: string): void;
  /** Logs a line about the end of an error. */
  info(line: string): void;
}

export class Availability {
  readonly #name: string;
  readonly #log: AvailabilityLog;
  /**
   * Times of the first and the last failed connection attempt, in milliseconds; `undefined` while the
   * database is available.
   */
  #outage: { since: number; until: number } | undefined;

  /** @param name Name of the database in log lines. */
  constructor(name: string, log: AvailabilityLog) {
    this.#name = name;
    this.#log = log;
  }

  /**
   * Records that a connection could not be opened. A lost connection is not recorded, because the next
   * attempt may succeed immediately.
   */
  recordFailure(error: unknown): void {
    const now = performance.now();
    if (this.#outage === undefined)
      this.#log.error(`the database ${this.#name} cannot be reached: ${reasonOf(error)}`);
    this.#outage = { since: this.#outage?.since ?? now, until: now };
  }

  /** Records that a statement succeeded. */
  recordSuccess(): void {
    if (this.#outage === undefined) return;
    const { since, until } = this.#outage;
    const now = performance.now();
    if (now - until < quietMs) return;
    this.#outage = undefined;
    const seconds = Math.round((now - since) / 1000);
    this.#log.info(`the database ${this.#name} is reachable again after ${seconds} s`);
  }
}
