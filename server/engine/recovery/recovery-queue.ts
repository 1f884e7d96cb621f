/**
 * Determines the order in which this process starts the runs of dead processes. Any of these runs may have
 * caused its process to die. They are therefore started only after the server is listening, and at first one
 * at a time, each after the previous run has proved harmless. If a run kills this process as well, few other
 * runs are affected.
 */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { RunExecution } from "../run-execution.ts";

/** Maximum number of runs that may be starting concurrently. */
export const maxStarting = 8;

/** A run waiting to start. */
interface QueuedRun {
  /** Number of processes that died while executing the run. If it is not 0, the run may be the cause. */
  readonly deaths: number;
}

export class RecoveryQueue<Run extends QueuedRun> {
  readonly #start: (run: Run) => Promise<void>;
  /** Waiting runs, indexed by their number of deaths. */
  readonly #waiting: Set<Run>[] = [];
  /**
   * Number of runs that are currently starting, by kind. `suspect` runs were active in a process that died,
   * and `released` runs were released by their process.
   */
  readonly #starting = { suspect: 0, released: 0 };
  /** Number of suspect runs that have proved harmless since the queue was last empty. */
  #harmless = 0;
  #isOpen = false;
  #isStarting = false;

  /** @param start Starts a run. Resolves when the run has proved harmless or has ended. Never rejects. */
  constructor(start: (run: Run) => Promise<void>) {
    this.#start = start;
  }

  /**
   * Adds a run. Runs with the fewest deaths start first, so a run that was merely waiting when a process died
   * does not have to wait again. Runs with the same number of deaths start in the order in which they were
   * added.
   */
  add(run: Run): void {
    while (this.#waiting.length <= run.deaths) this.#waiting.push(new Set());
    this.#waiting[run.deaths]?.add(run);
    void this.#startAll();
  }

  /**
   * Removes a run.
   *
   * @returns True if the run was still waiting.
   */
  remove(run: Run): boolean {
    return this.#waiting[run.deaths]?.delete(run) ?? false;
  }

  /** Starts the waiting runs and any runs that are added later. */
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
      // Yield to requests between two starts.
      await setImmediate();
    }
    this.#isStarting = false;
  }

  /** Returns the next run that may start now. */
  #next(): Run | undefined {
    if (!this.#isOpen) return undefined;
    const { suspect, released } = this.#starting;
    if (suspect + released >= maxStarting) return undefined;
    // At most as many suspect runs may start concurrently as have already proved harmless.
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

/** Maximum time to wait for a run's first step, in milliseconds. */
const stepMs = 5_000;

/** Time in milliseconds for which the event loop must be responsive after the first step. */
const watchMs = 50;

/** Maximum timer delay in a responsive process, in milliseconds. On a busy machine, timers fire late. */
const maxTimerDelayMs = 250;

/** Maximum number of event loop checks. Other work may block the event loop, too. */
const maxWatches = 10;

/**
 * Resolves when a run has proved harmless, which means that its first step has started and the event loop is
 * responsive.
 */
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
