/** Subscriptions to runs of other processes, and the subscriptions of other processes to runs of this one. */
import type { Pool } from "pg";
import type { PeerHost, RemoteRunSubscription } from "../../../core/ports/peers.ts";
import type { Position, RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";
import type { Notifier } from "./notifier.ts";
import { forgetReader, noteReader } from "./readers.ts";

/** Milliseconds between two polls of a subscribed run. */
const pollMs = 1000;

/** A subscription to a run of another process. */
interface PeerSubscription {
  look: (thorough: boolean) => void;
  owner: string | undefined;
  /** True if a row of `run_readers` records that the run is read here. */
  noted: boolean;
}

export class PeerSubscriptions {
  readonly #id: string;
  readonly #pool: Pool;
  readonly #outbox: Notifier;
  readonly #followed = new Map<string, Set<PeerSubscription>>();
  /** The processes that subscribe to a run of this one, by run id. */
  readonly #followers = new Map<string, Set<string>>();
  /** The last change of a run's row in `run_readers` that is in flight, by run id. */
  readonly #notes = new Map<string, Promise<void>>();
  #poll: NodeJS.Timeout | undefined;

  constructor(id: string, pool: Pool, notifier: Notifier) {
    this.#id = id;
    this.#pool = pool;
    this.#outbox = notifier;
  }

  /** Implements `Peers.subscribe`. */
  async follow(run: RunRecord, look: (thorough: boolean) => void): Promise<RemoteRunSubscription> {
    const noted = run.onDisconnect === "cancel";
    const followed: PeerSubscription = { look, owner: run.owner, noted };
    this.#followed.set(run.id, (this.#followed.get(run.id) ?? new Set()).add(followed));
    this.#tellOwner(run.id, followed);
    this.#poll ??= setInterval(() => void this.#lookAtAll(), pollMs).unref();
    // The run is read even if the row cannot be written now.
    if (noted) await this.#inOrder(run.id, () => noteReader(this.#pool, run.id, this.#id));
    return { stop: (position) => void this.#stop(run.id, followed, position) };
  }

  /**
   * Writes the rows of `run_readers` again: those of a deregistered process are deleted with its
   * registration.
   */
  async noteAll(): Promise<void> {
    for (const [runId, all] of this.#followed) {
      const isNoted = [...all].some(({ noted }) => noted);
      if (isNoted) await this.#inOrder(runId, () => noteReader(this.#pool, runId, this.#id));
    }
  }

  /** Implements `Peers.notifyGrowth`. */
  grown(runId: string): void {
    for (const follower of this.#followers.get(runId) ?? []) this.#outbox.grown(follower, runId);
  }

  /** Handles a message of a peer. */
  told(message: PeerMessage, host: PeerHost): void {
    switch (message.kind) {
      case "follow":
        this.#followers.set(message.runId, (this.#followers.get(message.runId) ?? new Set()).add(message.by));
        // Covers commits between the subscriber's last read and its subscription.
        this.grown(message.runId);
        break;
      case "left":
        this.#followers.get(message.runId)?.delete(message.by);
        host.onReaderLeft(message.runId, message.position);
        break;
      case "grown":
        for (const id of message.runIds) this.#look(id, false);
        break;
      case "taken":
        for (const id of message.runIds) {
          for (const followed of this.#followed.get(id) ?? []) {
            followed.owner = message.by;
            this.#tellOwner(id, followed);
          }
        }
    }
  }

  /** Deletes the subscribers of runs that are no longer executed here. */
  forgetFollowers(executing: ReadonlySet<string>): void {
    for (const id of this.#followers.keys()) if (!executing.has(id)) this.#followers.delete(id);
  }

  stop(): void {
    clearInterval(this.#poll);
  }

  /**
   * Runs the writes of a run's row one after the other. On separate connections they could overtake each
   * other.
   */
  async #inOrder(runId: string, work: () => Promise<void>): Promise<void> {
    const before = this.#notes.get(runId);
    const turn = (before ?? Promise.resolve()).then(work).catch(() => {});
    this.#notes.set(runId, turn);
    await turn;
    if (this.#notes.get(runId) === turn) this.#notes.delete(runId);
  }

  #look(runId: string, thorough: boolean): void {
    for (const { look } of this.#followed.get(runId) ?? []) look(thorough);
  }

  #tellOwner(runId: string, { owner }: PeerSubscription): void {
    if (owner !== undefined) this.#outbox.send(owner, { kind: "follow", runId, by: this.#id });
  }

  /** Polls all subscribed runs, in case notifications were lost. Subscribes again at their current owners. */
  async #lookAtAll(): Promise<void> {
    const ids = [...this.#followed.keys()];
    if (ids.length === 0) return;
    try {
      const { rows } = await this.#pool.query<{ id: string; owner: string | null }>(
        "SELECT id, owner FROM runs WHERE id = ANY ($1)",
        [ids],
      );
      for (const { id, owner } of rows) {
        for (const followed of this.#followed.get(id) ?? []) {
          followed.owner = owner ?? undefined;
          this.#tellOwner(id, followed);
        }
      }
      for (const id of ids) this.#look(id, true);
    } catch {
      // The database is unavailable.
    }
  }

  async #stop(runId: string, followed: PeerSubscription, position: Position): Promise<void> {
    const all = this.#followed.get(runId);
    all?.delete(followed);
    if ((all?.size ?? 0) > 0) return;
    this.#followed.delete(runId);
    if (this.#followed.size === 0) {
      clearInterval(this.#poll);
      this.#poll = undefined;
    }
    if (followed.noted) {
      await this.#inOrder(runId, async () => {
        if (!this.#followed.has(runId)) await forgetReader(this.#pool, runId, this.#id);
      });
    }
    // A reader may have subscribed in the meantime.
    if (this.#followed.has(runId)) return;
    const { owner } = followed;
    if (owner !== undefined) this.#outbox.send(owner, { kind: "left", runId, by: this.#id, position });
  }
}
