/** Combines the rows of ended runs' logs in the background. */
import { setImmediate } from "node:timers/promises";
import type { Store } from "../../core/ports/store.ts";
import { runInBackground } from "../../core/telemetry/log-context.ts";
import type { RunWriter } from "./run-writer.ts";

/**
 * A log is combined if it has at least this number of commits, or this length in UTF-16 code units. For other logs it is
 * not worth its cost.
 */
const minCommits = 16;
const minLength = 64 * 1024;

/** Maximum number of logs passed to the store at once. */
const maxLogs = 16;

export class LogCompactor {
  readonly #store: Pick<Store, "compactLogs">;
  readonly #queue = new Set<string>();
  #work: Promise<void> | undefined;

  constructor(store: Pick<Store, "compactLogs">) {
    this.#store = store;
  }

  /** Queues the log of a complete run. */
  add({ id, commits }: Pick<RunWriter, "id" | "commits">): void {
    if (commits.count < minCommits && commits.length < minLength) return;
    this.#queue.add(id);
    this.#work ??= runInBackground("compaction", () => this.#compactAll());
  }

  /** Drops the queue. Resolves when no log is being combined. */
  async close(): Promise<void> {
    this.#queue.clear();
    await this.#work;
  }

  async #compactAll(): Promise<void> {
    while (this.#queue.size > 0) {
      // Runs that end at about the same time share a transaction, and the last events are sent first.
      await setImmediate();
      const ids = [...this.#queue].slice(0, maxLogs);
      for (const id of ids) this.#queue.delete(id);
      // The logs stay readable as they are. The store reports why it cannot write.
      await this.#store.compactLogs(ids).catch(() => {});
    }
    this.#work = undefined;
  }
}
