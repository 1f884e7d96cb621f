/**
 * Reads a stream of Server-Sent Events until its last event, over as many connections as necessary. Copy this
 * file into your project. It needs `fetch` and nothing else.
 */

/** A message in the stream, as defined by the HTML standard. */
export interface Message {
  /** The `event` field, or `message` without one. */
  type: string;
  data: string;
  /** The `id` field of this message, or `undefined` without one. */
  id: string | undefined;
}

/** Options for {@link readStream}. */
export interface StreamOptions<Event> {
  /** URL of the request that starts the stream. */
  url: string;
  /**
   * Method, headers and body of the request that starts the stream. The headers, except those about the body, are also
   * sent when the stream is resumed.
   */
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Sent as `Idempotency-Key`. Without a key, a POST that starts the stream is not repeated. */
  idempotencyKey?: string;
  /** Returns the URL that resumes the stream after `Last-Event-ID`. */
  resumeUrl: (started: Response) => string;
  /** Returns the event of a message, or `undefined` to skip a message of an unknown type. */
  decode: (message: Message) => Event | undefined;
  /** Returns true for an event that ends the stream. A stream that ends without one is resumed. */
  isLast: (event: Event) => boolean;
  /** Cancels the stream: {@link readStream} throws the signal's reason. */
  signal?: AbortSignal;
  /** Attempts without a new message before {@link readStream} throws; 10 if absent. */
  maxRetries?: number;
  /** Milliseconds before the first retry; 250 if absent. The `retry` field of a message replaces them. */
  retryMs?: number;
}

/** The request was rejected, or the connection broke and could not be resumed. */
export class StreamError extends Error {
  /** Status of the response; 0 if there was none or its stream broke. */
  readonly status: number;
  readonly body: string;
  /** Milliseconds in the `Retry-After` header, a minute at most; 0 without one. */
  readonly retryAfterMs: number;

  constructor(message: string, options: ErrorOptions = {}, response?: Response, body = "") {
    super(message, options);
    this.status = response?.status ?? 0;
    this.body = body;
    const seconds = response?.headers.get("retry-after") ?? "";
    this.retryAfterMs = /^\d+$/.test(seconds) ? Math.min(Number(seconds), 60) * 1000 : 0;
  }

  /** True if a retry may succeed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Yields the events of a stream, each with its id. Leave the loop to close the connection. */
export async function* readStream<Event>(
  options: StreamOptions<Event>,
): AsyncGenerator<{ id: string | undefined; event: Event }> {
  const { decode, isLast, resumeUrl, signal, maxRetries = 10 } = options;
  const isRepeatable = options.method === "GET" || options.idempotencyKey !== undefined;
  let { retryMs = 250 } = options;
  let lastEventId = "";
  let url = "";
  let hasEvents = false;
  for (let failures = 0; ; failures += 1) {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    try {
      const response = lastEventId === "" ? await start(options) : await resume(options, url, lastEventId);
      if (lastEventId === "") url = resumeUrl(response);
      const decoder = new SseDecoder(lastEventId);
      reader = response.body?.getReader();
      for (;;) {
        const { value, done } = (await reader?.read().catch(fail)) ?? { done: true };
        if (done || value === undefined) break;
        for (const message of decoder.decode(value)) {
          failures = 0;
          const event = decode(message);
          if (event === undefined) continue;
          hasEvents = true;
          yield { id: message.id, event };
          if (isLast(event)) return;
        }
        lastEventId = decoder.lastEventId;
        retryMs = decoder.retryMs ?? retryMs;
      }
      fail("the stream ended before its last event");
    } catch (error) {
      signal?.throwIfAborted();
      const canRetry = lastEventId !== "" || (isRepeatable && !hasEvents);
      if (!(error instanceof StreamError && error.isTransient && canRetry && failures < maxRetries))
        throw error;
      const backoff = Math.min(retryMs * 2 ** failures, 8000) * (1 - Math.random() / 2);
      await wait(Math.max(backoff, error.retryAfterMs), signal);
    } finally {
      await reader?.cancel().catch(() => {});
    }
  }
}

function start<Event>({ url, method = "POST", headers, body, idempotencyKey, signal }: StreamOptions<Event>) {
  const key = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
  return connect(url, {
    method,
    headers: { ...headers, ...key },
    body: body ?? null,
    signal: signal ?? null,
  });
}

function resume<Event>({ headers = {}, signal }: StreamOptions<Event>, url: string, lastEventId: string) {
  const kept = Object.entries(headers).filter(([name]) => !/^(content-type|last-event-id)$/i.test(name));
  const sent = { ...Object.fromEntries(kept), "Last-Event-ID": lastEventId };
  return connect(url, { headers: sent, signal: signal ?? null });
}

async function connect(url: string, init: RequestInit): Promise<Response> {
  const headers = { Accept: "text/event-stream", ...init.headers };
  const response = await fetch(url, { ...init, headers }).catch(fail);
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 200 && /^text\/event-stream *(;|$)/i.test(type)) return response;
  const body = await response.text().catch(fail);
  throw new StreamError(`status ${response.status}, content type "${type}": ${body}`, {}, response, body);
}

function fail(cause: unknown): never {
  throw new StreamError("the connection broke", { cause });
}

/** Resolves after a delay, or when the signal is aborted. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", done);
    if (signal?.aborted) done();
  });
}

/** Decodes Server-Sent Events from chunks of bytes, which may end anywhere. */
export class SseDecoder {
  /** The last id, which resumes the stream. */
  lastEventId: string;
  /** The last `retry` field in milliseconds. */
  retryMs: number | undefined;
  readonly #utf8 = new TextDecoder();
  #line = "";
  #afterCr = false;
  #type = "";
  #data: string[] = [];
  #id: string | undefined;

  constructor(lastEventId = "") {
    this.lastEventId = lastEventId;
  }

  /** Returns the messages that these bytes complete. */
  decode(bytes: Uint8Array): Message[] {
    const text = this.#utf8.decode(bytes, { stream: true });
    if (text === "") return [];
    // The LF of a CRLF may be in the next chunk.
    const lines = (this.#afterCr && text.startsWith("\n") ? text.slice(1) : text).split(/\r\n|\r|\n/);
    this.#afterCr = text.endsWith("\r");
    lines[0] = this.#line + lines[0];
    this.#line = lines.pop() ?? "";
    return lines.flatMap((line) => (line === "" ? this.#dispatch() : this.#readField(line)));
  }

  #readField(line: string): [] {
    const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "event") this.#type = value;
    if (name === "data") this.#data.push(value);
    if (name === "id" && !value.includes("\0")) this.#id = value;
    if (name === "retry" && /^\d+$/.test(value)) this.retryMs = Number(value);
    return [];
  }

  #dispatch(): Message[] {
    const message = { type: this.#type || "message", data: this.#data.join("\n"), id: this.#id };
    const isEmpty = this.#data.length === 0;
    this.lastEventId = this.#id ?? this.lastEventId;
    this.#type = "";
    this.#data = [];
    this.#id = undefined;
    return isEmpty ? [] : [message];
  }
}
