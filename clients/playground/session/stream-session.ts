/** A session over a contract whose runs are plain event streams. */
import { EventSourceParserStream } from "eventsource-parser/stream";
import { faultOf, isObject, parsed, refusalOf } from "./json.ts";
import type { Call, Protocol } from "./protocol.ts";
import { RecordedSession } from "./recorded-session.ts";
import type { Session, SessionOptions, SessionSnapshot } from "./session.ts";

/** The parts of the snapshot that describe the run. */
type Place = Pick<SessionSnapshot, "status" | "connection" | "error">;

export class StreamSession extends RecordedSession<unknown> implements Session {
  readonly contract;
  readonly can;
  readonly #protocol: Protocol;
  #place: Place = { status: "idle" };
  /** Aborts when the session no longer follows the current run. */
  #attached = new AbortController();

  constructor(protocol: Protocol, options: SessionOptions) {
    super(protocol.contract, options, undefined);
    this.#protocol = protocol;
    this.contract = protocol.contract;
    this.can = protocol.can;
    if (options.threadId !== undefined) this.killAndResume();
  }

  send(text: string): void {
    if (this.#place.status === "running" || text.trim() === "") return;
    this.#follow(() => this.#protocol.begin(text));
  }

  cancel(): void {
    if (this.#place.status !== "running" || !this.can.cancel) return;
    const call = this.#protocol.cancel?.();
    if (call === undefined) {
      this.#attached.abort();
      this.#go({ status: "cancelled", connection: "closed" });
    } else {
      void this.#end(call);
    }
  }

  reconnect(): void {
    if (this.#place.status !== "dropped" || this.#protocol.resume === undefined) return;
    this.#follow(() => this.#protocol.resume?.(this.#get));
  }

  killAndResume(): void {
    if (this.#protocol.restart === undefined) return;
    this.forgetState();
    this.#follow(() => this.#protocol.restart?.(this.#get));
  }

  dispose(): void {
    this.#attached.abort();
    this.clearListeners();
  }

  /** Stops following the current stream, and follows the one of the next request. */
  #follow(next: () => Call | undefined | Promise<Call | undefined>): void {
    this.#attached.abort();
    const attached = new AbortController();
    this.#attached = attached;
    this.#go({ status: "running", connection: "connecting" });
    void this.#run(next, attached.signal).then(
      (place) => {
        if (!attached.signal.aborted) this.#go(place);
      },
      (error: unknown) => {
        if (!attached.signal.aborted)
          this.#go({ status: "failed", connection: "closed", error: faultOf(error) });
      },
    );
  }

  async #run(next: () => Call | undefined | Promise<Call | undefined>, signal: AbortSignal): Promise<Place> {
    let call = await next();
    while (call !== undefined) {
      const refused = await this.#stream(call, signal);
      if (refused !== undefined) return refused;
      call = await this.#protocol.continue?.(signal);
    }
    return { status: "idle", ...this.#protocol.end, connection: "closed" };
  }

  /** @returns The end of the run if it cannot continue. */
  async #stream(call: Call, signal: AbortSignal): Promise<Place | undefined> {
    try {
      const response = await this.#request(call, signal);
      if (response.status === 404 && call.optional === true) return { status: "idle", connection: "closed" };
      if (!response.ok || response.body === null) {
        const error = refusalOf(response.status, parsed(await response.text()));
        return { status: "failed", connection: "closed", error };
      }
      this.#protocol.accepted?.(response.headers);
      if (!signal.aborted) this.#go({ status: "running", connection: "open" });
      await this.#read(response.body, signal);
    } catch {
      // The network failed. Browsers do not tell pages how.
      return { status: "dropped", connection: "closed" };
    }
    return this.#protocol.end === undefined ? { status: "dropped", connection: "closed" } : undefined;
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal): Promise<void> {
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { id, event, data: text } = read.value;
      const data = parsed(text);
      if (signal.aborted) return;
      if (!isObject(data)) continue;
      this.#protocol.take({ data, ...(id !== undefined && { id }), ...(event !== undefined && { event }) });
      this.change();
      // Ignores anything after the terminal event (G-157).
      if (this.#protocol.end !== undefined) return await reader.cancel();
    }
    if (!signal.aborted) this.#protocol.close?.();
  }

  async #end(call: Call): Promise<void> {
    try {
      const response = await this.#request(call, new AbortController().signal);
      if (!response.ok) this.#fail(refusalOf(response.status, parsed(await response.text())));
    } catch (error) {
      this.#fail(faultOf(error));
    }
  }

  /** Shows an error outside of the run. */
  #fail(error: { title: string; detail: string }): void {
    this.#go({ ...this.#place, error });
  }

  readonly #get = async (path: string): Promise<Record<string, unknown> | undefined> => {
    const response = await this.#request({ method: "GET", path }, this.#attached.signal);
    const body = parsed(await response.text());
    if (response.ok && isObject(body)) return body;
    if (response.status === 404) return undefined;
    throw new Error(refusalOf(response.status, body).detail);
  };

  #request({ method, path, body }: Call, signal: AbortSignal): Promise<Response> {
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

  #go(place: Place): void {
    this.#place = place;
    this.change();
  }

  protected override makeSnapshot(): SessionSnapshot {
    const { threadId, turns, state } = this.#protocol;
    const changed = this.takeState(state);
    const { status } = this.#place;
    const busy = status === "running";
    return {
      ...this.#place,
      ...(threadId !== undefined && { threadId }),
      busy,
      frames: this.recorder.frames,
      requests: this.recorder.requests,
      ...(state !== undefined && { state, changed }),
      turns: busy ? markStreaming(turns) : turns,
    };
  }
}

/** Marks the assistant's last turn as streaming. */
function markStreaming(turns: SessionSnapshot["turns"]): SessionSnapshot["turns"] {
  const last = turns.at(-1);
  return last?.role === "assistant" ? [...turns.slice(0, -1), { ...last, streaming: true }] : turns;
}
