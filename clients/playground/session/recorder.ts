/**
 * Records the traffic of a session: every request, which is also available as a shell command, and every
 * frame in the responses.
 */
import { FrameReader, getFrameType, type RawFrame } from "./frames.ts";
import { InterruptionTracker } from "./interruptions.ts";
import { isObject, parseJsonOrText } from "./json.ts";
import {
  type ContractName,
  type Frame,
  frameLimit,
  type Interruption,
  type RecordedRequest,
} from "./session.ts";

/** The number of requests that are kept. */
const requestLimit = 500;

/** Options for a {@link Recorder}. */
export interface RecorderOptions {
  /** True if the ids of a run's events are 1, 2, 3 and so on. */
  hasConsecutiveIds?: boolean;
}

/** A recording `fetch` that can break all connections. */
export class Recorder {
  readonly #contract: ContractName;
  readonly #fetch: typeof fetch;
  readonly #onChange: () => void;
  #frames: Frame[] = [];
  #nextFrame = 0;
  #requests: readonly RecordedRequest[] = [];
  #nextRequest = 1;
  /** The abort controllers of the open connections. */
  readonly #openConnections = new Set<AbortController>();
  #visibleFrames: readonly Frame[] | undefined = [];
  /** The page's clock minus the server's clock, in milliseconds. */
  #clockDifference = Number.POSITIVE_INFINITY;
  readonly #interruptions: InterruptionTracker;
  /** Resolves when the network is available again. Absent while it is available. */
  #offline: PromiseWithResolvers<void> | undefined;

  /** @param changed Called after every change to `frames`, `requests` or `interruptions`. */
  constructor(
    contract: ContractName,
    send: typeof fetch,
    changed: () => void,
    { hasConsecutiveIds = false }: RecorderOptions = {},
  ) {
    this.#interruptions = new InterruptionTracker(hasConsecutiveIds);
    this.#contract = contract;
    this.#fetch = send;
    this.#onChange = changed;
  }

  /** The latest {@link frameLimit} frames. This is the same array until a frame arrives. */
  get frames(): readonly Frame[] {
    this.#visibleFrames ??= this.#frames.slice(-frameLimit);
    return this.#visibleFrames;
  }

  /** The latest requests. This is the same array until a request changes. */
  get requests(): readonly RecordedRequest[] {
    return this.#requests;
  }

  /** The interruptions of the stream. This is the same array until one of them changes. */
  get interruptions(): readonly Interruption[] {
    return this.#interruptions.list;
  }

  /** True from an interruption until the first event of the stream that follows. */
  get isInterrupted(): boolean {
    return this.#interruptions.isOpen;
  }

  /** True if requests wait for {@link goOnline}. */
  get isOffline(): boolean {
    return this.#offline !== undefined;
  }

  /**
   * Records an interruption after the latest frame.
   *
   * @param exchange The number of user messages so far.
   */
  interrupt(cause: Interruption["cause"], exchange: number): void {
    this.#interruptions.add(cause, this.#nextFrame, exchange);
    this.#onChange();
  }

  /** Starts a run. An interrupted stream is not resumed after that. */
  startRun(): void {
    this.#interruptions.startRun();
  }

  /** Breaks every open connection, and holds requests until {@link goOnline} is called. */
  goOffline(): void {
    this.#offline ??= Promise.withResolvers();
    this.breakConnections();
    this.#onChange();
  }

  /** Sends the requests that are waiting. */
  goOnline(): void {
    this.#offline?.resolve();
    this.#offline = undefined;
    this.#onChange();
  }

