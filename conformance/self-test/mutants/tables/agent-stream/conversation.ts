/** Mutants that choose the wrong thread for a run, or fail to recognize which messages are new to it. */
import { combine, withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterPrompts, sendSystemAsUser } from "../../combinators/models.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, alterSentMessages, createError, findViolations } from "./combinators.ts";

/**
 * Returns a message that is not in any thread. If a request starts with it, the server recognizes none of the
 * request's messages.
 */
const createUnknownMessage = () => ({ role: "system", content: crypto.randomUUID() });

/** Makes the server treat all messages in some requests as new. */
const treatAsNew = (isOne: (messages: Loose[], body: Loose) => boolean): Mutate =>
  alterRunBodies(async (body, wire, server) => {
    const { messages } = body;
    if (!Array.isArray(messages) || (await findViolations(body, wire, server)).length > 0) return;
    if (isOne(messages, body)) messages.unshift(createUnknownMessage());
  });

const isText = (block: Loose) => block?.type === "text" && block.text;
const isAssistantMessage = ({ role }: Loose) => role === "assistant";

/** Replaces the ids of some threads without the client noticing. */
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
  /** True if a later run in the thread has finished. */
  isPast: boolean;
}

/** Alters the messages in requests that omit an interrupted response from their thread. */
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
  /** Does not find a thread if its id contains special characters. */
  "threads-of-plain-ids": replaceThreadIds((id) => /[^\w:-]/.test(id)),
  /** Continues the thread of another run if the request names no thread. */
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
  /** Uses session_id as the thread id in a chat. */
  "session-of-chats": alterRunBodies((body, { operation }) => {
    if (operation === "streamChat" && body.session_id) body.thread_id = body.session_id;
  }),
  /** Ignores a session_id that differs from thread_id. */
  "session-before-thread": alterRunBodies((body) => {
    if (body.thread_id && body.session_id) delete body.session_id;
  }),
  /** Counts the length of ids in UTF-16 code units. */
  "thread-ids-in-utf-16": alterRunBodies(({ thread_id }) =>
    thread_id?.length > 255 ? createError(400, "/thread_id") : undefined,
  ),
  /** Replaces whitespace in ids. */
  "thread-ids-trimmed": alterRunBodies((body) => {
    if (typeof body.thread_id === "string") body.thread_id = body.thread_id.replace(/\s+/g, "_");
  }),
  /** Includes reasoning when comparing messages with the thread. */
  "thoughts-are-words": treatAsNew((messages) => JSON.stringify(messages).includes('"reasoning"')),
  /** Recognizes consecutive responses only if the request merges them. */
  "answers-apart": treatAsNew((messages) =>
    messages.some((each, at) => isAssistantMessage(each) && isAssistantMessage(messages[at + 1] ?? {})),
  ),
  /** Recognizes messages only if they start at the beginning of the thread. */
  "whole-threads-alone": treatAsNew(
    (messages) => isAssistantMessage(messages[0]) || (messages[0]?.name ?? "") !== "",
  ),
  /** Does not recognize stored text that is sent as blocks. */
  "blocks-are-not-texts": treatAsNew((messages) =>
    messages.some(({ role, content }) => role === "user" && Array.isArray(content) && content.every(isText)),
  ),
  /** Treats a message as new if it is the only message in the request. */
  "last-word-is-new": treatAsNew((messages) => messages.length === 1),
  /** Stores the messages again if a request contains no new messages. */
  "known-ends-stored-again": treatAsNew(
    (messages) => messages.length > 1 && isAssistantMessage(messages.at(-1)),
  ),
  /** Drops responses in a request that differ from the responses in the thread. */
  "answers-not-taken": alterSentMessages((message) => (message.content === "Not D." ? [] : message)),
  /** Calls the model even if the last message is from the assistant. */
  "idle-runs-ask": alterRunBodies(({ messages }) => {
    if (Array.isArray(messages) && isAssistantMessage(messages.at(-1) ?? {}))
      messages.push({ role: "user", content: "Continue." });
  }),
  /** Does not send the model its own earlier responses. */
  "answers-not-shown": alterPrompts((prompt) =>
    prompt.filter(
      ({ role, content }, at) =>
        role !== "assistant" ||
        at === prompt.length - 1 ||
        content.some(({ type }: Loose) => type === "tool-call"),
    ),
  ),
  /** Sends system messages to the model as user messages. */
  "system-is-the-user": sendSystemAsUser,
  /** Rejects system messages. */
  "system-refused": alterRunBodies(({ messages }) => {
    const at = Array.isArray(messages)
      ? messages.findIndex((each) => each?.role === "system" && each.content)
      : -1;
    return at === -1 ? undefined : createError(400, `/messages/${at}/role`);
  }),
  /** Sends the model the resources from a thread's first run in its later runs. */
  "resources-remembered": withMap((first) =>
    alterRunBodies((body) => {
      if (!Array.isArray(body.resources) || typeof body.thread_id !== "string") return;
      const remembered = first.get(body.thread_id) ?? [];
      first.set(body.thread_id, remembered.length > 0 ? remembered : [...body.resources]);
      body.resources.push(...remembered);
    }),
  ),
  /** Sends the model only the URIs of resources. */
  "resources-by-address": alterRunBodies((body) => {
    for (const each of Array.isArray(body.resources) ? body.resources : [])
      if (typeof each?.uri === "string" && typeof each.title === "string") {
        delete each.title;
        delete each.description;
      }
  }),
  /** Does not resend a message to the model if its response was interrupted. */
  "broken-off-is-an-answer": alterIfOmitted((messages, { text }) => {
    if (messages.length === 1) messages.push({ role: "assistant", content: text });
  }),
  /** Allows requests to omit an interrupted response only if it is the last message in the thread. */
  "broken-off-at-the-end-alone": alterIfOmitted((messages, { isPast }) => {
    if (isPast) messages.unshift(createUnknownMessage());
  }),
};
