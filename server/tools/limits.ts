/**
 * Makes sure that every request to an MCP server ends: with a response, a timeout, an abort or a lost
 * connection.
 */
import type { RequestOptions } from "@modelcontextprotocol/client";
import { describeError } from "./describe-error.ts";

/**
 * The maximum delay of a Node timer. It disables the SDK's timeout, so that `withLimits` can distinguish a
 * timeout from other errors.
 */
const maxTimerMs = 2 ** 31 - 1;

export interface RequestLimits {
  /** Aborted when the response is no longer needed. */
  signal: AbortSignal;
  /** Aborted when the connection is lost. The reason is a phrase. */
  lost: AbortSignal;
  timeoutMs: number;
}

/**
 * A request that got no result. `unsent`: the server did not receive the request. `lost`: the connection or
 * the response was lost after the request was sent. `timeout`: the request timed out. `rejected`: the server
 * responded with an error.
 */
export class RequestFailure extends Error {
  readonly kind: "unsent" | "lost" | "timeout" | "rejected";

  /** @param message A phrase. For `timeout` it is the time limit, for example `60 s`. */
  constructor(kind: RequestFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Sends a request. The server is asked to cancel the request when `signal` is aborted, after a timeout, or
 * when `send` aborts it.
 *
 * @param send Sends the request with the SDK and the given options. It calls `abandon` with an error if the
 * response cannot be used, and may reject with its own `RequestFailure`.
 * @throws RequestFailure, or the reason from `signal` when the signal is aborted.
 */
export async function withLimits<T>(
  send: (options: RequestOptions & { signal: AbortSignal }, abandon: (reason: Error) => void) => Promise<T>,
  { signal, lost, timeoutMs }: RequestLimits,
): Promise<T> {
  const limit = `${timeoutMs / 1000} s`;
  signal.throwIfAborted();
  if (lost.aborted) throw new RequestFailure("unsent", lost.reason as string);
  // Each request has its own controller, because the SDK never removes its listener from the signal and would
  // cancel finished requests.
  const stop = new AbortController();
  const onAbort = () => stop.abort("The run was cancelled");
  const onLost = () => stop.abort("The connection was lost");
  let timedOut = false;
  let failure: Error | undefined;
  const abandon = (reason: Error) => {
    failure = reason;
    stop.abort("The response is unusable");
  };
  const timer = setTimeout(() => {
    timedOut = true;
    stop.abort(`No response within ${limit}`);
  }, timeoutMs);
  signal.addEventListener("abort", onAbort);
  lost.addEventListener("abort", onLost);
  try {
    return await send({ signal: stop.signal, timeout: maxTimerMs }, abandon);
  } catch (error) {
    signal.throwIfAborted();
    if (failure) throw new RequestFailure("lost", describeError(failure), { cause: error });
    if (error instanceof RequestFailure) throw error;
    if (lost.aborted) throw new RequestFailure("lost", lost.reason as string, { cause: error });
    if (timedOut) throw new RequestFailure("timeout", limit, { cause: error });
    throw new RequestFailure("rejected", describeError(error), { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    lost.removeEventListener("abort", onLost);
  }
}
