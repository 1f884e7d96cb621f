import type { HandlerRequest, HandlerResponse, Handlers } from "../../../generated/tool-progress/handlers.ts";
import type { components } from "../../../generated/tool-progress/types.ts";
import { RequestRejectedError } from "../../core/errors.ts";
import { initialPosition, isAfter, type Position } from "../../core/log-line.ts";
import type { RunStatus } from "../../core/ports/records.ts";
import { toIdempotency } from "../../engine/idempotency.ts";
import type { RunInput, RunRequest } from "../../engine/run-input.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { ToolProgressError } from "./errors.ts";
import { messageInput, regenerateInput } from "./run-input.ts";
import {
  checkSessionId,
  estimatedCompletion,
  findConversation,
  findSession,
  lastActivity,
  newestSession,
  type Place,
  sessionIdOf,
} from "./sessions.ts";
import { cursorOf, encodeRun, positionOf, wholeAnswer } from "./stream.ts";

type Operations = Handlers<ProjectContext>;
type Request<Operation extends keyof Operations> = HandlerRequest<Operation, ProjectContext>;
type Message = components["schemas"]["SendMessageV1Request"];
type Answer = Extract<HandlerResponse<"sendMessage">, { status: 200 }>;

/** Returns the handlers of the operations. All versions of an operation have the same handler. */
export function toolProgressHandlers({
  engine,
  store,
  settingsOf,
}: Pick<ContractServices, "engine" | "store" | "settingsOf">): Operations {
  async function send(request: Request<"sendMessage">): Promise<Answer> {
    const { query, body, signal } = request;
    const { cursor, session_id: sessionId, stream = true } = query;
    const place = placeOf(request);
    const { conversationId } = place;
    if (cursor !== undefined) {
      if (sessionId === undefined) {
        const message = 'is required with "cursor": it names the session to take up';
        throw ToolProgressError.of([{ pointer: "/session_id", message }]);
      }
      return await answer(await readingAfter(place, sessionId, positionOf(cursor)), stream, signal);
    }
    const input = messageInput(body);
    const retry = toIdempotency("tool-progress", request.headers["Idempotency-Key"], [
      "message",
      conversationId,
      sessionId,
      body,
    ]);
    if (sessionId !== undefined && !(await isUsed(retry, place)))
      await checkSessionId(store, place, sessionId);
    const subscription = await run(place, input, { createThread: true, clientId: sessionId, ...retry });
    return await answer({ subscription, after: initialPosition }, stream, signal);
  }

  /**
   * Returns true if a run was started with the request's idempotency key. The engine then decides, and other
   * checks are skipped.
   */
  async function isUsed(
    { idempotency }: Pick<RunRequest, "idempotency">,
    { projectId }: Place,
  ): Promise<boolean> {
    if (idempotency === undefined) return false;
    return (await store.read.findRunByIdempotencyKey(projectId, idempotency.key)) !== undefined;
  }

  async function run(
    { projectId, conversationId: threadId }: Place,
    input: RunInput,
    {
      clientId,
      ...rest
    }: Pick<RunRequest, "createThread" | "idempotency"> & { clientId?: string | undefined },
  ): Promise<RunSubscription> {
    const named = clientId === undefined ? {} : { clientId };
    return await engine.run({ projectId, threadId, input, ...rest, ...named });
  }

  async function regenerate(request: Request<"regenerateMessage">): Promise<Answer> {
    const { query, body, signal } = request;
    const place = placeOf(request);
    const key = request.headers["Idempotency-Key"];
    const retry = toIdempotency("tool-progress", key, ["regenerate", place.conversationId, body]);
    if (!(await isUsed(retry, place))) await findConversation(store, place);
    const subscription = await run(place, regenerateInput(body?.node_ids), { createThread: false, ...retry });
    return await answer({ subscription, after: initialPosition }, query.stream ?? true, signal);
  }

  /** Subscribes to a session after a position. */
  async function readingAfter(place: Place, sessionId: string, after: Position): Promise<Rest> {
    const { projectId, conversationId } = place;
    const { id } = await findSession(store, place, sessionId);
    const subscription = await engine.subscribe(projectId, conversationId, id, { after: 0 });
    if (!isAfter(after, subscription.head)) return { subscription, after };
    const detail = `The cursor is ahead of the session, which is at ${cursorOf(subscription.head)}.`;
    throw new ToolProgressError("POSITION_AHEAD", detail);
  }

  async function resume(request: Request<"resumeSession">) {
    const { path, query, signal } = request;
    const after = positionOf(query.cursor ?? cursorOf(initialPosition));
    return streamed(await readingAfter(placeOf(request), path.session_id, after), signal);
  }

  async function active(request: Request<"getActiveSession">) {
    const record = await findSession(store, placeOf(request));
    const body = {
      sessionId: sessionIdOf(record),
      status: sessionStatus[record.status],
      cursor: cursorOf(record.head),
      conversationId: request.path.conversation_id,
      startedAt: record.createdAt,
      lastActivity: await lastActivity(store, record),
    };
    return { status: 200 as const, body };
  }

  async function taskStatus(request: Request<"getTaskStatus">) {
    const record = await findSession(store, placeOf(request));
    const body = {
      isActive: record.status === "running",
      sessionId: sessionIdOf(record),
      estimatedCompletion: estimatedCompletion(record, settingsOf(request.context.projectId).limits),
      conversationId: request.path.conversation_id,
    };
    return { status: 200 as const, body };
  }

  async function stop(request: Request<"stopSession">) {
    const place = placeOf(request);
    const { session_id: id } = request.query;
    const record = id === undefined ? await newestSession(store, place) : await findSession(store, place, id);
    if (record === undefined) {
      return { status: 200 as const, body: { success: true as const, message: "There is no session yet." } };
    }
    const isStopped = sessionStatus[record.status] !== "completed" && (await cancel(place, record.id));
    const message = isStopped ? "The session was stopped." : "The session was over already.";
    return { status: 200 as const, body: { success: true as const, message } };
  }

  /** Cancels a run. @returns True if it was cancelled, false if it has ended in the meantime. */
  async function cancel({ projectId, conversationId }: Place, runId: string): Promise<boolean> {
    try {
      await engine.cancel(projectId, conversationId, runId);
      return true;
    } catch (error) {
      if (error instanceof RequestRejectedError && error.code === "RUN_FINISHED") return false;
      throw error;
    }
  }

  return {
    sendMessage: (request) => send(withoutImages(request)),
    // `readMessageForm` has already converted a form to JSON.
    sendMessageV1: (request) => send({ ...request, body: request.body as Message }),
    sendMessageUnversioned: (request) => send(withoutImages(request)),
    regenerateMessage: regenerate,
    regenerateMessageV1: regenerate,
    resumeSession: resume,
    resumeSessionV1: resume,
    getActiveSession: active,
    getActiveSessionV1: active,
    getTaskStatus: taskStatus,
    getTaskStatusV1: taskStatus,
    stopSession: stop,
    stopSessionV1: stop,
  };
}

