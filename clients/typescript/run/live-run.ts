import { Listeners, Outcome, randomId, unlessAborted } from "../helpers.ts";
import { answer, type RestClient } from "../rest.ts";
import { followRun } from "../stream/follow-run.ts";
import { isPause, type Position } from "../stream/read-connection.ts";
import { TamboError } from "../tambo-error.ts";
import type { ClientTool } from "../tools/client-tool.ts";
import { runClientTool } from "../tools/run-tool.ts";
import type { InputMessage, PendingToolCall, RunStreamEvent } from "../types.ts";
import { RunAccumulator } from "../view/accumulator.ts";
import type { RunView } from "../view/view.ts";
import { EventFeed } from "./event-feed.ts";
import {
  continuation,
  functionsOf,
  lastingOf,
  type ReconnectOptions,
  type RunRequest,
  type StreamOptions,
  unsendable,
} from "./run-request.ts";
import { initialPosition, openSegment, type RunContext, type RunSegment } from "./run-segment.ts";
import type { Connection, RunStream } from "./run-stream.ts";

export class LiveRun implements RunStream {
  readonly #context: RunContext;
  readonly #functions: readonly ClientTool[];
  readonly #accumulator: RunAccumulator;
  readonly #feed = new EventFeed<RunStreamEvent>();
  readonly #listeners = new Listeners();
  readonly #started = new Outcome<{ threadId: string; runId: string }>();
  readonly #finished = new Outcome<RunView>();
  /** Aborts when the caller detaches the stream. */
  readonly #detached: AbortSignal;
  /** Position in the latest run that has an id. */
  #position: Position;
  #connection: Connection = "connecting";
  /** Resolves to true if the latest `cancel()` succeeded. */
  #cancelled: Promise<boolean> = Promise.resolve(false);
  /** Aborts the client tools that are running. */
  #tools: AbortController | undefined;

  /** Starts a run. */
  static start(rest: RestClient, threadId: string, request: RunRequest, options: StreamOptions): LiveRun {
    const { idempotencyKey = randomId(), ...read } = options;
    return new LiveRun(
      { rest, threadId, lasting: lastingOf(request), options: read },
      { position: initialPosition(), request: { body: request, idempotencyKey } },
    );
  }

  /** Follows an existing run. */
  static reconnect(rest: RestClient, threadId: string, runId: string, options: ReconnectOptions): LiveRun {
    const { signal, wire, toolRepresentation, after = 0, ...lasting } = options;
    const read = { signal, wire, toolRepresentation };
    const position =
      after === null ? { runId, lastEventId: 0, unread: true } : { runId, lastEventId: after, unread: false };
    return new LiveRun({ rest, threadId, lasting, options: read }, { position });
  }

