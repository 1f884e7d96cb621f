import type { TamboClient } from "../client.ts";
import { Listeners } from "../helpers.ts";
import { shareEqualParts } from "../json/values.ts";
import type { ReconnectOptions, RunRequest, RunSettings, StreamOptions } from "../run/run-request.ts";
import type { RunStream } from "../run/run-stream.ts";
import type { LiveMessage, RunSnapshot } from "../snapshot/run-snapshot.ts";
import { TamboError, toError } from "../tambo-error.ts";
import type { JsonObject, JsonPatchInputOperation, Message } from "../types.ts";
import { type ComponentStateSnapshot, ComponentStates } from "./component-states.ts";
import {
  getStreamStatus,
  iterateStates,
  MessageStates,
  mergeRunMessages,
  type ThreadSnapshot,
  type ThreadStatus,
  toLocalMessages,
} from "./thread-snapshot.ts";

export interface OpenThreadOptions {
  /** Messages that are already known, for example because the page was rendered with them. */
  messages?: readonly Message[];
  /**
   * Returns request fields that apply to every run, such as components and tools. Called when a run starts.
   * Fields set in the request itself take precedence.
   */
  getRunSettings?: () => RunSettings & Pick<RunRequest, "contextKey">;
}

/**
 * Creates a store for a thread, which does not need to exist yet. Sends no request until `load` or
 * `sendMessage` is called.
 */
export function openThread(
  client: TamboClient,
  threadId: string,
  options: OpenThreadOptions = {},
): TamboThread {
  return new TamboThread(client, threadId, options);
}

/** A run whose stream is or was attached to the thread. */
interface AttachedRun {
  stream: RunStream;
  detach: AbortController;
  hasEnded: boolean;
  /** True if the run's messages are part of the history. */
  isInHistory: boolean;
}

export class TamboThread {
  readonly id: string;
  readonly #client: TamboClient;
  readonly #getRunSettings: NonNullable<OpenThreadOptions["getRunSettings"]>;
  readonly #states: ComponentStates;
  readonly #messageStates = new MessageStates();
  readonly #listeners = new Listeners();
  /** All messages except those of the active run. */
  #history: readonly LiveMessage[];
  #run: AttachedRun | undefined;
  /** Counts changes that a pending load may miss: sent messages, and responses to state changes. */
  #changeCount = 0;
  #pendingLoads = 0;
  #localMessageCount = 0;
  #status: ThreadStatus | undefined;
  #error: Error | undefined;
  #snapshot: ThreadSnapshot | undefined;
  /** The snapshot at the time of creation, used for server rendering and hydration. */
  readonly initialSnapshot: ThreadSnapshot;

