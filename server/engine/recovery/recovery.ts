/** Recovery of claimed runs. Claimed runs are queued and then either continued or ended. */
import { setTimeout as delay } from "node:timers/promises";
import {
  LeaseLostError,
  RunTerminatedError,
  ShutdownError,
  StoreUnavailableError,
} from "../../core/errors.ts";
import type { ClaimedRun } from "../../core/ports/records.ts";
import { runInContext } from "../../core/telemetry/log-context.ts";
import type { Journal } from "../log/journal.ts";
import { RunWriter } from "../log/run-writer.ts";
import type { RunDependencies, ToolSources } from "../run-dependencies.ts";
import type { RunExecution } from "../run-execution.ts";
import { recoverRun, recoverToEnd, recoverWithoutLog } from "./recover.ts";
import { proveHarmless, RecoveryQueue } from "./recovery-queue.ts";
import { WaitingRun } from "./waiting-run.ts";

/** Number of processes that may die while executing a run before the run fails. */
const maxDeaths = 2;

/** Delay before retrying a failed read from the store, in milliseconds. */
const retryMs = 1_000;

export interface RecoveryOptions
  extends ToolSources,
    Pick<RunDependencies, "store" | "conversations" | "getLimits"> {
  journal: Journal;
  /** Aborts when this process shuts down. */
  shutdownSignal: AbortSignal;
  /** Executes a recovered run. */
  execute(run: RunExecution): void;
  /** Removes a run that will not be started in this process. */
  unregister(run: WaitingRun): void;
  /** Logs a server error. */
  log(line: string): void;
}

export class Recovery {
  readonly #options: RecoveryOptions;
  readonly #queue = new RecoveryQueue<WaitingRun>((run) => this.#start(run));

  constructor(options: RecoveryOptions) {
    this.#options = options;
  }

  /**
   * Queues a claimed run. If the run is stopped while waiting, it is ended immediately instead of being
   * executed.
   */
  add(record: ClaimedRun): WaitingRun {
    const writer = new RunWriter(record, this.#options.journal.schedule);
    const run = new WaitingRun(record, writer);
    run.signal.addEventListener("abort", () => {
      if (this.#queue.remove(run)) void this.#startOrEnd(run);
    });
    this.#queue.add(run);
    return run;
  }

  /** Starts the queued runs and any runs that are queued later. */
  open(): void {
    this.#queue.open();
  }

  /** Stops starting queued runs. */
  close(): void {
    this.#queue.close();
  }

  async #start(waitingRun: WaitingRun): Promise<void> {
    const run = await this.#startOrEnd(waitingRun);
    if (run !== undefined && waitingRun.deaths > 0) await proveHarmless(run);
  }

  /**
   * Executes a queued run or ends it.
   * @returns The run, or `undefined` if another process owns it or it was deleted.
   */
  async #startOrEnd(waitingRun: WaitingRun): Promise<RunExecution | undefined> {
    const { execute, unregister, log, shutdownSignal } = this.#options;
    const { id } = waitingRun.record;
    try {
      await this.#countAttempt(waitingRun);
      const run = await runInRunContext(waitingRun.record, () => this.#recover(waitingRun));
      if (run === undefined) throw new LeaseLostError(id);
      waitingRun.start(run);
      execute(run);
      return run;
    } catch (error) {
      if (!(error instanceof LeaseLostError || error instanceof ShutdownError))
        log(`run ${id} could not be ended: ${String(error)}`);
      waitingRun.release(shutdownSignal.aborted ? new ShutdownError() : new LeaseLostError(id));
      unregister(waitingRun);
      return undefined;
    }
  }

  /**
   * Counts the attempt before reading any part of the run, so that the attempt is recorded even if this
   * process dies.
   *
   * @throws {LeaseLostError} if another process owns the run or it was deleted.
   */
  async #countAttempt(waitingRun: WaitingRun): Promise<void> {
    const { store, log } = this.#options;
    const { record, deaths } = waitingRun;
    const { id, epoch } = record;
    waitingRun.isCounted = await this.#retry(
      () => store.read.countAttempt(id, epoch, deaths + 1),
      (error, isFirst) => {
        if (isFirst) log(`run ${id} cannot be started yet: ${String(error)}`);
        return true;
      },
    );
    if (!waitingRun.isCounted) throw new LeaseLostError(id);
  }

  async #recover(waitingRun: WaitingRun): Promise<RunExecution | undefined> {
    const { store, log } = this.#options;
    const { record, writer, signal, deaths } = waitingRun;
    const { id } = record;
    const tooOften = deaths < maxDeaths ? undefined : createInterruptedTooOftenError();
    if (tooOften !== undefined) log(`run ${id} was active in ${deaths} processes that died, so it fails`);
    // Skip the log as well, in case reading it killed the previous process.
    if (tooOften !== undefined && deaths > maxDeaths)
      return await recoverWithoutLog(record, writer, tooOften, store);
    try {
      return await this.#retry(
        async () => {
          const stop = signal.aborted ? (signal.reason as RunTerminatedError | ShutdownError) : undefined;
          if (stop instanceof ShutdownError) throw stop;
          const reason = tooOften ?? stop;
          return reason === undefined
            ? await recoverRun(record, writer, this.#options)
            : await recoverToEnd(record, writer, reason, store);
        },
        (error) => error instanceof StoreUnavailableError,
      );
    } catch (error) {
      if (error instanceof ShutdownError) throw error;
      log(
        `run ${id} could not be recovered, so it fails: ${error instanceof Error ? error.stack : String(error)}`,
      );
      return await recoverWithoutLog(record, writer, createUnrecoverableError(), store);
    }
  }

  /**
   * Retries work until it succeeds.
   *
   * @param mayRetry Returns true if the error is transient.
   * @throws {ShutdownError} if this process shuts down; any error that is not transient.
   */
  async #retry<T>(
    work: () => Promise<T>,
    mayRetry: (error: unknown, isFirst: boolean) => boolean,
  ): Promise<T> {
    const { shutdownSignal } = this.#options;
    for (let isFirst = true; ; isFirst = false) {
      shutdownSignal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (!mayRetry(error, isFirst)) throw error;
      }
      await delay(retryMs, undefined, { ref: false, signal: shutdownSignal }).catch(() => {});
    }
  }
}

/** Runs work in a run's context, for logs and traces. */
function runInRunContext<T>({ projectId, id: runId }: ClaimedRun, work: () => T): T {
  return runInContext({ projectId, runId }, work, { step: "recover" });
}

function createInterruptedTooOftenError(): RunTerminatedError {
  return new RunTerminatedError(
    "RUN_INTERRUPTED",
    "The server failed more than once during this run, so it was not resumed. Start a new run.",
  );
}

function createUnrecoverableError(): RunTerminatedError {
  return new RunTerminatedError("INTERNAL_ERROR", "The server could not resume this run. Start a new run.");
}
