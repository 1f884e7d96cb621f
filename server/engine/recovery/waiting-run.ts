/** A run that was claimed from another process and waits for its start here. Nothing of it has been read yet. */

import { type RunCancelled, ShutdownError } from "../../core/errors.ts";
import type { ClaimedRun } from "../../core/ports/records.ts";
import type { RunExecution } from "../run-execution.ts";
import type { LocalRunFeed } from "../log/run-feed.ts";
import type { RunWriter } from "../log/run-writer.ts";

/** A run that this process owns: it is executed here, or waits for that. */
export type OwnedRun = RunExecution | WaitingRun;

export class WaitingRun {
  readonly record: ClaimedRun;
  /** The log, which readers follow already while the run waits. */
  readonly writer: RunWriter;
  /** Resolves with the run when it starts here, with `undefined` if it does not. */
  readonly started = Promise.withResolvers<RunExecution | undefined>();
  /** Resolves when the run is over in this process and its end is durable. */
  readonly over = Promise.withResolvers<void>();
  /** Whether the store has counted its execution here as an attempt. */
  isCounted = false;

  readonly #controller = new AbortController();
  #active: RunExecution | undefined;
  #orphaned = true;
  #isSuspended = false;

  constructor(record: ClaimedRun, writer: RunWriter) {
    this.record = record;
    this.writer = writer;
  }

  /** How many processes have died, hung or lost their lease while they executed the run: they did not release it. */
  get deaths(): number {
    return this.record.attempts;
  }

  /** Whether no reader has come back since the restart: then the run makes way for a new one. */
  get orphaned(): boolean {
    return this.#active?.orphaned ?? this.#orphaned;
  }

  set orphaned(orphaned: boolean) {
    this.#orphaned = orphaned;
    if (this.#active !== undefined) this.#active.orphaned = orphaned;
  }

  /** What its readers follow. */
  get feed(): LocalRunFeed {
    return this.writer.feed;
  }

  /** Whether it is over here without its end: another process resumes it. */
  get wasLeft(): boolean {
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

  /** The run starts here. */
  start(run: RunExecution): void {
    run.orphaned = this.#orphaned;
    this.#active = run;
    if (this.signal.aborted) run.stop(this.signal.reason);
    if (this.#isSuspended) run.stop(new ShutdownError());
    void run.over.promise.then(() => this.over.resolve());
    this.started.resolve(run);
  }

  /** The run does not start here: another process has it now, or will. @param reason Told to its readers. */
  leave(reason: Error): void {
    this.feed.end(reason);
    this.started.resolve(undefined);
    this.over.resolve();
  }
}

/** Resolves with the execution of an owned run; with `undefined` if it waits and does not start here. */
export async function waitForStart(run: OwnedRun | undefined): Promise<RunExecution | undefined> {
  return run instanceof WaitingRun ? await run.started.promise : run;
}
