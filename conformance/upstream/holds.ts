/**
 * Named points at which the model, a fixture tool or a script in the implementation waits until the case
 * releases it. With holds, a case can enforce an exact order of events without sleeping. A hold's name starts
 * with the token of its script, followed by a dot.
 */

interface Hold {
  /** True if a request has arrived since the last release. */
  reached: boolean;
  /** Callbacks that let the waiting requests continue. */
  waiting: Set<() => void>;
  arrival: PromiseWithResolvers<void>;
}

/** The holds of one upstream. */
export class Holds {
  readonly #holds = new Map<string, Hold>();
  readonly #leaving = new Map<string, PromiseWithResolvers<void>>();
  /** Tokens of closed scripts. No request waits at their holds. */
  readonly #closed = new Set<string>();

  /**
   * Waits at a hold until it is released or the signal is aborted.
   * @returns True if the hold was released, false if the signal was aborted first.
   */
  async wait(name: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (this.#isClosed(name)) return true;
    const hold = this.#findHold(name);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const goOn = (): void => resolve(true);
    const leave = (): void => {
      hold.waiting.delete(goOn);
      this.#leavingAt(name).resolve();
      resolve(false);
    };
    hold.waiting.add(goOn);
    hold.reached = true;
    hold.arrival.resolve();
    signal.addEventListener("abort", leave);
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  /** Resolves when a request has arrived at the hold since the last release. */
  async waitUntilReached(name: string): Promise<void> {
    const hold = this.#findHold(name);
    if (!hold.reached) await hold.arrival.promise;
  }

  /** Resolves when a request leaves the hold before it is released. */
  waitUntilLeft(name: string): Promise<void> {
    return this.#leavingAt(name).promise;
  }

  /**
   * Releases the hold and all requests that are waiting at it. It is not an error if a waiting request has
   * been aborted.
   * @throws {Error} if no request has arrived at the hold.
   */
  release(name: string): void {
    const hold = this.#holds.get(name);
    if (!hold?.reached) {
      throw new Error(
        `No request is waiting at the hold "${name}": add a \`reached\` step before \`release\`.`,
      );
    }
    this.#holds.delete(name);
    for (const goOn of hold.waiting) goOn();
  }

  /**
   * Forgets all arrivals. Called before the implementation is killed, because requests from the old process
   * wait until it is dead and must not be confused with requests from the new process.
   */
  forget(): void {
    this.#holds.clear();
  }

  /** Releases all holds of a script. Requests that reach them later do not wait. */
  releaseScript(token: string): void {
    this.#closed.add(token);
    for (const [name, hold] of this.#holds) {
      if (!this.#isClosed(name)) continue;
      this.#holds.delete(name);
      for (const goOn of hold.waiting) goOn();
    }
    for (const name of this.#leaving.keys()) if (this.#isClosed(name)) this.#leaving.delete(name);
  }

  #leavingAt(name: string): PromiseWithResolvers<void> {
    const leaving = this.#leaving.get(name) ?? Promise.withResolvers<void>();
    this.#leaving.set(name, leaving);
    return leaving;
  }

  #findHold(name: string): Hold {
    const known = this.#holds.get(name);
    if (known) return known;
    const hold: Hold = { reached: false, waiting: new Set(), arrival: Promise.withResolvers() };
    this.#holds.set(name, hold);
    return hold;
  }

  /**
   * Returns true if the hold's script is closed. A token may contain dots, so each prefix before a dot may be
   * the token.
   */
  #isClosed(name: string): boolean {
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      if (this.#closed.has(name.slice(0, dot))) return true;
    }
    return false;
  }
}
