/**
 * The order in which the runs of dead processes start here. Any of them may have caused its process to die.
 * So they start after the server listens, at first one at a time, each after the one before has proved
 * harmless: a run that kills this process, too, affects few others.
 */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { RunExecution } from "../run-execution.ts";

/** Maximum number of runs that are starting concurrently. */
export const maxStarting = 8;

/** A run waiting to start. */
interface QueuedRun {
  /**
   * Number of processes that died while they executed the run. If there are any, the run may be the cause.
   */
  readonly deaths: number;
}

export class RecoveryQueue<Run extends QueuedRun> {
  readonly #start: (run: Run) => Promise<void>;
  /** By the number of deaths. */
  readonly #waiting: Set<Run>[] = [];
  /** Starting runs: those that were active in a process that died, and those that their process released. */
  readonly #starting = { suspect: 0, released: 0 };
  /** Number of suspects that have proved harmless since the queue was empty. */
  #harmless = 0;
  #isOpen = false;
  #isStarting = false;

  /** @param start Starts a run. Resolves when it has proved harmless or has ended. Does not reject. */
  constructor(start: (run: Run) => Promise<void>) {
    this.#start = start;
  }

  /**
   * Adds a run. Runs with the fewest deaths start first, so that a run that was only waiting when a process
   * died does not wait again; then runs start in the order in which they were added.
   */
  add(run: Run): void {
    while (this.#waiting.length <= run.deaths) this.#waiting.push(new Set());
    this.#waiting[run.deaths]?.add(run);
    void this.#startAll();
  }

  /** Removes a run. @returns True if it was still waiting. */
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
      // Handle requests between two starts.
      await setImmediate();
    }
    this.#isStarting = false;
  }

  /** Returns the next run that may start now. */
  #next(): Run | undefined {
    if (!this.#isOpen) return undefined;
    const { suspect, released } = this.#starting;
    if (suspect + released >= maxStarting) return undefined;
    // As many concurrent suspects as have proved harmless before.
    const canStartSuspect = suspect < Math.max(1, this.#harmless);
    const ready = canStartSuspect ? this.#waiting : this.#waiting.slice(0, 1);
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

/** Maximum delay of a timer in a responsive process, in milliseconds. On a busy machine timers are late. */
const maxTimerDelayMs = 250;

/** Maximum number of checks of the event loop, which other work may block. */
const maxWatches = 10;

/** Resolves when a run has proved harmless: its first step has started, and the event loop is responsive. */
export async function proveHarmless(run: RunExecution): Promise<void> {
  await Promise.race([run.ended.promise, watchForHang(run)]);
}

async function watchForHang(run: RunExecution): Promise<void> {
  await Promise.race([run.firstStepStarted.promise, delay(stepMs, undefined, { ref: false })]);
  for (let watches = 0; watches < maxWatches; watches += 1) {
    const from = performance.now();
    await delay(watchMs, undefined, { ref: false });
    if (performance.now() - from < watchMs + maxTimerDelayMs) return;
  }
}
