/** The requests of the Tambo contract that steps speak of by name. */
import type { Json, ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import type { StreamSeen } from "../../runner/observation.ts";

/** `POST /v1/threads/{threadId}/runs`. */
export function runRequest(
  { body = {}, query, headers = {} }: RunStep,
  { threadId, content, model }: RunContext,
): WireRequest {
  const { message = content === undefined ? undefined : { role: "user", content } } = body;
  const whole: Record<string, Json> = {
    ...(message === undefined ? {} : { message }),
    createThread: true,
    ...(model === undefined ? {} : { model }),
    ...body,
  };
  return {
    method: "POST",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs`,
    query: queryTexts(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(whole),
  };
}

/** `GET /v1/threads/{threadId}/runs/{runId}`, in the form of the run's own stream. */
export function reconnectRequest(
  { after, lastEventId, query, headers = {} }: ReconnectStep,
  run: StreamSeen,
): WireRequest {
  const { threadId, runId } = idsOf(run);
  return {
    method: "GET",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: { ...formOf(run), ...queryTexts({ ...query, ...(after === undefined ? {} : { after }) }) },
    headers: {
      accept: "text/event-stream",
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
      ...headers,
    },
  };
}

/** `DELETE /v1/threads/{threadId}/runs/{runId}`. */
export function cancelRequest(run: StreamSeen): WireRequest {
  const { threadId, runId } = idsOf(run);
  return {
    method: "DELETE",
    path: `/v1/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: {},
    headers: {},
  };
}

/** `GET /v1/threads/{threadId}`, with tool calls shown as the run's stream showed them. */
export function threadRequest(threadId: string, toolRepresentation: string | undefined): WireRequest {
  const query: Record<string, string> = toolRepresentation === undefined ? {} : { toolRepresentation };
  return { method: "GET", path: `/v1/threads/${encodeURIComponent(threadId)}`, query, headers: {} };
}

function idsOf({ threadId, runId }: StreamSeen): { threadId: string; runId: string } {
  if (threadId === null || runId === null)
    throw new Error("the run has no id: its stream had neither RUN_STARTED nor X-Run-Id");
  return { threadId, runId };
}

/** The members of a query that say what form the stream has. */
function formOf({ query }: StreamSeen): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => name === "wire" || name === "toolRepresentation"),
  );
}
