/**
 * Writes the log of a run that this process executes. Events are queued for the journal's next commit, and
 * the run's feed publishes them afterwards. Because events are durable before they become visible, clients
 * never receive an event that is later lost.
 */

import type { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import {
  advance,
  type EventKind,
  isAfter,
  type LogLine,
  type Position,
  parseKind,
} from "../../core/log-line.ts";
import type { AllQueries } from "../../core/ports/queries.ts";
import type { RunPatch, ThreadKey } from "../../core/ports/records.ts";
import { LocalRunFeed } from "./run-feed.ts";

/** A change to commit together with events. */
export type StoreChange = (queries: AllQueries) => Promise<void>;

/** Lines queued for the next commit. */
export interface PendingCommit {
  lines: LogLine[];
  to: Position;
  within: StoreChange[];
  /** Changes that are computed when the journal takes the commit. */
  deferred: (() => StoreChange)[];
  /** Changes to the run's record, and to its thread if the thread changes as well. */
  patch: RunPatch;
  thread?: { key: ThreadKey; updatedAt: number };
  bytes: number;
  /** Resolves when the lines have been committed. Rejects if the commit fails. */
  durable: PromiseWithResolvers<void>;
}

/** Maximum bytes queued for a commit before producers wait. */
const maxBacklog = 256 * 1024;

export class RunWriter {
  readonly id: string;
  readonly epoch: number;
  /** The feed read by subscriptions. */
  readonly feed: LocalRunFeed;
  /** Time of the last event (Unix milliseconds). */
  lastTimestamp: number;
  /**
   * Set if a commit has failed. Later events are dropped, because they depend on events that were not stored.
   */
  failure: { error: unknown } | undefined;
  /** True if the run's last event has been written. Later events are dropped. */
  isSealed = false;
  /** Number of commits that this process has made for the run, and their length in UTF-16 code units. */
  readonly commits = { count: 0, length: 0 };
  /** Called when a commit is rejected because another process owns the run. */
  onLeaseLost: (error: LeaseLostError) => void = () => {};

  #written: Position;
  #pending: PendingCommit | undefined;
  #settled: Promise<void> = Promise.resolve();
  readonly #schedule: (writer: RunWriter) => void;

  /**
   * @param record The run's identity and the end of its log.
   * @param schedule Schedules a commit for the queued events.
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

  /**
   * Returns a promise that producers must await, or `undefined` if they can continue. They must wait if too
   * many bytes are queued or a commit has failed.
   */
  backpressure(): Promise<void> | undefined {
    return (this.#pending?.bytes ?? 0) > maxBacklog || this.failure !== undefined ? this.#settled : undefined;
  }

  /** True if the run's last event is durable. */
  get isComplete(): boolean {
    return this.isSealed && !isAfter(this.#written, this.feed.committed);
  }

  /** Position of the last written event, whether or not it is durable. */
  get head(): Position {
    return this.#written;
  }

  /**
   * Identifies the commit that the next event will join. It is the same object until the journal takes the
   * commit, and absent if nothing is queued.
   */
  get openCommit(): object | undefined {
    return this.#pending;
  }

  /** Resolves when everything written so far is durable. Rejects if the commit fails. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  /**
   * Returns the timestamp for the next event. This is the current time, but never earlier than the previous
   * event (T-043).
   */
  now(): number {
    this.lastTimestamp = Math.max(this.lastTimestamp, Date.now());
    return this.lastTimestamp;
  }

  /** Publishes the first event, which was stored together with the run. */
  publishFirst(json: string): void {
    this.#written = { number: 1, notes: 0 };
    this.feed.publish([{ kind: parseKind(json), number: 1, json }], this.#written, json.length);
  }

  /** Appends an event, which becomes visible after the next commit. */
  write(event: RunEvent): void {
    this.writeJson(event.type === "CUSTOM" ? event.name : event.type, JSON.stringify(event));
  }

  /** Appends a serialized event. Its JSON must start with `type`, followed by `name` if the event has one. */
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
   * Adds a change to the commit that contains the most recent events, or to the next commit if nothing is
   * queued.
   */
  addChange(changeRun: StoreChange): void {
    if (!this.#isClosed) this.#getPending().within.push(changeRun);
  }

  /**
   * Adds a change like {@link addChange}, but computes it when the journal takes the commit. A value that is
   * changed by many events is therefore serialized only once.
   */
  addDeferredChange(makeChange: () => StoreChange): void {
    if (!this.#isClosed) this.#getPending().deferred.push(makeChange);
  }

  /**
   * Changes the run's record in the same commit. All such changes in a commit are combined into a single
   * statement.
   *
   * @param thread The run's thread and the time of its change, if the thread changes as well.
   */
  change(patch: RunPatch, thread?: { key: ThreadKey; updatedAt: number }): void {
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
      // Callers that wait receive the error. If no caller is waiting, the rejection must not be reported as
      // unhandled.
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

  /**
   * Hands the queued lines over to the journal. A change without an event remains queued until an event is
   * written.
   */
  takePending(): PendingCommit | undefined {
    const pending = this.#pending;
    if (pending === undefined || pending.lines.length === 0) return undefined;
    this.#pending = undefined;
    pending.within.push(...pending.deferred.map((makeChange) => makeChange()));
    return pending;
  }

  /** Publishes lines after the journal has committed them. */
  publish({ lines, to, bytes, durable }: PendingCommit): void {
    durable.resolve();
    this.commits.count += 1;
    this.commits.length += bytes;
    this.feed.publish(lines, to, bytes);
  }

  /** Drops lines that the journal could not commit, along with all later lines. */
  fail(pending: PendingCommit, error: unknown): void {
    this.failure = { error };
    pending.durable.reject(error);
    this.#pending?.durable.reject(error);
    this.#pending = undefined;
    this.#written = this.feed.committed;
    this.isSealed = false;
  }

  /**
   * Resumes writing after the last durable event. The caller must already have restored the run's state as of
   * that event.
   */
  resumeAfterFailure(): void {
    this.failure = undefined;
    this.#settled = Promise.resolve();
  }
}
