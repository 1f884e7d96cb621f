/**
 * The order in which the runs of lost processes start here. Any of them may be what its process has died of. So they start
 * after the server listens, one at a time at first, each after the one before has proved harmless: a run that ends this
 * process, too, takes few others with it.
 */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { RunExecution } from "../run-execution.ts";

/** Most runs that may be starting at a time. */
export const maxStarting = 8;

/** A run that waits for its start. */
interface Queued {
  /** Number of processes that died while they executed the run: if any, the run may be the cause. */
  readonly deaths: number;
}

export class RecoveryQueue<Run extends Queued> {
  readonly #start: (run: Run) => Promise<void>;
  /** By the number of deaths. */
  readonly #waiting: Set<Run>[] = [];
  /** Runs that start now and were active in a process that died; and those that were released by their process. */
  readonly #starting = { suspect: 0, released: 0 };
  /** Number of suspects that have proved harmless since the queue was empty. */
  #harmless = 0;
  #isOpen = false;
  #isStarting = false;

  /** @param start Starts a run; resolves when it has proved harmless, or is over. Does not reject. */
  constructor(start: (run: Run) => Promise<void>) {
    this.#start = start;
  }

  /**
   * Adds a run. Those of the fewest deaths start first, so that what has only waited when a process died does not wait
   * again; among them the order is that in which they were added.
   */
  add(run: Run): void {
    while (this.#waiting.length <= run.deaths) this.#waiting.push(new Set());
    this.#waiting[run.deaths]?.add(run);
    void this.#startAll();
  }

  /** Takes a run out. @returns Whether it was still waiting. */
  remove(run: Run): boolean {
    return this.#waiting[run.deaths]?.delete(run) ?? false;
  }

  /** Starts waiting and later runs. */
  open(): void {
    this.#isOpen = true;
    void this.#startAll();
  }

  /** Stops starting runs. */
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
    // As many suspects at a time as have proved harmless before.
    const maySuspect = suspect < Math.max(1, this.#harmless);
    const ready = maySuspect ? this.#waiting : this.#waiting.slice(0, 1);
    for (const [run] of ready) if (run !== undefined) return run;
    return undefined;
  }

  async #startOne(run: Run): Promise<void> {
    this.remove(run);
    const kind = run.deaths > 0 ? "suspect" : "released";
    this.#starting[kind] += 1;
    await this.#start(run);
    this.#starting[kind] -= 1;
    if (kind === "suspect") this.#harmless += 1;
    const isIdle = this.#starting.suspect === 0 && this.#waiting.every(({ size }) => size === 0);
    if (isIdle) this.#harmless = 0;
    void this.#startAll();
  }
}

/** Timeout for the first step of a run, in milliseconds. */
const stepMs = 5_000;

/** Time for which the event loop must be responsive after that, in milliseconds. */
const watchMs = 50;

/**
 * Most delay of a timer in a responsive process, in milliseconds: on a busy machine timers are late without a fault.
 */
const lateMs = 250;

/** Most times that the event loop is watched: other work may block it. */
const maxWatches = 10;

/** Resolves when a run has proved harmless: its first step is under way, and the event loop is responsive. */
export async function proveHarmless(run: RunExecution): Promise<void> {
  await Promise.race([run.ended.promise, watch(run)]);
}

async function watch(run: RunExecution): Promise<void> {
  await Promise.race([run.firstStepStarted.promise, delay(stepMs, undefined, { ref: false })]);
  for (let watches = 0; watches < maxWatches; watches += 1) {
    const from = performance.now();
    await delay(watchMs, undefined, { ref: false });
    if (performance.now() - from < watchMs + lateMs) return;
  }
}
