/**
 * Writes the log of a run that this process executes. Events wait for the next commit of the journal, which then shows
 * them to readers by the run's feed: durable before visible, so nothing that a client has seen is ever lost.
 */

import type { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { advance, type EventKind, type LogLine, type Position } from "../../core/log-line.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { RunPatch } from "../../core/ports/records.ts";
import { LocalRunFeed } from "./run-feed.ts";

/** A change that must be committed together with its events. */
export type Within = (queries: Queries) => Promise<void>;

/** Lines that wait for the next commit. */
export interface Pending {
  lines: LogLine[];
  to: Position;
  within: Within[];
  /** Changes that are computed when the journal takes the commit. */
  last: (() => Within)[];
  /** Change of the run's record, and of its thread if that changes, too. */
  patch: RunPatch;
  thread?: { key: number; updatedAt: number };
  bytes: number;
  /** Settles with the commit. */
  durable: PromiseWithResolvers<void>;
}

/** Most bytes that may wait for a commit before a producer waits for it. */
const maxBacklog = 256 * 1024;

export class RunWriter {
  readonly id: string;
  readonly epoch: number;
  /** The feed that subscriptions read. */
  readonly feed: LocalRunFeed;
  /** Time of the last event, in milliseconds. */
  lastTimestamp: number;
  /** Set when a commit has failed: later events build on events that do not exist, so they are dropped. */
  failure: { error: unknown } | undefined;
  /** Whether the run's last event has been written: nothing may follow it, so later events are dropped. */
  sealed = false;
  /** Called when a commit is rejected because another process owns the run. */
  onLeaseLost: (error: LeaseLostError) => void = () => {};

  #written: Position;
  #pending: Pending | undefined;
  #settled: Promise<void> = Promise.resolve();
  readonly #schedule: (writer: RunWriter) => void;

  /**
   * @param record The run's identity and where its log ends.
   * @param schedule Schedules a commit of the waiting events.
   */
  constructor(
    record: { id: string; epoch: number; head: Position; updatedAt: number },
    schedule: (writer: RunWriter) => void,
  ) {
    this.id = record.id;
    this.epoch = record.epoch;
    this.feed = new LocalRunFeed(record.head);
    this.#written = record.head;
    this.lastTimestamp = record.updatedAt;
    this.#schedule = schedule;
  }

  /** Returns a promise for a producer to wait for, if too much waits for a commit or a commit has failed. */
  room(): Promise<void> | undefined {
    return (this.#pending?.bytes ?? 0) > maxBacklog || this.failure !== undefined ? this.#settled : undefined;
  }

  /** Position of the last event written, durable or not. */
  get head(): Position {
    return this.#written;
  }

  /** The commit that the next event joins: the same object until the journal takes it; absent when nothing waits. */
  get openCommit(): object | undefined {
    return this.#pending;
  }

  /** Resolves when everything written so far is durable; rejects with what its commit failed with. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  /** Time for the next event: now, but never before the event before it (T-043). */
  now(): number {
    this.lastTimestamp = Math.max(this.lastTimestamp, Date.now());
    return this.lastTimestamp;
  }

  /** Appends an event; it is visible after the next commit. */
  write(event: RunEvent): void {
    this.writeJson(event.type === "CUSTOM" ? event.name : event.type, JSON.stringify(event));
  }

  /** Appends an event that is serialised already: its `type` first, then its `name` if it has one. */
  writeJson(kind: EventKind, json: string): void {
    if (this.sealed || this.#closed) return;
    const pending = this.#waiting();
    this.sealed = kind === "RUN_FINISHED" || kind === "RUN_ERROR";
    this.#written = advance(this.#written, kind);
    pending.to = this.#written;
    this.#settled = pending.durable.promise;
    pending.lines.push({ kind, number: pending.to.number, json });
    pending.bytes += json.length;
    this.#schedule(this);
  }

  /** Adds a change to the commit of the events written last in this turn of the event loop, or else of the next. */
  with(change: Within): void {
    if (!this.#closed) this.#waiting().within.push(change);
  }

  /**
   * Adds a change to the same commit that is computed when the journal takes it, so that a value that many events of
   * the commit have changed is serialised once.
   */
  withLast(makeChange: () => Within): void {
    if (!this.#closed) this.#waiting().last.push(makeChange);
  }

  /**
   * Changes the run itself with the same commit: all changes of one commit are one statement.
   *
   * @param thread The run's thread, if something in it changes as well, and when.
   */
  change(patch: RunPatch, thread?: { key: number; updatedAt: number }): void {
    if (this.#closed) return;
    const pending = this.#waiting();
    Object.assign(pending.patch, patch);
    if (thread !== undefined) pending.thread = thread;
  }

  get #closed(): boolean {
    return this.failure !== undefined || this.feed.ended !== undefined;
  }

  #waiting(): Pending {
    if (this.#pending === undefined) {
      const durable = Promise.withResolvers<void>();
      // A caller that waits gets the failure; no caller has to wait.
      durable.promise.catch(() => {});
      this.#pending = { lines: [], to: this.#written, within: [], last: [], patch: {}, bytes: 0, durable };
    }
    return this.#pending;
  }

  /** Hands the waiting lines to the journal. A change without an event waits for one. */
  take(): Pending | undefined {
    const pending = this.#pending;
    if (pending === undefined || pending.lines.length === 0) return undefined;
    this.#pending = undefined;
    pending.within.push(...pending.last.map((makeChange) => makeChange()));
    return pending;
  }

  /** Publishes lines that the journal has committed. */
  publish({ lines, to, bytes, durable }: Pending): void {
    durable.resolve();
    this.feed.publish(lines, to, bytes);
  }

  /** Drops lines that the journal could not commit, and all later ones. */
  fail(pending: Pending, error: unknown): void {
    this.failure = { error };
    pending.durable.reject(error);
    this.#pending?.durable.reject(error);
    this.#pending = undefined;
    this.#written = this.feed.committed;
    this.sealed = false;
  }

  /** Continues writing after the last durable event; the caller has restored its state to that event. */
  resume(): void {
    this.failure = undefined;
    this.#settled = Promise.resolve();
  }
}
