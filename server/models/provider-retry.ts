/** Retries provider requests: decides which failures are transient and how long to wait. */
import { setTimeout as delay } from "node:timers/promises";
import { APICallError } from "@ai-sdk/provider";
import { isTransient } from "./provider-failure.ts";

/** The clock and the source of randomness for retries, replaced in tests. */
export interface RetryTimer {
  /** Resolves after `ms` milliseconds. Rejects as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<unknown>;
  /** Returns a number from 0 to 1, like `Math.random`. */
  random(): number;
  /** Returns the Unix time in milliseconds. */
  now(): number;
}

/** Options for `withRetries`. */
export interface RetryOptions {
  /** Maximum number of retries. Defaults to 2. */
  maxRetries?: number;
  /** Defaults to the real clock. */
  timer?: RetryTimer;
}

const systemTimer: RetryTimer = {
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }),
  random: Math.random,
  now: Date.now,
};

/** Maximum wait in milliseconds. If the provider asks for a longer wait, the request is not retried. */
const maxWaitMs = 60_000;

/**
 * Sends a request and retries it if the connection fails, after status 408, 409, 429 or 5xx, and after an
 * equivalent error inside a stream. Waits as the providers' own clients do: for the time in `retry-after-ms`
 * or `Retry-After` (RFC 9110, section 10.2.3), otherwise for 0.5 s, 1 s and so on up to 8 s, reduced by up to
 * a quarter at random. `x-should-retry` overrides these rules.
 *
 * @param send Sends the request. It must fail with an AI SDK error, and only before any part of the response
 * has been used.
 * @param signal Stops the retries when it is aborted.
 * @throws the last failure, or the error from `timer.sleep` if the signal is aborted.
 */
export async function withRetries<Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  { maxRetries = 2, timer = systemTimer }: RetryOptions,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await send();
    } catch (error) {
      if (retry >= maxRetries || signal?.aborted) throw error;
      const waitMs = computeWait(error, retry, timer);
      if (waitMs === undefined) throw error;
      await timer.sleep(waitMs, signal);
    }
  }
}

/**
 * Returns the wait before the next retry in milliseconds, or `undefined` if the request must not be retried.
 */
function computeWait(error: unknown, retry: number, timer: RetryTimer): number | undefined {
  const headers = (APICallError.isInstance(error) && error.responseHeaders) || {};
  const shouldRetry = headers["x-should-retry"];
  if (shouldRetry === "false" || (shouldRetry !== "true" && !isTransient(error))) return undefined;
  const requestedMs = parseRequestedWait(headers, timer);
  if (requestedMs === undefined) return Math.min(500 * 2 ** retry, 8000) * (1 - timer.random() / 4);
  return requestedMs > maxWaitMs ? undefined : requestedMs;
}

function parseRequestedWait(headers: Record<string, string>, { now }: RetryTimer): number | undefined {
  const ms = headers["retry-after-ms"] ?? "";
  if (/^\d+(\.\d+)?$/.test(ms)) return Number(ms);
  const after = headers["retry-after"] ?? "";
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now());
}
