/** Mutants with defects in limits and pages, and in the data that a thread stores. */

import { withMap, withRepetitions, withSet } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

/** Truncates a list in a request body. */
const truncateList = (operation: string, name: string, length: number): Mutate =>
  alterRequestsOf(operation, ({ body }) => {
    if (Array.isArray(body?.[name])) body[name] = body[name].slice(0, length);
  });

/** Accepts cursors that belong to other lists. */
const acceptAnyCursor = (operation: string): Mutate =>
  alterRequestsOf(operation, async ({ path, query }, server) => {
    if (query.cursor === undefined) return;
    const { cursor: _, ...others } = query;
    const page = await server.ask("GET", `${path}?${new URLSearchParams({ ...others, limit: "1" })}`);
    const [foreignList, ...position] = decodeCursor(query.cursor);
    const [list] = decodeCursor(JSON.parse(page.text).nextCursor ?? "");
    // Our cursors start with a digest of their list.
    if (list?.length === foreignList?.length)
      query.cursor = Buffer.from(JSON.stringify([list, ...position])).toString("base64url");
  });

function decodeCursor(cursor: string): Loose[] {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return [];
  }
}

export const limitMutants: Mutants = {
  /** Drops all additional messages after the first 64. */
  "messages-cut": truncateList("createRun", "additionalMessages", 64),
  /** Drops all tools after the first 128. */
  "tools-cut": truncateList("createRun", "tools", 128),
  /** Drops all components after the first 128. */
  "components-cut": truncateList("createRun", "availableComponents", 128),
  /** Drops all initial messages after the first 1000. */
  "initial-messages-cut": truncateList("createThread", "initialMessages", 1000),
  /** Drops all patch operations after the first 1000. */
  "patches-cut": truncateList("updateComponentState", "patch", 1000),
  /** Truncates long tool names. */
  "tool-names-of-any-length": alterRunBodies(({ tools, availableComponents }) => {
    const lists = [tools, ...(availableComponents ?? []).map((each: Loose) => each?.contextTools)];
    for (const tool of lists.flatMap((list) => (Array.isArray(list) ? list : [])))
      if (tool?.name?.length > 64) tool.name = tool.name.slice(0, 64);
  }),
  /** Truncates long thread ids. */
  "thread-ids-of-any-length": alterRequestsOf("createRun", (wire) => {
    if (wire.threadId !== undefined && wire.threadId.length > 128)
      wire.path = wire.path.replace(wire.threadId, wire.threadId.slice(0, 128));
  }),
  /** Clamps maxTokens and temperature if they are outside their bounds. */
  "settings-clamped": alterRunBodies((body) => {
    if (typeof body.maxTokens === "number") body.maxTokens = Math.max(1, body.maxTokens);
    if (typeof body.temperature === "number") body.temperature = Math.min(2, Math.max(0, body.temperature));
  }),
  /** Truncates long idempotency keys. */
  "idempotency-keys-cut": alterRequestsOf("createRun", ({ headers }) => {
    if (headers["idempotency-key"] !== undefined)
      headers["idempotency-key"] = headers["idempotency-key"].slice(0, 255);
  }),
  /** Ignores the Content-Encoding header. */
  "compressed-bodies-taken": alterRequests(({ headers }) => {
    delete headers["content-encoding"];
  }),
  /** Rejects a content type that has a charset. */
  "no-charset": alterRequests(({ headers }) =>
    headers["content-type"]?.includes(";") ? createError(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
  ),
  /** Rejects a body nested 64 levels deep. */
  "63-levels": alterRequests(({ body }) =>
    measureDepth(body) === 64 ? createError(400, "INVALID_JSON") : undefined,
  ),
  /** Accepts a body nested 65 levels deep. */
  "65-levels": alterRequests((wire) => {
    if (measureDepth(wire.body) === 65) wire.body = {};
  }),
  /** Accepts duplicate keys in a body, and uses the last one. */
  "keys-twice": alterRequests(({ body }) => {
    if (body?.future?.a === 2) body.future = {};
  }),
  /** Generates thread ids without the `thr_` prefix. */
  "thread-ids-without-prefix": withSet((shortened) => [
    alterResponses(({ body }) => {
      for (const thread of [body?.thread, ...(body?.threads ?? [])]) {
        if (!thread?.id?.startsWith("thr_")) continue;
        thread.id = thread.id.slice(4);
        shortened.add(thread.id);
      }
    }),
    alterRequests((wire) => {
      if (shortened.has(wire.threadId ?? "")) wire.path = wire.path.replace("/threads/", "/threads/thr_");
    }),
  ]),
  /** Uses a default page size of 100 threads. */
  "hundred-threads": withRepetitions(
    alterRequestsOf("listThreads", ({ query }) => {
      query.limit ??= "100";
    }),
  ),
  /** Accepts a cursor from the list for another context key. */
  "cursor-of-any-context-key": acceptAnyCursor("listThreads"),
  /** Accepts a cursor from the list of another thread's messages. */
  "cursor-of-any-thread": acceptAnyCursor("listMessages"),
  /** Ignores a run's contextKey if the thread already exists. */
  "context-key-when-created": alterRequestsOf("createRun", async (wire, server) => {
    if (wire.body?.contextKey === undefined) return;
    const { status } = await server.ask("GET", `/v1/threads/${wire.threadId}`);
    if (status === 200) delete wire.body.contextKey;
  }),
  /** Replaces the thread's contextKey with the run's contextKey. */
  "context-key-replaced": withMap((latest) => [
    alterRunBodies(({ contextKey }, { threadId }) => {
      if (contextKey !== undefined) latest.set(threadId, contextKey);
    }),
    alterSuccess("getThread", ({ body, request: { threadId } }) => {
      if (latest.has(threadId)) body.thread.contextKey = latest.get(threadId);
    }),
  ]),
  /** Returns createdAt as updatedAt. */
  "never-updated": alterSuccess("getThread", ({ body }) => {
    body.thread.updatedAt = body.thread.createdAt;
  }),
  /** Returns updatedAt as createdAt. */
  "created-when-updated": alterSuccess("getThread", ({ body }) => {
    body.thread.createdAt = body.thread.updatedAt;
  }),
  /** Loses the metadata of the message in a run request. */
  "metadata-of-runs-lost": alterRunBodies(({ message }) => {
    if (message?.metadata?.a !== undefined) delete message.metadata;
  }),
  /** Returns unknown fields in blocks. */
  "unknown-members-returned": withMap((unknown) => [
    alterRunBodies(({ message }, { threadId }) => {
      unknown.set(threadId, message?.content?.[0]?.future);
    }),
    alterSuccess("getThread", ({ body, request: { threadId } }) => {
      if (unknown.get(threadId) !== undefined) body.messages[0].content[0].future = unknown.get(threadId);
    }),
  ]),
  /** Finds a message even if the path names a different thread. */
  "messages-of-any-thread": withMap((threads) => [
    alterSuccess("listMessages", ({ body, request: { threadId } }) => {
      for (const { id } of body.messages) threads.set(id, threadId);
    }),
    alterRequestsOf("getMessage", (wire) => {
      const message = wire.path.split("/").at(-1);
      if (threads.has(message)) wire.path = `/v1/threads/${threads.get(message)}/messages/${message}`;
    }),
  ]),
};
