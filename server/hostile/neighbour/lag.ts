/** Time in which this process itself did not run: that is the machine's doing, and not the server's. */

const tickMs = 10;

export class Lag {
  #ms = 0;
  #last = performance.now();

  constructor() {
    setInterval(() => this.#tick(), tickMs).unref();
  }

  /** Milliseconds of delay since the start, all together. */
  get ms(): number {
    this.#tick();
    return this.#ms;
  }

  #tick(): void {
    const now = performance.now();
    this.#ms += Math.max(0, now - this.#last - tickMs);
    this.#last = now;
  }
}
