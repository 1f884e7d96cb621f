/** Lets a number of users in at a time, in the order in which they come. */
export class Lanes {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param count How many at a time. */
  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves when there is room. */
  async enter(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Gives the room to whoever has waited longest. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
