/**
 * Runs without a past and without a trace (G-001, M-070): an engine of its own in memory, and a thread for each run that is
 * gone with it.
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

/** A run that is going on. */
interface Going {
  projectId: string;
  threadId: string;
  runId: string;
}

export class Gateway {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #going = new Set<Going>();
  /** Runs that are about to be among those. */
  readonly #beginning = new Set<Promise<unknown>>();
  #stopping = false;

  private constructor(engine: Engine, store: Store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** Starts its engine. */
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
      // What is written to memory is no commit that anybody waits for.
      observer: { ...observer, committed: () => {} },
      disconnectGraceMs: 0,
      ...more,
    });
    return new Gateway(engine, store);
  }

  /**
   * Starts a run.
   *
   * @param requestId What lines of the log call it.
   * @param signal The client leaves: model and tools are aborted then (G-129, G-181).
   * @returns Its lines, to its end.
   * @throws {GatewayError} if the server is about to stop.
   * @throws {RequestRejectedError} if the engine rejects it.
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
      // All of it is gone with the engine anyway.
      if (!this.#stopping) await this.#engine.deleteThread(going.projectId, going.threadId);
    }
  }

  /**
   * Takes no more, and cancels what is still going on after a while, so that every client gets the end of its run.
   *
   * @param graceMs How long runs may take to come to their ends, in milliseconds.
   */
  async stop(graceMs = 0): Promise<void> {
    this.#stopping = true;
    await this.#engine.drain(graceMs);
    await Promise.allSettled(this.#beginning);
    const cancelled = [...this.#going].map(({ projectId, threadId, runId }) =>
      // One that has just ended needs no cancelling.
      this.#engine.cancel(projectId, threadId, runId).catch(() => {}),
    );
    await Promise.all(cancelled);
    await this.#engine.close();
  }

  /** Forgets everything. Call it when nobody reads any more. */
  async close(): Promise<void> {
    await this.#store.close();
  }
}
