/** The scenarios' calls, made with @hey-api/openapi-ts. */
import { type Frame, StatusError } from "../program/events.ts";
import { createClient } from "./generated/client/index.ts";
import * as sdk from "./generated/index.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";
const client = createClient({ baseUrl });
const throwOnError = { client, throwOnError: true } as const;

export const getHealth = async () => (await sdk.getHealth(throwOnError)).data;

export const createThread = async (body: sdk.CreateThreadRequest) =>
  (await sdk.createThread({ ...throwOnError, body })).data;

export const listThreads = async (query: sdk.ListThreadsData["query"]) =>
  (await sdk.listThreads({ ...throwOnError, query })).data;

export const getThread = async (threadId: string) =>
  (await sdk.getThread({ ...throwOnError, path: { threadId } })).data;

export async function getThreadAs(key: string, threadId: string) {
  const withKey = createClient({ baseUrl, auth: ({ scheme }) => (scheme === "bearer" ? key : undefined) });
  return (await sdk.getThread({ client: withKey, throwOnError: true, path: { threadId } })).data;
}

export async function getThreadProblem(threadId: string): Promise<sdk.NotFoundProblem> {
  const { error } = await sdk.getThread({ client, path: { threadId } });
  if (error?.status === 404) return error;
  throw new Error("expected status 404", { cause: error });
}

export const deleteThread = async (threadId: string) =>
  (await sdk.deleteThread({ ...throwOnError, path: { threadId } })).response.status;

export const getMessage = async (threadId: string, messageId: string) =>
  (await sdk.getMessage({ ...throwOnError, path: { threadId, messageId } })).data;

/** By default, the client repeats the request after an error response or a broken connection. */
const withoutRetries = { client, sseMaxRetryAttempts: 1 };

async function fetchStream(input: RequestInfo | URL): Promise<Response> {
  const response = await fetch(input);
  if (!response.ok) throw new StatusError(response.status);
  return response;
}

interface Callbacks {
  onSseEvent(event: { id?: string }): void;
  onSseError(error: unknown): void;
}

/**
 * Combines the events in a stream with their ids, which the client passes to a callback. For an event without
 * an id, the callback receives the id of the event before it.
 */
async function* readFrames(
  call: (
    options: typeof withoutRetries & Callbacks & { fetch: typeof fetchStream },
  ) => Promise<{ stream: AsyncIterable<sdk.RunStreamEvent> }>,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  let lastId: string | undefined;
  let eventId: string | undefined;
  let failure: unknown;
  const callbacks: Callbacks = {
    onSseEvent({ id }) {
      eventId = id === lastId ? undefined : id;
      lastId = id;
    },
    onSseError(error) {
      failure = error;
    },
  };
  const { stream } = await call({ ...withoutRetries, ...callbacks, fetch: fetchStream });
  for await (const event of stream) yield { id: eventId, event };
  if (failure !== undefined) throw failure;
}

export const streamRun = (threadId: string, body: sdk.CreateRunRequest) =>
  readFrames((options) => sdk.createRun({ ...options, path: { threadId }, body }));

/** The stream neither throws nor returns an error response, so the problem is read from the HTTP response. */
export async function createInvalidRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): Promise<sdk.BadRequestProblem> {
  let problem: sdk.BadRequestProblem | undefined;
  const keepProblem = async (input: RequestInfo | URL): Promise<Response> => {
    const response = await fetch(input);
    if (response.status === 400) problem = await response.clone().json();
    return response;
  };
  const { stream } = await sdk.createRun({ ...withoutRetries, fetch: keepProblem, path: { threadId }, body });
  for await (const event of stream) throw new Error(`unexpected event of a rejected run: ${event.type}`);
  if (problem === undefined) throw new Error("expected status 400");
  return problem;
}

export const reconnectRun = (threadId: string, runId: string, last: string) =>
  readFrames((options) =>
    sdk.reconnectRun({ ...options, path: { threadId, runId }, headers: { "Last-Event-ID": last } }),
  );

export const cancelRun = async (threadId: string, runId: string) =>
  (await sdk.cancelRun({ ...throwOnError, path: { threadId, runId } })).data;
