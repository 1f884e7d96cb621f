/** Mutants of limits and pages, and of what a thread stores. */

import { withMap, withRepetitions, withSet } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { problem, runBody } from "./combinators.ts";

/** Truncates a list of a body. */
const cutting = (operation: string, name: string, length: number): Mutate =>
  alterRequestsOf(operation, ({ body }) => {
    if (Array.isArray(body?.[name])) body[name] = body[name].slice(0, length);
  });

/** Accepts cursors of all lists. */
const anyCursor = (operation: string): Mutate =>
  alterRequestsOf(operation, async ({ path, query }, server) => {
    if (query.cursor === undefined) return;
    const { cursor: _, ...others } = query;
    const own = await server.ask("GET", `${path}?${new URLSearchParams({ ...others, limit: "1" })}`);
    const [given, ...place] = decoded(query.cursor);
    const [list] = decoded(JSON.parse(own.text).nextCursor ?? "");
    if (list?.slice(0, 10) === given?.slice(0, 10))
      query.cursor = Buffer.from(JSON.stringify([list, ...place])).toString("base64url");
  });

function decoded(cursor: string): Loose[] {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return [];
  }
}

export const limitMutants: Mutants = {
  /** More than 64 additional messages are cut. */
  "messages-cut": cutting("createRun", "additionalMessages", 64),
  /** More than 128 tools are cut. */
  "tools-cut": cutting("createRun", "tools", 128),
  /** More than 128 components are cut. */
  "components-cut": cutting("createRun", "availableComponents", 128),
  /** More than 1000 first messages are cut. */
  "initial-messages-cut": cutting("createThread", "initialMessages", 1000),
  /** More than 1000 operations of a patch are cut. */
  "patches-cut": cutting("updateComponentState", "patch", 1000),
  /** Long names of tools are cut. */
  "tool-names-of-any-length": runBody(({ tools, availableComponents }) => {
    const lists = [tools, ...(availableComponents ?? []).map((each: Loose) => each?.contextTools)];
    for (const tool of lists.flatMap((list) => (Array.isArray(list) ? list : [])))
      if (tool?.name?.length > 64) tool.name = tool.name.slice(0, 64);
  }),
  /** Long ids of threads are cut. */
  "thread-ids-of-any-length": alterRequestsOf("createRun", (wire) => {
    if (wire.threadId !== undefined && wire.threadId.length > 128)
      wire.path = wire.path.replace(wire.threadId, wire.threadId.slice(0, 128));
  }),
  /** maxTokens and temperature outside their bounds are clamped. */
  "settings-clamped": runBody((body) => {
    if (typeof body.maxTokens === "number") body.maxTokens = Math.max(1, body.maxTokens);
    if (typeof body.temperature === "number") body.temperature = Math.min(2, Math.max(0, body.temperature));
  }),
  /** Long idempotency keys are truncated. */
  "idempotency-keys-cut": alterRequestsOf("createRun", ({ headers }) => {
    if (headers["idempotency-key"] !== undefined)
      headers["idempotency-key"] = headers["idempotency-key"].slice(0, 255);
  }),
  /** Content-Encoding is ignored. */
  "compressed-bodies-taken": alterRequests(({ headers }) => {
    delete headers["content-encoding"];
  }),
  /** A content type with a charset is rejected. */
  "no-charset": alterRequests(({ headers }) =>
    headers["content-type"]?.includes(";") ? problem(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
  ),
  /** A body has 63 levels at most. */
  "63-levels": alterRequests(({ body }) =>
    measureDepth(body) === 64 ? problem(400, "INVALID_JSON") : undefined,
  ),
  /** A body has 65 levels at most. */
  "65-levels": alterRequests((wire) => {
    if (measureDepth(wire.body) === 65) wire.body = {};
  }),
  /** Duplicate keys in a body are accepted; the last one is used. */
  "keys-twice": alterRequests(({ body }) => {
    if (body?.future?.a === 2) body.future = {};
  }),
  /** The ids of threads do not start with thr_. */
  "thread-ids-without-prefix": withSet((own) => [
    alterResponses(({ body }) => {
      for (const thread of [body?.thread, ...(body?.threads ?? [])]) {
        if (!thread?.id?.startsWith("thr_")) continue;
        thread.id = thread.id.slice(4);
        own.add(thread.id);
      }
    }),
    alterRequests((wire) => {
      if (own.has(wire.threadId ?? "")) wire.path = wire.path.replace("/threads/", "/threads/thr_");
    }),
  ]),
  /** The default page size of threads is 100. */
  "hundred-threads": withRepetitions(
    alterRequestsOf("listThreads", ({ query }) => {
      query.limit ??= "100";
    }),
  ),
  /** A cursor from the list of another context key is accepted. */
  "cursor-of-any-context-key": anyCursor("listThreads"),
  /** A cursor from another thread's messages is accepted. */
  "cursor-of-any-thread": anyCursor("listMessages"),
  /** A run's contextKey is ignored if the thread exists. */
  "context-key-when-created": alterRequestsOf("createRun", async (wire, server) => {
    if (wire.body?.contextKey === undefined) return;
    const { status } = await server.ask("GET", `/v1/threads/${wire.threadId}`);
    if (status === 200) delete wire.body.contextKey;
  }),
  /** A run's contextKey replaces the thread's. */
  "context-key-replaced": withMap((latest) => [
    runBody(({ contextKey }, { threadId }) => {
      if (contextKey !== undefined) latest.set(threadId, contextKey);
    }),
    alterSuccess("getThread", ({ body, request: { threadId } }) => {
      if (latest.has(threadId)) body.thread.contextKey = latest.get(threadId);
    }),
  ]),
  /** updatedAt is always createdAt. */
  "never-updated": alterSuccess("getThread", ({ body }) => {
    body.thread.updatedAt = body.thread.createdAt;
  }),
  /** createdAt is always updatedAt. */
  "created-when-updated": alterSuccess("getThread", ({ body }) => {
    body.thread.createdAt = body.thread.updatedAt;
  }),
  /** The metadata of a run's message is lost. */
  "metadata-of-runs-lost": runBody(({ message }) => {
    if (message?.metadata?.a !== undefined) delete message.metadata;
  }),
  /** Unknown fields of blocks are returned. */
  "unknown-members-returned": withMap((unknown) => [
    runBody(({ message }, { threadId }) => {
      unknown.set(threadId, message?.content?.[0]?.future);
    }),
    alterSuccess("getThread", ({ body, request: { threadId } }) => {
      if (unknown.get(threadId) !== undefined) body.messages[0].content[0].future = unknown.get(threadId);
    }),
  ]),
  /** A message is found under every thread. */
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