  constructor(
    client: TamboClient,
    threadId: string,
    { messages = [], getRunSettings = () => ({}) }: OpenThreadOptions,
  ) {
    this.id = threadId;
    this.#client = client;
    this.#getRunSettings = getRunSettings;
    this.#history = messages;
    this.#states = new ComponentStates({
      send: async (componentId, change) => {
        const { components } = this.#client;
        const response =
          "state" in change
            ? await components.setState(threadId, componentId, change.state)
            : await components.patchState(threadId, componentId, change.patch);
        this.#changeCount += 1;
        return response.state;
      },
      isStreaming: () => this.#activeRun !== undefined,
      onChange: () => this.#notify(),
      reload: () => void this.load().catch(() => {}),
    });
    this.#states.applyStored(iterateStates(messages));
    this.initialSnapshot = this.snapshot;
  }

  /** The thread's current messages, status and run. Immutable: a change creates a new object. */
  get snapshot(): ThreadSnapshot {
    this.#snapshot ??= this.#createSnapshot();
    return this.#snapshot;
  }

  /**
   * Calls the listener after every change to `snapshot` or to a component's state.
   *
   * @returns A function that unsubscribes the listener.
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Fetches the messages. A thread that does not exist yet has no messages; its first run creates it.
   *
   * @throws {TamboError} If the request fails. The error is also set as `snapshot.error`.
   */
  async load(): Promise<void> {
    this.#pendingLoads += 1;
    this.#notify();
    try {
      const messages = await this.#fetchMessages();
      const current = new Map(this.snapshot.messages.map((message) => [message.id, message]));
      this.#history = messages.map((message) => shareEqualParts(current.get(message.id), message));
      // An attached stream has newer messages and states than this response.
      if (this.#activeRun === undefined) {
        if (this.#run !== undefined) this.#run.isInHistory = true;
        this.#states.applyStored(iterateStates(messages));
      }
      if (this.#status !== "failed") this.#error = undefined;
    } catch (error) {
      this.#error = toError(error);
      throw error;
    } finally {
      this.#pendingLoads -= 1;
      this.#notify();
    }
  }

  /** Fetches the messages once the server has processed everything that was sent. */
  async #fetchMessages(): Promise<readonly Message[]> {
    for (;;) {
      const changes = this.#changeCount;
      // If the request failed, its message was not stored, or the outcome is unknown.
      await this.#run?.stream.started.catch(() => {});
      const messages = await fetchStoredMessages(this.#client, this.id);
      if (changes === this.#changeCount) return messages;
    }
  }

  /**
   * Starts a run, or continues a run that is awaiting input. The message is shown immediately and is removed
   * if the server rejects the request. By default, the thread is created if it does not exist
   * (`createThread`), and the run continues without a reader (`onDisconnect`).
   *
   * @param request A user message as a string, or a full request.
   * @returns The run's stream. The thread's snapshot is updated from it automatically.
   * @throws {TamboError} `CONCURRENT_RUN` if a run is active.
   */
  sendMessage(request: string | RunRequest, options: Omit<StreamOptions, "signal"> = {}): RunStream {
    this.#assertNoActiveRun();
    const fullRequest: RunRequest = {
      createThread: true,
      onDisconnect: "continue",
      ...this.#getRunSettings(),
      ...(typeof request === "string" ? { message: request } : request),
    };
    const localMessages = toLocalMessages(fullRequest, () => `local_${++this.#localMessageCount}`);
    this.#moveRunToHistory();
    this.#history = [...this.#history, ...localMessages];
    this.#changeCount += 1;
    const stream = this.#attach(
      (signal) => this.#client.runs.stream(this.id, fullRequest, { ...options, signal }),
      () => {
        this.#history = this.#history.filter((message) => !localMessages.includes(message));
      },
    );
    this.#reloadAfter(stream, (snapshot) => snapshot.continuedElsewhere === true);
    return stream;
  }

  /**
   * Follows an existing run, for example a run that was started before a page reload. The stream starts at
   * the first event unless `after` is set. The messages are fetched again when the run ends, since they may
   * have changed.
   *
   * @throws {TamboError} `CONCURRENT_RUN` if a run is active.
   */
  resume(runId: string, options: Omit<ReconnectOptions, "signal"> = {}): RunStream {
    this.#assertNoActiveRun();
    this.#moveRunToHistory();
    const { contextKey: _, ...settings } = { onDisconnect: "continue" as const, ...this.#getRunSettings() };
    const stream = this.#attach((signal) =>
      this.#client.runs.reconnect(this.id, runId, { ...settings, ...options, signal }),
    );
    this.#reloadAfter(stream, () => true);
    return stream;
  }

  /** Fetches the messages when the run has ended, if its stream did not contain all changes. */
  #reloadAfter(stream: RunStream, isNeeded: (snapshot: RunSnapshot) => boolean): void {
    stream.finished.then(
      (snapshot) => (isNeeded(snapshot) ? this.load().catch(() => {}) : undefined),
      () => {},
    );
  }

  /** Cancels the run if it is active or awaiting input. */
  async cancel(): Promise<void> {
    const run = this.#run;
    if (run === undefined) return;
    if (!run.hasEnded) return await run.stream.cancel();
    const { runId } = run.stream;
    if (this.snapshot.status !== "awaiting_input" || runId === undefined) return;
    await this.#client.runs.cancel(this.id, runId);
    this.#status = "cancelled";
    await this.load();
  }

  /**
   * Stops following the run. On the server, the run continues or is cancelled, depending on its
   * `onDisconnect` setting. The messages received so far are kept.
   */
  detach(): void {
    const run = this.#activeRun;
    if (run === undefined) return;
    run.detach.abort();
    this.#endRun(run, "idle", undefined);
  }

  /** Returns a component's state. Immutable: a change creates a new object. */
  getComponentState(componentId: string): ComponentStateSnapshot {
    return this.#states.getSnapshot(componentId);
  }

  /**
   * Replaces a component's state. The new state is shown immediately. Only one request is sent at a time; if
   * multiple states are queued, only the last state is sent. If the server rejects the state, the server's
   * state is shown again.
   *
   * @param next The new state, or a function that returns it from the current state.
   * @returns A promise that resolves when this state, or a later state that replaced it in the queue, is
   * stored. It rejects if the server rejects the state.
   */
  setComponentState(
    componentId: string,
    next: JsonObject | ((previous: JsonObject | undefined) => JsonObject),
  ): Promise<void> {
    return this.#states.set(componentId, next);
  }

  /**
   * Applies a JSON Patch (RFC 6902) to a component's state. The change is shown once the server has applied
   * it.
   */
  patchComponentState(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#states.patch(componentId, patch);
  }

  /** The run whose stream is currently attached, if any. */
  get #activeRun(): AttachedRun | undefined {
    return this.#run?.hasEnded === false ? this.#run : undefined;
  }

  #assertNoActiveRun(): void {
    const run = this.#activeRun;
    if (run === undefined) return;
    const { runId } = run.stream;
    throw new TamboError(
      `A run of thread ${this.id} is active. Wait until it ends, or call cancel() or detach() first.`,
      { code: "CONCURRENT_RUN", ...(runId !== undefined && { runId }) },
    );
  }

  /** @param onRejected Called if the run never started. */
  #attach(start: (signal: AbortSignal) => RunStream, onRejected: () => void = () => {}): RunStream {
    const detach = new AbortController();
    const stream = start(detach.signal);
    const run: AttachedRun = { stream, detach, hasEnded: false, isInHistory: false };
    this.#run = run;
    this.#status = undefined;
    this.#error = undefined;
    this.#states.resetStreamed();
    const unsubscribe = stream.subscribe(() => {
      this.#states.applyStreamed(stream.snapshot.componentStates);
      this.#notify();
    });
    stream.finished
      .then(
        () => this.#endRun(run, undefined, undefined),
        (error) => {
          if (run.hasEnded) return;
          if (stream.runId === undefined) onRejected();
          this.#endRun(run, "failed", toError(error));
        },
      )
      .finally(unsubscribe);
    this.#notify();
    return stream;
  }

  #endRun(run: AttachedRun, status: ThreadStatus | undefined, error: Error | undefined): void {
    if (run.hasEnded) return;
    run.hasEnded = true;
    this.#states.applyStreamed(run.stream.snapshot.componentStates);
    this.#status = status;
    this.#error = error;
    this.#notify();
  }

  /** Adds the messages of the latest run to the history. */
  #moveRunToHistory(): void {
    const run = this.#run;
    if (run === undefined || run.isInHistory) return;
    this.#history = mergeRunMessages(this.#history, run.stream.snapshot.messages, true);
    run.isInHistory = true;
  }

  #notify(): void {
    this.#snapshot = undefined;
    this.#listeners.notify();
  }

  #createSnapshot(): ThreadSnapshot {
    const run = this.#run?.stream;
    const status = this.#status ?? getStreamStatus(this.#activeRun?.stream) ?? run?.snapshot.status ?? "idle";
    const added = this.#run?.isInHistory === false ? this.#run.stream.snapshot.messages : [];
    const error = this.#error ?? this.#activeRun?.stream.connectionError;
    const messages = mergeRunMessages(this.#history, added, this.#activeRun === undefined);
    return {
      threadId: this.id,
      messages: this.#messageStates.applyStates(messages, (id) => this.#states.getSnapshot(id).state),
      status,
      loading: this.#pendingLoads > 0,
      connection: this.#activeRun?.stream.connection ?? "closed",
      pendingToolCalls: status === "awaiting_input" && run !== undefined ? run.snapshot.pendingToolCalls : [],
      ...(run && { run: run.snapshot }),
      ...(error && { error }),
    };
  }
}

/**
 * Fetches the messages in a thread. Returns an empty list if the thread does not exist, because its first run may
 * create it.
 */
export async function fetchStoredMessages(
  client: TamboClient,
  threadId: string,
): Promise<readonly Message[]> {
  try {
    return (await client.threads.get(threadId)).messages;
  } catch (error) {
    if (error instanceof TamboError && error.code === "THREAD_NOT_FOUND") return [];
    throw error;
  }
}
