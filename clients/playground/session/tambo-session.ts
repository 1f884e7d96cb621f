/** A session over Tambo API v1. Its client reconnects and runs client tools. */
import { createTamboClient, type LiveMessage, TamboError } from "tambo-v1-client";
import { openThread, type TamboThread, type ThreadView } from "tambo-v1-client/thread";
import { faultOf } from "./json.ts";
import { RecordedSession } from "./recorded-session.ts";
import type { Session, SessionOptions, SessionSnapshot, SessionStatus } from "./session.ts";

type States = Readonly<Record<string, unknown>>;

export class TamboSession extends RecordedSession<States> implements Session {
  readonly contract = "tambo";
  readonly can = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly #threadId: string;
  readonly #client;
  #thread: TamboThread;
  #unsubscribe: () => void;
  /** Id of the latest known run. */
  #runId: string | undefined;
  /** The latest error outside of runs. */
  #fault: { title: string; detail: string } | undefined;

  constructor(threadId: string, options: SessionOptions) {
    super("tambo", options, {});
    this.#threadId = threadId;
    const { baseUrl, apiKey } = options;
    const recorded = this.recorder.fetch;
    this.#client = createTamboClient({ baseUrl, fetch: recorded, ...(apiKey !== undefined && { apiKey }) });
    this.#thread = this.#open();
    this.#unsubscribe = this.#thread.subscribe(() => this.change());
    if (options.threadId !== undefined) this.#try(this.#thread.load());
  }

  send(text: string): void {
    if (this.snapshot.busy || text.trim() === "") return;
    this.#fault = undefined;
    // If this message never arrives, there is no run to reconnect to.
    this.#runId = undefined;
    this.#attempt(() => this.#thread.send(text, this.#wire));
  }

  cancel(): void {
    this.#try(this.#thread.cancel());
  }

  reconnect(): void {
    const { status, connection } = this.snapshot;
    if (this.#runId === undefined || (status !== "dropped" && connection !== "waiting")) return;
    const runId = this.#runId;
    this.#thread.detach();
    this.#attempt(() => this.#thread.resume(runId, this.#wire));
  }

  killAndResume(): void {
    this.#unsubscribe();
    this.#thread.detach();
    this.forgetState();
    this.#fault = undefined;
    const thread = this.#open();
    this.#thread = thread;
    this.#unsubscribe = thread.subscribe(() => this.change());
    this.change();
    const runId = this.#runId;
    const loaded = thread.load();
    this.#try(loaded);
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

  #open(): TamboThread {
    const { components = [], tools = [] } = this.options;
    const request = () => ({ availableComponents: [...components], tools });
    return openThread(this.#client, this.#threadId, { request });
  }

  get #wire() {
    const { wire } = this.options;
    return wire === undefined ? {} : { wire };
  }

  #attempt(begin: () => void): void {
    try {
      begin();
    } catch (error) {
      this.#fault = told(error);
      this.change();
    }
  }

  /** Shows an error, unless the thread's snapshot contains it already. */
  #try(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (this.#thread.view.error === error) return;
      this.#fault = told(error);
      this.change();
    });
  }

  protected override makeSnapshot(): SessionSnapshot {
    const { view } = this.#thread;
    this.#runId = view.run?.runId ?? this.#runId;
    const states = statesIn(view.messages, this.state);
    const status = statusOf(view);
    const error = errorOf(view) ?? this.#fault;
    return {
      threadId: this.#threadId,
      status,
      connection: view.connection,
      busy: status === "running",
      frames: this.recorder.frames,
      requests: this.recorder.requests,
      ...(Object.keys(states).length > 0 && { state: states }),
      changed: this.takeState(states),
      ...(error !== undefined && status !== "dropped" && { error }),
      thread: this.#thread,
      turns: [],
    };
  }
}

function statusOf({ status, connection, error, run }: ThreadView): SessionStatus {
  // The stream stays open briefly after the last event, and while tools of the page run.
  if (connection !== "closed" || status === "connecting") return "running";
  // A request that never arrived has no run to reconnect to.
  const isDropped =
    error instanceof TamboError && error.code === "CONNECTION_LOST" && run?.runId !== undefined;
  return isDropped ? "dropped" : status;
}

function errorOf({ status, error, run }: ThreadView): { title: string; detail: string } | undefined {
  if (error !== undefined) return told(error);
  if (status !== "failed" || run?.error === undefined) return undefined;
  return { title: run.error.code ?? "RUN_ERROR", detail: run.error.message };
}

function told(error: unknown): { title: string; detail: string } {
  return error instanceof TamboError ? { title: error.code, detail: error.message } : faultOf(error);
}

/** Returns the states of all components that have one, by id; `before` if nothing changed. */
function statesIn(messages: readonly LiveMessage[], before: States): States {
  const states = Object.fromEntries(
    messages
      .flatMap(({ content }) => content)
      .flatMap((block) => (block.type === "component" && block.state ? [[block.id, block.state]] : [])),
  );
  const ids = Object.keys(states);
  const same = ids.length === Object.keys(before).length && ids.every((id) => states[id] === before[id]);
  return same ? before : states;
}
