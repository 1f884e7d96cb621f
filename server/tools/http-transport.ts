/** The streamable HTTP transport to a remote MCP server. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createParser } from "eventsource-parser";
import { boundText } from "./bound-message.ts";
import { limitMessageSize, tooLargePhrase } from "./message-size.ts";

/** Maximum time for ending the session on the server, in milliseconds. */
const sessionEndMs = 1_000;

/** The request that is waiting for an HTTP exchange. */
interface Exchange {
  /** Aborted when the response is no longer needed. */
  signal: AbortSignal;
  /** Called with the reason if no response is possible. */
  fail: (reason: Error) => void;
}

const exchanges = new AsyncLocalStorage<Exchange | undefined>();

/**
 * Sends a request within an HTTP exchange. The exchange is closed when the signal is aborted, and it fails if
 * the response is too large. The SDK alone would leave the stream open and only send a cancel notification,
 * which a server without sessions cannot match to the request. It would also reopen a broken stream.
 *
 * @param send Sends the request with the SDK.
 */
export function withExchange<T>(exchange: Exchange, send: () => T): T {
  return exchanges.run(exchange, send);
}

/**
 * Sends a request outside of any exchange. A request that is triggered by a message must not end together
 * with the exchange that delivered the message.
 */
export function withoutExchange<T>(send: () => T): T {
  return exchanges.run(undefined, send);
}

const fetchWithLimits: typeof fetch = async (input, init) => {
  const exchange = exchanges.getStore();
  const signals = [init?.signal, exchange?.signal].filter((signal) => signal instanceof AbortSignal);
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  if (response.body === null) return response;
  const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const body = limitMessageSize(response.body, events, () => {
    const error = new Error(tooLargePhrase);
    if (exchange === undefined) return error;
    withoutExchange(() => exchange.fail(error));
    // A single oversized response must not end the connection, because other requests use it as well.
    return new Error("The response was aborted.");
  });
  return new Response(events ? boundEvents(body) : boundBody(body), response);
};

const encoder = new TextEncoder();

/** Returns a body that is a single message, with the message bounded. */
function boundBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let text = "";
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk) {
      text += decoder.decode(chunk, { stream: true });
    },
    flush: (controller) => controller.enqueue(encoder.encode(boundText(text + decoder.decode()))),
  });
  return body.pipeThrough(bound);
}

/** Returns a stream of server-sent events with each message bounded. Comments are left out. */
function boundEvents(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let frames = "";
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event !== undefined) frames += `event: ${event}\n`;
      if (id !== undefined) frames += `id: ${id}\n`;
      frames += `${boundText(data).replace(/^/gm, "data: ")}\n\n`;
    },
    onRetry(interval) {
      frames += `retry: ${interval}\n\n`;
    },
  });
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      if (frames !== "") controller.enqueue(encoder.encode(frames));
      frames = "";
    },
  });
  return body.pipeThrough(bound);
}

/**
 * Classifies the failure of a request's HTTP exchange: `unsent` if no connection could be made, `lost` if the
 * server may have received the request. Returns `undefined` for other errors.
 */
export function classifyFailure(error: unknown): "unsent" | "lost" | undefined {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return undefined;
  // A host with multiple addresses has one error for each address.
  const causes: NodeJS.ErrnoException[] =
    error.cause instanceof AggregateError ? error.cause.errors : [error.cause];
  const isUnsent = causes.every(
    ({ syscall, code }) =>
      syscall === "connect" || syscall === "getaddrinfo" || code === "UND_ERR_CONNECT_TIMEOUT",
  );
  return isUnsent ? "unsent" : "lost";
}

/** The SDK's transport with a `close` method that ends the session and can be called repeatedly. */
export class HttpTransport extends StreamableHTTPClientTransport {
  #closing: Promise<void> | undefined;

  /** @param headers Sent with every request. */
  constructor(url: URL, headers: Record<string, string>) {
    super(url, { requestInit: { headers }, fetch: fetchWithLimits });
  }

  /** Ends the session on the server, as MCP requires of clients, then aborts all requests. */
  override close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const goodbye = this.terminateSession().catch(() => {});
    await Promise.race([goodbye, delay(sessionEndMs, undefined, { ref: false })]);
    await super.close();
  }
}
