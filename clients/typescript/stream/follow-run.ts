import { unlessAborted, wait } from "../helpers.ts";
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";
import { type ConnectionEnd, type Position, readConnection } from "./read-connection.ts";
import { Silence, silenceMs } from "./read-frames.ts";

/** The response to a request for a stream. `error` is the body of an error response. */
export interface StreamAnswer {
  response: Response;
  data?: ReadableStream<Uint8Array> | null | undefined;
  error?: unknown;
}

/** Options of {@link followRun}. */
export interface FollowOptions {
  /**
   * Requests the stream.
   *
   * @param runId Id of the run. Without it the request starts a run; repeating the request returns the same
   * run.
   * @param after Position to resume after. Without it the server chooses.
   * @param signal Aborts the request.
   */
  open(runId: string | undefined, after: number | undefined, signal: AbortSignal): Promise<StreamAnswer>;
  wire: Wire;
  signal: AbortSignal;
  onConnection(connection: "connecting" | "open" | "waiting"): void;
}

/** Consecutive attempts without a new event after which the stream fails. */
const mostTries = 10;

/**
 * HTTP statuses that are retried. Retries are safe, because a request that starts a run has an idempotency
 * key.
 */
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];

/**
 * Number of known events to request again after an empty response. The run may have ended with events that the
 * client has but did not recognise as its end; one of the last two identifies it.
 */
const lookBack = 2;

/**
 * Follows a run to the end of its stream, reconnecting as needed. Yields each event once, in batches as they
 * arrive.
 *
 * @param position Last known position; updated while the run is followed.
 * @returns The run's last events if they were known before and therefore not yielded.
 * @throws {TamboError} If the request is rejected, an event is invalid, or reconnecting fails.
 * @throws The signal's reason if it aborts.
 */
export async function* followRun(
  position: Position,
  options: FollowOptions,
): AsyncGenerator<RunStreamEvent[], RunStreamEvent[], undefined> {
  const { signal, onConnection } = options;
  let tries = 0;
  let waits = 0;
  let back = 0;
  for (;;) {
    onConnection("connecting");
    const reached = position.lastEventId;
    const end: ConnectionEnd = { over: false, again: [], empty: true };
    let asked = 0;
    let cause: unknown;
    try {
      signal.throwIfAborted();
      const after = position.unread ? undefined : Math.max(0, reached - back);
      const { response, data, error } = await answered(options, position.runId, after);
      if (!response.ok) {
        const refusal = TamboError.fromResponse(response, error);
        const later = retryAfter(response.headers.get("Retry-After"));
        if (!isTransient(refusal, position, later)) throw refusal;
        asked = later ?? 0;
        cause = refusal;
      } else {
        const body = bodyOf(response, data);
        position.runId ??= response.headers.get("X-Run-Id") ?? undefined;
        onConnection("open");
        const known = back > 0 || after === undefined;
        yield* readConnection(body, position, end, { ...options, known });
        if (end.over) return end.again;
        cause = end.cause;
        back = end.empty && position.lastEventId > 0 ? lookBack : 0;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TamboError) throw error;
      cause = error;
    }
    if (end.numbered === false) throw TamboError.invalidResponse("broken, and the events have no id", {});
    if (position.lastEventId > reached) {
      position.unread = false;
      tries = 0;
      waits = 0;
    } else if (!(cause instanceof Silence) && ++tries === mostTries) {
      throw connectionLost(position, cause);
    }
    onConnection("waiting");
    await wait(Math.max(asked, backoff(waits++)), signal);
  }
}

/** Returns the response. Aborts the request after the idle timeout. */
async function answered(
  { open, signal }: FollowOptions,
  runId: string | undefined,
  after: number | undefined,
) {
  const request = new AbortController();
  const given = AbortSignal.any([signal, request.signal]);
  const timer = setTimeout(() => request.abort(new Error("No answer came.")), silenceMs);
  try {
    return await unlessAborted(open(runId, after, given), given);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns true if the request should be retried. A rejected run is not retried, unless the server says when
 * to retry, as it does for its rate limit.
 */
function isTransient({ status = 0, problem }: TamboError, { runId }: Position, later?: number): boolean {
  const isExplained = runId === undefined && status <= 500 && problem !== undefined && later === undefined;
  return transientStatuses.includes(status) && !isExplained;
}

/** Returns the body of a response that is an event stream. */
function bodyOf(response: Response, data: StreamAnswer["data"]): ReadableStream<Uint8Array> | undefined {
  const type = response.headers.get("Content-Type") ?? "";
  if (/^text\/event-stream\b/i.test(type)) return data ?? undefined;
  throw TamboError.invalidResponse(`of type ${type || "unknown"}, not a stream of events`, {
    status: response.status,
  });
}

function connectionLost({ runId, lastEventId }: Position, cause: unknown): TamboError {
  return new TamboError(`The connection could not be had again in ${mostTries} tries.`, {
    code: "CONNECTION_LOST",
    runId,
    lastEventId,
    cause,
  });
}

/**
 * Delays in milliseconds: the first retry, the longest retry, and the longest `Retry-After` that is honoured.
 */
const firstMs = 250;
const mostMs = 8_000;
const mostAskedMs = 60_000;

/**
 * Returns the milliseconds to wait before the next attempt: exponential up to 8 s, with up to 50 % jitter so
 * that the clients of a restarted server do not all reconnect at once.
 *
 * @param waits Number of waits since the last event.
 * @param random At least 0 and less than 1.
 */
export function backoff(waits: number, random = Math.random()): number {
  return Math.min(firstMs * 2 ** waits, mostMs) * (1 - random / 2);
}

/**
 * Parses a `Retry-After` header (RFC 9110 section 10.2.3) to milliseconds, a minute at most.
 *
 * @param value Seconds as an integer, or an HTTP date (section 5.6.7).
 * @returns `undefined` if the header is absent or malformed.
 */
export function retryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || !/^(\d+|[A-Z][a-z]+,? .+:\d\d.*)$/.test(value)) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), mostAskedMs);
}
