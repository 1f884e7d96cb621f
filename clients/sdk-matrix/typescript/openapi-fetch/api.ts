/** The scenarios' calls, made with openapi-fetch. */
import createClient from "openapi-fetch";
import { type Frame, readFrames, StatusError } from "../program/events.ts";
import type { components, paths } from "./generated/schema.ts";

type Schemas = components["schemas"];
export type CreateRunRequest = Schemas["CreateRunRequest"];
export type PendingToolCall = Schemas["PendingToolCall"];
export type RunStreamEvent = Schemas["RunStreamEvent"];

const baseUrl = process.env.TAMBO_BASE_URL ?? "";
const client = createClient<paths>({ baseUrl });

function unwrapData<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error("the request failed", { cause: error });
  return data;
}

export const getHealth = async () => unwrapData(await client.GET("/healthz"));

export const createThread = async (body: Schemas["CreateThreadRequest"]) =>
  unwrapData(await client.POST("/v1/threads", { body }));

export const listThreads = async (query: paths["/v1/threads"]["get"]["parameters"]["query"]) =>
  unwrapData(await client.GET("/v1/threads", { params: { query } }));

export const getThread = async (threadId: string) =>
  unwrapData(await client.GET("/v1/threads/{threadId}", { params: { path: { threadId } } }));

export async function getThreadAs(key: string, threadId: string) {
  const withKey = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });
  return unwrapData(await withKey.GET("/v1/threads/{threadId}", { params: { path: { threadId } } }));
}

export async function getThreadProblem(threadId: string): Promise<Schemas["NotFoundProblem"]> {
  const { error } = await client.GET("/v1/threads/{threadId}", { params: { path: { threadId } } });
  if (error?.status === 404) return error;
  throw new Error("expected status 404", { cause: error });
}

export async function deleteThread(threadId: string): Promise<number> {
  const { response } = await client.DELETE("/v1/threads/{threadId}", { params: { path: { threadId } } });
  return response.status;
}

export async function getMessage(threadId: string, messageId: string) {
  const path = { threadId, messageId };
  return unwrapData(await client.GET("/v1/threads/{threadId}/messages/{messageId}", { params: { path } }));
}

function postRun(threadId: string, body: CreateRunRequest) {
  const params = { path: { threadId } };
  return client.POST("/v1/threads/{threadId}/runs", { params, body, parseAs: "stream" });
}

export async function* streamRun(
  threadId: string,
  body: CreateRunRequest,
): AsyncGenerator<Frame<RunStreamEvent>> {
  const { response, error } = await postRun(threadId, body);
  if (error !== undefined) throw new StatusError(response.status, error.detail);
  yield* readFrames<RunStreamEvent>(response);
}

export async function createInvalidRun(
  threadId: string,
  body: CreateRunRequest,
): Promise<Schemas["BadRequestProblem"]> {
  const { error } = await postRun(threadId, body);
  if (error?.status === 400) return error;
  throw new Error("expected status 400", { cause: error });
}

export async function* reconnectRun(
  threadId: string,
  runId: string,
  last: string,
): AsyncGenerator<Frame<RunStreamEvent>> {
  const params = { path: { threadId, runId }, header: { "Last-Event-ID": last } };
  const { response, error } = await client.GET("/v1/threads/{threadId}/runs/{runId}", {
    params,
    parseAs: "stream",
  });
  if (error !== undefined) throw new StatusError(response.status, error.detail);
  yield* readFrames<RunStreamEvent>(response);
}

export async function cancelRun(threadId: string, runId: string) {
  const path = { threadId, runId };
  return unwrapData(await client.DELETE("/v1/threads/{threadId}/runs/{runId}", { params: { path } }));
}