/**
 * Removes images, which only version 1 has. Elsewhere `images` is an unknown field, which is not validated.
 */
function withoutImages<R extends { body: Message }>(request: R): R {
  const { images: _, ...body } = request.body;
  return { ...request, body };
}

const sessionStatus: { [Status in RunStatus]: components["schemas"]["SessionStatus"] } = {
  running: "active",
  awaiting_input: "idle",
  continued: "completed",
  finished: "completed",
  failed: "completed",
  cancelled: "completed",
};

function placeOf({ path, context }: { path: { conversation_id: string }; context: ProjectContext }): Place {
  return { projectId: context.projectId, conversationId: path.conversation_id };
}

/** A subscription and the position after which events are sent. */
interface Rest {
  subscription: RunSubscription;
  after: Position;
}

/** Returns the response as a stream or as a single JSON body. */
async function answer(rest: Rest, stream: boolean, signal: AbortSignal): Promise<Answer> {
  if (stream) return streamed(rest, signal);
  const { subscription } = rest;
  return {
    status: 200,
    headers: headersOf(subscription),
    body: await wholeAnswer(subscription.lines(signal)),
  };
}

function streamed({ subscription, after }: Rest, signal: AbortSignal) {
  return {
    status: 200 as const,
    headers: headersOf(subscription),
    events: encodeRun(subscription.lines(signal), after),
  };
}

function headersOf({ runId }: RunSubscription) {
  return { "X-Run-Id": runId, ...streamHeaders };
}
