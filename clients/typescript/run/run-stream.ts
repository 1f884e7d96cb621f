import type { CancelRunResponse } from "../../../generated/tambo/types.ts";
import type { RequestOptions } from "../http/rest-client.ts";
import { type RestClient, unwrapResponse } from "../rest.ts";
import type { RunSnapshot } from "../snapshot/run-snapshot.ts";
import type { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent } from "../types.ts";
import { ReconnectingRunStream } from "./reconnecting-run-stream.ts";
import type { ReconnectOptions, RunRequest, StreamOptions } from "./run-request.ts";

/**
 * The state of a stream's connection. `reconnecting` means that the connection was lost and the client will
 * retry after a delay. The state stays `open` while client tools run.
 */
export type ConnectionStatus = "connecting" | "open" | "reconnecting" | "closed";

/**
 * A run, together with the runs that continue it with client tool results. Iterate over the stream to receive
 * its events, or read `snapshot` for the messages and state built from them.
 *
 * The first iteration yields every event in the stream; later iterations yield only the events that arrive
 * after they start. Leaving a loop does not stop the stream. Up to 10,000 events are buffered until you start
 * iterating; start later and the loop throws `ITERATED_TOO_LATE`. A loop ends after the last event, even if
 * that event is `RUN_ERROR`. It throws the same error as `finished` if the request was rejected, if
 * reconnecting failed, or if the stream was detached.
 */
export interface RunStream extends AsyncIterable<RunStreamEvent> {
  readonly threadId: string;
  /** The id of the latest run, or undefined until the server has sent it. */
  readonly runId: string | undefined;
  /** The number of the last event received in the latest run, or 0 before the first event. */
  readonly lastEventId: number;
  /**
   * The messages and state built from the events received so far. Immutable: a change creates a new object.
   */
  readonly snapshot: RunSnapshot;
  readonly connection: ConnectionStatus;
  /**
   * Set while requests get no response, for example because the server is not running or does not allow the
   * page's origin. The client retries these requests. Afterwards, `finished` rejects.
   */
  readonly connectionError: TamboError | undefined;
  /**
   * Calls the listener after every change to `snapshot`, `connection` or `runId`. Events that arrive together
   * cause a single call.
   *
   * @returns A function that unsubscribes the listener.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Resolves when the server has sent the id of the first run. Rejects with the same errors as `finished`.
   */
  readonly started: Promise<{ threadId: string; runId: string }>;
  /**
   * Resolves with the last snapshot when the run has finished, was cancelled, or is awaiting input that no
   * tool in the request provides.
   *
   * Rejects with a `TamboError` if the run failed (with the code of its `RUN_ERROR`), if the request was
   * rejected (with `problem`), or if reconnecting failed (`CONNECTION_LOST`, with the `runId` and
   * `lastEventId` to pass to `reconnect` later). Rejects with the signal's reason if the stream was detached.
   */
  readonly finished: Promise<RunSnapshot>;
  /** Cancels the run as soon as its id is known. The stream then ends with the code `CANCELLED`. */
  cancel(): Promise<void>;
}

/** Operations on runs: `client.runs`. */
export interface RunOperations {
  /**
   * Starts a run immediately, or continues a run that is awaiting input with tool results. A string is sent
   * as a user message.
   */
  stream(threadId: string, request: string | RunRequest, options?: StreamOptions): RunStream;
  /**
   * Reconnects to a run's stream immediately, starting at its first event, or at the event after
   * `options.after`.
   */
  reconnect(threadId: string, runId: string, options?: ReconnectOptions): RunStream;
  /** Cancels a run that is active or awaiting input. */
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
