/** A claimed run that is waiting to start. Its data has not been loaded yet. */

import { type RunTerminatedError, ShutdownError } from "../../core/errors.ts";
import type { ClaimedRun } from "../../core/ports/records.ts";
import type { LocalRunFeed } from "../log/run-feed.ts";
import type { RunWriter } from "../log/run-writer.ts";
import type { RunExecution } from "../run-execution.ts";

/** A run that this process owns, either active or waiting to start. */
export type OwnedRun = RunExecution | WaitingRun;

export class WaitingRun {
  readonly record: ClaimedRun;
  /** Writes the run's log. The writer's feed may already have subscriptions. */
  readonly writer: RunWriter;
  /**
   * Resolves with the execution when the run starts in this process, or with `undefined` if it will not start
   * here.
   */
  readonly started = Promise.withResolvers<RunExecution | undefined>();
  /** Resolves when the run has ended in this process and the end is durable. */
  readonly ended = Promise.withResolvers<void>();
  /** True if the store has counted this execution as an attempt. */
  isCounted = false;

  readonly #controller = new AbortController();
  #active: RunExecution | undefined;
  #isUnreadSinceRecovery = true;
  #isSuspended = false;

  constructor(record: ClaimedRun, writer: RunWriter) {
    this.record = record;
    this.writer = writer;
  }

  /** Number of processes that died, hung, or lost their lease while executing the run. */
  get deaths(): number {
    return this.record.attempts;
  }

  /**
   * True if no reader has reconnected since the run was claimed. A new run on the thread then replaces this
   * run.
   */
  get isUnreadSinceRecovery(): boolean {
    return this.#active?.isUnreadSinceRecovery ?? this.#isUnreadSinceRecovery;
  }

  set isUnreadSinceRecovery(isUnreadSinceRecovery: boolean) {
    this.#isUnreadSinceRecovery = isUnreadSinceRecovery;
    if (this.#active !== undefined) this.#active.isUnreadSinceRecovery = isUnreadSinceRecovery;
  }

  /** The feed read by subscriptions. */
  get feed(): LocalRunFeed {
    return this.writer.feed;
  }

  /** True if this process released the run before it ended. Another process then recovers it. */
  get wasReleased(): boolean {
    return this.feed.ended !== undefined && "error" in this.feed.ended;
  }

  /** Aborts with a {@link RunTerminatedError} or {@link ShutdownError}. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * Stops the run, whether or not it has started. The first reason applies, unless this process is shutting
   * down. In that case, the run is left unchanged.
   */
  stop(reason: RunTerminatedError | ShutdownError): void {
    if (reason instanceof ShutdownError) this.#isSuspended = true;
    this.#controller.abort(reason);
    this.#active?.stop(reason);
  }

  /** Links this run to its execution and resolves {@link started}. */
  start(run: RunExecution): void {
    run.isUnreadSinceRecovery = this.#isUnreadSinceRecovery;
    this.#active = run;
    if (this.signal.aborted) run.stop(this.signal.reason);
    if (this.#isSuspended) run.stop(new ShutdownError());
    void run.ended.promise.then(() => this.ended.resolve());
    this.started.resolve(run);
  }

  /**
   * Releases the run to another process.
   *
   * @param reason The error reported to its subscriptions.
   */
  release(reason: Error): void {
    this.feed.end(reason);
    this.started.resolve(undefined);
    this.ended.resolve();
  }
}

/**
 * Waits for an owned run to start.
 *
 * @returns The execution, or `undefined` if the run will not start in this process.
 */
export async function waitForStart(run: OwnedRun | undefined): Promise<RunExecution | undefined> {
  return run instanceof WaitingRun ? await run.started.promise : run;
}
