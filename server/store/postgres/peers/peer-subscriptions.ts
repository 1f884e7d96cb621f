/**
 * This process's subscriptions to runs in other processes, and other processes' subscriptions to runs in this
 * process.
 */
import { EventEmitter, once } from "node:events";
import type { Pool } from "pg";
import type { Position } from "../../../core/log-line.ts";
import type { PeerHost, RemoteRunChange, RemoteRunSubscription } from "../../../core/ports/peers.ts";
import type { LogChunk, RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";
import type { Notifier } from "./notifier.ts";
import { deleteReader, insertReader } from "./readers.ts";

/** Polling interval for the subscribed runs, in milliseconds. */
const pollMs = 1000;

/** Timeout for asking another process for its reader's position, in milliseconds. */
const locateTimeoutMs = 1000;

/** A subscription to a run in another process. */
interface PeerSubscription {
  onChange: (change: RemoteRunChange) => void;
  owner: string | undefined;
  /** True if a row in `run_readers` records that this process has readers of the run. */
  isRecorded: boolean;
}

export class PeerSubscriptions {
  readonly #id: string;
  readonly #pool: Pool;
  readonly #notifier: Notifier;
  readonly #subscriptions = new Map<string, Set<PeerSubscription>>();
  /** The processes that subscribe to a run in this process, by run ID. */
  readonly #subscribers = new Map<string, Set<string>>();
  /** Emits the positions of other processes' readers. The event name is {@link nameReader}. */
  readonly #readerPositions = new EventEmitter<Record<string, [Position]>>().setMaxListeners(0);
  /** The last write in flight to a run's row in `run_readers`, by run ID. */
  readonly #readerWrites = new Map<string, Promise<void>>();
  #poll: NodeJS.Timeout | undefined;

  constructor(id: string, pool: Pool, notifier: Notifier) {
    this.#id = id;
    this.#pool = pool;
    this.#notifier = notifier;
  }

  /** Implements `Peers.subscribe`. */
  async subscribe(
    run: RunRecord,
    onChange: (change: RemoteRunChange) => void,
  ): Promise<RemoteRunSubscription> {
    const isRecorded = run.onDisconnect === "cancel";
    const subscription: PeerSubscription = { onChange, owner: run.owner, isRecorded };
    this.#subscriptions.set(run.id, (this.#subscriptions.get(run.id) ?? new Set()).add(subscription));
    this.#subscribeAtOwner(run.id, subscription);
    this.#poll ??= setInterval(() => void this.#pollAll(), pollMs).unref();
    // Subscribing succeeds even if the row cannot be written now.
    if (isRecorded) await this.#writeInOrder(run.id, () => insertReader(this.#pool, run.id, this.#id));
    return { stop: (position) => void this.#stop(run.id, subscription, position) };
  }

  /**
   * Writes the rows in `run_readers` again. When a process is deregistered, its rows are deleted with its
   * registration.
   */
  async recordAllReaders(): Promise<void> {
    for (const [runId, all] of this.#subscriptions) {
      const readsHere = [...all].some(({ isRecorded }) => isRecorded);
      if (readsHere) await this.#writeInOrder(runId, () => insertReader(this.#pool, runId, this.#id));
    }
  }

  /** Implements `Peers.notifyGrowth`. */
  notifyGrowth(runId: string, chunk?: LogChunk): void {
    for (const subscriber of this.#subscribers.get(runId) ?? [])
      this.#notifier.notifyGrowth(subscriber, runId, chunk);
  }

  /** Implements `Peers.findReaderPosition`. */
  async findReaderPosition(runId: string, peerId: string): Promise<Position | undefined> {
    if (this.#subscribers.get(runId)?.has(peerId) !== true) return undefined;
    const signal = AbortSignal.timeout(locateTimeoutMs);
    const response = once(this.#readerPositions, nameReader(runId, peerId), { signal });
    this.#notifier.send(peerId, { kind: "locate", runId, by: this.#id });
    try {
      const [position] = (await response) as [Position];
      return position;
    } catch {
      // The other process is dead or runs an earlier version.
      return undefined;
    }
  }

  /** Handles a message from a peer. */
  handleMessage(message: PeerMessage, host: PeerHost): void {
    switch (message.kind) {
      case "follow":
        this.#addSubscriber(message, host);
        // Covers commits between the subscriber's last read and its subscription.
        this.notifyGrowth(message.runId);
        break;
      case "left":
        this.#subscribers.get(message.runId)?.delete(message.by);
        host.onReaderLeft(message.runId, message.by, message.position);
        this.#readerPositions.emit(nameReader(message.runId, message.by), message.position);
        break;
      case "locate": {
        // Without a reader, this process has sent `left` or is about to.
        const position = host.getReaderPosition(message.runId);
        if (position !== undefined)
          this.#notifier.send(message.by, { ...message, kind: "located", by: this.#id, position });
        break;
      }
      case "located":
        this.#readerPositions.emit(nameReader(message.runId, message.by), message.position);
        break;
      case "grown":
        for (const id of message.runIds) this.#report(id, { thorough: false, chunk: message.chunks?.[id] });
        break;
      case "taken":
        for (const id of message.runIds) {
          for (const subscription of this.#subscriptions.get(id) ?? []) {
            subscription.owner = message.by;
            this.#subscribeAtOwner(id, subscription);
          }
        }
    }
  }

  /** Deletes the subscribers of runs that this process is no longer executing. */
  deleteOldSubscribers(executing: ReadonlySet<string>): void {
    for (const id of this.#subscribers.keys()) if (!executing.has(id)) this.#subscribers.delete(id);
  }

  stop(): void {
    clearInterval(this.#poll);
  }

  /**
   * Runs the writes to a run's row sequentially. On separate connections, a later write could overtake an
   * earlier write.
   */
  async #writeInOrder(runId: string, work: () => Promise<void>): Promise<void> {
    const previous = this.#readerWrites.get(runId);
    const write = (previous ?? Promise.resolve()).then(work).catch(() => {});
    this.#readerWrites.set(runId, write);
    await write;
    if (this.#readerWrites.get(runId) === write) this.#readerWrites.delete(runId);
  }

  #report(runId: string, change: RemoteRunChange): void {
    for (const { onChange } of this.#subscriptions.get(runId) ?? []) onChange(change);
  }

  /** Subscribers repeat their subscriptions, so only the first message shows that a reader was attached. */
  #addSubscriber({ runId, by }: { runId: string; by: string }, host: PeerHost): void {
    const subscribers = this.#subscribers.get(runId) ?? new Set();
    if (!subscribers.has(by)) host.onReaderAttached(runId, by);
    this.#subscribers.set(runId, subscribers.add(by));
  }

  #subscribeAtOwner(runId: string, { owner }: PeerSubscription): void {
    if (owner !== undefined) this.#notifier.send(owner, { kind: "follow", runId, by: this.#id });
  }

  /**
   * Polls all subscribed runs, in case notifications were lost. Subscribes again if a run has a new owner.
   */
  async #pollAll(): Promise<void> {
    const ids = [...this.#subscriptions.keys()];
    if (ids.length === 0) return;
    try {
      const { rows } = await this.#pool.query<{ id: string; owner: string | null }>(
        "SELECT id, owner FROM runs WHERE id = ANY ($1)",
        [ids],
      );
      for (const { id, owner } of rows) {
        for (const subscription of this.#subscriptions.get(id) ?? []) {
          subscription.owner = owner ?? undefined;
          this.#subscribeAtOwner(id, subscription);
        }
      }
      for (const id of ids) this.#report(id, { thorough: true });
    } catch {
      // The database is unavailable.
    }
  }

  async #stop(runId: string, subscription: PeerSubscription, position: Position): Promise<void> {
    const ofRun = this.#subscriptions.get(runId);
    ofRun?.delete(subscription);
    if ((ofRun?.size ?? 0) > 0) return;
    this.#subscriptions.delete(runId);
    if (this.#subscriptions.size === 0) {
      clearInterval(this.#poll);
      this.#poll = undefined;
    }
    if (subscription.isRecorded) {
      await this.#writeInOrder(runId, async () => {
        if (!this.#subscriptions.has(runId)) await deleteReader(this.#pool, runId, this.#id);
      });
    }
    // A reader may have subscribed in the meantime.
    if (this.#subscriptions.has(runId)) return;
    const { owner } = subscription;
    if (owner !== undefined) this.#notifier.send(owner, { kind: "left", runId, by: this.#id, position });
  }
}

function nameReader(runId: string, peerId: string): string {
  return `${runId} ${peerId}`;
}
