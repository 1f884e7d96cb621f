/** Operations on runs, and the stream that they return. */
import type { CancelRunResponse } from "../../../generated/tambo/types.ts";
import { answer, type RequestOptions, type RestClient } from "../rest.ts";
import type { RunStreamEvent } from "../types.ts";
import type { RunView } from "../view/view.ts";
import { LiveRun } from "./live-run.ts";
import type { ReconnectOptions, RunRequest, StreamOptions } from "./run-request.ts";

/** `waiting`: the connection was lost, and is taken up again in a moment. While client tools run it is `open`. */
export type Connection = "connecting" | "open" | "waiting" | "closed";

/**
 * A run, and the runs that continue it with results of client tools: their events, and what these amount to.
 *
 * The first iteration gives every event from the first one on, a later one those from then on; leaving an iteration
 * does not stop the stream. Up to 10,000 events are kept until the first iteration begins; one that begins when there
 * were more throws `ITERATED_TOO_LATE`, and gives none of them. An iteration ends after the last event, also when that
 * is `RUN_ERROR`; it throws what `finished` rejects with when the run was refused, the connection was lost for good, or the stream was detached.
 */
export interface RunStream extends AsyncIterable<RunStreamEvent> {
  readonly threadId: string;
  /** Of the latest run; absent until the server has named it. */
  readonly runId: string | undefined;
  /** Number of the last event of that run that has come; 0 before the first. */
  readonly lastEventId: number;
  /** What the events amount to; the same object until something changes. */
  readonly view: RunView;
  readonly connection: Connection;
  /**
   * Calls the listener after every change of `view`, `connection` or `runId`, once for all events that arrive together.
   *
   * @returns Ends that.
   */
  subscribe(listener: () => void): () => void;
  /** The first run, as soon as the server has named it; rejects as `finished` does. */
  readonly started: Promise<{ threadId: string; runId: string }>;
  /**
   * The last view, when the run has finished, waits for input that no tool here gives, or was cancelled. Rejects with a
   * `TamboError` when the run failed (the code of its `RUN_ERROR`), was refused (the problem), or the connection could
   * not be had again (`CONNECTION_LOST`, with `runId` and `lastEventId` to reconnect with later); with the signal's reason when detached.
   */
  readonly finished: Promise<RunView>;
  /** Cancels the run, as soon as it is known; the stream then ends by itself, with code `CANCELLED`. */
  cancel(): Promise<void>;
}

/** Runs of a thread: `client.runs`. */
export interface RunOperations {
  /** Starts a run, or continues a paused one with results of its calls; begins at once. A text is a user's message. */
  stream(threadId: string, request: string | RunRequest, options?: StreamOptions): RunStream;
  /** Takes up a run's stream, from the beginning or after an event that is known; begins at once. */
  reconnect(threadId: string, runId: string, options?: ReconnectOptions): RunStream;
  /** Cancels a run that is going on or waits for input. */
  cancel(threadId: string, runId: string, options?: RequestOptions): Promise<CancelRunResponse>;
}

export function runOperations(rest: RestClient): RunOperations {
  const cancel: RunOperations["cancel"] = (threadId, runId, options) => {
    const params = { path: { threadId, runId } };
    return answer(rest.DELETE("/v1/threads/{threadId}/runs/{runId}", { params, ...options }), options);
  };
  return {
    stream(threadId, request, options = {}) {
      const asked = typeof request === "string" ? { message: request } : request;
      return LiveRun.start(rest, threadId, asked, options);
    },
    reconnect: (threadId, runId, options = {}) => LiveRun.reconnect(rest, threadId, runId, options),
    cancel,
  };
}
