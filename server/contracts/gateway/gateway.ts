/**
 * Ephemeral runs (G-001, M-070). They use a separate in-memory engine, and a thread per run that is deleted
 * with it.
 */

import { ShutdownError } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import type { LogLine } from "../../core/log-line.ts";
import type { Store } from "../../core/ports/store.ts";
import { combineServerTools } from "../../core/ports/tools.ts";
import { Engine } from "../../engine/engine.ts";
import type { RunRequest } from "../../engine/run-input.ts";
import type { EphemeralServices } from "../contract.ts";
import { draining } from "./errors.ts";
import type { ResolvedRun } from "./resolve/resolve.ts";

/** An active run. */
interface Going {
  projectId: string;
  threadId: string;
  runId: string;
}

export class Gateway {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #going = new Set<Going>();
  /** Runs that are starting. */
  readonly #beginning = new Set<Promise<unknown>>();
  #stopping = false;

  private constructor(engine: Engine, store: Store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** Starts the engine. */
  static async start({
    openStore,
    observer,
    log,
    ...more
  }: EphemeralServices & { log: (line: string) => void }): Promise<Gateway> {
    const store = await openStore();
    const models = { default: "", ids: [], get: () => undefined, takes: () => false };
    const engine = await Engine.start({
      store,
      tools: combineServerTools(),
      models,
      log,
      // In-memory writes are not commits, so they are not measured.
      observer: { ...observer, committed: () => {} },
      disconnectGraceMs: 0,
      ...more,
    });
    return new Gateway(engine, store);
  }

  /**
   * Starts a run.
   *
   * @param requestId Id of the run in log lines.
   * @param signal Aborts the model and the tools when the client disconnects (G-129, G-181).
   * @returns The lines of the run.
   * @throws {GatewayError} during shutdown.
   * @throws {RequestRejectedError} if the engine rejects the run.
   */
  async run(
    projectId: string,
    { input, own }: Omit<ResolvedRun, "view">,
    requestId: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<LogLine[]>> {
    if (this.#stopping) throw draining();
    const named = { ...own, logName: requestId };
    const request = { projectId, threadId: newId("thr"), input, own: named, createThread: true };
    const beginning = this.#begin(request, signal);
    this.#beginning.add(beginning);
    try {
      return await beginning;
    } catch (error) {
      throw error instanceof ShutdownError ? draining() : error;
    } finally {
      this.#beginning.delete(beginning);
    }
  }

  async #begin(request: RunRequest, signal: AbortSignal): Promise<AsyncIterable<LogLine[]>> {
    const { projectId, threadId } = request;
    const subscription = await this.#engine.run(request);
    const going = { projectId, threadId, runId: subscription.runId };
    this.#going.add(going);
    return this.#lines(going, subscription.lines(signal));
  }

  async *#lines(going: Going, lines: AsyncIterable<LogLine[]>): AsyncGenerator<LogLine[]> {
    try {
      yield* lines;
    } finally {
      this.#going.delete(going);
      // During shutdown, everything is deleted with the engine.
      if (!this.#stopping) await this.#engine.deleteThread(going.projectId, going.threadId);
    }
  }

  /**
   * Rejects further runs, and cancels those that are still active after `graceMs`, so that every client
   * receives a terminal event.
   *
   * @param graceMs How long runs may take to finish, in milliseconds.
   */
  async stop(graceMs = 0): Promise<void> {
    this.#stopping = true;
    await this.#engine.drain(graceMs);
    await Promise.allSettled(this.#beginning);
    const cancelled = [...this.#going].map(({ projectId, threadId, runId }) =>
      // Ignores runs that have just ended.
      this.#engine.cancel(projectId, threadId, runId).catch(() => {}),
    );
    await Promise.all(cancelled);
    await this.#engine.close();
  }

  /** Releases the memory. Must be called when there are no readers. */
  async close(): Promise<void> {
    await this.#store.close();
  }
}
