/**
 * Named points at which the model, a fixture tool or a script in the implementation waits until the case lets it go on:
 * exact where a sleep would be a guess. A hold's name is opaque, except that it begins with its script's token and a dot.
 */

interface Hold {
  /** Whether somebody has come since the last release. */
  reached: boolean;
  /** Lets each one that stands here go on. */
  standing: Set<() => void>;
  watching: PromiseWithResolvers<void>;
}

/** The holds of one upstream. */
export class Holds {
  readonly #holds = new Map<string, Hold>();
  readonly #leaving = new Map<string, PromiseWithResolvers<void>>();
  /** Tokens of scripts that are over: nothing waits for them any more. */
  readonly #over = new Set<string>();

  /**
   * Stands at a hold until it is released or the signal fires.
   *
   * @returns Whether it may go on; `false` when the signal fired first.
   */
  async wait(name: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (this.#isOver(name)) return true;
    const hold = this.#at(name);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const goOn = (): void => resolve(true);
    const leave = (): void => {
      hold.standing.delete(goOn);
      this.#leavingAt(name).resolve();
      resolve(false);
    };
    hold.standing.add(goOn);
    hold.reached = true;
    hold.watching.resolve();
    signal.addEventListener("abort", leave);
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  /** Resolves when somebody has come to the hold since it was last released. */
  async reached(name: string): Promise<void> {
    const hold = this.#at(name);
    if (!hold.reached) await hold.watching.promise;
  }

  /** Resolves when somebody has left the hold before it was released. */
  left(name: string): Promise<void> {
    return this.#leavingAt(name).promise;
  }

  /**
   * Lets everything that stands at the hold go on. What stood there and was aborted needs nothing: what came of it is
   * for checks to tell.
   *
   * @throws {Error} When nobody has come to it.
   */
  release(name: string): void {
    const hold = this.#holds.get(name);
    if (!hold?.reached) {
      throw new Error(`Nothing stands at the hold "${name}": wait until it is reached before releasing it.`);
    }
    this.#holds.delete(name);
    for (const goOn of hold.standing) goOn();
  }

  /**
   * Nobody has come to any hold yet. For when all who stand there are about to be killed, and who comes again is to be
   * told from them; until then they stand.
   */
  forget(): void {
    this.#holds.clear();
  }

  /** Lets go of every hold of a script, now and later. */
  letGo(token: string): void {
    this.#over.add(token);
    for (const [name, hold] of this.#holds) {
      if (!this.#isOver(name)) continue;
      this.#holds.delete(name);
      for (const goOn of hold.standing) goOn();
    }
    for (const name of this.#leaving.keys()) if (this.#isOver(name)) this.#leaving.delete(name);
  }

  #leavingAt(name: string): PromiseWithResolvers<void> {
    const leaving = this.#leaving.get(name) ?? Promise.withResolvers<void>();
    this.#leaving.set(name, leaving);
    return leaving;
  }

  #at(name: string): Hold {
    const known = this.#holds.get(name);
    if (known) return known;
    const hold: Hold = { reached: false, standing: new Set(), watching: Promise.withResolvers() };
    this.#holds.set(name, hold);
    return hold;
  }

  /** Tokens may have dots themselves, so any prefix before a dot may be the token. */
  #isOver(name: string): boolean {
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      if (this.#over.has(name.slice(0, dot))) return true;
    }
    return false;
  }
}
