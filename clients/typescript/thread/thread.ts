/** A thread as an app shows it: one store of its messages, its run and the states of its components. */
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
  /** Messages that are known already, such as those a page was rendered with. */
  messages?: readonly Message[];
  /** Asked with every run for what its request says unless it says otherwise, such as components and tools. */
  request?: () => LastingRequest & Pick<RunRequest, "contextKey">;
}

/** Opens a store of a thread, which need not exist. Nothing is asked of the server before `load` or `send`. */
export function openThread(
  client: TamboClient,
  threadId: string,
  options: OpenThreadOptions = {},
): TamboThread {
  return new TamboThread(client, threadId, options);
}

/** A run that is followed. */
interface Followed {
  stream: RunStream;
  detach: AbortController;
  over: boolean;
  /** What it produced is part of history. */
  settled: boolean;
}

export class TamboThread {
  readonly id: string;
  readonly #client: TamboClient;
  readonly #request: NonNullable<OpenThreadOptions["request"]>;
  readonly #states: ComponentStates;
  readonly #statesInMessages = new StatesInMessages();
  readonly #listeners = new Listeners();
  /** Everything but what the run that goes on has produced. */
  #history: readonly LiveMessage[];
  #run: Followed | undefined;
  /** Counts what a load that is under way may not know of: own messages and answers about states. */
  #changes = 0;
  #loads = 0;
  #ownMessages = 0;
  #status: ThreadStatus | undefined;
  #error: Error | undefined;
  #view: ThreadView | undefined;
  /** The view as it was opened: what a page rendered on a server begins with. */
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

  /** What the thread amounts to; the same object until something changes. */
  get view(): ThreadView {
    this.#view ??= this.#look();
    return this.#view;
  }

  /** Calls the listener after every change of `view` or of a component's state. @returns Ends that. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Fetches the messages. A thread that does not exist has none: the first run creates it.
   *
   * @throws {TamboError} which `view.error` has too.
   */
  async load(): Promise<void> {
    this.#loads += 1;
    this.#changed();
    try {
      const messages = await this.#fetch();
      const shown = new Map(this.view.messages.map((message) => [message.id, message]));
      this.#history = messages.map((message) => reuse(shown.get(message.id), message));
      // A stream that is there tells more, and of states later, than this answer does.
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

  /** The messages at a moment when the server had everything that was sent. */
  async #fetch(): Promise<readonly Message[]> {
    for (;;) {
      const changes = this.#changes;
      // Without an answer there is no message of the app's own on the server either, or nobody knows.
      await this.#run?.stream.started.catch(() => {});
      const messages = await storedMessages(this.#client, this.id);
      if (changes === this.#changes) return messages;
    }
  }

  /**
   * Starts a run, or continues one that waits for input. The message is shown at once, and taken back when the server
   * refuses the run. The thread is created when it does not exist, and the run goes on when nobody follows it, unless
   * the request says otherwise (`createThread`, `onDisconnect`).
   *
   * @param request A user's message, or a whole request.
   * @throws {TamboError} `CONCURRENT_RUN` while a run is being followed.
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
   * Follows a run that goes on or is over, such as one that an earlier page began; from its beginning unless `after`
   * says otherwise. When it is over the messages are fetched, for they may have changed since.
   *
   * @throws {TamboError} `CONCURRENT_RUN` while a run is being followed.
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

  /** Fetches the messages once the run is over, if it does not tell all that is new. */
  #loadAfter(stream: RunStream, isNeeded: (view: RunView) => boolean): void {
    stream.finished.then(
      (view) => (isNeeded(view) ? this.load().catch(() => {}) : undefined),
      () => {},
    );
  }

  /** Cancels the run that goes on or waits for input; without one there is nothing to do. */
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

  /** Stops following the run, which goes on on the server as its `onDisconnect` says. What came of it stays shown. */
  detach(): void {
    const run = this.#live;
    if (run === undefined) return;
    run.detach.abort();
    this.#over(run, "idle", undefined);
  }

  /** A component's state; the same object until something changes. */
  componentState(componentId: string): ComponentStateView {
    return this.#states.view(componentId);
  }

  /**
   * Replaces a component's state. It is shown at once, and sent: one request at a time, and of several that wait only
   * the last. When the server refuses it, what the server has is shown again.
   *
   * @param next The new state, or a function of the one that is shown.
   * @returns Resolves when it, or a later one in its place, is stored.
   */
  setComponentState(
    componentId: string,
    next: JsonObject | ((previous: JsonObject | undefined) => JsonObject),
  ): Promise<void> {
    return this.#states.set(componentId, next);
  }

  /** Changes a component's state by a JSON Patch (RFC 6902); it is shown when the server has answered. */
  patchComponentState(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#states.patch(componentId, patch);
  }

  /** The run whose stream is there. */
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

  /** @param refused Called when the run never started. */
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

  /** Makes what the last run has produced part of history. */
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

/** The messages of a thread that need not exist: its first run may create it. */
export async function storedMessages(client: TamboClient, threadId: string): Promise<readonly Message[]> {
  try {
    return (await client.threads.get(threadId)).messages;
  } catch (error) {
    if (error instanceof TamboError && error.code === "THREAD_NOT_FOUND") return [];
    throw error;
  }
}
