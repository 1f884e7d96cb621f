/**
 * Executes ephemeral runs (G-001, M-070) on a separate in-memory engine. Each run has its own thread, which
 * is deleted after the run.
 */

import { ShutdownError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import type { LogLine } from "../../core/log-line.ts";
import type { Owner } from "../../core/owner.ts";
import { combineServerTools } from "../../core/ports/tools.ts";
import type { Engine } from "../../engine/engine.ts";
import type { RunRequest } from "../../engine/run-input.ts";
import type { EphemeralServices } from "../contract.ts";
import { createDrainingError } from "./errors.ts";
import type { ResolvedRun } from "./resolve/resolve.ts";

/** An active run. */
interface EphemeralRun {
  owner: Owner;
  threadId: string;
  runId: string;
}

export class Gateway {
  readonly #engine: Engine;
  readonly #closeStore: () => Promise<void>;
  readonly #activeRuns = new Set<EphemeralRun>();
  /** Runs that are being started. */
  readonly #startingRuns = new Set<Promise<unknown>>();
  #isStopping = false;

  private constructor(engine: Engine, closeStore: () => Promise<void>) {
    this.#engine = engine;
    this.#closeStore = closeStore;
  }

  /** Starts the engine. */
  static async start({
    startEngine,
    observer,
    log,
    ...more
  }: EphemeralServices & { log: (line: string) => void }): Promise<Gateway> {
    const models = { default: "", ids: [], get: () => undefined, acceptsInput: () => false };
    const { engine, close } = await startEngine({
      tools: combineServerTools(),
      models,
      log,
      // In-memory writes are not database commits, so they are not measured.
      observer: { ...observer, committed: () => {} },
      disconnectGraceMs: 0,
      ...more,
    });
    return new Gateway(engine, close);
  }

  /**
   * Starts a run.
   *
   * @param requestId ID used for the run in log lines.
   * @param signal Aborts when the client disconnects, which stops the model and the tools (G-129, G-181).
   * @returns The run's lines.
   * @throws {GatewayError} during shutdown.
   * @throws {RequestRejectedError} if the engine rejects the run.
   */
  async run(
    owner: Owner,
    { input, overrides }: Omit<ResolvedRun, "encoderOptions">,
    requestId: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<LogLine[]>> {
    if (this.#isStopping) throw createDrainingError();
    const request: RunRequest = {
      owner,
      threadId: createId("thr"),
      input,
      overrides: { ...overrides, logName: requestId },
      createThread: true,
    };
    const startingRun = this.#startRun(request, signal);
    this.#startingRuns.add(startingRun);
    try {
      return await startingRun;
    } catch (error) {
      throw error instanceof ShutdownError ? createDrainingError() : error;
    } finally {
      this.#startingRuns.delete(startingRun);
    }
  }

  async #startRun(request: RunRequest, signal: AbortSignal): Promise<AsyncIterable<LogLine[]>> {
    const { owner, threadId } = request;
    const subscription = await this.#engine.run(request);
    const activeRun = { owner, threadId, runId: subscription.runId };
    this.#activeRuns.add(activeRun);
    return this.#lines(activeRun, subscription.lines(signal));
  }

  async *#lines(activeRun: EphemeralRun, lines: AsyncIterable<LogLine[]>): AsyncGenerator<LogLine[]> {
    try {
      yield* lines;
    } finally {
      this.#activeRuns.delete(activeRun);
      // During shutdown, the entire engine is discarded, so the thread need not be deleted.
      if (!this.#isStopping) await this.#engine.deleteThread(activeRun.owner, activeRun.threadId);
    }
  }

  /**
   * Rejects new runs, and cancels runs that are still active after `graceMs`, so that every client receives a
   * terminal event.
   *
   * @param graceMs Maximum time for runs to finish, in milliseconds.
   */
  async stop(graceMs = 0): Promise<void> {
    this.#isStopping = true;
    await this.#engine.drain(graceMs);
    await Promise.allSettled(this.#startingRuns);
    const cancelled = [...this.#activeRuns].map(({ owner, threadId, runId }) =>
      // Ignores runs that have just ended.
      this.#engine.cancel(owner, threadId, runId).catch(() => {}),
    );
    await Promise.all(cancelled);
    await this.#engine.close();
  }

  /** Releases the store's memory. Must be called only when there are no readers. */
  async close(): Promise<void> {
    await this.#closeStore();
  }
}
