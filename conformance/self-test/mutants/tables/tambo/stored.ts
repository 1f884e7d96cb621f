/** Mutants with defects in stored threads and messages. */

import { withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterStoredMessages } from "./combinators.ts";

export const storedMutants: Mutants = {
  /** Repeats the last item of a page on the next page. */
  "boundary-repeated": withMap((last) =>
    alterResponses(({ body, request }) => {
      const list = body?.threads ?? (request.operation === "listMessages" ? body?.messages : undefined);
      if (list === undefined) return;
      const before = last.get(request.query.cursor ?? "");
      if (before !== undefined) list.unshift(before);
      if (body.nextCursor !== undefined) last.set(body.nextCursor, list.at(-1));
    }),
  ),
  /** Returns a nextCursor with every full page, even if it is the last page. */
  "full-page-continues": alterResponses(({ body, request: { query } }) => {
    const list = body?.threads ?? body?.messages;
    if (list !== undefined && list.length === Number(query.limit)) body.nextCursor ??= "more";
  }),
  /** Returns a null nextCursor on the last page. */
  "empty-next-page": alterResponses(({ body, request: { query } }) => {
    if (body?.threads !== undefined && query.cursor === undefined) body.nextCursor ??= null;
  }),
  /** Reverses the order of lists. */
  "list-reversed": alterResponses(({ body }) => {
    body?.threads?.reverse();
    body?.messages?.reverse();
  }),
  /** Omits the first item from lists. */
  "list-without-its-first": alterResponses(({ body }) => {
    body?.threads?.shift();
    body?.messages?.shift();
  }),
  /** Returns 404 for an empty list. */
  "empty-list-not-found": alterSuccess("listThreads", (response) => {
    if (response.body.threads.length === 0) response.status = 404;
  }),
  /** Returns at most 50 messages with a thread. */
  "thread-of-a-page": alterSuccess("getThread", ({ body }) => {
    body.messages = body.messages.slice(0, 50);
  }),
  /** Omits a thread's context key, metadata and times. */
  "thread-bare": alterResponses(({ body }) => {
    for (const thread of [body?.thread, ...(body?.threads ?? [])])
      for (const name of ["contextKey", "metadata", "createdAt", "updatedAt"]) delete thread?.[name];
  }),
  /** Returns a thread with a different id. */
  "thread-of-another-id": alterSuccess("getThread", ({ body }) => {
    body.thread.id = "thr_other";
  }),
  /** Returns a number as the id of a newly created thread. */
  "created-thread-nameless": alterSuccess("createThread", ({ body, request }) => {
    if (request.headers["content-length"] === "2" || Number(request.headers["content-length"]) < 14)
      body.thread.id = 7;
  }),
  /** Trims whitespace from stored text. */
  "stored-trimmed": alterStoredMessages(({ content }) => {
    for (const block of content) if (block.type === "text") block.text = block.text.trim();
  }),
  /** Omits the metadata and times from stored messages. */
  "stored-bare": alterStoredMessages(deleteFields("metadata", "createdAt")),
  /** Omits the props from stored components. */
  "stored-props-lost": alterStoredMessages(({ content }) => {
    for (const block of content) if (block.type === "component") block.props = {};
  }),
  /** Turns arrays into objects and loses unusual keys in stored props. */
  "stored-props-lose-keys": alterStoredMessages(({ content }) => {
    for (const { type, props } of content) {
      if (type !== "component") continue;
      delete props.constructor;
      for (const [name, value] of Object.entries(props)) if (Array.isArray(value)) props[name] = { ...value };
    }
  }),
  /** Omits the state from stored components. */
  "stored-state-lost": alterStoredMessages(({ content }) => {
    for (const block of content) delete block.state;
  }),
  /** Stores components before text. */
  "stored-component-first": alterStoredMessages((message) => {
    message.content.reverse();
  }),
  /** Stores only the text of a result. */
  "stored-result-as-text": alterStoredMessages((message) => {
    if (message.role === "tool") message.content = message.content.slice(0, 1);
  }),
  /** Returns the blocks of a message with the calls last. */
  "stored-calls-last": alterStoredMessages((message) => {
    const isCall = ({ type }: Loose) => type === "tool_use";
    message.content = [
      ...message.content.filter((block: Loose) => !isCall(block)),
      ...message.content.filter(isCall),
    ];
  }),
  /** Does not change a thread's updatedAt when a client changes the state of a component. */
  "state-changes-leave-updated": withMap((times, server) => [
    alterRequests(async ({ operation, threadId }) => {
      if (operation === "createRun") times.delete(threadId);
      if (operation !== "updateComponentState") return;
      const { text } = await server.ask("GET", `/v1/threads/${threadId}`);
      times.set(threadId, JSON.parse(text).thread?.updatedAt);
    }),
    alterSuccess("getThread", ({ body: { thread } }) => {
      thread.updatedAt = times.get(thread.id) ?? thread.updatedAt;
    }),
  ]),
  /** Applies the first operation of a patch even if a later operation cannot be applied. */
  "patches-in-part": alterRequestsOf("updateComponentState", async ({ path, body }, server) => {
    const [first, ...rest] = Array.isArray(body?.patch) ? body.patch : [];
    if (rest.some(({ path }: Loose) => path === "/missing"))
      await server.ask("POST", path, { patch: [first] });
  }),
  /** Returns a single message with a different time than in the list. */
  "message-otherwise": alterSuccess("getMessage", ({ body }) => {
    body.message.createdAt = new Date(0).toISOString();
  }),
  /** Returns the same id for all messages in a list. */
  "messages-renamed": alterSuccess("listMessages", ({ body }) => {
    for (const message of body.messages) message.id = "msg_1";
  }),
  /** Omits the state from the response to a state change. */
  "state-not-told": alterSuccess("updateComponentState", ({ body }) => {
    body.state = {};
  }),
};
