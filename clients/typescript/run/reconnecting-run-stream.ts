import { Deferred, Listeners, randomId, rejectOnAbort } from "../helpers.ts";
import { type RestClient, unwrapResponse } from "../rest.ts";
import { RunAccumulator } from "../snapshot/accumulator.ts";
import type { RunSnapshot } from "../snapshot/run-snapshot.ts";
import { followRun } from "../stream/follow-run.ts";
import { isAwaitingInputEvent, type Position } from "../stream/read-connection.ts";
import { TamboError } from "../tambo-error.ts";
import type { ClientTool } from "../tools/client-tool.ts";
import { runClientTool } from "../tools/run-tool.ts";
import type { InputMessage, PendingToolCall, RunStreamEvent } from "../types.ts";
import { EventFeed } from "./event-feed.ts";
import {
  createContinuation,
  getClientTools,
  getRunSettings,
  type ReconnectOptions,
  type RunRequest,
  type StreamOptions,
  toRejectedResults,
} from "./run-request.ts";
import { initialPosition, openSegment, type RunContext, type RunSegment } from "./run-segment.ts";
import type { ConnectionStatus, RunStream } from "./run-stream.ts";

export class ReconnectingRunStream implements RunStream {
  readonly #context: RunContext;
  readonly #clientTools: readonly ClientTool[];
  readonly #accumulator: RunAccumulator;
  readonly #feed = new EventFeed<RunStreamEvent>();
  readonly #listeners = new Listeners();
  readonly #started = new Deferred<{ threadId: string; runId: string }>();
  readonly #finished = new Deferred<RunSnapshot>();
  /** Aborts when the caller detaches the stream. */
  readonly #detachSignal: AbortSignal;
  /** The position in the latest run that has an id. */
  #position: Position;
  connection: ConnectionStatus = "connecting";
  connectionError: TamboError | undefined;
  /** Resolves to true if the latest `cancel()` call succeeded. */
  #cancellation: Promise<boolean> = Promise.resolve(false);
  /** Aborts the running client tools. */
  #toolsController: AbortController | undefined;

  /** Starts a run. */
  static start(
    rest: RestClient,
    threadId: string,
    request: RunRequest,
    options: StreamOptions,
  ): ReconnectingRunStream {
    const { idempotencyKey = randomId(), ...read } = options;
    return new ReconnectingRunStream(
      { rest, threadId, settings: getRunSettings(request), options: read },
      { position: initialPosition(), request: { body: request, idempotencyKey } },
    );
  }

  /** Follows an existing run. */
  static reconnect(
    rest: RestClient,
    threadId: string,
    runId: string,
    options: ReconnectOptions,
  ): ReconnectingRunStream {
    const { signal, wire, toolRepresentation, after = 0, ...settings } = options;
    const read = { signal, wire, toolRepresentation };
    const position =
      after === null
        ? { runId, lastEventId: 0, isServerChosen: true }
        : { runId, lastEventId: after, isServerChosen: false };
    return new ReconnectingRunStream({ rest, threadId, settings, options: read }, { position });
  }

  constructor(context: RunContext, first: RunSegment) {
    this.#context = context;
    this.#clientTools = getClientTools(context.settings);
    const { toolRepresentation } = context.options;
    this.#accumulator = new RunAccumulator(context.threadId, { toolRepresentation });
    this.#position = first.position;
    this.#detachSignal = context.options.signal ?? new AbortController().signal;
    this.#run(first).then(
      () => this.#finish(),
      (error: unknown) => this.#finish({ error }),
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

  get snapshot(): RunSnapshot {
    return this.#accumulator.snapshot;
  }

  get started(): Promise<{ threadId: string; runId: string }> {
    return this.#started.promise;
  }

  get finished(): Promise<RunSnapshot> {
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
    const deleted = unwrapResponse(rest.DELETE("/v1/threads/{threadId}/runs/{runId}", { params }), undefined);
    this.#cancellation = deleted.then(
      () => true,
      () => false,
    );
    await deleted;
    this.#toolsController?.abort();
  }

