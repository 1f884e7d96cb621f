/** The scenarios' calls, made with OpenAPI Generator's `typescript-fetch`. */
import { type Frame, readFrames, StatusError } from "../program/events.ts";
import * as sdk from "./generated/index.ts";

export type { CreateRunRequest, PendingToolCall, RunStreamEvent } from "./generated/index.ts";

const basePath = process.env.TAMBO_BASE_URL ?? "";
const configuration = new sdk.Configuration({ basePath });
const service = new sdk.ServiceApi(configuration);
const threads = new sdk.ThreadsApi(configuration);
const messages = new sdk.MessagesApi(configuration);
const runs = new sdk.RunsApi(configuration);

export const getHealth = () => service.getHealth();

export const createThread = (createThreadRequest: sdk.CreateThreadRequest) =>
  threads.createThread({ createThreadRequest });

export const listThreads = (query: sdk.ListThreadsRequest) => threads.listThreads(query);

export const getThread = (threadId: string) => threads.getThread({ threadId });

export const getThreadAs = (key: string, threadId: string) =>
  new sdk.ThreadsApi(new sdk.Configuration({ basePath, accessToken: key })).getThread({ threadId });

/** Returns the problem from a call that must fail. */
async function catchProblem<Problem>(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof sdk.ResponseError) return error.response.json();
    throw error;
  }
  throw new Error("the call did not fail");
}

export const getThreadProblem = (threadId: string) =>
  catchProblem<sdk.NotFoundProblem>(threads.getThread({ threadId }));

export const deleteThread = async (threadId: string) =>
  (await threads.deleteThreadRaw({ threadId })).raw.status;

export const getMessage = (threadId: string, messageId: string) =>
  messages.getMessage({ threadId, messageId });

/** Yields the events in the response to a call. */
async function* readCall(call: Promise<{ raw: Response }>): AsyncGenerator<Frame<sdk.RunStreamEvent>> {
  const { raw } = await call.catch((error) => {
    throw error instanceof sdk.ResponseError ? new StatusError(error.response.status) : error;
  });
  yield* readFrames<sdk.RunStreamEvent>(raw);
}

export const streamRun = (threadId: string, createRunRequest: sdk.CreateRunRequest) =>
  readCall(runs.createRunRaw({ threadId, createRunRequest }));

export const createInvalidRun = (threadId: string, createRunRequest: sdk.CreateRunRequest) =>
  catchProblem<sdk.BadRequestProblem>(runs.createRunRaw({ threadId, createRunRequest }));

export const reconnectRun = (threadId: string, runId: string, lastEventID: string) =>
  readCall(runs.reconnectRunRaw({ threadId, runId, lastEventID }));

export const cancelRun = (threadId: string, runId: string) => runs.cancelRun({ threadId, runId });
