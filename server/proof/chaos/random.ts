/** Seeded random numbers: the same seed gives the same plan, whatever the timing. */
import { createHash } from "node:crypto";

export class Random {
  readonly #seed: string;
  #state: number;

  /** @param seed Any text. */
  constructor(seed: string) {
    this.#seed = seed;
    this.#state = createHash("sha256").update(seed).digest().readUInt32LE();
  }

  /** Returns a generator that does not depend on the numbers drawn so far. */
  fork(name: string | number): Random {
    return new Random(`${this.#seed}/${name}`);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * Returns a random item.
   *
   * @throws RangeError for an empty list.
   */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError("the list is empty");
    return list[this.int(0, list.length - 1)] as T;
  }

  /** Returns the items in random order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  /** Returns random lower-case hexadecimal digits. */
  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.int(0, 15).toString(16)).join("");
  }
}
