/** The runs that one stream goes through, and how each is asked for. */
import type { RestClient } from "../client.ts";
import type { StreamAnswer } from "../stream/follow-run.ts";
import type { Position } from "../stream/read-connection.ts";
import type { InputMessage } from "../types.ts";
import { requestBody } from "./request-body.ts";
import type { LastingRequest, ReadOptions, RunRequest } from "./run-request.ts";

/** One stretch of the stream: a run that is started, or one that is taken up. */
export interface Stretch {
  position: Position;
  /** Of a run that is started; `text` is what was sent of it, which is the same however often it is sent. */
  request?: { body: RunRequest; idempotencyKey: string; text?: string };
  /** What tools gave, if that is what continues the run. */
  results?: readonly InputMessage[];
  /** These stand for results that the server did not take. */
  isReplacement?: boolean;
}

/** What `options` are, beside what the request is. */
export interface Setting {
  rest: RestClient;
  threadId: string;
  lasting: LastingRequest;
  options: { [Name in keyof ReadOptions]: ReadOptions[Name] | undefined };
}

/** Where a run begins that has no name yet. */
export function beginning(): Position {
  return { runId: undefined, lastEventId: 0, unread: false };
}

/** Starts the run of a stretch or, once it has a name, takes it up. */
export function openStretch(
  { rest, threadId, options: { wire, toolRepresentation } }: Setting,
  request: Stretch["request"],
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
