/**
 * Group commit: writes what the live runs of this process have produced. Whatever arrives while one commit runs is the
 * next commit; there is no timer.
 */

import type { AppendOutcome, LogAppend } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { LiveRun, Pending } from "./live-run.ts";

/** Another process has taken the run over, so this one may write nothing more of it. */
export class Fenced extends Error {
  /** @param runId The run. */
  constructor(runId: string) {
    super(`run ${runId} has been taken over`);
    this.name = "Fenced";
  }
}

/** How often, and after how many milliseconds, a commit that failed is tried again. */
const retries = [20, 200, 1000];

interface Waiting {
  run: LiveRun;
  pending: Pending;
}

export class Journal {
  readonly #store: Store;
  readonly #dirty = new Set<LiveRun>();
  #committing = false;

  /** @param store Where the log is kept. */
  constructor(store: Store) {
    this.#store = store;
  }

  /** A run has something to commit. */
  readonly schedule = (run: LiveRun): void => {
    this.#dirty.add(run);
    if (!this.#committing) void this.#commitAll();
  };

  async #commitAll(): Promise<void> {
    this.#committing = true;
    while (this.#dirty.size > 0) {
      // Let everything that happens in this turn of the event loop join the commit.
      await new Promise<void>((resolve) => setImmediate(resolve));
      const batch: Waiting[] = [];
      for (const run of this.#dirty) {
        const pending = run.take();
        if (pending !== undefined) batch.push({ run, pending });
      }
      this.#dirty.clear();
      if (batch.length > 0) await this.#commit(batch);
    }
    this.#committing = false;
  }

  async #commit(batch: Waiting[]): Promise<void> {
    const appends = batch.map(toAppend);
    let outcomes: AppendOutcome[];
    try {
      outcomes = await this.#append(appends);
    } catch (error) {
      for (const { run, pending } of batch) run.fail(pending, error);
      return;
    }
    for (const [index, { run, pending }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome === "appended") run.publish(run.committed, pending);
      else if (outcome !== "fenced") run.fail(pending, outcome?.error);
      else {
        const error = new Fenced(run.id);
        run.fail(pending, error);
        run.end(error);
      }
    }
  }

  /** A commit that failed wrote nothing, so it can be tried again as it is, in order. */
  async #append(appends: LogAppend[]): Promise<AppendOutcome[]> {
    for (const delay of retries) {
      try {
        return await this.#store.append(appends);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return await this.#store.append(appends);
  }
}

function toAppend({ run, pending }: Waiting): LogAppend {
  const { within } = pending;
  return {
    runId: run.id,
    epoch: run.epoch,
    from: run.committed,
    to: pending.to,
    data: pending.lines.map(({ json }) => json).join("\n"),
    ...(within.length > 0 && {
      within: async (queries) => {
        for (const change of within) await change(queries);
      },
    }),
  };
}
