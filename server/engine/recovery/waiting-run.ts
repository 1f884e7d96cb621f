/** A claimed run that waits for its start. Nothing of it has been read yet. */

import { type RunCancelled, ShutdownError } from "../../core/errors.ts";
import type { ClaimedRun } from "../../core/ports/records.ts";
import type { LocalRunFeed } from "../log/run-feed.ts";
import type { RunWriter } from "../log/run-writer.ts";
import type { RunExecution } from "../run-execution.ts";

/** A run that this process owns: running, or waiting for its start. */
export type OwnedRun = RunExecution | WaitingRun;

export class WaitingRun {
  readonly record: ClaimedRun;
  /** The log, whose feed has subscriptions already while the run waits. */
  readonly writer: RunWriter;
  /** Resolves with the run when it starts here, with `undefined` if it does not. */
  readonly started = Promise.withResolvers<RunExecution | undefined>();
  /** Resolves when the run is over in this process and its end is durable. */
  readonly ended = Promise.withResolvers<void>();
  /** True if the store has counted its execution here as an attempt. */
  isCounted = false;

  readonly #controller = new AbortController();
  #active: RunExecution | undefined;
  #isUnreadSinceRecovery = true;
  #isSuspended = false;

  constructor(record: ClaimedRun, writer: RunWriter) {
    this.record = record;
    this.writer = writer;
  }

  /** Number of processes that have died, hung or lost their lease while they executed the run. */
  get deaths(): number {
    return this.record.attempts;
  }

  /** True if no reader has come back since the claim: then the run makes way for a new one. */
  get isUnreadSinceRecovery(): boolean {
    return this.#active?.isUnreadSinceRecovery ?? this.#isUnreadSinceRecovery;
  }

  set isUnreadSinceRecovery(isUnreadSinceRecovery: boolean) {
    this.#isUnreadSinceRecovery = isUnreadSinceRecovery;
    if (this.#active !== undefined) this.#active.isUnreadSinceRecovery = isUnreadSinceRecovery;
  }

  /** The feed that subscriptions read. */
  get feed(): LocalRunFeed {
    return this.writer.feed;
  }

  /** True if this process has released the run before its end: another process resumes it. */
  get wasReleased(): boolean {
    return this.feed.ended !== undefined && "error" in this.feed.ended;
  }

  /** Aborts with a {@link RunCancelled} or {@link ShutdownError}. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the run, started or not. The first reason holds, unless the process stops: then the run is left as it is. */
  stop(reason: RunCancelled | ShutdownError): void {
    if (reason instanceof ShutdownError) this.#isSuspended = true;
    this.#controller.abort(reason);
    this.#active?.stop(reason);
  }

  /** Starts the run. */
  start(run: RunExecution): void {
    run.isUnreadSinceRecovery = this.#isUnreadSinceRecovery;
    this.#active = run;
    if (this.signal.aborted) run.stop(this.signal.reason);
    if (this.#isSuspended) run.stop(new ShutdownError());
    void run.ended.promise.then(() => this.ended.resolve());
    this.started.resolve(run);
  }

  /** Gives the run to another process. @param reason The error of its subscriptions. */
  release(reason: Error): void {
    this.feed.end(reason);
    this.started.resolve(undefined);
    this.ended.resolve();
  }
}

/** Waits for the start of an owned run. @returns Its execution; `undefined` if it does not start here. */
export async function waitForStart(run: OwnedRun | undefined): Promise<RunExecution | undefined> {
  return run instanceof WaitingRun ? await run.started.promise : run;
}
