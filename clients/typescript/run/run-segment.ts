/** The run segments of a stream, and the requests that open them. */
import type { RestClient } from "../rest.ts";
import type { StreamResponse } from "../stream/follow-run.ts";
import type { Position } from "../stream/read-connection.ts";
import type { InputMessage } from "../types.ts";
import { type ReadOptions, type RunRequest, type RunSettings, toRequestBody } from "./run-request.ts";

/** One run in a stream, either started or resumed by this client. */
export interface RunSegment {
  position: Position;
  /**
   * Set for a run that this client starts. `text` is the serialized body, which stays the same across
   * retries.
   */
  request?: { body: RunRequest; idempotencyKey: string; text?: string };
  /** Tool results that continue the run. */
  results?: readonly InputMessage[];
  /** True if these results replace results that the server rejected. */
  isReplacement?: boolean;
}

/**
 * Data shared by all segments of a stream. `settings` are the request fields that also apply to
 * continuations.
 */
export interface RunContext {
  rest: RestClient;
  threadId: string;
  settings: RunSettings;
  options: { [Name in keyof ReadOptions]: ReadOptions[Name] | undefined };
}

/** Returns the initial position for a run that has no id yet. */
export function initialPosition(): Position {
  return { runId: undefined, lastEventId: 0, isServerChosen: false };
}

/** Starts the segment's run, or resumes it once it has an id. */
export function openSegment(
  { rest, threadId, options: { wire, toolRepresentation } }: RunContext,
  request: RunSegment["request"],
  runId: string | undefined,
  after: number | undefined,
  signal: AbortSignal,
): Promise<StreamResponse> {
  const common = { parseAs: "stream", signal } as const;
  // Undefined parameters are not sent.
  const query = { wire, toolRepresentation } as ReadOptions;
  if (runId === undefined && request !== undefined) {
    const header = { "Idempotency-Key": request.idempotencyKey };
    const params = { path: { threadId }, query, header };
    const body = toRequestBody(request.body);
    const bodySerializer = () => (request.text ??= JSON.stringify(body));
    return rest.POST("/v1/threads/{threadId}/runs", { params, body, bodySerializer, ...common });
  }
  const header = after === undefined ? {} : { "Last-Event-ID": String(after) };
  const params = { path: { threadId, runId: runId as string }, query, header };
  return rest.GET("/v1/threads/{threadId}/runs/{runId}", { params, ...common });
}
