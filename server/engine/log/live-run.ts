/**
 * A run that is going on in this process: where its log ends, what of it is not yet durable, and who reads it.
 *
 * Durable before visible: readers see only what a commit has made durable, so nothing a client saw is ever lost.
 */

import type { Fenced } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { advance, beginning, kindOf, type LogLine, type Position } from "../../core/log-line.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { RunPatch } from "../../core/ports/records.ts";
import { LogTail } from "./log-tail.ts";
import type { Followed } from "./reader.ts";

/** A change that must be committed with the events it belongs to. */
export type Within = (queries: Queries) => Promise<void>;

/** Lines that wait for the next commit. */
export interface Pending {
  lines: LogLine[];
  to: Position;
  within: Within[];
  /** Changes that are made up when the journal takes the commit, from what is there then. */
  last: (() => Within)[];
  /** What changes of the run itself, and whether its thread changes with it. */
  patch: RunPatch;
  thread?: { key: number; updatedAt: number };
  bytes: number;
  /** Settles with the commit. */
  durable: PromiseWithResolvers<void>;
}

export class LiveRun implements Followed {
  readonly id: string;
  readonly epoch: number;
  /** Where the durable log ends. */
  committed: Position;
  /** Position up to which the reader before this one was sent the log (TX-07). */
  delivered: Position;
  /** Time of the last event, in milliseconds. */
  lastTimestamp: number;
  /** Set when nothing more will be written here; an error when another process writes the rest. */
  ended: { error?: unknown } | undefined;
  /** Set when a commit has failed: what was written since builds on events that are not there, so it is dropped. */
  lost: { error: unknown } | undefined;
  /** Whether the run's last event has been written: nothing may follow it, so later events are dropped. */
  sealed = false;
  /** How many readers follow the run. */
  readers = 0;
  /** Whether anybody has begun to read it: who has started it comes a moment later. */
  wasRead = false;
  /** Called when the number of readers changed. */
  onReadersChanged: () => void = () => {};
  /** Called when a commit was refused because another process has the run. */
  onFenced: (error: Fenced) => void = () => {};

  #written: Position;
  #pending: Pending | undefined;
  #settled: Promise<void> = Promise.resolve();
  readonly #tail = new LogTail();
  #wake: PromiseWithResolvers<void> | undefined;
  readonly #leaving: (() => void)[] = [];
  readonly #schedule: (run: LiveRun) => void;

  /**
   * @param record The run's identity and where its log ends.
   * @param schedule Asks the journal to commit what waits.
   */
  constructor(
    record: { id: string; epoch: number; head: Position; updatedAt: number },
    schedule: (run: LiveRun) => void,
  ) {
    this.id = record.id;
    this.epoch = record.epoch;
    this.committed = record.head;
    this.#written = record.head;
    this.delivered = beginning;
    this.lastTimestamp = record.updatedAt;
    this.#schedule = schedule;
  }

  /** Bytes that wait for a commit: a producer that is far ahead waits for it. */
  get backlog(): number {
    return this.#pending?.bytes ?? 0;
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

  /** Writes an event; it is visible after the next commit. */
  write(event: RunEvent): void {
    this.writeJson(JSON.stringify(event));
  }

  /** Writes an event that is serialised already, its `type` first. */
  writeJson(json: string): void {
    if (this.sealed || this.#closed) return;
    const pending = this.#waiting();
    const kind = kindOf(json);
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
   * Adds a change to the same commit that is made up when the journal takes it: so a value that many events of the
   * commit have changed is serialised once.
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
    return this.lost !== undefined || this.ended !== undefined;
  }

  #waiting(): Pending {
    if (this.#pending === undefined) {
      const durable = Promise.withResolvers<void>();
      // Who waits for it hears of a failure; nobody has to wait.
      durable.promise.catch(() => {});
      this.#pending = { lines: [], to: this.#written, within: [], last: [], patch: {}, bytes: 0, durable };
    }
    return this.#pending;
  }

  /** For the journal: what waits, which is then the journal's to commit. A change without an event waits for one. */
  take(): Pending | undefined {
    const pending = this.#pending;
    if (pending === undefined || pending.lines.length === 0) return undefined;
    this.#pending = undefined;
    pending.within.push(...pending.last.map((makeChange) => makeChange()));
    return pending;
  }

  /** For the journal: these lines are durable now. */
  publish(before: Position, pending: Pending): void {
    this.committed = pending.to;
    // A run that has just begun is about to be read.
    if (this.readers > 0 || !this.wasRead) this.#tail.push(before, pending.lines, pending.bytes);
    else this.#tail.clear();
    pending.durable.resolve();
    this.wake();
  }

  /** For the journal: these lines could not be committed, so what was written after them is lost with them. */
  fail(pending: Pending, error: unknown): void {
    this.lost = { error };
    pending.durable.reject(error);
    this.#pending?.durable.reject(error);
    this.#pending = undefined;
    this.#written = this.committed;
    this.sealed = false;
  }

  /** Writing goes on after the last durable event; the caller has brought itself to that state. */
  resume(): void {
    this.lost = undefined;
    this.#settled = Promise.resolve();
  }

  /** Nothing more will be written. */
  end(error?: unknown): void {
    this.ended ??= error === undefined ? {} : { error };
    this.wake();
  }

  tailAfter(position: Position): { lines: LogLine[]; to: Position } | undefined {
    const lines = this.#tail.after(position);
    return lines && { lines, to: this.committed };
  }

  changed(): Promise<void> {
    this.#wake ??= Promise.withResolvers();
    return this.#wake.promise;
  }

  /** Resolves when the last reader has left. */
  async left(): Promise<void> {
    while (this.readers > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#leaving.push(resolve);
      await promise;
    }
  }

  read(by: 1 | -1): void {
    this.readers += by;
    this.wasRead = true;
    this.onReadersChanged();
    for (const resolve of this.#leaving.splice(0)) resolve();
  }

  wake(): void {
    this.#wake?.resolve();
    this.#wake = undefined;
  }
}
