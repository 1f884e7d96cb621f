/** The calls, as a user of orval makes them. */
import { type Frame, streamOf } from "../program/events.ts";
import * as sdk from "./generated/index.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

/** What a call gave whose status is not that of a refusal. */
function dataOf<Answer extends { status: number; data: unknown }>(answer: Answer) {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}`, { cause: answer.data });
  return answer.data as Extract<Answer, { status: 200 | 201 }>["data"];
}

export const getHealth = async () => dataOf(await sdk.getHealth());

export const createThread = async (body: sdk.CreateThreadRequest) => dataOf(await sdk.createThread(body));

export const listThreads = async (query: sdk.ListThreadsParams) => dataOf(await sdk.listThreads(query));

export const getThread = async (threadId: string) => dataOf(await sdk.getThread(threadId));

export async function getThreadAs(key: string, threadId: string) {
  const headers = { Authorization: `Bearer ${key}` };
  return dataOf(await sdk.getThread(threadId, undefined, { headers }));
}

export async function problemOfThread(threadId: string): Promise<sdk.NotFoundProblem> {
  const answer = await sdk.getThread(threadId);
  if (answer.status === 404) return answer.data;
  throw new Error(`status ${answer.status} instead of 404`);
}

export const deleteThread = async (threadId: string) => (await sdk.deleteThread(threadId)).status;

export const getMessage = async (threadId: string, messageId: string) =>
  dataOf(await sdk.getMessage(threadId, messageId));

export async function* streamRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  yield* streamOf(dataOf(await sdk.createRun(threadId, body)));
}

export async function problemOfRun(
  threadId: string,
  body: sdk.CreateRunRequest,
): Promise<sdk.BadRequestProblem> {
  const answer = await sdk.createRun(threadId, body);
  if (answer.status === 400) return answer.data;
  throw new Error(`status ${answer.status} instead of 400`);
}

export async function* reconnectRun(
  threadId: string,
  runId: string,
  last: string,
): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  const answer = await sdk.reconnectRun(threadId, runId, undefined, { "Last-Event-ID": last });
  yield* streamOf(dataOf(answer));
}

export const cancelRun = async (threadId: string, runId: string) =>
  dataOf(await sdk.cancelRun(threadId, runId));
