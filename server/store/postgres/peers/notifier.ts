/**
 * Sends notifications to peers. Notifications that arrive while a statement is in flight are sent in one
 * batch.
 */
import type { Pool } from "pg";
import type { PeerMessage } from "./message.ts";

/** Maximum number of run IDs in one notification. PostgreSQL limits the payload to 8000 bytes. */
const maxIdsPerNotification = 200;

export class Notifier {
  readonly #pool: Pool;
  #pending: { channel: string; payload: string }[] = [];
  /** Runs whose logs have grown, by subscribed process. */
  readonly #grown = new Map<string, Set<string>>();
  #sending: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Sends a message.
   *
   * @param channel The ID of a process, or the broadcast channel.
   */
  send(channel: string, message: PeerMessage): void {
    this.#pending.push({ channel, payload: JSON.stringify(message) });
    this.#flush();
  }

  /**
   * Notifies a process that the log of a run has grown. Repeated calls before the next statement result in
   * one notification.
   */
  notifyGrowth(nodeId: string, runId: string): void {
    const runs = this.#grown.get(nodeId);
    if (runs === undefined) this.#grown.set(nodeId, new Set([runId]));
    else runs.add(runId);
    this.#flush();
  }

  /** Resolves when every notification has been sent or lost. */
  async waitUntilSent(): Promise<void> {
    while (this.#sending !== undefined) await this.#sending;
  }

  #flush(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      try {
        await this.#pool.query("SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS t (c, p)", [
          batch.map(({ channel }) => channel),
          batch.map(({ payload }) => payload),
        ]);
      } catch {
        // Notifications are hints. A process that misses a notification finds the change slightly later by
        // polling.
      }
    }
  }

  #takeBatch(): { channel: string; payload: string }[] {
    const batch = this.#pending;
    this.#pending = [];
    for (const [channel, runs] of this.#grown) {
      const ids = [...runs];
      for (let start = 0; start < ids.length; start += maxIdsPerNotification) {
        const message: PeerMessage = {
          kind: "grown",
          runIds: ids.slice(start, start + maxIdsPerNotification),
        };
        batch.push({ channel, payload: JSON.stringify(message) });
      }
    }
    this.#grown.clear();
    return batch;
  }
}
