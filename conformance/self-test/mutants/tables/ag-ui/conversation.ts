/** Mutants with defects in messages, calls, tools and context, as sent to the model or stored. */
import { combine, withMap } from "../../combinators/compose.ts";
import { alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { dropNonTextParts, sendSystemAsUser, swapToolResults } from "../../combinators/models.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, alterSentMessages, createError, rejectRunsIf } from "./combinators.ts";

/** Alters the messages that are sent to reconnecting clients. */
const alterSnapshotMessages = (alter: (message: Loose) => void): Mutate =>
  alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    for (const message of payload.messages) alter(message);
  });

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

const toUserMessage = ({ id, ...message }: Loose) => ({
  id,
  role: "user",
  content: JSON.stringify(message.content ?? message),
});

/** Uses a list from a thread's first run in its later runs. */
const keepFirstList = (name: string): Mutate =>
  withMap((first) =>
    alterRunBodies((body) => {
      const firstList = first.get(body.threadId);
      if (firstList === undefined && body[name]?.length > 0) first.set(body.threadId, body[name]);
      if (firstList === undefined) return;
      const serialized = JSON.stringify(firstList);
      body[name] = [...firstList, ...body[name].filter((each: Loose) => !serialized.includes(each.name))];
    }),
  );

export const conversationMutants: Mutants = {
  /** Sends system messages to the model as user messages. */
  "instructions-of-the-user": sendSystemAsUser,
  /** Ignores developer messages. */
  "developer-left-out": alterSentMessages((message) => (message.role === "developer" ? [] : message)),
  /** Returns developer messages as system messages. */
  "developer-is-system": alterSnapshotMessages((message) => {
    if (message.role === "developer") message.role = "system";
  }),
  /** Rejects messages that have an encryptedValue. */
  "sealed-messages-refused": rejectRunsIf((body) =>
    JSON.stringify(body.messages ?? []).includes("encryptedValue"),
  ),
  /** Rejects messages of the role reasoning. */
  "reasoning-messages-refused": rejectRunsIf(
    ({ messages }) => Array.isArray(messages) && messages.some(({ role }) => role === "reasoning"),
  ),
  /** Sends the model only the text parts of a message. */
  "parts-without-images": dropNonTextParts,
  /** Rejects message content that is a list of parts. */
  "parts-refused": rejectRunsIf(
    ({ messages }) => Array.isArray(messages) && messages.some(({ content }) => Array.isArray(content)),
  ),
  /** Stores only the text parts of a message. */
  "parts-kept-as-texts": alterSnapshotMessages((message) => {
    if (message.role === "user" && Array.isArray(message.content))
      message.content = message.content.filter(({ type }: Loose) => type === "text");
  }),
  /** Rejects a tool result that does not follow its call. */
  "stray-results-refused": rejectRunsIf(({ messages }) => JSON.stringify(messages ?? []).includes("stray")),
  /** Sends the model a tool result that does not follow its call as a user message. */
  "stray-results-shown": alterSentMessages((message, all) => {
    const before = JSON.stringify(all.slice(0, all.indexOf(message)));
    return message.role === "tool" && !before.includes(message.toolCallId) ? toUserMessage(message) : message;
  }),
  /** Drops calls whose arguments are not JSON. */
  "calls-without-json-left-out": alterSentMessages((message) => {
    if (Array.isArray(message.toolCalls))
      message.toolCalls = message.toolCalls.filter(
        (call: Loose) => typeof call?.function?.arguments !== "string" || isJson(call.function.arguments),
      );
    return message;
  }),
  /** Replaces arguments that are not a JSON object with an empty object. */
  "calls-without-json-emptied": alterSentMessages((message) => {
    for (const call of Array.isArray(message.toolCalls) ? message.toolCalls : [])
      if (typeof call?.function?.arguments === "string" && !/^\{.*\}$/.test(call.function.arguments))
        call.function.arguments = "{}";
    return message;
  }),
  /** Attributes each tool result in a turn to the wrong call. */
  "results-exchanged": swapToolResults,
  /** Omits the server from the names of server tools. */
  "server-tools-without-server": combine(
    alterPayloads("TOOL_CALL_START", (payload) => {
      payload.toolCallName = payload.toolCallName.replace(/^.*\//, "");
    }),
    alterSnapshotMessages((message) => {
      for (const { function: made } of message.toolCalls ?? []) made.name = made.name.replace(/^.*\//, "");
    }),
  ),
  /** Drops a client tool that has the same name as a provider's tool. */
  "tools-of-the-provider": alterRunBodies((body) => {
    body.tools = body.tools?.filter?.(({ name }: Loose) => name !== "web_search") ?? body.tools;
  }),
  /** Accepts only an empty object for a tool without parameters. */
  "tools-without-parameters-closed": alterRunBodies((body) => {
    for (const tool of Array.isArray(body.tools) ? body.tools : [])
      if (!(tool.parameters?.type === "object"))
        tool.parameters = { type: "object", properties: {}, additionalProperties: false };
  }),
  /** Drops the tool results at the end of a request. */
  "client-results-lost": alterRunBodies((body) => {
    while (body.messages?.at?.(-1)?.role === "tool") body.messages.pop();
  }),
  /** Offers the tools from a thread's first run in its later runs. */
  "client-tools-remembered": keepFirstList("tools"),
  /** Does not send the context to the model. */
  "context-ignored": alterRunBodies((body) => {
    if (Array.isArray(body.context)) body.context = [];
  }),
  /** Stores the context as a message. */
  "context-stored": alterRunBodies((body) => {
    if (Array.isArray(body.messages) && body.context?.length > 0)
      body.messages.unshift({
        id: crypto.randomUUID(),
        role: "system",
        content: JSON.stringify(body.context),
      });
  }),
  /** Sends the model the context from a thread's first run in its later runs. */
  "context-remembered": keepFirstList("context"),
  /** Rejects a conversation that contains a call without a result. */
  "unanswered-calls-refused": alterRunBodies(({ messages }) => {
    if (!Array.isArray(messages)) return;
    const resultIds = new Set(messages.map((message) => message?.toolCallId));
    const last = messages.findLastIndex((message) => message?.role === "user");
    const open = messages
      .slice(0, Math.max(0, last))
      .some((message) => message?.toolCalls?.some?.(({ id }: Loose) => !resultIds.has(id)));
    return open ? createError(400, "VALIDATION_ERROR") : undefined;
  }),
  /** Calls a server tool again if the client has lost its result. */
  "lost-results-made-again": alterRunBodies((body) => {
    if (!Array.isArray(body.messages) || body.messages.at(-1)?.role !== "assistant") return;
    const resultIds = new Set(body.messages.map((message: Loose) => message?.toolCallId));
    const isLost = (message: Loose) => message?.toolCalls?.some?.(({ id }: Loose) => !resultIds.has(id));
    body.messages = body.messages.filter((message: Loose) => !isLost(message));
  }),
};
