/** Mutants of threads: the thread of a run, and which messages of a request are new to it. */
import { combine, withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterPrompts, sendSystemAsUser } from "../../combinators/models.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, alterSentMessages, createError, findViolations } from "./combinators.ts";

/**
 * Returns a message that no thread has. A request that starts with it has no message that the server
 * recognizes.
 */
const createUnknownMessage = () => ({ role: "system", content: crypto.randomUUID() });

/** Makes the server treat all messages of some requests as new. */
const treatAsNew = (isOne: (messages: Loose[], body: Loose) => boolean): Mutate =>
  alterRunBodies(async (body, wire, server) => {
    const { messages } = body;
    if (!Array.isArray(messages) || (await findViolations(body, wire, server)).length > 0) return;
    if (isOne(messages, body)) messages.unshift(createUnknownMessage());
  });

const isText = (block: Loose) => block?.type === "text" && block.text;
const isAssistantMessage = ({ role }: Loose) => role === "assistant";

/** Replaces the ids of some threads, unnoticed by the client. */
const replaceThreadIds = (isOne: (id: string) => boolean): Mutate =>
  withMap((clientIds) => [
    alterRunBodies((body) => {
      if (typeof body.thread_id !== "string" || !isOne(body.thread_id)) return;
      const other = `${clientIds.size + 1}`.padStart(20, "t");
      clientIds.set(other, body.thread_id);
      body.thread_id = other;
    }),
    alterEvents((event) => {
      event.payload.thread_id = clientIds.get(event.payload.thread_id) ?? event.payload.thread_id;
    }),
  ]);

/** A response that was interrupted. */
interface InterruptedResponse {
  text: string;
  /** True if a later run of its thread has finished. */
  isPast: boolean;
}

/** Alters the messages of requests that omit an interrupted response of their thread. */
const alterIfOmitted = (alter: (messages: Loose[], response: InterruptedResponse) => void): Mutate => {
  return withMap((responses) => [
    alterRunBodies(({ thread_id, messages }) => {
      const response = responses.get(thread_id);
      if (response === undefined || !Array.isArray(messages)) return;
      if (!JSON.stringify(messages).includes(response.text)) alter(messages, response);
    }),
    alterEvents((event, { memory }) => {
      const { type, thread_id, content } = event.payload;
      if (event.name === "message") memory.text = `${memory.text ?? ""}${content}`;
      if (event.name === "status" && type === "error" && memory.text)
        responses.set(thread_id, { text: memory.text, isPast: false });
      const response = responses.get(thread_id);
      if (event.name === "status" && type === "complete" && response) response.isPast = true;
    }),
  ]);
};

