/** A session over a contract whose runs are plain event streams. */
import { ContractError, type TamboClientOptions } from "tambo-v1-client";
import type { EventStream } from "tambo-v1-client/gateway";
import { classifyRejection, describeException } from "./json.ts";
import type { Protocol } from "./protocol.ts";
import { RecordedSession } from "./recorded-session.ts";
import type {
  ContractName,
  RequestBody,
  Session,
  SessionError,
  SessionOptions,
  SessionSnapshot,
} from "./session.ts";

/** The parts of the snapshot that describe the run. */
type RunProgress = Pick<SessionSnapshot, "status" | "connection" | "error">;

export class StreamSession extends RecordedSession<unknown> implements Session {
  readonly contract;
  override readonly capabilities;
  readonly #protocol: Protocol;
  #progress: RunProgress = { status: "idle" };
  /** Aborts when the session no longer follows the current run. */
  #attachment = new AbortController();

  /** @param createProtocol Creates the protocol with clients that have these options. */
  constructor(
    contract: ContractName,
    createProtocol: (options: TamboClientOptions) => Protocol,
    options: SessionOptions,
  ) {
    super(contract, options, undefined);
    this.contract = contract;
    const { baseUrl, apiKey } = options;
    const fetch = this.recorder.fetch;
    this.#protocol = createProtocol({ baseUrl, fetch, ...(apiKey !== undefined && { apiKey }) });
    this.capabilities = this.#protocol.capabilities;
    this.#protocol.componentThread?.subscribe(() => this.notify());
    if (options.threadId !== undefined) this.killAndResume();
  }

  createBody(text: string): RequestBody {
    return this.#protocol.createBody(text);
  }

  send(message: string | RequestBody): void {
    if (this.snapshot.busy) return;
    if (typeof message === "string" && message.trim() === "") return;
    const body = typeof message === "string" ? this.createBody(message) : message;
    this.recorder.startRun();
    this.#follow((signal) => this.#protocol.start(body, signal));
  }

  cancel(): void {
    const { status } = this.#progress;
    if ((status !== "running" && status !== "dropped") || !this.capabilities.cancel) return;
    if (this.#protocol.cancel === undefined) {
      this.#attachment.abort();
      this.#setProgress({ status: "cancelled", connection: "closed" });
      return;
    }
    this.#protocol.cancel().then(
      () => {
        // A stream that is open reports the end of the run itself.
        if (this.#progress.status === "dropped")
          this.#setProgress({ status: "cancelled", connection: "closed" });
      },
      // Shows an error outside of the run.
      (error: unknown) => this.#setProgress({ ...this.#progress, error: describeError(error) }),
    );
  }

  reconnect(): void {
    const { resume } = this.#protocol;
    this.recorder.goOnline();
    if (this.#progress.status !== "dropped" || resume === undefined) return;
    this.#follow((signal) => resume.call(this.#protocol, signal));
  }

  killAndResume(): void {
    const { reload } = this.#protocol;
    if (reload === undefined) return;
    // Nothing is discarded when a conversation is opened by its id.
    if (this.recorder.requests.length > 0) this.interrupt("discarded");
    this.recorder.goOnline();
    this.resetState();
    this.#follow((signal) => reload.call(this.#protocol, signal));
  }

  readonly decideCall = (toolCallId: string, isApproved: boolean): void => {
    const { decideCall } = this.#protocol;
    if (this.#progress.status !== "awaiting_input" || decideCall === undefined) return;
    this.recorder.startRun();
    this.#follow((signal) => decideCall.call(this.#protocol, toolCallId, isApproved, signal));
  };

  dispose(): void {
    this.#attachment.abort();
    this.clearListeners();
  }

  /** Stops following the current stream, and follows the next one. */
  #follow(open: (signal: AbortSignal) => Promise<EventStream<unknown> | undefined>): void {
    this.#attachment.abort();
    const attached = new AbortController();
    this.#attachment = attached;
    this.#setProgress({ status: "running", connection: "connecting" });
    void this.#run(open, attached.signal)
      .catch((error: unknown): RunProgress => {
        // Browsers do not tell pages how the network failed.
        if (error instanceof ContractError && error.code === "CONNECTION_LOST")
          return { status: "dropped", connection: "closed" };
        return { status: "failed", connection: "closed", error: describeError(error) };
      })
      .then((progress) => {
        if (!attached.signal.aborted) this.#setProgress(progress);
      });
  }

  async #run(
    open: (signal: AbortSignal) => Promise<EventStream<unknown> | undefined>,
    signal: AbortSignal,
  ): Promise<RunProgress> {
    let stream = await open(signal);
    while (stream !== undefined) {
      signal.throwIfAborted();
      this.#setProgress({ status: "running", connection: "open" });
      for await (const event of stream) {
        if (signal.aborted) break;
        this.#protocol.applyEvent(event);
        this.notify();
      }
      if (!signal.aborted) this.#protocol.onStreamEnd?.();
      if (this.#protocol.outcome === undefined) return { status: "dropped", connection: "closed" };
      stream = await this.#protocol.continue?.(signal);
    }
    return { status: "idle", ...this.#protocol.outcome, connection: "closed" };
  }

  #setProgress(progress: RunProgress): void {
    this.#progress = progress;
    if (progress.status === "dropped") this.interrupt("lost");
    this.notify();
  }

  protected override countUserMessages(): number {
    return this.#protocol.turns.filter(({ role }) => role === "user").length;
  }

  protected override createSnapshot(): SessionSnapshot {
    const { threadId, turns, state, componentThread } = this.#protocol;
    const changed = this.updateState(state);
    const { recorded } = this;
    const isRunning = this.#progress.status === "running";
    return {
      ...this.#progress,
      ...(threadId !== undefined && { threadId }),
      ...(componentThread !== undefined && { componentThread }),
      ...recorded,
      busy: isRunning || recorded.offline === true,
      ...(state !== undefined && { state, changed }),
      turns: isRunning ? markStreaming(turns) : turns,
    };
  }
}

/** Returns the title and detail of an error. Error responses have a status and the contract's code. */
function describeError(error: unknown): SessionError {
  if (!(error instanceof ContractError)) return describeException(error);
  const { status, code, message } = error;
  const parts = new Set([status, code].filter((part) => part !== undefined).map(String));
  return {
    title: [...parts].join(" "),
    detail: message,
    ...classifyRejection(error),
  };
}

/** Marks the assistant's last turn as streaming. */
function markStreaming(turns: SessionSnapshot["turns"]): SessionSnapshot["turns"] {
  const last = turns.at(-1);
  return last?.role === "assistant" ? [...turns.slice(0, -1), { ...last, streaming: true }] : turns;
}
