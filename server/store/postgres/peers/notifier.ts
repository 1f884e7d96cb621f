/** Sends notices to other processes: what comes while one statement is under way goes with the next. */
import type { Pool } from "pg";
import type { PeerMessage } from "./message.ts";

/** Run ids in one notice: its text may have 8000 bytes. */
const idsPerNotice = 200;

export class Notifier {
  readonly #pool: Pool;
  #waiting: { channel: string; payload: string }[] = [];
  /** Runs whose logs have grown, by the process that follows them. */
  readonly #grown = new Map<string, Set<string>>();
  #sending: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Tells one process, or all of them. @param channel The id of the one, or `everyone`. */
  send(channel: string, message: PeerMessage): void {
    this.#waiting.push({ channel, payload: JSON.stringify(message) });
    this.#flush();
  }

  /** Tells a process that the log of a run has grown: however often it does until then, once. */
  grown(nodeId: string, runId: string): void {
    const runs = this.#grown.get(nodeId);
    if (runs === undefined) this.#grown.set(nodeId, new Set([runId]));
    else runs.add(runId);
    this.#flush();
  }

  /** Resolves when all that was told is sent, or lost. */
  async sent(): Promise<void> {
    while (this.#sending !== undefined) await this.#sending;
  }

  #flush(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) {
      try {
        await this.#pool.query("SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS t (c, p)", [
          batch.map(({ channel }) => channel),
          batch.map(({ payload }) => payload),
        ]);
      } catch {
        // Notices are hints: who misses one looks a little later.
      }
    }
  }

  #take(): { channel: string; payload: string }[] {
    const batch = this.#waiting;
    this.#waiting = [];
    for (const [channel, runs] of this.#grown) {
      const ids = [...runs];
      for (let start = 0; start < ids.length; start += idsPerNotice) {
        const message: PeerMessage = { kind: "grown", runIds: ids.slice(start, start + idsPerNotice) };
        batch.push({ channel, payload: JSON.stringify(message) });
      }
    }
    this.#grown.clear();
    return batch;
  }
}
