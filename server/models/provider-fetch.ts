/**
 * The `fetch` of a provider: a request that fails before its answer begins is made again, an answer that stops coming is
 * given up, and a key goes to the configured address only.
 */
import { setTimeout as delay } from "node:timers/promises";

/** How patient a provider's clients are. */
export interface Patience {
  /** How often a request is made again; 2 if absent. */
  maxRetries?: number;
  /** Longest time without a byte from the provider, in milliseconds; 120,000 if absent. */
  idleTimeoutMs?: number;
}

/** What waiting depends on. */
export interface Waiting {
  /** Resolves after `ms` milliseconds; rejects as soon as `signal` aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<unknown>;
  /** From 0 to 1, as `Math.random`. */
  random(): number;
  /** Unix time in milliseconds. */
  now(): number;
}

/** The provider keeps its connection, and sends nothing. */
export class IdleError extends Error {
  constructor(ms: number) {
    super(`nothing came for ${ms} ms`);
    this.name = "IdleError";
  }
}

const realWaiting: Waiting = {
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }),
  random: Math.random,
  now: Date.now,
};

/** A provider that wants to be left alone for longer is not asked again, in milliseconds. */
const longestWait = 60_000;

/**
 * Makes a `fetch` that asks again after status 408, 409, 429 and 5xx and when there is no connection, as the providers'
 * own clients do: after `Retry-After` (RFC 9110, section 10.2.3) or `retry-after-ms`, else after 0.5 s, 1 s … up to 8 s,
 * less up to a quarter. `x-should-retry` has the last word. What has begun to answer is never asked again.
 */
export function providerFetch(
  { maxRetries = 2, idleTimeoutMs = 120_000 }: Patience,
  waiting = realWaiting,
): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    for (let retry = 0; ; retry += 1) {
      const last = retry >= maxRetries;
      const answer = await ask(input, init, idleTimeoutMs).catch((error: unknown) => {
        signal?.throwIfAborted();
        // What `fetch` throws when there is no connection.
        if (last || !(error instanceof TypeError)) throw error;
        return undefined;
      });
      const wait = answer === undefined ? backoff(retry, waiting) : waitAfter(answer, retry, waiting);
      if (answer !== undefined && (last || wait === undefined))
        return watched(refuseRedirect(answer), idleTimeoutMs);
      await answer?.body?.cancel();
      await waiting.sleep(wait ?? 0, signal);
    }
  };
}

/** One request, until the head of its answer. */
async function ask(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  idleTimeoutMs: number,
): Promise<Response> {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(new IdleError(idleTimeoutMs)), idleTimeoutMs);
  const signals = init?.signal ? [init.signal, idle.signal] : [idle.signal];
  try {
    return await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
  } finally {
    clearTimeout(timer);
  }
}

/** The headers with the key would go to wherever a redirect points. */
function refuseRedirect(answer: Response): Response {
  if (answer.status < 300 || answer.status >= 400) return answer;
  answer.body?.cancel().catch(() => {});
  const cause = new Error(`status ${answer.status} points to another address, where the key must not go`);
  throw new TypeError("fetch failed", { cause });
}

/** How long to wait before asking again, in milliseconds; `undefined` for an answer that is to be taken as it is. */
function waitAfter({ status, headers }: Response, retry: number, waiting: Waiting): number | undefined {
  const wish = headers.get("x-should-retry");
  const retryable = status === 408 || status === 409 || status === 429 || status >= 500;
  if (status < 400 || wish === "false" || (!retryable && wish !== "true")) return undefined;
  const asked = askedWait(headers, waiting);
  if (asked === undefined) return backoff(retry, waiting);
  return asked > longestWait ? undefined : asked;
}

function askedWait(headers: Headers, { now }: Waiting): number | undefined {
  const ms = headers.get("retry-after-ms") ?? "";
  if (/^\d+(\.\d+)?$/.test(ms)) return Number(ms);
  const after = headers.get("retry-after") ?? "";
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now());
}

function backoff(retry: number, { random }: Waiting): number {
  return Math.min(500 * 2 ** retry, 8000) * (1 - random() / 4);
}

/** The answer, whose body fails when nothing comes while it is waited for; the connection is closed then. */
function watched(answer: Response, idleTimeoutMs: number): Response {
  const { body, status, statusText, headers } = answer;
  if (body === null) return answer;
  const reader = body.getReader();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const idle = Promise.withResolvers<never>();
        const timer = setTimeout(() => idle.reject(new IdleError(idleTimeoutMs)), idleTimeoutMs);
        try {
          const { done, value } = await Promise.race([reader.read(), idle.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          reader.cancel(error).catch(() => {});
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Time counts only while somebody waits for more.
    { highWaterMark: 0 },
  );
  return new Response(stream, { status, statusText, headers });
}
