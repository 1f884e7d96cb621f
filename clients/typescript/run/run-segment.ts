/** The runs that one stream goes through, and how each is requested. */
import type { RestClient } from "../rest.ts";
import type { StreamAnswer } from "../stream/follow-run.ts";
import type { Position } from "../stream/read-connection.ts";
import type { InputMessage } from "../types.ts";
import { type LastingRequest, type ReadOptions, type RunRequest, requestBody } from "./run-request.ts";

/** One run of a stream: started here, or resumed. */
export interface RunSegment {
  position: Position;
  /** Of a run that is started; `text` is what was sent of it, which is the same however often it is sent. */
  request?: { body: RunRequest; idempotencyKey: string; text?: string };
  /** What tools gave, if that is what continues the run. */
  results?: readonly InputMessage[];
  /** These stand for results that the server did not take. */
  isReplacement?: boolean;
}

/** What all segments of a stream share. `lasting` is the part of the request that holds for continuations too. */
export interface RunContext {
  rest: RestClient;
  threadId: string;
  lasting: LastingRequest;
  options: { [Name in keyof ReadOptions]: ReadOptions[Name] | undefined };
}

/** Returns the position of a run that the server has not named yet. */
export function initialPosition(): Position {
  return { runId: undefined, lastEventId: 0, unread: false };
}

/** Starts the run of a segment, or resumes it once the server has named it. */
export function openSegment(
  { rest, threadId, options: { wire, toolRepresentation } }: RunContext,
  request: RunSegment["request"],
  runId: string | undefined,
  after: number | undefined,
  signal: AbortSignal,
): Promise<StreamAnswer> {
  const common = { parseAs: "stream", signal } as const;
  // What is undefined is not sent.
  const query = { wire, toolRepresentation } as ReadOptions;
  if (runId === undefined && request !== undefined) {
    const header = { "Idempotency-Key": request.idempotencyKey };
    const params = { path: { threadId }, query, header };
    const body = requestBody(request.body);
    const bodySerializer = () => (request.text ??= JSON.stringify(body));
    return rest.POST("/v1/threads/{threadId}/runs", { params, body, bodySerializer, ...common });
  }
  const header = after === undefined ? {} : { "Last-Event-ID": String(after) };
  const params = { path: { threadId, runId: runId as string }, query, header };
  return rest.GET("/v1/threads/{threadId}/runs/{runId}", { params, ...common });
}
