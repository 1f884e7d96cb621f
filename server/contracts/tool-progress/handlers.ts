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
import { toConversationMessages } from "./list-messages.ts";
import { toMessageInput, toRegenerateInput } from "./run-input.ts";
import {
  type ConversationKey,
  checkSessionId,
  estimateCompletion,
  findConversation,
  findNewestSession,
  findSession,
  sessionIdOf,
} from "./sessions.ts";
import { collectResponse, encodeRun, formatCursor, parseCursor } from "./stream.ts";

type Operations = Handlers<ProjectContext>;
type Request<Operation extends keyof Operations> = HandlerRequest<Operation, ProjectContext>;
type Message = components["schemas"]["SendMessageV1Request"];
type MessageResponse = Extract<HandlerResponse<"sendMessage">, { status: 200 }>;

/** Returns the handlers for the contract's operations. All versions of an operation share one handler. */
export function createToolProgressHandlers({
  engine,
  store,
  getSettings,
}: Pick<ContractServices, "engine" | "store" | "getSettings">): Operations {
  async function sendMessage(request: Request<"sendMessage">): Promise<MessageResponse> {
    const { query, body, signal } = request;
    const { session_id: sessionId, stream = true } = query;
    const cursor = findCursor(request);
    const conversation = toConversationKey(request);
    const { conversationId } = conversation;
    if (cursor !== undefined) {
      if (sessionId === undefined) {
        const name = query.cursor === undefined ? "Last-Event-ID" : "cursor";
        const message = `is required with "${name}" to select the session to resume`;
        throw ToolProgressError.forFields([{ pointer: "/session_id", message }]);
      }
      return await toResponse(
        await subscribeAfter(conversation, sessionId, parseCursor(cursor)),
        stream,
        signal,
      );
    }
    const input = toMessageInput(body);
    const retry = toIdempotency("tool-progress", request.headers["Idempotency-Key"], [
      "message",
      conversationId,
      sessionId,
      body,
    ]);
    if (sessionId !== undefined && !(await isKeyUsed(retry, conversation)))
      await checkSessionId(store, conversation, sessionId);
    const subscription = await startRun(conversation, input, {
      createThread: true,
      clientId: sessionId,
      ...retry,
    });
    return await toResponse({ subscription, after: initialPosition }, stream, signal);
  }

  /**
   * Returns true if a run was already started with the request's idempotency key. The engine then handles the
   * request, and other checks are skipped.
   */
  async function isKeyUsed(
    { idempotency }: Pick<RunRequest, "idempotency">,
    { owner }: ConversationKey,
  ): Promise<boolean> {
    if (idempotency === undefined) return false;
    return (await store.read.findRunByIdempotencyKey(owner, idempotency.key)) !== undefined;
  }

  async function startRun(
    { owner, conversationId: threadId }: ConversationKey,
    input: RunInput,
    {
      clientId,
      ...rest
    }: Pick<RunRequest, "createThread" | "idempotency"> & { clientId?: string | undefined },
  ): Promise<RunSubscription> {
    const clientIdField = clientId === undefined ? {} : { clientId };
    return await engine.run({ owner, threadId, input, ...rest, ...clientIdField });
  }

  async function regenerateMessage(request: Request<"regenerateMessage">): Promise<MessageResponse> {
    const { query, body, signal } = request;
    const conversation = toConversationKey(request);
    const key = request.headers["Idempotency-Key"];
    const retry = toIdempotency("tool-progress", key, ["regenerate", conversation.conversationId, body]);
    if (!(await isKeyUsed(retry, conversation))) await findConversation(store, conversation);
    const subscription = await startRun(conversation, toRegenerateInput(body?.node_ids), {
      createThread: false,
      ...retry,
    });
    return await toResponse({ subscription, after: initialPosition }, query.stream ?? true, signal);
  }

  /** Subscribes to a session's events after a position. */
  async function subscribeAfter(
    conversation: ConversationKey,
    sessionId: string,
    after: Position,
  ): Promise<PositionedSubscription> {
    const { owner, conversationId } = conversation;
    const { id } = await findSession(store, conversation, sessionId);
    const subscription = await engine.subscribe(owner, conversationId, id, { after: 0 });
    if (!isAfter(after, subscription.head)) return { subscription, after };
    const detail = `The cursor is ahead of the session, which is at ${formatCursor(subscription.head)}.`;
    throw new ToolProgressError("POSITION_AHEAD", detail);
  }

  async function listMessages(request: Request<"listMessages">) {
    const { query, signal } = request;
    const { start = 0, limit = 10 } = query;
    const conversation = toConversationKey(request);
    const thread = await findConversation(store, conversation);
    return await engine.readConversation(thread, signal, async () => {
      const stored = await store.read.listMessages(thread.key, { order: "asc" });
      const messages = stored.map(({ message }) => message);
      const list = toConversationMessages(messages, conversation.conversationId);
      return { status: 200 as const, body: list.slice(start, start + Math.min(limit, maxListedMessages)) };
    });
  }

  async function resumeSession(request: Request<"resumeSession">) {
    const { path, signal } = request;
    const after = parseCursor(findCursor(request) ?? formatCursor(initialPosition));
    return toStreamResponse(await subscribeAfter(toConversationKey(request), path.session_id, after), signal);
  }

  async function getActiveSession(request: Request<"getActiveSession">) {
    const record = await findSession(store, toConversationKey(request));
    const body = {
      sessionId: sessionIdOf(record),
      status: sessionStatus[record.status],
      cursor: formatCursor(record.head),
      conversationId: request.path.conversation_id,
      startedAt: record.createdAt,
      lastActivity: await engine.readLastActivity(record),
    };
    return { status: 200 as const, body };
  }

  async function getTaskStatus(request: Request<"getTaskStatus">) {
    const record = await findSession(store, toConversationKey(request));
    const body = {
      isActive: record.status === "running",
      sessionId: sessionIdOf(record),
      estimatedCompletion: estimateCompletion(record, getSettings(request.context.owner.projectId).limits),
      conversationId: request.path.conversation_id,
    };
    return { status: 200 as const, body };
  }

  async function stopSession(request: Request<"stopSession">) {
    const conversation = toConversationKey(request);
    const { session_id: id } = request.query;
    const record =
      id === undefined
        ? await findNewestSession(store, conversation)
        : await findSession(store, conversation, id);
    if (record === undefined) {
      return {
        status: 200 as const,
        body: { success: true as const, message: "The conversation has no session yet." },
      };
    }
    const isStopped =
      sessionStatus[record.status] !== "completed" && (await cancelRun(conversation, record.id));
    const message = isStopped ? "The session was stopped." : "The session had already ended.";
    return { status: 200 as const, body: { success: true as const, message } };
  }

  /**
   * Cancels a run.
   *
   * @returns True if the run was cancelled, false if it has ended in the meantime.
   */
  async function cancelRun({ owner, conversationId }: ConversationKey, runId: string): Promise<boolean> {
    try {
      await engine.cancel(owner, conversationId, runId);
      return true;
    } catch (error) {
      if (error instanceof RequestRejectedError && error.code === "RUN_FINISHED") return false;
      throw error;
    }
  }

  return {
    sendMessage: (request) => sendMessage(withoutImages(request)),
    // `readMessageForm` has already converted a form to JSON.
    sendMessageV1: (request) => sendMessage({ ...request, body: request.body as Message }),
    sendMessageUnversioned: (request) => sendMessage(withoutImages(request)),
    regenerateMessage,
    regenerateMessageV1: regenerateMessage,
    listMessages,
    listMessagesV1: listMessages,
    resumeSession,
    resumeSessionV1: resumeSession,
    getActiveSession,
    getActiveSessionV1: getActiveSession,
    getTaskStatus,
    getTaskStatusV1: getTaskStatus,
    stopSession,
    stopSessionV1: stopSession,
  };
}

