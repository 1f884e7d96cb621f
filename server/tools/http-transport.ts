/** Streamable HTTP to a server that somebody else runs. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { tooLarge, withinMessageSize } from "./message-size.ts";

/** How long the server may take to hear that its session is over, in milliseconds. */
const goodbyeMs = 1_000;

/** Who waits for the HTTP exchange of a request. */
interface Exchange {
  /** Aborts when the answer is not wanted any more. */
  signal: AbortSignal;
  /** Told why there can be no answer. */
  giveUp: (why: Error) => void;
}

const exchanges = new AsyncLocalStorage<Exchange | undefined>();

/**
 * Sends a request whose HTTP exchange is closed when the signal aborts, and which is given up when its answer is too
 * large. Left alone, the SDK only tells the server to cancel, which a server without sessions cannot relate to the
 * request, and leaves the stream open; and it asks again for a stream that broke off.
 *
 * @param send Sends it by the SDK.
 */
export function forExchange<T>(exchange: Exchange, send: () => T): T {
  return exchanges.run(exchange, send);
}

/**
 * Sends a request of its own from wherever it is called: what a message sets off must not end with the exchange that
 * brought the message.
 */
export function forNoExchange<T>(send: () => T): T {
  return exchanges.run(undefined, send);
}

const fetchWithLimits: typeof fetch = async (input, init) => {
  const exchange = exchanges.getStore();
  const signals = [init?.signal, exchange?.signal].filter((signal) => signal instanceof AbortSignal);
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  if (response.body === null) return response;
  const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const body = withinMessageSize(response.body, events, () => {
    const error = new Error(tooLarge);
    if (exchange === undefined) return error;
    forNoExchange(() => exchange.giveUp(error));
    // One answer that is too large is no reason to end the connection, on which others wait.
    return new Error("The answer was given up.");
  });
  return new Response(body, response);
};

/**
 * What became of a request whose HTTP exchange failed: `unsent` when there was no connection to send it on, `lost` when
 * the server may have it. `undefined` for errors of other kinds.
 */
export function fateOf(error: unknown): "unsent" | "lost" | undefined {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return undefined;
  // A name of several addresses has an error for each of them.
  const causes: NodeJS.ErrnoException[] =
    error.cause instanceof AggregateError ? error.cause.errors : [error.cause];
  const isUnsent = causes.every(
    ({ syscall, code }) =>
      syscall === "connect" || syscall === "getaddrinfo" || code === "UND_ERR_CONNECT_TIMEOUT",
  );
  return isUnsent ? "unsent" : "lost";
}

/** The SDK's transport, with a `close` that ends the session and can be awaited as often as wanted. */
export class HttpTransport extends StreamableHTTPClientTransport {
  #closing: Promise<void> | undefined;

  /** @param headers Sent with every request. */
  constructor(url: URL, headers: Record<string, string>) {
    super(url, { requestInit: { headers }, fetch: fetchWithLimits });
  }

  /** Ends the session at the server, as MCP asks of clients, and then all requests. */
  override close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const goodbye = this.terminateSession().catch(() => {});
    await Promise.race([goodbye, delay(goodbyeMs, undefined, { ref: false })]);
    await super.close();
  }
}
