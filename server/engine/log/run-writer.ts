/**
 * Writes the log of a run that this process executes. Events are queued for the journal's next commit, and
 * published by the run's feed after it. Events are durable before they are visible, so that clients never
 * receive an event that is lost.
 */

import type { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { advance, type EventKind, type LogLine, type Position } from "../../core/log-line.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { RunPatch } from "../../core/ports/records.ts";
import { LocalRunFeed } from "./run-feed.ts";

/** A change to commit together with events. */
export type StoreChange = (queries: Queries) => Promise<void>;

/** Lines queued for the next commit. */
export interface PendingCommit {
  lines: LogLine[];
  to: Position;
  within: StoreChange[];
  /** Changes that are computed when the journal takes the commit. */
  deferred: (() => StoreChange)[];
  /** Changes of the run's record, and of its thread if that changes, too. */
  patch: RunPatch;
  thread?: { key: number; updatedAt: number };
  bytes: number;
  /** Settles with the commit. */
  durable: PromiseWithResolvers<void>;
}

/** Maximum bytes queued for a commit before producers wait. */
const maxBacklog = 256 * 1024;

export class RunWriter {
  readonly id: string;
  readonly epoch: number;
  /** The feed that subscriptions read. */
  readonly feed: LocalRunFeed;
  /** Time of the last event, in milliseconds. */
  lastTimestamp: number;
  /**
   * Set if a commit has failed. Later events are dropped, because they depend on events that were not stored.
   */
  failure: { error: unknown } | undefined;
  /** True if the run's last event has been written. Later events are dropped. */
  isSealed = false;
  /** Called if a commit is rejected because another process owns the run. */
  onLeaseLost: (error: LeaseLostError) => void = () => {};

  #written: Position;
  #pending: PendingCommit | undefined;
  #settled: Promise<void> = Promise.resolve();
  readonly #schedule: (writer: RunWriter) => void;

  /**
   * @param record The run's identity and the end of its log.
   * @param schedule Schedules a commit of the queued events.
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

  /** Returns a promise for producers to wait for, if too many bytes are queued or a commit has failed. */
  backpressure(): Promise<void> | undefined {
    return (this.#pending?.bytes ?? 0) > maxBacklog || this.failure !== undefined ? this.#settled : undefined;
  }

  /** Position of the last written event, durable or not. */
  get head(): Position {
    return this.#written;
  }

  /**
   * The commit that the next event joins: the same object until the journal takes it. Absent if nothing is
   * queued.
   */
  get openCommit(): object | undefined {
    return this.#pending;
  }

  /** Resolves when everything written so far is durable. Rejects if its commit fails. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  /** Returns the time for the next event: now, but not before the previous event (T-043). */
  now(): number {
    this.lastTimestamp = Math.max(this.lastTimestamp, Date.now());
    return this.lastTimestamp;
  }

  /** Appends an event. It is visible after the next commit. */
  write(event: RunEvent): void {
    this.writeJson(event.type === "CUSTOM" ? event.name : event.type, JSON.stringify(event));
  }

  /** Appends a serialized event: `type` first, then `name` if it has one. */
  writeJson(kind: EventKind, json: string): void {
    if (this.isSealed || this.#isClosed) return;
    const pending = this.#getPending();
    this.isSealed = kind === "RUN_FINISHED" || kind === "RUN_ERROR";
    this.#written = advance(this.#written, kind);
    pending.to = this.#written;
    this.#settled = pending.durable.promise;
    pending.lines.push({ kind, number: pending.to.number, json });
    pending.bytes += json.length;
    this.#schedule(this);
  }

  /**
   * Adds a change to the commit of the last events of this iteration of the event loop, or to the next one.
   */
  addChange(changeRun: StoreChange): void {
    if (!this.#isClosed) this.#getPending().within.push(changeRun);
  }

  /**
   * Like {@link addChange}, for a change that is computed when the journal takes the commit, so that a value
   * that many events change is serialized once.
   */
  addDeferredChange(makeChange: () => StoreChange): void {
    if (!this.#isClosed) this.#getPending().deferred.push(makeChange);
  }

  /**
   * Changes the run's record in the same commit. All changes of one commit are one statement.
   *
   * @param thread The run's thread and the time of its change, if the thread changes, too.
   */
  change(patch: RunPatch, thread?: { key: number; updatedAt: number }): void {
    if (this.#isClosed) return;
    const pending = this.#getPending();
    Object.assign(pending.patch, patch);
    if (thread !== undefined) pending.thread = thread;
  }

  get #isClosed(): boolean {
    return this.failure !== undefined || this.feed.ended !== undefined;
  }

  #getPending(): PendingCommit {
    if (this.#pending === undefined) {
      const durable = Promise.withResolvers<void>();
      // Callers that wait get the error, but none has to wait.
      durable.promise.catch(() => {});
      this.#pending = {
        lines: [],
        to: this.#written,
        within: [],
        deferred: [],
        patch: {},
        bytes: 0,
        durable,
      };
    }
    return this.#pending;
  }

  /** Hands the queued lines to the journal. A change without an event waits for one. */
  takePending(): PendingCommit | undefined {
    const pending = this.#pending;
    if (pending === undefined || pending.lines.length === 0) return undefined;
    this.#pending = undefined;
    pending.within.push(...pending.deferred.map((makeChange) => makeChange()));
    return pending;
  }

  /** Publishes lines that the journal has committed. */
  publish({ lines, to, bytes, durable }: PendingCommit): void {
    durable.resolve();
    this.feed.publish(lines, to, bytes);
  }

  /** Drops lines that the journal could not commit, and all later ones. */
  fail(pending: PendingCommit, error: unknown): void {
    this.failure = { error };
    pending.durable.reject(error);
    this.#pending?.durable.reject(error);
    this.#pending = undefined;
    this.#written = this.feed.committed;
    this.isSealed = false;
  }

  /** Resumes writing after the last durable event. The caller has restored its state to that event. */
  resumeAfterFailure(): void {
    this.failure = undefined;
    this.#settled = Promise.resolve();
  }
}
