/**
 * Group commit for the events of all runs in this process. Events written while a commit is in progress are
 * included in the next commit. No timer is used.
 */

import { LeaseLostError } from "../../core/errors.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { AppendOutcome, LogAppend } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { runInBackground } from "../../core/telemetry/log-context.ts";
import type { RunObserver } from "../../core/telemetry/observer.ts";
import { LogCompactor } from "./log-compactor.ts";
import type { PendingCommit, RunWriter } from "./run-writer.ts";

interface QueuedCommit {
  run: RunWriter;
  pending: PendingCommit;
}

/**
 * Iterations of the event loop before a commit, and before the next commit if the last one had events of many
 * runs. A commit costs the same for more events of a run. An iteration takes long only if the process is busy.
 */
const iterations = { usual: 1, afterManyRuns: 8 } as const;
/** Number of runs from which a commit waits for more events. */
const manyRuns = 32;
/** Maximum time that a commit waits for more events, in milliseconds. */
const maxWaitMs = 2;

export class Journal {
  readonly #store: Store;
  readonly #observer: RunObserver;
  readonly #onGrowth: Peers["notifyGrowth"];
  readonly #compactor: LogCompactor;
  readonly #dirty = new Set<RunWriter>();
  /** Runs with a separate commit in flight. */
  readonly #committingAlone = new Set<RunWriter>();
  #committing = false;

  /** @param grown Called for each run whose events have been committed. */
  constructor(store: Store, observer: RunObserver, grown: Peers["notifyGrowth"] = () => {}) {
    this.#store = store;
    this.#observer = observer;
    this.#onGrowth = grown;
    this.#compactor = new LogCompactor(store);
  }

  /** Stops combining the logs of ended runs. */
  async close(): Promise<void> {
    await this.#compactor.close();
  }

  /** Schedules a commit for a run. */
  readonly schedule = (run: RunWriter): void => {
    this.#dirty.add(run);
    // The commit runs outside the context of any run, because it may contain events from multiple runs.
    if (!this.#committing) void runInBackground("commit", () => this.#commitAll());
  };

  async #commitAll(): Promise<void> {
    this.#committing = true;
    let count: number = iterations.usual;
    for (;;) {
      // Wait until all events from these iterations of the event loop can join the commit.
      await waitForIterations(count);
      const batch: QueuedCommit[] = [];
      for (const run of this.#dirty) {
        // The run's later events wait for the commit in flight.
        if (this.#committingAlone.has(run)) continue;
        this.#dirty.delete(run);
        const pending = run.takePending();
        if (pending === undefined) continue;
        if (this.#store.appendsSeparately && changesRecords(pending))
          void this.#commitAlone({ run, pending });
        else batch.push({ run, pending });
      }
      count = batch.length < manyRuns ? iterations.usual : iterations.afterManyRuns;
      if (batch.length > 0) await this.#commit(batch);
      else if (!this.#canCommitMore()) break;
    }
    this.#committing = false;
  }

  #canCommitMore(): boolean {
    return [...this.#dirty].some((run) => !this.#committingAlone.has(run));
  }

  async #commitAlone(commit: QueuedCommit): Promise<void> {
    const { run } = commit;
    this.#committingAlone.add(run);
    await this.#commit([commit]);
    this.#committingAlone.delete(run);
    if (this.#dirty.has(run)) this.schedule(run);
  }

  async #commit(batch: QueuedCommit[]): Promise<void> {
    const appends = batch.map(toAppend);
    const startedAt = performance.now();
    let outcomes: AppendOutcome[];
    try {
      outcomes = await this.#append(appends);
    } catch (error) {
      for (const { run, pending } of batch) run.fail(pending, error);
      return;
    }
    this.#observeCommit(
      batch.filter((_, index) => outcomes[index] === "appended"),
      performance.now() - startedAt,
    );
    for (const [index, { run, pending }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome === "appended") {
        const { from: first, to: last, data } = appends[index] as LogAppend;
        run.publish(pending);
        this.#onGrowth(run.id, { first, last, data });
        if (run.isComplete) this.#compactor.add(run);
      } else if (outcome !== "fenced") run.fail(pending, outcome?.error);
      else {
        const error = new LeaseLostError(run.id);
        run.fail(pending, error);
        run.feed.end(error);
        run.onLeaseLost(error);
      }
    }
  }

  #observeCommit(written: readonly QueuedCommit[], ms: number): void {
    const events = written.reduce((sum, { pending }) => sum + pending.lines.length, 0);
    const size = written.reduce((sum, { pending }) => sum + pending.bytes, 0);
    this.#observer.committed(events, size, ms);
  }

  /** Appends events. A failed commit is retried unchanged and in order. */
  async #append(appends: LogAppend[]): Promise<AppendOutcome[]> {
    for (const delay of this.#store.retryDelays) {
      try {
        return await this.#store.append(appends);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return await this.#store.append(appends);
  }
}

/** Waits for the ends of iterations of the event loop, at least one. */
async function waitForIterations(count: number): Promise<void> {
  const startedAt = performance.now();
  for (let waited = 0; waited < count; waited += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (performance.now() - startedAt >= maxWaitMs) return;
  }
}

/** Returns true if a commit changes anything besides the log. */
function changesRecords({ within, patch }: PendingCommit): boolean {
  return within.length > 0 || Object.keys(patch).length > 0;
}

function toAppend({ run, pending }: QueuedCommit): LogAppend {
  const { within, patch, thread } = pending;
  const changesRun = Object.keys(patch).length > 0;
  return {
    runId: run.id,
    epoch: run.epoch,
    from: run.feed.committed,
    to: pending.to,
    data: pending.lines.map(({ json }) => json).join("\n"),
    ...(changesRecords(pending) && {
      within: async (queries) => {
        for (const change of within) await change(queries);
        if (changesRun) await queries.updateRun(run.id, patch, thread);
      },
    }),
  };
}
