/** The scenarios' calls, made with orval. */
import { asStream, type Frame, StatusError } from "../program/events.ts";
import * as sdk from "./generated/index.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

/**
 * Returns the data of a successful response.
 *
 * @throws StatusError for any other status.
 */
function unwrapData<Response extends { status: number; data: unknown }>(response: Response) {
  if (response.status >= 300) throw new StatusError(response.status);
  return response.data as Extract<Response, { status: 200 | 201 }>["data"];
}

export const getHealth = async () => unwrapData(await sdk.getHealth());

export const createThread = async (body: sdk.CreateThreadRequest) => unwrapData(await sdk.createThread(body));

export const listThreads = async (query: sdk.ListThreadsParams) => unwrapData(await sdk.listThreads(query));

export const getThread = async (threadId: string) => unwrapData(await sdk.getThread(threadId));

export async function getThreadAs(key: string, threadId: string) {
  const headers = { Authorization: `Bearer ${key}` };
  return unwrapData(await sdk.getThread(threadId, undefined, undefined, { headers }));
}

export async function getThreadProblem(threadId: string): Promise<sdk.NotFoundProblem> {
  const response = await sdk.getThread(threadId);
  if (response.status === 404) return response.data;
  throw new Error(`status ${response.status} instead of 404`);
}

export const deleteThread = async (threadId: string) => (await sdk.deleteThread(threadId)).status;

export const getMessage = async (threadId: string, messageId: string) =>
  unwrapData(await sdk.getMessage(threadId, messageId));

export async function* streamRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  yield* asStream(unwrapData(await sdk.createRun(threadId, body)));
}

export async function createInvalidRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): Promise<sdk.BadRequestProblem> {
  const response = await sdk.createRun(threadId, body);
  if (response.status === 400) return response.data;
  throw new Error(`status ${response.status} instead of 400`);
}

export async function* reconnectRun(
  threadId: string,
  runId: string,
  last: string,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  const response = await sdk.reconnectRun(threadId, runId, undefined, { "Last-Event-ID": last });
  yield* asStream(unwrapData(response));
}

export const cancelRun = async (threadId: string, runId: string) =>
  unwrapData(await sdk.cancelRun(threadId, runId));