  constructor(context: RunContext, first: RunSegment) {
    this.#context = context;
    this.#functions = functionsOf(context.lasting);
    const { toolRepresentation } = context.options;
    this.#accumulator = new RunAccumulator(context.threadId, { toolRepresentation });
    this.#position = first.position;
    this.#detached = context.options.signal ?? new AbortController().signal;
    this.#run(first).then(
      () => this.#settle(),
      (error: unknown) => this.#settle({ error }),
    );
  }

  get threadId(): string {
    return this.#context.threadId;
  }

  get runId(): string | undefined {
    return this.#position.runId;
  }

  get lastEventId(): number {
    return this.#position.lastEventId;
  }

  get view(): RunView {
    return this.#accumulator.view;
  }

  get connection(): Connection {
    return this.#connection;
  }

  get started(): Promise<{ threadId: string; runId: string }> {
    return this.#started.promise;
  }

  get finished(): Promise<RunView> {
    return this.#finished.promise;
  }

  [Symbol.asyncIterator](): AsyncGenerator<RunStreamEvent, void, undefined> {
    return this.#feed.iterate();
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async cancel(): Promise<void> {
    await this.started;
    const { rest, threadId } = this.#context;
    const params = { path: { threadId, runId: this.runId as string } };
    const deleted = answer(rest.DELETE("/v1/threads/{threadId}/runs/{runId}", { params }), undefined);
    this.#cancelled = deleted.then(
      () => true,
      () => false,
    );
    await deleted;
    this.#tools?.abort();
  }

  /** Follows one run segment after another while client tools return results to continue with. */
  async #run(first: RunSegment): Promise<void> {
    let next: RunSegment | undefined = first;
    while (next !== undefined) {
      const segment: RunSegment = next;
      const { request, position } = segment;
      const taken = request === undefined && !position.unread;
      try {
        const again = await this.#follow(segment);
        if (this.view.status === "connecting") for (const event of again) this.#accumulator.apply(event);
      } catch (error) {
        next = await this.#refused(segment, error);
        continue;
      }
      next = await this.#continuation(taken);
    }
  }

  /**
   * Returns the segment to continue with after the server rejected tool results. Rethrows all other errors.
   */
  async #refused(segment: RunSegment, error: unknown): Promise<RunSegment | undefined> {
    const { position, results, isReplacement } = segment;
    const isRefusal = position.runId === undefined && error instanceof TamboError;
    if (results === undefined || !isRefusal) throw error;
    const { code, status, runId } = error;
    // Another client sent results first, and its run is active.
    if (code === "CONCURRENT_RUN" && runId !== undefined) {
      this.#accumulator.answerElsewhere("running");
      return { position: { ...initialPosition(), runId } };
    }
    if (status !== 400 && status !== 413) throw error;
    // A cancellation, or results from another client, may have arrived first.
    if (!(await this.#isWaiting())) return undefined;
    if (isReplacement || (status === 400 && code !== "VALIDATION_ERROR")) throw error;
    return { ...this.#continuing(unsendable(results, error)), isReplacement: true };
  }

  async #follow({ position, request, results = [] }: RunSegment): Promise<readonly RunStreamEvent[]> {
    if (position.runId !== undefined) this.#position = position;
    const { wire = "ag-ui" } = this.#context.options;
    const batches = followRun(position, {
      wire,
      signal: this.#detached,
      open: (...asked) => openSegment(this.#context, request, ...asked),
      onConnection: (connection) => this.#changeConnection(connection, position),
    });
    for (let first = true; ; first = false) {
      const { done, value } = await batches.next();
      if (done) return value;
      // The server stores the results before the run starts.
      if (first) this.#accumulator.addResults(results);
      for (const event of value) this.#accumulator.apply(event);
      this.#name(position);
      this.#feed.push(value);
      this.#listeners.call();
    }
  }

  /**
   * Runs the client tools and returns the run segment that continues with their results. Returns `undefined`
   * if the run has ended or no tool of this client is pending.
   *
   * @param isReconnected True if the stream reconnected to a run that was awaiting input; it may have ended
   * since.
   */
  async #continuation(taken: boolean): Promise<RunSegment | undefined> {
    const { status, pendingToolCalls } = this.view;
    if (status !== "awaiting_input") return undefined;
    // If another client has already sent results, the tools must not run again.
    if (taken && !(await this.#isWaiting())) return undefined;
    const names = new Set(this.#functions.map(({ name }) => name));
    const calls = pendingToolCalls.filter(({ toolName }) => names.has(toolName));
    if (calls.length === 0) return undefined;
    const results = await this.#runTools(calls).catch(async (error: unknown) => {
      if (!(await this.#isCancelled())) throw error;
    });
    if (results === undefined || (await this.#isCancelled())) {
      await this.#lastWord();
      return undefined;
    }
    return this.#continuing(results);
  }

  #continuing(results: readonly InputMessage[]): RunSegment {
    const body = continuation(results, this.#context.lasting);
    return { position: initialPosition(), request: { body, idempotencyKey: randomId() }, results };
  }

  /** Runs the tools concurrently. Rejects immediately when the stream is detached or the run is cancelled. */
  async #runTools(calls: readonly PendingToolCall[]): Promise<InputMessage[]> {
    const tools = new AbortController();
    const signal = AbortSignal.any([this.#detached, tools.signal]);
    this.#tools = tools;
    try {
      signal.throwIfAborted();
      const context = { signal, threadId: this.threadId, runId: this.runId as string };
      const results = calls.map((call) => runClientTool(call, this.#functions, context));
      return await unlessAborted(Promise.all(results), signal);
    } finally {
      this.#tools = undefined;
    }
  }

  /** Returns true if this client cancelled the run. Waits for a pending `cancel()`. */
  #isCancelled(): Promise<boolean> {
    return unlessAborted(this.#cancelled, this.#detached);
  }

  /** Fetches the run's last event by connecting without a position. */
  #lastWord(): Promise<readonly RunStreamEvent[]> {
    return this.#follow({ position: { ...this.#position, unread: true } });
  }

  /**
   * Returns true if the run still awaits input on the server. Otherwise updates the snapshot with the run's
   * outcome.
   */
  async #isWaiting(): Promise<boolean> {
    const waits = (await this.#lastWord()).some(isPause);
    if (!waits) this.#accumulator.answerElsewhere("finished");
    return waits;
  }

  /** A run is visible to the caller once the server has given it an id. */
  #name(position: Position): void {
    const { runId } = position;
    if (runId === undefined) return;
    this.#position = position;
    this.#started.resolve({ threadId: this.threadId, runId });
  }

  #changeConnection(connection: Connection, position?: Position): void {
    if (connection === "open" && position !== undefined) this.#name(position);
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#listeners.call();
  }

  #settle(end: { error?: unknown } = {}): void {
    // Detaching is the caller's decision, not a failure; the run may continue.
    if ("error" in end && !this.#detached.aborted)
      this.#accumulator.fail(end.error as Error & { code?: string });
    const { view } = this;
    if ("error" in end) this.#finished.reject(end.error);
    else if (view.status === "failed") this.#finished.reject(failure(view));
    else this.#finished.resolve(view);
    // No effect unless the run never got an id.
    this.#started.reject("error" in end ? end.error : failure(view));
    this.#changeConnection("closed");
    this.#feed.end(end);
  }
}

function failure({ error, runId }: RunView): TamboError {
  return new TamboError(error?.message ?? "The run ended before it began.", {
    code: error?.code ?? "INVALID_RESPONSE",
    runId,
  });
}
