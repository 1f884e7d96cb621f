/**
 * Sends notifications to peers. Notifications that arrive while a statement is in flight are sent in one
 * batch.
 */
import type { Pool } from "pg";
import { isAfter } from "../../../core/log-line.ts";
import type { LogChunk } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";

/** Maximum size of a notification's list of runs in bytes. PostgreSQL limits the payload to 8000 bytes. */
const maxPayloadBytes = 7800;

/** Maximum size of a chunk that is sent, in bytes of JSON. */
const maxChunkBytes = 4000;

/**
 * Sends notifications. The transaction does not wait for the disk: its commit record contains nothing that must
 * survive a crash.
 */
const notify = `
  SELECT set_config('synchronous_commit', 'off', true), pg_notify(c, p)
  FROM unnest($1::text[], $2::text[]) AS t (c, p)`;

export class Notifier {
  readonly #pool: Pool;
  #pending: { channel: string; payload: string }[] = [];
  /** Runs whose logs have grown with the new lines, if they are known, by subscribed process. */
  readonly #grown = new Map<string, Map<string, LogChunk | undefined>>();
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
   *
   * @param chunk The lines that were appended, if they are known.
   */
  notifyGrowth(nodeId: string, runId: string, chunk?: LogChunk): void {
    const runs = this.#grown.get(nodeId) ?? new Map<string, LogChunk | undefined>();
    this.#grown.set(nodeId, runs);
    runs.set(runId, runs.has(runId) ? joinChunks(runs.get(runId), chunk) : chunk);
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
        await this.#pool.query(notify, [
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
    for (const [channel, runs] of this.#grown)
      for (const message of splitGrowth(runs)) batch.push({ channel, payload: JSON.stringify(message) });
    this.#grown.clear();
    return batch;
  }
}

/** Joins two chunks, or returns `undefined` if that is not possible. */
function joinChunks(a: LogChunk | undefined, b: LogChunk | undefined): LogChunk | undefined {
  if (a === undefined || b === undefined || isAfter(b.first, a.last)) return undefined;
  return { first: a.first, last: b.last, data: `${a.data}\n${b.data}` };
}

/** Returns messages of limited size. Long chunks are left out. */
function splitGrowth(runs: ReadonlyMap<string, LogChunk | undefined>): PeerMessage[] {
  const messages: PeerMessage[] = [];
  let message: Required<Extract<PeerMessage, { kind: "grown" }>> | undefined;
  let bytes = 0;
  for (const [runId, chunk] of runs) {
    const chunks = chunk !== undefined && isShort(chunk) ? { [runId]: chunk } : {};
    const added = Buffer.byteLength(JSON.stringify([runId, chunks]));
    if (message === undefined || bytes + added > maxPayloadBytes) {
      message = { kind: "grown", runIds: [], chunks: {} };
      messages.push(message);
      bytes = 0;
    }
    message.runIds.push(runId);
    Object.assign(message.chunks, chunks);
    bytes += added;
  }
  return messages;
}

function isShort(chunk: LogChunk): boolean {
  return chunk.data.length < maxChunkBytes && Buffer.byteLength(JSON.stringify(chunk)) <= maxChunkBytes;
}
