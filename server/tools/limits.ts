/** Requests to an MCP server that surely end: with an answer, at their time, by a signal or with the connection. */
import type { RequestOptions } from "@modelcontextprotocol/sdk/shared/protocol.js";
import { describeError } from "./describe-error.ts";

/** The largest delay of a Node timer: the time is kept here, so that its end is told from other errors. */
const never = 2 ** 31 - 1;

export interface Limits {
  /** Aborts when nobody wants the answer any more. */
  signal: AbortSignal;
  /** Aborts when the connection is lost, with a clause that says why. */
  lost: AbortSignal;
  timeoutMs: number;
}

/**
 * Why a request has no answer: the server did not get it, the connection or the answer was lost while the server had
 * it, its time was up, or the server refused it.
 */
export class RequestFailure extends Error {
  readonly kind: "unsent" | "lost" | "late" | "refused";

  /** @param message A clause; of a late answer the time that it had, for example `60 s`. */
  constructor(kind: RequestFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Sends a request. The server is told to cancel it when `signal` aborts, the time is up or `send` gives up.
 *
 * @param send Sends it by the SDK, with the options given. It gives up with an error when the answer is of no use,
 *   and may reject with a `RequestFailure` of its own.
 * @throws RequestFailure, or the reason of `signal` once that aborts.
 */
export async function withLimits<T>(
  send: (options: RequestOptions & { signal: AbortSignal }, giveUp: (why: Error) => void) => Promise<T>,
  { signal, lost, timeoutMs }: Limits,
): Promise<T> {
  const limit = `${timeoutMs / 1000} s`;
  signal.throwIfAborted();
  if (lost.aborted) throw new RequestFailure("unsent", lost.reason as string);
  // One controller for each request: the SDK keeps its listener on the signal and would cancel finished requests.
  const stop = new AbortController();
  const onAbort = () => stop.abort("The run was cancelled");
  const onLost = () => stop.abort("The connection is lost");
  let timedOut = false;
  let gaveUp: Error | undefined;
  const giveUp = (why: Error) => {
    gaveUp = why;
    stop.abort("The answer is of no use");
  };
  const timer = setTimeout(() => {
    timedOut = true;
    stop.abort(`No answer within ${limit}`);
  }, timeoutMs);
  signal.addEventListener("abort", onAbort);
  lost.addEventListener("abort", onLost);
  try {
    return await send({ signal: stop.signal, timeout: never }, giveUp);
  } catch (error) {
    signal.throwIfAborted();
    if (gaveUp) throw new RequestFailure("lost", describeError(gaveUp), { cause: error });
    if (error instanceof RequestFailure) throw error;
    if (lost.aborted) throw new RequestFailure("lost", lost.reason as string, { cause: error });
    if (timedOut) throw new RequestFailure("late", limit, { cause: error });
    throw new RequestFailure("refused", describeError(error), { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    lost.removeEventListener("abort", onLost);
  }
}
