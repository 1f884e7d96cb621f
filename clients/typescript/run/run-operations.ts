/** Operations on runs. */
import type { CancelRunResponse } from "../../../generated/tambo/types.ts";
import type { RequestOptions, RestClient } from "../client.ts";
import { answer } from "../rest.ts";
import { LiveRun } from "./live-run.ts";
import type { ReconnectOptions, RunRequest, StreamOptions } from "./run-request.ts";
import type { RunStream } from "./run-stream.ts";

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