/** Maximum number of messages in a list. */
const maxListedMessages = 1000;

/** Returns the cursor of a request. The header takes precedence, because it is the newer position (TP-081). */
function findCursor({
  query,
  headers,
}: {
  query: { cursor?: string };
  headers: { "Last-Event-ID"?: string };
}): string | undefined {
  return headers["Last-Event-ID"] || query.cursor;
}

/**
 * Removes images, which only version 1 supports. In other versions, `images` is an unknown field that is not
 * validated.
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

function toConversationKey({
  path,
  context,
}: {
  path: { conversation_id: string };
  context: ProjectContext;
}): ConversationKey {
  return { owner: context.owner, conversationId: path.conversation_id };
}

/** A subscription, with the position after which events are sent. */
interface PositionedSubscription {
  subscription: RunSubscription;
  after: Position;
}

/** Returns the response as a stream or as a single JSON body. */
async function toResponse(
  rest: PositionedSubscription,
  stream: boolean,
  signal: AbortSignal,
): Promise<MessageResponse> {
  if (stream) return toStreamResponse(rest, signal);
  const { subscription } = rest;
  return {
    status: 200,
    headers: toHeaders(subscription),
    body: await collectResponse(subscription.lines(signal)),
  };
}

function toStreamResponse({ subscription, after }: PositionedSubscription, signal: AbortSignal) {
  return {
    status: 200 as const,
    headers: toHeaders(subscription),
    events: encodeRun(subscription.lines(signal), after),
  };
}

function toHeaders({ runId }: RunSubscription) {
  return { "X-Run-Id": runId, ...streamHeaders };
}
