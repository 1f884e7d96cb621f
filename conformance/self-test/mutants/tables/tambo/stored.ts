/** Mutants of stored threads and messages. */

import { withMap } from "../../combinators/compose.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { storedMessages } from "./combinators.ts";

export const storedMutants: Mutants = {
  /** A page starts with the last item of the page before. */
  "boundary-repeated": withMap((last) =>
    alterResponses(({ body, request }) => {
      const list = body?.threads ?? (request.operation === "listMessages" ? body?.messages : undefined);
      if (list === undefined) return;
      const before = last.get(request.query.cursor ?? "");
      if (before !== undefined) list.unshift(before);
      if (body.nextCursor !== undefined) last.set(body.nextCursor, list.at(-1));
    }),
  ),
  /** The last page has a nextCursor of null. */
  "empty-next-page": alterResponses(({ body, request: { query } }) => {
    if (body?.threads !== undefined && query.cursor === undefined) body.nextCursor ??= null;
  }),
  /** Lists are in the wrong order. */
  "list-reversed": alterResponses(({ body }) => {
    body?.threads?.reverse();
    body?.messages?.reverse();
  }),
  /** Lists lack their first item. */
  "list-without-its-first": alterResponses(({ body }) => {
    body?.threads?.shift();
    body?.messages?.shift();
  }),
  /** An empty list is 404. */
  "empty-list-not-found": alterSuccess("listThreads", (answer) => {
    if (answer.body.threads.length === 0) answer.status = 404;
  }),
  /** A thread is read with at most 50 messages. */
  "thread-of-a-page": alterSuccess("getThread", ({ body }) => {
    body.messages = body.messages.slice(0, 50);
  }),
  /** A thread has neither context key, metadata nor times. */
  "thread-bare": alterResponses(({ body }) => {
    for (const thread of [body?.thread, ...(body?.threads ?? [])])
      for (const name of ["contextKey", "metadata", "createdAt", "updatedAt"]) delete thread?.[name];
  }),
  /** A thread is read with another id. */
  "thread-of-another-id": alterSuccess("getThread", ({ body }) => {
    body.thread.id = "thr_other";
  }),
  /** The id of a created thread is a number. */
  "created-thread-nameless": alterSuccess("createThread", ({ body, request }) => {
    if (request.headers["content-length"] === "2" || Number(request.headers["content-length"]) < 14)
      body.thread.id = 7;
  }),
  /** Stored texts are trimmed. */
  "stored-trimmed": storedMessages(({ content }) => {
    for (const block of content) if (block.type === "text") block.text = block.text.trim();
  }),
  /** Stored messages have neither metadata nor times. */
  "stored-bare": storedMessages(deleteFields("metadata", "createdAt")),
  /** Stored components have no props. */
  "stored-props-lost": storedMessages(({ content }) => {
    for (const block of content) if (block.type === "component") block.props = {};
  }),
  /** In stored props, arrays become objects and unusual keys are lost. */
  "stored-props-lose-keys": storedMessages(({ content }) => {
    for (const { type, props } of content) {
      if (type !== "component") continue;
      delete props.constructor;
      for (const [name, value] of Object.entries(props)) if (Array.isArray(value)) props[name] = { ...value };
    }
  }),
  /** Stored components have no state. */
  "stored-state-lost": storedMessages(({ content }) => {
    for (const block of content) delete block.state;
  }),
  /** Stored components come before the texts. */
  "stored-component-first": storedMessages((message) => {
    message.content.reverse();
  }),
  /** A stored result has only its text. */
  "stored-result-as-text": storedMessages((message) => {
    if (message.role === "tool") message.content = message.content.slice(0, 1);
  }),
  /** A message read alone has another time than in the list. */
  "message-otherwise": alterSuccess("getMessage", ({ body }) => {
    body.message.createdAt = new Date(0).toISOString();
  }),
  /** All messages of a list have the same id. */
  "messages-renamed": alterSuccess("listMessages", ({ body }) => {
    for (const message of body.messages) message.id = "msg_1";
  }),
  /** The response to a change of state lacks the state. */
  "state-not-told": alterSuccess("updateComponentState", ({ body }) => {
    body.state = {};
  }),
};
