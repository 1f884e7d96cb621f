/** Asking a provider again: which failures pass, and how long to wait for that. */
import { setTimeout as delay } from "node:timers/promises";
import { APICallError } from "@ai-sdk/provider";
import { isTransient } from "./provider-failure.ts";

/** What waiting depends on. */
export interface Waiting {
  /** Resolves after `ms` milliseconds; rejects as soon as `signal` aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<unknown>;
  /** From 0 to 1, as `Math.random`. */
  random(): number;
  /** Unix time in milliseconds. */
  now(): number;
}

/** How a request is made again. */
export interface RetryOptions {
  /** How often; 2 if absent. */
  maxRetries?: number;
  /** The clock, if absent. */
  waiting?: Waiting;
}

const realWaiting: Waiting = {
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }),
  random: Math.random,
  now: Date.now,
};

/** A provider that wants to be left alone for longer is not asked again, in milliseconds. */
const longestWait = 60_000;

/**
 * Asks, and asks again after status 408, 409, 429 and 5xx, also told inside a stream, and when there is no connection, as
 * the providers' own clients do: after `Retry-After` (RFC 9110, section 10.2.3) or `retry-after-ms`, else after 0.5 s,
 * 1 s … up to 8 s, less up to a quarter. `x-should-retry` has the last word.
 *
 * @param ask Fails with an error of the AI SDK's, and only while nothing of the answer has been used.
 * @param signal Once it aborts, nothing is asked again.
 * @throws the last failure, and what `waiting.sleep` throws when the signal aborts.
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  { maxRetries = 2, waiting = realWaiting }: RetryOptions,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await ask();
    } catch (error) {
      if (retry >= maxRetries || signal?.aborted) throw error;
      const wait = waitAfter(error, retry, waiting);
      if (wait === undefined) throw error;
      await waiting.sleep(wait, signal);
    }
  }
}

/** How long to wait before asking again, in milliseconds; `undefined` for a failure that is to be taken as it is. */
function waitAfter(error: unknown, retry: number, waiting: Waiting): number | undefined {
  const headers = (APICallError.isInstance(error) && error.responseHeaders) || {};
  const wish = headers["x-should-retry"];
  if (wish === "false" || (wish !== "true" && !isTransient(error))) return undefined;
  const asked = askedWait(headers, waiting);
  if (asked === undefined) return Math.min(500 * 2 ** retry, 8000) * (1 - waiting.random() / 4);
  return asked > longestWait ? undefined : asked;
}

function askedWait(headers: Record<string, string>, { now }: Waiting): number | undefined {
  const ms = headers["retry-after-ms"] ?? "";
  if (/^\d+(\.\d+)?$/.test(ms)) return Number(ms);
  const after = headers["retry-after"] ?? "";
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now());
}
