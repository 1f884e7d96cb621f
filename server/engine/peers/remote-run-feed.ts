/**
 * Feeds for runs that other processes execute. All subscriptions to a run in this process share a single
 * feed.
 */
import { initialPosition, isAfter, type Position, parseLinesAfter } from "../../core/log-line.ts";
import type { Peers, RemoteRunChange, RemoteRunSubscription } from "../../core/ports/peers.ts";
import type { LogChunk, RunRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { createCancelledLine, RunFeed } from "../log/run-feed.ts";

/** Size of a single read from the log, in bytes. */
const batchSize = 64 * 1024;

export class RemoteRunFeed extends RunFeed {
  readonly #record: RunRecord;
  readonly #store: Store;
  readonly #peers: Peers;
  readonly #onReadersChanged: (isRead: boolean) => void;
  #readers = 0;
  #subscription: Promise<RemoteRunSubscription> | undefined;
  /** The read to start after the current one. */
  #next: { thorough: boolean } | undefined;
  #isPolling = false;

  /**
   * @param delivered The position up to which the log was sent to the previous reader.
   * @param onRead Called when the first reader is attached and when the last reader has left.
   */
  constructor(
    record: RunRecord,
    delivered: Position,
    { store, peers, onRead }: { store: Store; peers: Peers; onRead: (isRead: boolean) => void },
  ) {
    super(record.head, delivered);
    this.#record = record;
    this.#store = store;
    this.#peers = peers;
    this.#onReadersChanged = onRead;
  }

  countReader(by: 1 | -1): void {
    this.#readers += by;
    if (this.#readers > 0) this.#subscribe();
    else this.#unsubscribe();
  }

  #subscribe(): void {
    if (this.#subscription !== undefined) return;
    this.#onReadersChanged(true);
    this.#subscription = this.#peers.subscribe(this.#record, (change) => this.#handleChange(change));
    // If subscribing fails, there are no notifications, but the feed is still polled once a second.
    this.#subscription.catch(() => {});
    this.#poll(true);
  }

  #unsubscribe(): void {
    const following = this.#subscription;
    this.#subscription = undefined;
    this.tail.clear();
    this.#onReadersChanged(false);
    void following?.then(
      ({ stop }) => stop(this.delivered),
      () => {},
    );
  }

  /** Publishes lines that directly follow the known ones. In all other cases the log is read. */
  #handleChange({ thorough, chunk }: RemoteRunChange): void {
    const isNext = chunk !== undefined && !isAfter(chunk.first, this.committed);
    if (!isNext || this.#isPolling || this.ended !== undefined) this.#poll(thorough);
    else if (this.#publish(chunk)) this.wake();
  }

  /** Reads new lines. If a read is in progress, another read starts after it. */
  #poll(thorough: boolean): void {
    this.#next = { thorough: thorough || this.#next?.thorough === true };
    if (!this.#isPolling) void this.#pollUntilDone();
  }

  async #pollUntilDone(): Promise<void> {
    this.#isPolling = true;
    try {
      for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
        if (await this.#readNew(next.thorough)) this.#next ??= { thorough: false };
      }
    } catch {
      // The database is unavailable. The next poll tries again.
    }
    this.#isPolling = false;
  }

  #takeNext(): { thorough: boolean } | undefined {
    const next = this.#next;
    this.#next = undefined;
    return this.ended === undefined && this.#subscription !== undefined ? next : undefined;
  }

  /**
   * Reads new lines once.
   *
   * @returns True if there may be more.
   */
  async #readNew(thorough: boolean): Promise<boolean> {
    // The record is read before the log, so if it shows that the run has ended, all of the run's events are
    // stored.
    const record = thorough ? await this.#store.read.findRunById(this.#record.id) : this.#record;
    const chunks = await this.#store.readLog(this.#record.id, this.committed, batchSize);
    for (const chunk of chunks) this.#publish(chunk);
    if (chunks.length === 0 && record === undefined) this.ended = { last: createCancelledLine(Date.now()) };
    else if (chunks.length === 0 && record?.status !== "running") this.ended = {};
    if (chunks.length > 0 || this.ended !== undefined) this.wake();
    return chunks.length > 0;
  }

  /**
   * Publishes the new lines in a chunk.
   *
   * @returns True if there are any.
   */
  #publish({ first, last, data }: LogChunk): boolean {
    if (!isAfter(last, this.committed)) return false;
    const lines = parseLinesAfter(first, data, this.committed);
    this.tail.push(this.committed, lines, data.length);
    this.committed = last;
    const kind = lines.at(-1)?.kind;
    if (kind === "RUN_FINISHED" || kind === "RUN_ERROR") this.ended = {};
    return true;
  }
}

export class RemoteRunFeeds {
  readonly #store: Store;
  readonly #peers: Peers;
  readonly #shutdownSignal: AbortSignal;
  readonly #runs = new Map<string, RemoteRunFeed>();

  /** @param shutdownSignal Aborts when this process shuts down. Readers then reconnect to another process. */
  constructor(store: Store, peers: Peers, shutdownSignal: AbortSignal) {
    this.#store = store;
    this.#peers = peers;
    this.#shutdownSignal = shutdownSignal;
    shutdownSignal.addEventListener("abort", () => {
      for (const run of this.#runs.values()) run.end(shutdownSignal.reason);
    });
  }

  /** Returns a run's feed, which is shared by all subscriptions in this process. */
  get(record: RunRecord): RemoteRunFeed {
    return this.#runs.get(record.id) ?? this.#create(record);
  }

  /** Implements `PeerHost.getReaderPosition`. */
  getReaderPosition(runId: string): Position | undefined {
    return this.#runs.get(runId)?.delivered;
  }

  /**
   * Returns a run's feed and sets the position up to which the log was sent to the previous reader.
   *
   * @returns `undefined` if the run ended before its owner could respond.
   */
  async getFromDelivered(record: RunRecord): Promise<RemoteRunFeed | undefined> {
    const response = await this.#peers.request(record, { kind: "delivered" }, this.#shutdownSignal);
    if (response?.kind !== "delivered") {
      const present = await this.#store.read.findRunById(record.id);
      return present?.status === "running" ? this.get(present) : undefined;
    }
    const run = this.get(record);
    run.delivered = response.position;
    return run;
  }

  /** Creates a feed, which is kept while it has readers. */
  #create(record: RunRecord): RemoteRunFeed {
    const run = new RemoteRunFeed(record, initialPosition, {
      store: this.#store,
      peers: this.#peers,
      onRead: (isRead) => {
        if (isRead) this.#runs.set(record.id, run);
        else if (this.#runs.get(record.id) === run) this.#runs.delete(record.id);
      },
    });
    if (this.#shutdownSignal.aborted) run.end(this.#shutdownSignal.reason);
    return run;
  }
}
