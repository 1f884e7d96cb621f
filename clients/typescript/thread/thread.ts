import type { TamboClient } from "../client.ts";
import { Listeners } from "../helpers.ts";
import { reuse } from "../json/values.ts";
import type { LastingRequest, ReconnectOptions, RunRequest, StreamOptions } from "../run/run-request.ts";
import type { RunStream } from "../run/run-stream.ts";
import { asError, TamboError } from "../tambo-error.ts";
import type { JsonObject, JsonPatchInputOperation, Message } from "../types.ts";
import type { LiveMessage, RunView } from "../view/view.ts";
import { ComponentStates, type ComponentStateView } from "./component-states.ts";
import {
  ownMessages,
  StatesInMessages,
  statesOf,
  statusOf,
  type ThreadStatus,
  type ThreadView,
  withRun,
} from "./thread-view.ts";

export interface OpenThreadOptions {
  /** Messages that are known already, for example those that a page was rendered with. */
  messages?: readonly Message[];
  /**
   * Returns request fields for every run, such as components and tools. Called when a run starts; fields of
   * the request itself take precedence.
   */
  request?: () => LastingRequest & Pick<RunRequest, "contextKey">;
}

/** Creates a store of a thread, which may not exist yet. Sends no request before `load` or `sendMessage`. */
export function openThread(
  client: TamboClient,
  threadId: string,
  options: OpenThreadOptions = {},
): TamboThread {
  return new TamboThread(client, threadId, options);
}

/** A run whose stream is, or was, attached to the thread. */
interface Followed {
  stream: RunStream;
  detach: AbortController;
  over: boolean;
  /** True if its messages are part of the history. */
  settled: boolean;
}

export class TamboThread {
  readonly id: string;
  readonly #client: TamboClient;
  readonly #request: NonNullable<OpenThreadOptions["request"]>;
  readonly #states: ComponentStates;
  readonly #statesInMessages = new StatesInMessages();
  readonly #listeners = new Listeners();
  /** All messages except those of the active run. */
  #history: readonly LiveMessage[];
  #run: Followed | undefined;
  /** Counts changes that a pending load may miss: messages sent, and responses about state. */
  #changes = 0;
  #loads = 0;
  #ownMessages = 0;
  #status: ThreadStatus | undefined;
  #error: Error | undefined;
  #view: ThreadView | undefined;
  /** The snapshot at creation. Server rendering and hydration use it. */
  readonly initialView: ThreadView;

