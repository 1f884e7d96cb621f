import { rejectOnAbort, wait } from "../helpers.ts";
import { IdleTimeoutError, idleTimeoutMs } from "../http/read-frames.ts";
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";
import { type ConnectionEnd, type Position, readConnection } from "./read-connection.ts";

/** The response to a stream request. `error` is the body of an error response. */
export interface StreamResponse {
  response: Response;
  data?: ReadableStream<Uint8Array> | null | undefined;
  error?: unknown;
}

/** Options for {@link followRun}. */
export interface FollowOptions {
  /**
   * Requests the stream.
   *
   * @param runId The id of the run. Without it, the request starts a run; repeating the request returns the
   * same run.
   * @param after The position to resume after. Without it, the server chooses the position.
   * @param signal Aborts the request.
   */
  open(runId: string | undefined, after: number | undefined, signal: AbortSignal): Promise<StreamResponse>;
  wire: Wire;
  signal: AbortSignal;
  /** @param error The error for a request that got no response and will be retried. */
  onConnection(connection: "connecting" | "open" | "reconnecting", error?: TamboError): void;
}

/** The number of consecutive attempts without a new event after which the stream fails. */
const maxAttempts = 10;

/**
 * The HTTP statuses that are retried. Retries are safe, because a request that starts a run has an
 * idempotency key.
 */
const retryableStatuses = [408, 425, 429, 500, 502, 503, 504];

/**
 * The number of known events to request again after an empty response. The run may have ended with events
 * that the client has received but did not recognize as the end. One of the last two events shows whether the
 * run has ended.
 */
const replayCount = 2;

/**
 * Follows a run to the end of its stream and reconnects as needed. Yields each event once, in batches as they
 * arrive.
 *
 * @param position The last known position. It is updated while the run is being followed.
 * @returns The run's last events, if they were already known and therefore not yielded.
 * @throws {TamboError} If the request is rejected, an event is invalid, or reconnecting fails.
 * @throws The signal's reason if the signal aborts.
 */
export async function* followRun(
  position: Position,
  options: FollowOptions,
): AsyncGenerator<RunStreamEvent[], RunStreamEvent[], undefined> {
  const { signal, onConnection } = options;
  let attempts = 0;
  let waits = 0;
  let back = 0;
  for (;;) {
    onConnection("connecting");
    const previousEventId = position.lastEventId;
    const end: ConnectionEnd = { hasRunEnded: false, replayed: [], isEmpty: true };
    let retryAfterMs = 0;
    let cause: unknown;
    /** The error if the request got no response. */
    let unanswered: TamboError | undefined;
    try {
      signal.throwIfAborted();
      const after = position.isServerChosen ? undefined : Math.max(0, previousEventId - back);
      const { response, data, error } = await openWithTimeout(options, position.runId, after);
      if (!response.ok) {
        const rejection = TamboError.fromResponse(response, error);
        const retryAfter = parseRetryAfter(response.headers.get("Retry-After"));
        if (!shouldRetry(rejection, position, retryAfter)) throw rejection;
        retryAfterMs = retryAfter ?? 0;
        cause = rejection;
      } else {
        const body = getStreamBody(response, data);
        position.runId ??= response.headers.get("X-Run-Id") ?? undefined;
        onConnection("open");
        const includeKnown = back > 0 || after === undefined;
        yield* readConnection(body, position, end, { ...options, includeKnown });
        if (end.hasRunEnded) return end.replayed;
        cause = end.cause;
        back = end.isEmpty && position.lastEventId > 0 ? replayCount : 0;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TamboError) {
        if (error.code !== "CONNECTION_LOST") throw error;
        unanswered = error;
      }
      cause = error;
    }
    if (end.hasEventIds === false)
      throw TamboError.invalidResponse(
        "an interrupted stream whose events have no id, so it cannot be resumed",
        {},
      );
    if (position.lastEventId > previousEventId) {
      position.isServerChosen = false;
      attempts = 0;
      waits = 0;
    } else if (!(cause instanceof IdleTimeoutError) && ++attempts === maxAttempts) {
      throw new TamboError(unanswered?.message ?? `Reconnecting failed after ${maxAttempts} attempts.`, {
        code: "CONNECTION_LOST",
        runId: position.runId,
        lastEventId: position.lastEventId,
        cause,
      });
    }
    onConnection("reconnecting", unanswered);
    await wait(Math.max(retryAfterMs, getBackoffMs(waits++)), signal);
  }
}

/** Requests the stream and returns the response. Aborts the request after the idle timeout. */
async function openWithTimeout(
  { open, signal }: FollowOptions,
  runId: string | undefined,
  after: number | undefined,
) {
  const request = new AbortController();
  const given = AbortSignal.any([signal, request.signal]);
  const timer = setTimeout(() => request.abort(new Error("No response from the server.")), idleTimeoutMs);
  try {
    return await rejectOnAbort(open(runId, after, given), given);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns true if the request should be retried. A request that starts a run is not retried once it is
 * rejected, unless the server says when to retry, as it does for rate limits.
 */
function shouldRetry({ status = 0, problem }: TamboError, { runId }: Position, retryAfter?: number): boolean {
  const isExplained =
    runId === undefined && status <= 500 && problem !== undefined && retryAfter === undefined;
  return retryableStatuses.includes(status) && !isExplained;
}

/** Returns the response body. Throws if the response is not an event stream. */
function getStreamBody(
  response: Response,
  data: StreamResponse["data"],
): ReadableStream<Uint8Array> | undefined {
  const type = response.headers.get("Content-Type") ?? "";
  if (/^text\/event-stream\b/i.test(type)) return data ?? undefined;
  throw TamboError.invalidResponse(`of type ${type || "unknown"}, not an event stream`, {
    status: response.status,
  });
}

/**
 * Delays in milliseconds: the delay before the first retry, the maximum delay before a retry, and the maximum
 * `Retry-After` that is honored.
 */
const firstDelayMs = 250;
const maxDelayMs = 8_000;
const maxRetryAfterMs = 60_000;

/**
 * Returns the number of milliseconds to wait before the next attempt. The delay grows exponentially up to 8
 * s, with up to 50% jitter so that the clients of a restarted server do not all reconnect at once.
 *
 * @param waits The number of waits since the last event.
 * @param random A random number from 0 (inclusive) to 1 (exclusive).
 */
export function getBackoffMs(waits: number, random = Math.random()): number {
  return Math.min(firstDelayMs * 2 ** waits, maxDelayMs) * (1 - random / 2);
}

/**
 * Parses a `Retry-After` header (RFC 9110 section 10.2.3) and returns milliseconds, at most one minute.
 *
 * @param value An integer number of seconds, or an HTTP date (section 5.6.7).
 * @returns `undefined` if the header is absent or malformed.
 */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || !/^(\d+|[A-Z][a-z]+,? .+:\d\d.*)$/.test(value)) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxRetryAfterMs);
}
