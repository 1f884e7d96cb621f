/** Tells the log that the database has gone away, and that it is back: a line each, however many requests fail. */
import { reasonOf } from "./failures.ts";

/** Milliseconds without a refusal after which it counts as back: one that refuses some connections is not told each time. */
const quietMs = 1000;

export class Availability {
  readonly #name: string;
  readonly #log: (line: string) => void;
  /** Of the first refusal and the last one, in milliseconds; `undefined` while the database answers. */
  #away: { since: number; until: number } | undefined;

  /** @param name What the log calls the database. */
  constructor(name: string, log: (line: string) => void) {
    this.#name = name;
    this.#log = log;
  }

  /** A connection could not be had. One that is lost tells nothing: the next one may be had at once. */
  refused(error: unknown): void {
    const now = performance.now();
    if (this.#away === undefined)
      this.#log(`the database ${this.#name} cannot be reached: ${reasonOf(error)}`);
    this.#away = { since: this.#away?.since ?? now, until: now };
  }

  /** A statement was carried out. */
  answered(): void {
    if (this.#away === undefined) return;
    const { since, until } = this.#away;
    const now = performance.now();
    if (now - until < quietMs) return;
    this.#away = undefined;
    this.#log(`the database ${this.#name} is back after ${Math.round((now - since) / 1000)} s`);
  }
}
