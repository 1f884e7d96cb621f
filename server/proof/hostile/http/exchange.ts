import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

/** A request, and the way in which its client reads the response. */
export interface ExchangeOptions {
  /** Base URL of a server, without a path. */
  url: string;
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** The request body. Values other than strings and bytes are sent as JSON. */
  body?: unknown;
  /** An agent for keep-alive connections. If absent, a new connection is opened. */
  agent?: Agent;
  /** Deadline for the exchange, in milliseconds. */
  timeoutMs: number;
  /** Maximum number of bytes of the response body to keep. The last bytes are kept. */
  keepBytes?: number;
  /** Called with each chunk. To abort the exchange, destroy the message. */
  onData?: (chunk: Buffer, message: IncomingMessage) => void;
  /** Aborts the exchange. */
  signal?: AbortSignal | undefined;
}

/**
 * The way an exchange ended: `complete` (the response ended), `cut` (the server closed or reset the
 * connection first), `left` (this client closed the connection) or `late` (the deadline expired).
 */
export type Ending = "complete" | "cut" | "left" | "late";

/** The part of the response that was received. */
export interface Response {
  /** The HTTP status. Absent if no response head was received. */
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The bytes that were kept. */
  body: Buffer;
  /** Number of bytes received. */
  size: number;
  ending: Ending;
  /**
   * Milliseconds from the start to the response head, or to the end of the exchange if there was no response
   * head.
   */
  headMs: number;
  /** Milliseconds from the start to the end. */
  ms: number;
}

/** Sends a request and reads the response. Never rejects. */
export function exchange(options: ExchangeOptions): Promise<Response> {
  const { url, method, path, timeoutMs, keepBytes = 8_000_000 } = options;
  const { body, headers } = encodeBody(options);
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const kept = new Tail(keepBytes);
  let head: IncomingMessage | undefined;
  let headMs: number | undefined;
  let isLeft = false;
  const settle = (ending: Ending) => {
    clearTimeout(deadline);
    const ms = performance.now() - started;
    const { statusCode: status, headers = {} } = head ?? {};
    resolve({ status, headers, body: kept.bytes(), size: kept.size, ending, headMs: headMs ?? ms, ms });
  };
  const outgoing = request(new URL(path, url), { method, headers, agent: options.agent ?? false });
  const deadline = setTimeout(() => {
    settle("late");
    outgoing.destroy();
  }, timeoutMs);
  const leave = () => {
    isLeft = true;
    outgoing.destroy();
  };
  options.signal?.addEventListener("abort", leave, { once: true });
  if (options.signal?.aborted) leave();
  outgoing.on("error", () => settle(isLeft ? "left" : "cut"));
  outgoing.on("close", () => {
    options.signal?.removeEventListener("abort", leave);
    settle(isLeft ? "left" : "cut");
  });
  outgoing.on("response", (response) => {
    head = response;
    headMs = performance.now() - started;
    response.on("data", (chunk: Buffer) => {
      kept.push(chunk);
      options.onData?.(chunk, response);
      isLeft ||= response.destroyed;
    });
    response.on("end", () => settle("complete"));
    response.on("error", () => settle(isLeft ? "left" : "cut"));
    response.on("close", () => settle(isLeft ? "left" : "cut"));
  });
  outgoing.end(body);
  return promise;
}

function encodeBody({ body, headers = {} }: ExchangeOptions): {
  body: string | Buffer | undefined;
  headers: Record<string, string | number>;
} {
  if (body === undefined) return { body, headers };
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  return {
    body: bytes,
    headers: { "content-type": "application/json", "content-length": bytes.length, ...headers },
  };
}

/** Keeps the last bytes of a body. */
class Tail {
  size = 0;
  readonly #keep: number;
  readonly #chunks: Buffer[] = [];
  #held = 0;

  constructor(keep: number) {
    this.#keep = keep;
  }

  push(chunk: Buffer): void {
    this.size += chunk.length;
    this.#held += chunk.length;
    this.#chunks.push(chunk);
    for (let first = this.#chunks[0]; first !== undefined; first = this.#chunks[0]) {
      if (this.#held - first.length < this.#keep) return;
      this.#held -= first.length;
      this.#chunks.shift();
    }
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
