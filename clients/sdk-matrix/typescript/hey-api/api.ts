/** The calls, as a user of @hey-api/openapi-ts makes them. */
import type { Frame } from "../program/events.ts";
import { createClient } from "./generated/client/index.ts";
import * as sdk from "./generated/index.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";
const client = createClient({ baseUrl });
const throwing = { client, throwOnError: true } as const;

export const getHealth = async () => (await sdk.getHealth(throwing)).data;

export const createThread = async (body: sdk.CreateThreadRequest) =>
  (await sdk.createThread({ ...throwing, body })).data;

export const listThreads = async (query: sdk.ListThreadsData["query"]) =>
  (await sdk.listThreads({ ...throwing, query })).data;

export const getThread = async (threadId: string) =>
  (await sdk.getThread({ ...throwing, path: { threadId } })).data;

export async function getThreadAs(key: string, threadId: string) {
  const withKey = createClient({ baseUrl, auth: ({ scheme }) => (scheme === "bearer" ? key : undefined) });
  return (await sdk.getThread({ client: withKey, throwOnError: true, path: { threadId } })).data;
}

export async function problemOfThread(threadId: string): Promise<sdk.NotFoundProblem> {
  const { error } = await sdk.getThread({ client, path: { threadId } });
  if (error?.status === 404) return error;
  throw new Error("not refused with 404", { cause: error });
}

export const deleteThread = async (threadId: string) =>
  (await sdk.deleteThread({ ...throwing, path: { threadId } })).response.status;

export const getMessage = async (threadId: string, messageId: string) =>
  (await sdk.getMessage({ ...throwing, path: { threadId, messageId } })).data;

/** Without it a request that was refused, or whose connection broke, is sent again. */
const once = { client, sseMaxRetryAttempts: 1 };

/** The stream has the events only: their numbers are told beside it. */
async function* framesOf(
  call: (
    options: typeof once & { onSseEvent: (event: { id?: string }) => void },
  ) => Promise<{ stream: AsyncIterable<sdk.RunStreamEvent> }>,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  let position: string | undefined;
  const onSseEvent = ({ id }: { id?: string }) => {
    position = id;
  };
  const { stream } = await call({ ...once, onSseEvent });
  for await (const event of stream) yield { id: position, event };
}

export const streamRun = (threadId: string, body: sdk.CreateRunRequest) =>
  framesOf((options) => sdk.createRun({ ...options, path: { threadId }, body }));

/** Of a refusal the stream tells the status only, and that not even by throwing: the problem is read where it is fetched. */
export async function problemOfRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): Promise<sdk.BadRequestProblem> {
  let problem: sdk.BadRequestProblem | undefined;
  const keepProblem = async (input: RequestInfo | URL): Promise<Response> => {
    const answer = await fetch(input);
    if (answer.status === 400) problem = await answer.clone().json();
    return answer;
  };
  const { stream } = await sdk.createRun({ ...once, fetch: keepProblem, path: { threadId }, body });
  for await (const event of stream) throw new Error(`an event of a refused run: ${event.type}`);
  if (problem === undefined) throw new Error("not refused with 400");
  return problem;
}

export const reconnectRun = (threadId: string, runId: string, last: string) =>
  framesOf((options) =>
    sdk.reconnectRun({ ...options, path: { threadId, runId }, headers: { "Last-Event-ID": last } }),
  );

export const cancelRun = async (threadId: string, runId: string) =>
  (await sdk.cancelRun({ ...throwing, path: { threadId, runId } })).data;
