/** A run's events over as many connections as it takes, each event exactly once. */
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";
import { backoff, retryAfter } from "./backoff.ts";
import { type Position, readConnection } from "./read-connection.ts";
import { Silence } from "./read-frames.ts";
import { unlessAborted, wait } from "./signals.ts";

/** A server's answer to a request for a stream; `error` is its body when it refuses. */
export interface StreamAnswer {
  response: Response;
  data?: ReadableStream<Uint8Array> | null | undefined;
  error?: unknown;
}

/** What is followed, and how. */
export interface FollowOptions {
  /**
   * Asks for the stream.
   *
   * @param runId The run; without it the request starts one, the same one when it is repeated.
   * @param after The position to ask for; without it the server decides.
   */
  open(runId: string | undefined, after: number | undefined): Promise<StreamAnswer>;
  wire: Wire;
  signal: AbortSignal;
  onConnection(connection: "connecting" | "open" | "waiting"): void;
}

/** Requests in a row that bring nothing new, before the connection is given up. */
const mostTries = 10;

/** Statuses of answers that may be others soon: the server, or a proxy before it, is not there now. */
const passingStatuses = [502, 503, 504];

/**
 * How far back to look after an empty answer. It may be that of a run whose end is known, but was not recognised as
 * such: of the last two events, one tells.
 */
const lookBack = 2;

/**
 * Follows a run to the end of its stream. What arrives together is given together.
 *
 * @param position How far the run is known; kept up to date.
 * @returns The run's last events, when they were known before and so were not given again.
 * @throws {TamboError} When the request is refused, an event is wrong, or the connection cannot be had again; the
 *   signal's reason when that fires.
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
    let asked: number | undefined;
    let cause: unknown;
    try {
      signal.throwIfAborted();
      const after = position.unread ? undefined : Math.max(0, reached - back);
      const { response, data, error } = await unlessAborted(options.open(position.runId, after), signal);
      if (passingStatuses.includes(response.status)) {
        asked = retryAfter(response.headers.get("Retry-After"));
        cause = TamboError.fromResponse(response, error);
      } else {
        const body = bodyOf(response, data, error);
        position.runId ??= response.headers.get("X-Run-Id") ?? undefined;
        onConnection("open");
        const end = yield* readConnection(body, position, {
          ...options,
          known: back > 0 || after === undefined,
        });
        if (end.over) return end.again;
        cause = end.cause;
        back = end.empty && position.lastEventId > 0 ? lookBack : 0;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TamboError) throw error;
      cause = error;
    }
    if (position.lastEventId > reached) {
      position.unread = false;
      tries = 0;
      waits = 0;
    } else if (!(cause instanceof Silence) && ++tries === mostTries) {
      throw connectionLost(position, cause);
    }
    onConnection("waiting");
    await wait(asked ?? backoff(waits++), signal);
  }
}

/** The body of an answer that is a stream. */
function bodyOf(
  response: Response,
  data: StreamAnswer["data"],
  error: unknown,
): ReadableStream<Uint8Array> | undefined {
  if (!response.ok) throw TamboError.fromResponse(response, error);
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
