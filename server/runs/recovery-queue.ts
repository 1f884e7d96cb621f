/**
 * The order in which the runs of lost processes start here. Any of them may be what its process has died of. So they start
 * after the server listens, one at a time at first, each after the one before has proved harmless: a run that ends this
 * process, too, takes few others with it.
 */
import { setImmediate } from "node:timers/promises";

/** How many runs may be starting at a time, at most. */
export const maxStarting = 8;

/** A run that waits for its start. */
interface Queued {
  /** Whether a process has died while it executed the run. */
  readonly isSuspect: boolean;
}

export class RecoveryQueue<Run extends Queued> {
  readonly #start: (run: Run) => Promise<void>;
  readonly #waiting = new Set<Run>();
  /** Runs that start now and were active in a process that died; and those that were released by their process. */
  readonly #starting = { suspect: 0, released: 0 };
  /** How many suspects have proved harmless since the queue was empty. */
  #harmless = 0;
  #isOpen = false;
  #isStarting = false;

  /** @param start Starts a run; resolves when it has proved harmless, or is over. Does not reject. */
  constructor(start: (run: Run) => Promise<void>) {
    this.#start = start;
  }

  /** Adds a run. Runs start in the order in which they were added. */
  add(run: Run): void {
    this.#waiting.add(run);
    void this.#startAll();
  }

  /** Takes a run out. @returns Whether it was still waiting. */
  remove(run: Run): boolean {
    return this.#waiting.delete(run);
  }

  /** From now on runs start. */
  open(): void {
    this.#isOpen = true;
    void this.#startAll();
  }

  /** From now on none starts any more. */
  close(): void {
    this.#isOpen = false;
  }

  async #startAll(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    for (let run = this.#next(); run !== undefined; run = this.#next()) {
      void this.#startOne(run);
      // Requests come between two starts.
      await setImmediate();
    }
    this.#isStarting = false;
  }

  /** The next run that may start now. */
  #next(): Run | undefined {
    if (!this.#isOpen) return undefined;
    const { suspect, released } = this.#starting;
    if (suspect + released >= maxStarting) return undefined;
    // As many at a time as have proved harmless before.
    const maySuspect = suspect < Math.max(1, this.#harmless);
    for (const run of this.#waiting) if (maySuspect || !run.isSuspect) return run;
    return undefined;
  }

  async #startOne(run: Run): Promise<void> {
    this.#waiting.delete(run);
    const kind = run.isSuspect ? "suspect" : "released";
    this.#starting[kind] += 1;
    await this.#start(run);
    this.#starting[kind] -= 1;
    if (kind === "suspect") this.#harmless += 1;
    if (this.#waiting.size + this.#starting.suspect === 0) this.#harmless = 0;
    void this.#startAll();
  }
}
