import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";
import type { Owner } from "../../core/owner.ts";
import type { ThreadRecord } from "../../core/ports/records.ts";
import type { ScopedStore } from "../../core/ports/store.ts";
import { checkIds } from "../../engine/admission/check-request.ts";
import { runOnce, toKeyedRequest } from "../../engine/idempotency.ts";
import { addStates, Transcript } from "../../engine/state/transcript.ts";
import type { ProjectContext } from "../contract.ts";
import { toTamboMessage } from "./convert-messages.ts";
import { TamboError } from "./errors.ts";
import type { TamboServices } from "./handlers.ts";
import { toInitialMessage } from "./message-input.ts";
import { clampPageSize, decodePageToken, encodePageToken } from "./page-tokens.ts";

type Schemas = components["schemas"];
type ThreadHandlers = Pick<
  Handlers<ProjectContext>,
  "listThreads" | "createThread" | "getThread" | "deleteThread"
>;

export function createThreadHandlers({ engine, store }: TamboServices): ThreadHandlers {
  return {
    async listThreads({ query, context, signal }) {
      const { threads, ...page } = await readThreadPage({ engine, store }, context.owner, query, signal);
      return { status: 200, body: { threads: threads.map(toThread), ...page } };
    },

    async createThread({ headers, body, context }) {
      const now = Date.now();
      const { contextKey, metadata, initialMessages = [] } = body ?? {};
      if (contextKey !== undefined) checkIds({ contextKey });
      const messages = initialMessages.map((message, index) =>
        toStoredMessage(message, `/initialMessages/${index}`, now),
      );
      const request = toKeyedRequest(context.owner, headers["Idempotency-Key"], "createThread", [body]);
      const response = await store.transaction((queries) =>
        runOnce(queries, request, async () => {
          const record = await queries.insertThread({
            id: createId("thr"),
            ...context.owner,
            createdAt: now,
            ...(contextKey !== undefined && { contextKey }),
            ...(metadata !== undefined && { metadata: metadata as JsonObject }),
          });
          await queries.appendMessages(record.key, messages);
          return { thread: toThread(record) };
        }),
      );
      return { status: 201, body: response };
    },

    async getThread({ path, query, context, signal }) {
      const thread = await findThread(store, context.owner, path.threadId);
      const representation = query.toolRepresentation ?? "fields";
      return await engine.readConversation(thread, signal, async () => {
        const { messages, components } = await Transcript.load(store.read, thread);
        const views = messages.map((message) =>
          toTamboMessage(addStates(message, components), representation),
        );
        return { status: 200, body: { thread: toThread(thread), messages: views } };
      });
    },

    async deleteThread({ path, context }) {
      await engine.deleteThread(context.owner, path.threadId);
      return { status: 204 };
    },
  };
}

/**
 * Reads a page of an owner's threads, newest first.
 *
 * @throws {TamboError} `INVALID_CURSOR`.
 */
export async function readThreadPage(
  { engine, store }: TamboServices,
  owner: Owner,
  query: { contextKey?: string; limit?: number; cursor?: string },
  signal: AbortSignal,
): Promise<{ threads: ThreadRecord[]; nextCursor?: string }> {
  const { contextKey, cursor } = query;
  const list = JSON.stringify(["threads", owner, contextKey ?? null]);
  const page = {
    limit: clampPageSize(query.limit, 20),
    ...(contextKey !== undefined && { contextKey }),
    ...(cursor !== undefined && { after: decodePageToken(cursor, list, ["number"])[0] as number }),
  };
  const { count, bytes, hasMore } = await store.read.measureThreads(owner, page);
  const read = () => store.read.listThreads(owner, { ...page, limit: count });
  const threads = await engine.readLarge(owner.projectId, bytes, signal, read);
  const last = threads.at(-1);
  return {
    threads,
    ...(hasMore && last !== undefined && { nextCursor: encodePageToken(list, [last.key]) }),
  };
}

function toThread(thread: ThreadRecord): Schemas["Thread"] {
  const { id, projectId, contextKey, metadata, createdAt, updatedAt } = thread;
  return {
    id,
    projectId,
    ...(contextKey !== undefined && { contextKey }),
    ...(metadata !== undefined && { metadata }),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function toStoredMessage(input: Schemas["InputMessage"], pointer: string, createdAt: number): Message {
  const { role, content, toolCallId, isError, metadata } = toInitialMessage(input, pointer);
  const base = { id: createId("msg"), role, createdAt, ...(metadata !== undefined && { metadata }) };
  if (toolCallId === undefined) return { ...base, blocks: content };
  const result = { type: "tool_result" as const, toolUseId: toolCallId, content };
  return { ...base, blocks: [{ ...result, ...(isError === true && { isError }) }] };
}

/**
 * Returns an owner's thread. Threads of other owners are not found.
 *
 * @throws {TamboError} `THREAD_NOT_FOUND`.
 */
export async function findThread(store: ScopedStore, owner: Owner, id: string): Promise<ThreadRecord> {
  const thread = await store.read.findThread(owner, id);
  if (thread === undefined)
    throw new TamboError(
      "THREAD_NOT_FOUND",
      `There is no thread "${id}" for this project and user. List their threads with GET /v1/threads.`,
    );
  return thread;
}