  /** Breaks every open connection. Reads then fail with a `TypeError`, as after a network error. */
  breakConnections(): void {
    for (const connection of this.#openConnections) connection.abort();
  }

  /** Has the same signature as the global `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = request.body === null ? undefined : await request.clone().text();
    if (this.#offline !== undefined) await rejectOnAbort(this.#offline.promise, request.signal);
    const number = this.#addRequest(request, text);
    const startedAt = performance.now();
    const connection = new AbortController();
    const closed = () => this.#openConnections.delete(connection);
    this.#openConnections.add(connection);
    try {
      const response = await this.#fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(text !== undefined && { body: text }),
        signal: AbortSignal.any([request.signal, connection.signal]),
      });
      this.#recordStatus(number, response.status);
      return isEventStream(response)
        ? this.#recordStream(response, connection, (frames) => this.#addFrames(frames, number, startedAt))
        : await this.#readResponse(response, closed);
    } catch (error) {
      closed();
      throw connection.signal.aborted ? createNetworkError() : error;
    }
  };

  #addRequest({ method, url, headers }: Request, body: string | undefined): number {
    const number = this.#nextRequest++;
    const told = Object.fromEntries(
      [...headers].map(([name, value]) => [name, name === "authorization" ? "Bearer …" : value]),
    );
    const sent = { method, url, headers: told, ...(body !== undefined && { body }) };
    this.#requests = [...this.#requests, { number, ...sent, curl: toCurlCommand(sent) }].slice(-requestLimit);
    this.#onChange();
    return number;
  }

  #recordStatus(number: number, status: number): void {
    this.#requests = this.#requests.map((line) => (line.number === number ? { ...line, status } : line));
    this.#onChange();
  }

  /** Returns the response and records its frames as they are read. */
  #recordStream(
    response: Response,
    connection: AbortController,
    tell: (frames: readonly RawFrame[]) => void,
  ): Response {
    const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    const frames = new FrameReader();
    this.#interruptions.startStream();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          try {
            const { done, value } = await reader.read();
            if (value !== undefined) {
              tell(frames.read(value));
              controller.enqueue(value);
            }
            if (!done) return;
            this.#openConnections.delete(connection);
            controller.close();
          } catch (error) {
            this.#openConnections.delete(connection);
            controller.error(connection.signal.aborted ? createNetworkError() : error);
          }
        },
        cancel: (reason) => {
          this.#openConnections.delete(connection);
          return reader.cancel(reason);
        },
      },
      // Bytes are read and recorded only when the caller reads.
      { highWaterMark: 0 },
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }

  /** Reads a response that is not a stream. */
  async #readResponse(response: Response, closed: () => void): Promise<Response> {
    const { status, statusText, headers } = response;
    const text = await response.text();
    closed();
    this.#interruptions.addMessages(parseJsonOrText(text));
    // A response with one of these statuses must have no body (Fetch Standard, null body status).
    return new Response([204, 205, 304].includes(status) ? null : text, { status, statusText, headers });
  }

  /** @param startedAt The time at which the request started, in milliseconds. */
  #addFrames(frames: readonly RawFrame[], run: number, startedAt: number): void {
    if (frames.length === 0) return;
    const now = performance.now();
    const parsed = frames.map(({ data: text, ...frame }) => {
      const data = text === undefined ? undefined : parseJsonOrText(text);
      return { frame, data, timestamp: getTimestamp(data) };
    });
    // The shortest time that any event took to arrive is the difference between the clocks, as far as the page
    // can know.
    for (const { timestamp = Number.NEGATIVE_INFINITY } of parsed)
      this.#clockDifference = Math.min(this.#clockDifference, now - timestamp);
    const arrivedAt = now - startedAt;
    let at = this.#frames.findLast((frame) => frame.run === run)?.at ?? 0;
    for (const { frame, data, timestamp } of parsed) {
      const writtenAt = timestamp === undefined ? arrivedAt : timestamp + this.#clockDifference - startedAt;
      // An event that is older than the request was missed, so its time is that of its arrival.
      at = Math.max(at, writtenAt < 0 ? arrivedAt : writtenAt);
      const type = getFrameType(this.#contract, frame.event, data);
      const recorded = {
        index: this.#nextFrame++,
        at,
        arrivedAt,
        run,
        type,
        data,
        ...frame,
      };
      this.#frames.push(recorded);
      this.#interruptions.addFrame(recorded);
    }
    // The array is truncated only rarely, because slicing copies all remaining frames.
    if (this.#frames.length > 2 * frameLimit) this.#frames = this.#frames.slice(-frameLimit);
    this.#visibleFrames = undefined;
    this.#onChange();
  }
}

/** Returns the time at which the server wrote an event, in milliseconds by the server's clock. */
function getTimestamp(data: unknown): number | undefined {
  return isObject(data) && typeof data.timestamp === "number" ? data.timestamp : undefined;
}

function isEventStream(response: Response): boolean {
  return response.body !== null && /^text\/event-stream\b/.test(response.headers.get("content-type") ?? "");
}

/** Rejects with the signal's reason as soon as it aborts. */
function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Creates the error with which `fetch` rejects on a network failure. */
function createNetworkError(): TypeError {
  return new TypeError("The connection was dropped.");
}

/** The parts of a request that the command contains. */
interface ReplayableRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * Returns a shell command that sends the request (POSIX.1-2024, XCU section 2.2: quoting). The command reads
 * the API key from `$API_KEY`.
 */
export function toCurlCommand({ method, url, headers, body }: ReplayableRequest): string {
  // curl defaults to POST if there is a body, and to GET otherwise.
  const usual = body === undefined ? "GET" : "POST";
  const lines = [`curl -N${method === usual ? "" : ` -X ${method}`} ${quoteForShell(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const isKey = name.toLowerCase() === "authorization";
    lines.push(isKey ? '-H "Authorization: Bearer $API_KEY"' : `-H ${quoteForShell(`${name}: ${value}`)}`);
  }
  // `-d` would read a file if the text started with @.
  if (body !== undefined) lines.push(`--data-raw ${quoteForShell(body)}`);
  return lines.join(" \\\n  ");
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