  constructor(
    client: TamboClient,
    threadId: string,
    { messages = [], request = () => ({}) }: OpenThreadOptions,
  ) {
    this.id = threadId;
    this.#client = client;
    this.#request = request;
    this.#history = messages;
    this.#states = new ComponentStates({
      send: async (componentId, change) => {
        const { components } = this.#client;
        const answer =
          "state" in change
            ? await components.setState(threadId, componentId, change.state)
            : await components.patchState(threadId, componentId, change.patch);
        this.#changes += 1;
        return answer.state;
      },
      live: () => this.#live !== undefined,
      changed: () => this.#changed(),
      reload: () => void this.load().catch(() => {}),
    });
    this.#states.store(statesOf(messages));
    this.initialView = this.view;
  }

  /** The thread's current messages, status and run. Immutable: a change creates a new object. */
  get view(): ThreadView {
    this.#view ??= this.#look();
    return this.#view;
  }

  /**
   * Calls the listener after every change of `snapshot` or of a component's state. @returns A function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Fetches the messages. A thread that does not exist has none; its first run creates it.
   *
   * @throws {TamboError} Also set as `snapshot.error`.
   */
  async load(): Promise<void> {
    this.#loads += 1;
    this.#changed();
    try {
      const messages = await this.#fetch();
      const shown = new Map(this.view.messages.map((message) => [message.id, message]));
      this.#history = messages.map((message) => reuse(shown.get(message.id), message));
      // An attached stream has newer messages and states than this response.
      if (this.#live === undefined) {
        if (this.#run !== undefined) this.#run.settled = true;
        this.#states.store(statesOf(messages));
      }
      if (this.#status !== "failed") this.#error = undefined;
    } catch (error) {
      this.#error = asError(error);
      throw error;
    } finally {
      this.#loads -= 1;
      this.#changed();
    }
  }

  /** Fetches the messages, at a time when the server has processed everything that was sent. */
  async #fetch(): Promise<readonly Message[]> {
    for (;;) {
      const changes = this.#changes;
      // If the request failed, its message is not stored, or its outcome is unknown.
      await this.#run?.stream.started.catch(() => {});
      const messages = await storedMessages(this.#client, this.id);
      if (changes === this.#changes) return messages;
    }
  }

  /**
   * Starts a run, or continues one that awaits input. The message is shown immediately, and removed if the
   * server rejects the request. By default the thread is created if it does not exist (`createThread`), and
   * the run continues without a reader (`onDisconnect`).
   *
   * @param request A user message as text, or a full request.
   * @returns The run's stream. The thread's snapshot follows it automatically.
   * @throws {TamboError} `CONCURRENT_RUN` if a run is active.
   */
  send(request: string | RunRequest, options: Omit<StreamOptions, "signal"> = {}): RunStream {
    this.#refuseWhileLive();
    const whole: RunRequest = {
      createThread: true,
      onDisconnect: "continue",
      ...this.#request(),
      ...(typeof request === "string" ? { message: request } : request),
    };
    const own = ownMessages(whole, () => `own_${++this.#ownMessages}`);
    this.#settle();
    this.#history = [...this.#history, ...own];
    this.#changes += 1;
    const stream = this.#follow(
      (signal) => this.#client.runs.stream(this.id, whole, { ...options, signal }),
      () => {
        this.#history = this.#history.filter((message) => !own.includes(message));
      },
    );
    this.#loadAfter(stream, (view) => view.answeredElsewhere === true);
    return stream;
  }

  /**
   * Follows an existing run, for example one that was started before a page reload: from its first event
   * unless `after` is set. When it ends, the messages are fetched again, since they may have changed.
   *
   * @throws {TamboError} `CONCURRENT_RUN` if a run is active.
   */
  resume(runId: string, options: Omit<ReconnectOptions, "signal"> = {}): RunStream {
    this.#refuseWhileLive();
    this.#settle();
    const { contextKey: _, ...lasting } = { onDisconnect: "continue" as const, ...this.#request() };
    const stream = this.#follow((signal) =>
      this.#client.runs.reconnect(this.id, runId, { ...lasting, ...options, signal }),
    );
    this.#loadAfter(stream, () => true);
    return stream;
  }

  /** Fetches the messages when the run has ended, if its stream did not contain all changes. */
  #loadAfter(stream: RunStream, isNeeded: (view: RunView) => boolean): void {
    stream.finished.then(
      (view) => (isNeeded(view) ? this.load().catch(() => {}) : undefined),
      () => {},
    );
  }

  /** Cancels the run if it is active or awaits input. */
  async cancel(): Promise<void> {
    const run = this.#run;
    if (run === undefined) return;
    if (!run.over) return await run.stream.cancel();
    const { runId } = run.stream;
    if (this.view.status !== "awaiting_input" || runId === undefined) return;
    await this.#client.runs.cancel(this.id, runId);
    this.#status = "cancelled";
    await this.load();
  }

  /**
   * Stops following the run. On the server it continues or is cancelled, as set by its `onDisconnect`. Its
   * messages so far remain.
   */
  detach(): void {
    const run = this.#live;
    if (run === undefined) return;
    run.detach.abort();
    this.#over(run, "idle", undefined);
  }

  /** Returns a component's state. Immutable: a change creates a new object. */
  componentState(componentId: string): ComponentStateView {
    return this.#states.view(componentId);
  }

  /**
   * Replaces a component's state. It is shown immediately and sent one request at a time; of several queued
   * states only the last is sent. If the server rejects it, the server's state is shown again.
   *
   * @param next The new state, or a function of the current one.
   * @returns Resolves when this state, or a later one that replaced it in the queue, is stored. Rejects if
   * the server rejects it.
   */
  setComponentState(
    componentId: string,
    next: JsonObject | ((previous: JsonObject | undefined) => JsonObject),
  ): Promise<void> {
    return this.#states.set(componentId, next);
  }

  /**
   * Changes a component's state by a JSON Patch (RFC 6902). The change is shown when the server has applied
   * it.
   */
  patchComponentState(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#states.patch(componentId, patch);
  }

  /** The run whose stream is attached. */
  get #live(): Followed | undefined {
    return this.#run?.over === false ? this.#run : undefined;
  }

  #refuseWhileLive(): void {
    const run = this.#live;
    if (run === undefined) return;
    const { runId } = run.stream;
    throw new TamboError(
      `A run of thread ${this.id} is going on. Wait for its end, or cancel() it or detach() from it first.`,
      { code: "CONCURRENT_RUN", ...(runId !== undefined && { runId }) },
    );
  }

  /** @param onRejected Called if the run never started. */
  #follow(begin: (signal: AbortSignal) => RunStream, refused: () => void = () => {}): RunStream {
    const detach = new AbortController();
    const stream = begin(detach.signal);
    const run: Followed = { stream, detach, over: false, settled: false };
    this.#run = run;
    this.#status = undefined;
    this.#error = undefined;
    this.#states.forgetTold();
    const unsubscribe = stream.subscribe(() => {
      this.#states.tell(stream.view.componentStates);
      this.#changed();
    });
    stream.finished
      .then(
        () => this.#over(run, undefined, undefined),
        (error) => {
          if (run.over) return;
          if (stream.runId === undefined) refused();
          this.#over(run, "failed", asError(error));
        },
      )
      .finally(unsubscribe);
    this.#changed();
    return stream;
  }

  #over(run: Followed, status: ThreadStatus | undefined, error: Error | undefined): void {
    if (run.over) return;
    run.over = true;
    this.#states.tell(run.stream.view.componentStates);
    this.#status = status;
    this.#error = error;
    this.#changed();
  }

  /** Adds the messages of the last run to the history. */
  #settle(): void {
    const run = this.#run;
    if (run === undefined || run.settled) return;
    this.#history = withRun(this.#history, run.stream.view.messages, true);
    run.settled = true;
  }

  #changed(): void {
    this.#view = undefined;
    this.#listeners.call();
  }

  #look(): ThreadView {
    const run = this.#run?.stream;
    const status = this.#status ?? statusOf(this.#live?.stream) ?? run?.view.status ?? "idle";
    const added = this.#run?.settled === false ? this.#run.stream.view.messages : [];
    const messages = withRun(this.#history, added, this.#live === undefined);
    return {
      threadId: this.id,
      messages: this.#statesInMessages.put(messages, (id) => this.#states.view(id).state),
      status,
      loading: this.#loads > 0,
      connection: this.#live?.stream.connection ?? "closed",
      pendingToolCalls: status === "awaiting_input" && run !== undefined ? run.view.pendingToolCalls : [],
      ...(run && { run: run.view }),
      ...(this.#error && { error: this.#error }),
    };
  }
}

/**
 * Fetches the messages of a thread. Returns none if the thread does not exist, because its first run may
 * create it.
 */
export async function storedMessages(client: TamboClient, threadId: string): Promise<readonly Message[]> {
  try {
    return (await client.threads.get(threadId)).messages;
  } catch (error) {
    if (error instanceof TamboError && error.code === "THREAD_NOT_FOUND") return [];
    throw error;
  }
}
