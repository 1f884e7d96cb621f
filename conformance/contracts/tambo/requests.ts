/** The Tambo requests that steps can name. */
import type { Json, ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import type { ObservedStream } from "../../runner/observation.ts";

/** Creates `POST /v1/threads/{threadId}/runs`. */
export function createRunRequest(
  { body = {}, query, headers = {} }: RunStep,
  { threadId, content, model }: RunContext,
): WireRequest {
  const { message = content === undefined ? undefined : { role: "user", content } } = body;
  const input: Record<string, Json> = {
    ...(message === undefined ? {} : { message }),
    createThread: true,
    ...(model === undefined ? {} : { model }),
    ...body,
  };
  return {
    method: "POST",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs`,
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(input),
  };
}

/** Creates `GET /v1/threads/{threadId}/runs/{runId}` with the run's stream format. */
export function createReconnectRequest(
  { after, lastEventId, query, headers = {} }: ReconnectStep,
  run: ObservedStream,
): WireRequest {
  const { threadId, runId } = getIds(run);
  return {
    method: "GET",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: {
      ...getFormatParameters(run),
      ...toQueryStrings({ ...query, ...(after === undefined ? {} : { after }) }),
    },
    headers: {
      accept: "text/event-stream",
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
      ...headers,
    },
  };
}

/** Creates `DELETE /v1/threads/{threadId}/runs/{runId}`. */
export function createCancelRequest(run: ObservedStream): WireRequest {
  const { threadId, runId } = getIds(run);
  return {
    method: "DELETE",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: {},
    headers: {},
  };
}

/** Creates `GET /v1/threads/{threadId}` with the run's tool representation. */
export function createThreadRequest(threadId: string, toolRepresentation: string | undefined): WireRequest {
  const query: Record<string, string> = toolRepresentation === undefined ? {} : { toolRepresentation };
  return { method: "GET", path: `/v1/threads/${encodeURIComponent(threadId)}`, query, headers: {} };
}

function getIds({ threadId, runId }: ObservedStream): { threadId: string; runId: string } {
  if (threadId === null || runId === null)
    throw new Error("the run has no id: its stream had neither RUN_STARTED nor X-Run-Id");
  return { threadId, runId };
}

/** Returns the query parameters that select the stream format. */
function getFormatParameters({ query }: ObservedStream): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => name === "wire" || name === "toolRepresentation"),
  );
}
