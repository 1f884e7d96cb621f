/**
 * The `fetch` function used for provider requests. It aborts a response that becomes idle or contains an
 * oversized event. It does not follow redirects, so that the key is sent only to the configured address.
 */
import { APICallError } from "@ai-sdk/provider";
import { createEventSizeCheck } from "./provider-limits.ts";

/** Thrown when the provider keeps the connection open but sends nothing. */
export class IdleTimeoutError extends Error {
  constructor(ms: number) {
    super(`the provider sent nothing for ${ms} ms`);
    this.name = "IdleError";
  }
}

/**
 * Creates a `fetch` function.
 *
 * @param idleTimeoutMs Maximum time without a byte from the provider, in milliseconds.
 */
export function createProviderFetch(idleTimeoutMs = 120_000): typeof fetch {
  return async (input, init) => {
    const idle = new AbortController();
    const timer = setTimeout(() => idle.abort(new IdleTimeoutError(idleTimeoutMs)), idleTimeoutMs);
    const signals = init?.signal ? [init.signal, idle.signal] : [idle.signal];
    try {
      const response = await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
      return withIdleTimeout(rejectRedirect(response), idleTimeoutMs);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Rejects redirects, because the headers, which contain the key, would be sent to the redirect target. */
function rejectRedirect(response: Response): Response {
  const { status, url } = response;
  if (status < 300 || status >= 400) return response;
  response.body?.cancel().catch(() => {});
  const message = `the provider sent a redirect (status ${status}), but the key must not be sent to another address`;
  throw new APICallError({ message, url, requestBodyValues: {}, isRetryable: false });
}

/**
 * Returns the response with a body that fails, and closes the connection, if the response is idle for too
 * long or contains an oversized event.
 */
function withIdleTimeout(response: Response, idleTimeoutMs: number): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const reader = body.getReader();
  const checkSize = createEventSizeCheck();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const idle = Promise.withResolvers<never>();
        const timer = setTimeout(() => idle.reject(new IdleTimeoutError(idleTimeoutMs)), idleTimeoutMs);
        try {
          const { done, value } = await Promise.race([reader.read(), idle.promise]);
          if (done) return controller.close();
          checkSize(value);
          controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          reader.cancel(error).catch(() => {});
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The idle timer runs only while the consumer is waiting for data.
    { highWaterMark: 0 },
  );
  return new Response(stream, { status, statusText, headers });
}
