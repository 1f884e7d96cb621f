/** A session over a contract whose runs are plain event streams. */
import { EventSourceParserStream } from "eventsource-parser/stream";
import { describeException, isObject, parseErrorResponse, parseJsonOrText } from "./json.ts";
import type { Protocol, RequestSpec } from "./protocol.ts";
import { RecordedSession } from "./recorded-session.ts";
import type { Session, SessionOptions, SessionSnapshot } from "./session.ts";

/** The parts of the snapshot that describe the run. */
type RunProgress = Pick<SessionSnapshot, "status" | "connection" | "error">;

export class StreamSession extends RecordedSession<unknown> implements Session {
  readonly contract;
  readonly capabilities;
  readonly #protocol: Protocol;
  #progress: RunProgress = { status: "idle" };
  /** Aborts when the session no longer follows the current run. */
  #attachment = new AbortController();

  constructor(protocol: Protocol, options: SessionOptions) {
    super(protocol.contract, options, undefined);
    this.#protocol = protocol;
    this.contract = protocol.contract;
    this.capabilities = protocol.capabilities;
    if (options.threadId !== undefined) this.killAndResume();
  }

  send(text: string): void {
    if (this.#progress.status === "running" || text.trim() === "") return;
    this.#follow(() => this.#protocol.start(text));
  }

  cancel(): void {
    if (this.#progress.status !== "running" || !this.capabilities.cancel) return;
    const call = this.#protocol.cancel?.();
    if (call === undefined) {
      this.#attachment.abort();
      this.#setProgress({ status: "cancelled", connection: "closed" });
    } else {
      void this.#sendCancel(call);
    }
  }

  reconnect(): void {
    if (this.#progress.status !== "dropped" || this.#protocol.resume === undefined) return;
    this.#follow(() => this.#protocol.resume?.(this.#fetchJson));
  }

  killAndResume(): void {
    if (this.#protocol.reload === undefined) return;
    this.resetState();
    this.#follow(() => this.#protocol.reload?.(this.#fetchJson));
  }

  dispose(): void {
    this.#attachment.abort();
    this.clearListeners();
  }

  /** Stops following the current stream, and follows the stream of the next request. */
  #follow(next: () => RequestSpec | undefined | Promise<RequestSpec | undefined>): void {
    this.#attachment.abort();
    const attached = new AbortController();
    this.#attachment = attached;
    this.#setProgress({ status: "running", connection: "connecting" });
    void this.#run(next, attached.signal).then(
      (place) => {
        if (!attached.signal.aborted) this.#setProgress(place);
      },
      (error: unknown) => {
        if (!attached.signal.aborted)
          this.#setProgress({ status: "failed", connection: "closed", error: describeException(error) });
      },
    );
  }

  async #run(
    next: () => RequestSpec | undefined | Promise<RequestSpec | undefined>,
    signal: AbortSignal,
  ): Promise<RunProgress> {
    let call = await next();
    while (call !== undefined) {
      const end = await this.#streamRun(call, signal);
      if (end !== undefined) return end;
      call = await this.#protocol.continue?.(signal);
    }
    return { status: "idle", ...this.#protocol.outcome, connection: "closed" };
  }

  /** @returns The progress to show if the run cannot continue. */
  async #streamRun(call: RequestSpec, signal: AbortSignal): Promise<RunProgress | undefined> {
    try {
      const response = await this.#request(call, signal);
      if (response.status === 404 && call.isOptional === true)
        return { status: "idle", connection: "closed" };
      if (!response.ok || response.body === null) {
        const error = parseErrorResponse(response.status, parseJsonOrText(await response.text()));
        return { status: "failed", connection: "closed", error };
      }
      this.#protocol.onResponse?.(response.headers);
      if (!signal.aborted) this.#setProgress({ status: "running", connection: "open" });
      await this.#read(response.body, signal);
    } catch {
      // The network connection failed. Browsers do not tell pages why.
      return { status: "dropped", connection: "closed" };
    }
    return this.#protocol.outcome === undefined ? { status: "dropped", connection: "closed" } : undefined;
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal): Promise<void> {
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { id, event, data: text } = read.value;
      const data = parseJsonOrText(text);
      if (signal.aborted) return;
      if (!isObject(data)) continue;
      this.#protocol.applyEvent({
        data,
        ...(id !== undefined && { id }),
        ...(event !== undefined && { event }),
      });
      this.notify();
      // Everything after the terminal event is ignored (G-157).
      if (this.#protocol.outcome !== undefined) return await reader.cancel();
    }
    if (!signal.aborted) this.#protocol.onStreamEnd?.();
  }

  async #sendCancel(call: RequestSpec): Promise<void> {
    try {
      const response = await this.#request(call, new AbortController().signal);
      if (!response.ok)
        this.#showError(parseErrorResponse(response.status, parseJsonOrText(await response.text())));
    } catch (error) {
      this.#showError(describeException(error));
    }
  }

  /** Shows an error that occurred outside a run. */
  #showError(error: { title: string; detail: string }): void {
    this.#setProgress({ ...this.#progress, error });
  }

  readonly #fetchJson = async (path: string): Promise<Record<string, unknown> | undefined> => {
    const response = await this.#request({ method: "GET", path }, this.#attachment.signal);
    const body = parseJsonOrText(await response.text());
    if (response.ok && isObject(body)) return body;
    if (response.status === 404) return undefined;
    throw new Error(parseErrorResponse(response.status, body).detail);
  };

  #request({ method, path, body }: RequestSpec, signal: AbortSignal): Promise<Response> {
    const { baseUrl, apiKey } = this.options;
    return this.recorder.fetch(baseUrl + path, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
  }

  #setProgress(place: RunProgress): void {
    this.#progress = place;
    this.notify();
  }

  protected override createSnapshot(): SessionSnapshot {
    const { threadId, turns, state } = this.#protocol;
    const changed = this.updateState(state);
    const { status } = this.#progress;
    const busy = status === "running";
    return {
      ...this.#progress,
      ...(threadId !== undefined && { threadId }),
      busy,
      frames: this.recorder.frames,
      requests: this.recorder.requests,
      ...(state !== undefined && { state, changed }),
      turns: busy ? markStreaming(turns) : turns,
    };
  }
}

/** Marks the last assistant turn as streaming. */
function markStreaming(turns: SessionSnapshot["turns"]): SessionSnapshot["turns"] {
  const last = turns.at(-1);
  return last?.role === "assistant" ? [...turns.slice(0, -1), { ...last, streaming: true }] : turns;
}