export const conversationMutants: Mutants = {
  /** Does not find a thread whose id has special characters. */
  "threads-of-plain-ids": replaceThreadIds((id) => /[^\w:-]/.test(id)),
  /** Continues another run's thread when a request has no thread. */
  "new-threads-are-old": (server) => {
    const mine = new Set<string>();
    const free: string[] = [];
    return combine(
      alterRunBodies((body) => {
        if (body.thread_id !== undefined || body.session_id !== undefined) return;
        body.thread_id = free.pop() ?? crypto.randomUUID();
        mine.add(body.thread_id);
      }),
      alterEvents((event) => {
        const { type, thread_id } = event.payload;
        if (type === "complete" && mine.has(thread_id) && !free.includes(thread_id)) free.push(thread_id);
      }),
    )(server);
  },
  /** Gives a new thread an id that is not a UUID. */
  "new-threads-not-uuids": alterRunBodies((body) => {
    if (body.thread_id === undefined && body.session_id === undefined)
      body.thread_id = `thr_${crypto.randomUUID().slice(0, 8)}`;
  }),
  /** Uses session_id as the thread of a chat. */
  "session-of-chats": alterRunBodies((body, { operation }) => {
    if (operation === "streamChat" && body.session_id) body.thread_id = body.session_id;
  }),
  /** Ignores a session_id that differs from thread_id. */
  "session-before-thread": alterRunBodies((body) => {
    if (body.thread_id && body.session_id) delete body.session_id;
  }),
  /** Counts the length of ids in UTF-16. */
  "thread-ids-in-utf-16": alterRunBodies(({ thread_id }) =>
    thread_id?.length > 255 ? createError(400, "/thread_id") : undefined,
  ),
  /** Replaces whitespace in ids. */
  "thread-ids-trimmed": alterRunBodies((body) => {
    if (typeof body.thread_id === "string") body.thread_id = body.thread_id.replace(/\s+/g, "_");
  }),
  /** Includes reasoning when it compares messages with the thread. */
  "thoughts-are-words": treatAsNew((messages) => JSON.stringify(messages).includes('"reasoning"')),
  /** Recognizes consecutive responses only when the request joins them. */
  "answers-apart": treatAsNew((messages) =>
    messages.some((each, at) => isAssistantMessage(each) && isAssistantMessage(messages[at + 1] ?? {})),
  ),
  /** Recognizes messages only from the start of the thread. */
  "whole-threads-alone": treatAsNew(
    (messages) => isAssistantMessage(messages[0]) || (messages[0]?.name ?? "") !== "",
  ),
  /** Does not recognize a stored text that is sent as blocks. */
  "blocks-are-not-texts": treatAsNew((messages) =>
    messages.some(({ role, content }) => role === "user" && Array.isArray(content) && content.every(isText)),
  ),
  /** Treats a single message as new. */
  "last-word-is-new": treatAsNew((messages) => messages.length === 1),
  /** Stores a request without new messages again. */
  "known-ends-stored-again": treatAsNew(
    (messages) => messages.length > 1 && isAssistantMessage(messages.at(-1)),
  ),
  /** Drops the responses in a request that differ from those of the thread. */
  "answers-not-taken": alterSentMessages((message) => (message.content === "Not D." ? [] : message)),
  /** Calls the model although the last message is the assistant's. */
  "idle-runs-ask": alterRunBodies(({ messages }) => {
    if (Array.isArray(messages) && isAssistantMessage(messages.at(-1) ?? {}))
      messages.push({ role: "user", content: "Continue." });
  }),
  /** Does not send the model its own responses. */
  "answers-not-shown": alterPrompts((prompt) =>
    prompt.filter(
      ({ role, content }, at) =>
        role !== "assistant" ||
        at === prompt.length - 1 ||
        content.some(({ type }: Loose) => type === "tool-call"),
    ),
  ),
  /** Sends the model system messages as user messages. */
  "system-is-the-user": sendSystemAsUser,
  /** Rejects system messages. */
  "system-refused": alterRunBodies(({ messages }) => {
    const at = Array.isArray(messages)
      ? messages.findIndex((each) => each?.role === "system" && each.content)
      : -1;
    return at === -1 ? undefined : createError(400, `/messages/${at}/role`);
  }),
  /** Sends the model the resources of a thread's first run in its later runs. */
  "resources-remembered": withMap((first) =>
    alterRunBodies((body) => {
      if (!Array.isArray(body.resources) || typeof body.thread_id !== "string") return;
      const remembered = first.get(body.thread_id) ?? [];
      first.set(body.thread_id, remembered.length > 0 ? remembered : [...body.resources]);
      body.resources.push(...remembered);
    }),
  ),
  /** Sends the model only the addresses of resources. */
  "resources-by-address": alterRunBodies((body) => {
    for (const each of Array.isArray(body.resources) ? body.resources : [])
      if (typeof each?.uri === "string" && typeof each.title === "string") {
        delete each.title;
        delete each.description;
      }
  }),
  /** Does not send the model a message again whose response was interrupted. */
  "broken-off-is-an-answer": alterIfOmitted((messages, { text }) => {
    if (messages.length === 1) messages.push({ role: "assistant", content: text });
  }),
  /** Allows requests to omit an interrupted response only while it is the last message. */
  "broken-off-at-the-end-alone": alterIfOmitted((messages, { isPast }) => {
    if (isPast) messages.unshift(createUnknownMessage());
  }),
};
