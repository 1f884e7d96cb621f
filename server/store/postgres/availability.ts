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
  #away: { since: number; until: number } | undefined;

  /** @param name Name of the database in log lines. */
  constructor(name: string, log: (line: string) => void) {
    this.#name = name;
    this.#log = log;
  }

  /**
   * Records that no connection could be opened. A lost connection is not recorded: the next one may succeed
   * immediately.
   */
  refused(error: unknown): void {
    const now = performance.now();
    if (this.#away === undefined)
      this.#log(`the database ${this.#name} cannot be reached: ${reasonOf(error)}`);
    this.#away = { since: this.#away?.since ?? now, until: now };
  }

  /** Records that a statement succeeded. */
  answered(): void {
    if (this.#away === undefined) return;
    const { since, until } = this.#away;
    const now = performance.now();
    if (now - until < quietMs) return;
    this.#away = undefined;
    this.#log(`the database ${this.#name} is back after ${Math.round((now - since) / 1000)} s`);
  }
}
