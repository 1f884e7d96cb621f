/** Streamable HTTP to a server that somebody else runs. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** How long the server may take to hear that its session is over, in milliseconds. */
const goodbyeMs = 1_000;

const wanted = new AsyncLocalStorage<AbortSignal>();

/**
 * Sends a request whose HTTP exchange is closed when the signal aborts. The SDK only tells the server to cancel, which
 * a server without sessions cannot relate to the request, and leaves the stream open.
 *
 * @param send Sends it by the SDK.
 */
export function whileWanted<T>(signal: AbortSignal, send: () => T): T {
  return wanted.run(signal, send);
}

const fetchWhileWanted: typeof fetch = (input, init) => {
  const signal = wanted.getStore();
  if (signal === undefined) return fetch(input, init);
  const signals = init?.signal ? [init.signal, signal] : [signal];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/** The SDK's transport, with a `close` that ends the session and can be awaited as often as wanted. */
export class HttpTransport extends StreamableHTTPClientTransport {
  #closing: Promise<void> | undefined;

  /** @param headers Sent with every request. */
  constructor(url: URL, headers: Record<string, string>) {
    super(url, { requestInit: { headers }, fetch: fetchWhileWanted });
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
