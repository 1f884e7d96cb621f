/** The scenarios' calls, made with kubb. */
import { asStream, type Frame } from "../program/events.ts";
import * as sdk from "./generated/index.ts";
import { catchProblem } from "./send.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

export const getHealth = async () => (await sdk.getHealth()).data;

export const createThread = async (body: sdk.CreateThreadRequest) => (await sdk.createThread(body)).data;

export const listThreads = async (query: sdk.ListThreadsQueryParams) => (await sdk.listThreads(query)).data;

export const getThread = async (threadId: string) => (await sdk.getThread(threadId)).data;

export async function getThreadAs(key: string, threadId: string) {
  const headers = { Authorization: `Bearer ${key}` };
  return (await sdk.getThread(threadId, undefined, undefined, { headers })).data;
}

export const getThreadProblem = (threadId: string) => catchProblem<sdk.GetThread404>(sdk.getThread(threadId));

export const deleteThread = async (threadId: string) => (await sdk.deleteThread(threadId)).status;

/** The generated code does not encode path parameters. */
export const getMessage = async (threadId: string, messageId: string) =>
  (await sdk.getMessage(threadId, encodeURIComponent(messageId))).data;

export async function* streamRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  yield* asStream((await sdk.createRun(threadId, body)).data);
}

export const createInvalidRun = (threadId: string, body: sdk.CreateRunRequest) =>
  catchProblem<sdk.CreateRun400>(sdk.createRun(threadId, body));

export async function* reconnectRun(
  threadId: string,
  runId: string,
  last: string,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  const response = await sdk.reconnectRun(threadId, runId, undefined, { "Last-Event-ID": last });
  yield* asStream(response.data);
}

export const cancelRun = async (threadId: string, runId: string) =>
  (await sdk.cancelRun(threadId, runId)).data;
