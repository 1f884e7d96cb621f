/** A session over Tambo API v1. The client reconnects and runs client tools automatically. */
import {
  type ClientTool,
  createTamboClient,
  type LiveMessage,
  type RunRequest,
  TamboError,
} from "tambo-v1-client";
import { openThread, type TamboThread, type ThreadSnapshot } from "tambo-v1-client/thread";
import { classifyRejection, describeException } from "./json.ts";
import { RecordedSession } from "./recorded-session.ts";
import type {
  RequestBody,
  Session,
  SessionError,
  SessionOptions,
  SessionSnapshot,
  SessionStatus,
} from "./session.ts";

type ComponentStates = Readonly<Record<string, unknown>>;

export class TamboSession extends RecordedSession<ComponentStates> implements Session {
  readonly contract = "tambo";
  override readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly #threadId: string;
  readonly #client;
  #thread: TamboThread;
  #unsubscribe: () => void;
  /** The latest request. Its settings also apply when its run is resumed. */
  #request: RunRequest;
  /** The id of the latest known run. */
  #runId: string | undefined;
  /** The latest error that occurred outside a run. */
  #error: SessionError | undefined;

  constructor(threadId: string, options: SessionOptions) {
    super("tambo", options, {});
    this.#threadId = threadId;
    const { baseUrl, apiKey } = options;
    const recorded = this.recorder.fetch;
    this.#client = createTamboClient({ baseUrl, fetch: recorded, ...(apiKey !== undefined && { apiKey }) });
    this.#request = this.#toRunRequest(this.createBody(""));
    this.#thread = this.#open();
    this.#unsubscribe = this.#thread.subscribe(() => this.#onThreadChange());
    if (options.threadId !== undefined) this.#reportRejection(this.#thread.load());
  }

  createBody(text: string): RequestBody {
    const { components = [], tools = [] } = this.options;
    return {
      message: { role: "user", content: text },
      createThread: true,
      onDisconnect: "continue",
      availableComponents: components,
      tools: tools.map(({ run: _, ...declaration }) => declaration),
    };
  }

  send(message: string | RequestBody): void {
    if (this.snapshot.busy || (typeof message === "string" && message.trim() === "")) return;
    this.#request = this.#toRunRequest(typeof message === "string" ? this.createBody(message) : message);
    this.#error = undefined;
    this.recorder.startRun();
    // If this message never reaches the server, there is no run to reconnect to.
    this.#runId = undefined;
    this.#tryAction(() => this.#thread.sendMessage(this.#request, this.#wire));
  }

  cancel(): void {
    this.#reportRejection(this.#thread.cancel());
  }

  reconnect(): void {
    const { status, connection, offline } = this.snapshot;
    this.recorder.goOnline();
    // The client is waiting to resume the stream, which it now does.
    if (offline && status === "running") return;
    if (this.#runId === undefined || (status !== "dropped" && connection !== "reconnecting")) return;
    const runId = this.#runId;
    this.#thread.detach();
    this.#tryAction(() => this.#thread.resume(runId, this.#wire));
  }

  killAndResume(): void {
    this.interrupt("discarded");
    this.recorder.goOnline();
    this.#unsubscribe();
    this.#thread.detach();
    this.resetState();
    this.#error = undefined;
    const thread = this.#open();
    this.#thread = thread;
    this.#unsubscribe = thread.subscribe(() => this.#onThreadChange());
    this.notify();
    const runId = this.#runId;
    const loaded = thread.load();
    this.#reportRejection(loaded);
    if (runId !== undefined) {
      loaded.then(
        () => {
          if (thread === this.#thread && !this.snapshot.busy) thread.resume(runId, this.#wire);
        },
        () => {},
      );
    }
  }

  dispose(): void {
    this.clearListeners();
    this.#unsubscribe();
    this.#thread.detach();
  }

  #onThreadChange(): void {
    const { connection, error } = this.#thread.snapshot;
    if (connection === "reconnecting" || isConnectionLost(error)) this.interrupt("lost");
    this.notify();
  }

  protected override countUserMessages(): number {
    return this.#thread.snapshot.messages.filter(({ role }) => role === "user").length;
  }

  #open(): TamboThread {
    const getRunSettings = () => {
      const { message, additionalMessages, toolChoice, forceComponent, createThread, ...settings } =
        this.#request;
      return settings;
    };
    return openThread(this.#client, this.#threadId, { getRunSettings });
  }

  /** Adds the functions of the page's tools. */
  #toRunRequest(body: RequestBody): RunRequest {
    const { tools, ...rest } = body as unknown as RunRequest;
    const addFunction = (declaration: { name: string }) => {
      const run = this.options.tools?.find(({ name }) => name === declaration.name)?.run;
      return (run === undefined ? declaration : { ...declaration, run }) as ClientTool;
    };
    // Without these values, the thread would add its defaults for the fields that are missing in the body.
    const defaults: object = { createThread: undefined, onDisconnect: undefined };
    return { ...defaults, ...rest, ...(tools !== undefined && { tools: tools.map(addFunction) }) };
  }

  get #wire() {
    const { wire } = this.options;
    return wire === undefined ? {} : { wire };
  }

  #tryAction(begin: () => void): void {
    try {
      begin();
    } catch (error) {
      this.#error = describeError(error);
      this.notify();
    }
  }

  /** Shows an error, unless the thread's snapshot already contains it. */
  #reportRejection(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (this.#thread.snapshot.error === error) return;
      this.#error = describeError(error);
      this.notify();
    });
  }

  protected override createSnapshot(): SessionSnapshot {
    const { snapshot } = this.#thread;
    this.#runId = snapshot.run?.runId ?? this.#runId;
    const states = collectStates(snapshot.messages, this.state);
    const status = getStatus(snapshot);
    const error = getError(snapshot) ?? this.#error;
    return {
      threadId: this.#threadId,
      status,
      connection: snapshot.connection,
      busy: status === "running",
      ...this.recorded,
      ...(Object.keys(states).length > 0 && { state: states }),
      changed: this.updateState(states),
      ...(error !== undefined && status !== "dropped" && { error }),
      thread: this.#thread,
      turns: [],
    };
  }
}

function getStatus({ status, connection, error, run }: ThreadSnapshot): SessionStatus {
  // The stream stays open for a moment after the last event, and while tools run in the page.
  if (connection !== "closed" || status === "connecting") return "running";
  // If the request never reached the server, there is no run to reconnect to.
  return isConnectionLost(error) && run?.runId !== undefined ? "dropped" : status;
}

function isConnectionLost(error: Error | undefined): boolean {
  return error instanceof TamboError && error.code === "CONNECTION_LOST";
}

function getError({ status, error, run }: ThreadSnapshot): SessionError | undefined {
  if (error !== undefined) return describeError(error);
  if (status !== "failed" || run?.error === undefined) return undefined;
  return { title: run.error.code ?? "RUN_ERROR", detail: run.error.message };
}

function describeError(error: unknown): SessionError {
  if (!(error instanceof TamboError)) return describeException(error);
  const { code, message } = error;
  return { title: code, detail: message, ...classifyRejection(error) };
}

/**
 * Returns component states by component id, without components that have no state. Returns `before` if
 * nothing has changed.
 */
function collectStates(messages: readonly LiveMessage[], before: ComponentStates): ComponentStates {
  const states = Object.fromEntries(
    messages
      .flatMap(({ content }) => content)
      .flatMap((block) => (block.type === "component" && block.state ? [[block.id, block.state]] : [])),
  );
  const ids = Object.keys(states);
  const same = ids.length === Object.keys(before).length && ids.every((id) => states[id] === before[id]);
  return same ? before : states;
}
