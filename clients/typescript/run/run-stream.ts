import type { CancelRunResponse } from "../../../generated/tambo/types.ts";
import type { RequestOptions } from "../http/rest-client.ts";
import { type RestClient, unwrapResponse } from "../rest.ts";
import type { RunSnapshot } from "../snapshot/run-snapshot.ts";
import type { RunStreamEvent } from "../types.ts";
import { ReconnectingRunStream } from "./reconnecting-run-stream.ts";
import type { ReconnectOptions, RunRequest, StreamOptions } from "./run-request.ts";

/**
 * State of a stream's connection. `reconnecting`: the connection was lost, and the client retries after a
 * delay. It stays `open` while client tools run.
 */
export type ConnectionStatus = "connecting" | "open" | "reconnecting" | "closed";

/**
 * A run, together with the runs that continue it with results of client tools. Iterate over it for events, or
 * read `snapshot` for the messages and state that they add up to.
 *
 * The first iteration yields every event of the stream, later ones only the events that arrive after they
 * start. Leaving a loop does not stop the stream. Up to 10,000 events are buffered until you start iterating;
 * start later and the loop throws `ITERATED_TOO_LATE`. A loop ends after the last event, even if that is
 * `RUN_ERROR`. It throws the error of `finished` if the request was rejected, the connection was lost for
 * good, or the stream was detached.
 */
export interface RunStream extends AsyncIterable<RunStreamEvent> {
  readonly threadId: string;
  /** Id of the latest run; undefined until the server has sent it. */
  readonly runId: string | undefined;
  /** Number of the last event received in that run; 0 before the first. */
  readonly lastEventId: number;
  /** The messages and state that the events so far add up to. Immutable: a change creates a new object. */
  readonly snapshot: RunSnapshot;
  readonly connection: ConnectionStatus;
  /**
   * Calls the listener after every change of `snapshot`, `connection` or `runId`, once for events that arrive
   * together.
   *
   * @returns A function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has sent the id of the first run. Rejects like `finished`. */
  readonly started: Promise<{ threadId: string; runId: string }>;
  /**
   * Resolves with the last snapshot when the run has finished, was cancelled, or awaits input that no tool of
   * the request provides.
   *
   * Rejects with a `TamboError` if the run failed (with the code of its `RUN_ERROR`), the request was
   * rejected (with `problem`), or reconnecting failed (`CONNECTION_LOST`, with `runId` and `lastEventId` for
   * a later `reconnect`). Rejects with the signal's reason if the stream was detached.
   */
  readonly finished: Promise<RunSnapshot>;
  /** Cancels the run as soon as its id is known. The stream then ends with code `CANCELLED`. */
  cancel(): Promise<void>;
}

/** Operations on runs: `client.runs`. */
export interface RunOperations {
  /**
   * Starts a run immediately, or continues one that awaits input with tool results. A string is sent as a
   * user message.
   */
  stream(threadId: string, request: string | RunRequest, options?: StreamOptions): RunStream;
  /**
   * Reconnects to a run's stream immediately: from its first event, or from the one after `options.after`.
   */
  reconnect(threadId: string, runId: string, options?: ReconnectOptions): RunStream;
  /** Cancels a run that is active or awaits input. */
  cancel(threadId: string, runId: string, options?: RequestOptions): Promise<CancelRunResponse>;
}

export function createRunOperations(rest: RestClient): RunOperations {
  const cancel: RunOperations["cancel"] = (threadId, runId, options) => {
    const params = { path: { threadId, runId } };
    return unwrapResponse(
      rest.DELETE("/v1/threads/{threadId}/runs/{runId}", { params, ...options }),
      options,
    );
  };
  return {
    stream(threadId, request, options = {}) {
      const runRequest = typeof request === "string" ? { message: request } : request;
      return ReconnectingRunStream.start(rest, threadId, runRequest, options);
    },
    reconnect: (threadId, runId, options = {}) =>
      ReconnectingRunStream.reconnect(rest, threadId, runId, options),
    cancel,
  };
}