  /** Follows the first run segment, then every segment that continues it with client tool results. */
  async #run(first: RunSegment): Promise<void> {
    let next: RunSegment | undefined = first;
    while (next !== undefined) {
      const segment: RunSegment = next;
      const { request, position } = segment;
      const isReconnected = request === undefined && !position.isServerChosen;
      try {
        const replayed = await this.#follow(segment);
        if (this.snapshot.status === "connecting")
          for (const event of replayed) this.#accumulator.apply(event);
      } catch (error) {
        next = await this.#handleRejection(segment, error);
        continue;
      }
      next = await this.#nextSegment(isReconnected);
    }
  }

  /**
   * Returns the segment to continue with after the server has rejected tool results. Rethrows all other
   * errors.
   */
  async #handleRejection(segment: RunSegment, error: unknown): Promise<RunSegment | undefined> {
    const { position, results, isReplacement } = segment;
    const isRejected = position.runId === undefined && error instanceof TamboError;
    if (results === undefined || !isRejected) throw error;
    const { code, status, runId } = error;
    // Another client sent results first, and the run that it started is active.
    if (code === "CONCURRENT_RUN" && runId !== undefined) {
      this.#accumulator.markContinuedElsewhere("running");
      return { position: { ...initialPosition(), runId } };
    }
    if (status !== 400 && status !== 413) throw error;
    // The run may have been cancelled, or another client may have sent results first.
    if (!(await this.#isAwaitingInput())) return undefined;
    if (isReplacement || (status === 400 && code !== "VALIDATION_ERROR")) throw error;
    return { ...this.#continueWith(toRejectedResults(results, error)), isReplacement: true };
  }

  async #follow({ position, request, results = [] }: RunSegment): Promise<readonly RunStreamEvent[]> {
    if (position.runId !== undefined) this.#position = position;
    const { wire = "ag-ui" } = this.#context.options;
    const batches = followRun(position, {
      wire,
      signal: this.#detachSignal,
      open: (...args) => openSegment(this.#context, request, ...args),
      onConnection: (connection, error) => this.#setConnection(connection, position, error),
    });
    for (let first = true; ; first = false) {
      const { done, value } = await batches.next();
      if (done) return value;
      // The server stores the results before the run starts.
      if (first) this.#accumulator.addToolResults(results);
      for (const event of value) this.#accumulator.apply(event);
      this.#updatePosition(position);
      this.#feed.push(value);
      this.#listeners.notify();
    }
  }

  /**
   * Runs the client tools and returns the run segment that continues with their results. Returns `undefined`
   * if the run has ended or if no tool of this client is pending.
   *
   * @param isReconnected True if the stream reconnected to a run that was awaiting input. That run may have
   * ended in the meantime.
   */
  async #nextSegment(isReconnected: boolean): Promise<RunSegment | undefined> {
    const { status, pendingToolCalls } = this.snapshot;
    if (status !== "awaiting_input") return undefined;
    // If another client has already sent results, the tools must not run again.
    if (isReconnected && !(await this.#isAwaitingInput())) return undefined;
    const names = new Set(this.#clientTools.map(({ name }) => name));
    const calls = pendingToolCalls.filter(({ toolName }) => names.has(toolName));
    if (calls.length === 0) return undefined;
    const results = await this.#runTools(calls).catch(async (error: unknown) => {
      if (!(await this.#isCancelled())) throw error;
    });
    if (results === undefined || (await this.#isCancelled())) {
      await this.#fetchLastEvent();
      return undefined;
    }
    return this.#continueWith(results);
  }

  #continueWith(results: readonly InputMessage[]): RunSegment {
    const body = createContinuation(results, this.#context.settings);
    return { position: initialPosition(), request: { body, idempotencyKey: randomId() }, results };
  }

  /** Runs the tools concurrently. Rejects immediately when the stream is detached or the run is cancelled. */
  async #runTools(calls: readonly PendingToolCall[]): Promise<InputMessage[]> {
    const tools = new AbortController();
    const signal = AbortSignal.any([this.#detachSignal, tools.signal]);
    this.#toolsController = tools;
    try {
      signal.throwIfAborted();
      const context = { signal, threadId: this.threadId, runId: this.runId as string };
      const results = calls.map((call) => runClientTool(call, this.#clientTools, context));
      return await rejectOnAbort(Promise.all(results), signal);
    } finally {
      this.#toolsController = undefined;
    }
  }

  /** Returns true if this client cancelled the run. Waits for a pending `cancel()` call. */
  #isCancelled(): Promise<boolean> {
    return rejectOnAbort(this.#cancellation, this.#detachSignal);
  }

  /** Fetches the run's last event by connecting without a position. */
  #fetchLastEvent(): Promise<readonly RunStreamEvent[]> {
    return this.#follow({ position: { ...this.#position, isServerChosen: true } });
  }

  /**
   * Returns true if the run is still awaiting input on the server. Otherwise updates the snapshot with the
   * run's outcome.
   */
  async #isAwaitingInput(): Promise<boolean> {
    const isAwaiting = (await this.#fetchLastEvent()).some(isAwaitingInputEvent);
    if (!isAwaiting) this.#accumulator.markContinuedElsewhere("finished");
    return isAwaiting;
  }

  /** Makes the position visible to the caller once the server has given the run an id. */
  #updatePosition(position: Position): void {
    const { runId } = position;
    if (runId === undefined) return;
    this.#position = position;
    this.#started.resolve({ threadId: this.threadId, runId });
  }

  #setConnection(connection: ConnectionStatus, position?: Position, error?: TamboError): void {
    // The error remains visible during the next attempt.
    if (connection !== "connecting") this.connectionError = error;
    if (connection === "open" && position !== undefined) this.#updatePosition(position);
    if (connection === this.connection) return;
    this.connection = connection;
    this.#listeners.notify();
  }

  #finish(end: { error?: unknown } = {}): void {
    // Detaching is the caller's decision rather than a failure, and the run may continue.
    if ("error" in end && !this.#detachSignal.aborted)
      this.#accumulator.fail(end.error as Error & { code?: string });
    const { snapshot } = this;
    const error = "error" in end ? end.error : toRunFailedError(snapshot);
    if ("error" in end || snapshot.status === "failed") this.#finished.reject(error);
    else this.#finished.resolve(snapshot);
    // This has no effect unless the run never got an id.
    this.#started.reject(error);
    this.#setConnection("closed");
    this.#feed.end(end);
  }
}

function toRunFailedError({ error, runId }: RunSnapshot): TamboError {
  return new TamboError(error?.message ?? "The stream ended before the run started.", {
    code: error?.code ?? "INVALID_RESPONSE",
    runId,
  });
}
