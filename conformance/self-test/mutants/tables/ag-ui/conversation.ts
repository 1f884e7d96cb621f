/** Mutants of messages, calls, tools and context: model requests, and what is stored. */
import { combine, withMap } from "../../combinators/compose.ts";
import { alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { dropNonTextParts, sendSystemAsUser, swapToolResults } from "../../combinators/models.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { agentError, agentRun, alterSentMessages, rejectRunsIf } from "./combinators.ts";

/** Alters the messages that a reconnecting client is sent. */
const snapshot = (alter: (message: Loose) => void): Mutate =>
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

const asUser = ({ id, ...message }: Loose) => ({
  id,
  role: "user",
  content: JSON.stringify(message.content ?? message),
});

/** Applies a list of a thread's first run to its later runs. */
const remembering = (name: string): Mutate =>
  withMap((first) =>
    agentRun((body) => {
      const given = first.get(body.threadId);
      if (given === undefined && body[name]?.length > 0) first.set(body.threadId, body[name]);
      if (given === undefined) return;
      const known = JSON.stringify(given);
      body[name] = [...given, ...body[name].filter((each: Loose) => !known.includes(each.name))];
    }),
  );

export const conversationMutants: Mutants = {
  /** System messages are shown to the model as user messages. */
  "instructions-of-the-user": sendSystemAsUser,
  /** Developer messages are omitted. */
  "developer-left-out": alterSentMessages((message) => (message.role === "developer" ? [] : message)),
  /** Developer messages are returned as system messages. */
  "developer-is-system": snapshot((message) => {
    if (message.role === "developer") message.role = "system";
  }),
  /** Messages with an encryptedValue are rejected. */
  "sealed-messages-refused": rejectRunsIf((body) =>
    JSON.stringify(body.messages ?? []).includes("encryptedValue"),
  ),
  /** The model receives only the texts of a message. */
  "parts-without-images": dropNonTextParts,
  /** Content that is a list of parts is rejected. */
  "parts-refused": rejectRunsIf(
    ({ messages }) => Array.isArray(messages) && messages.some(({ content }) => Array.isArray(content)),
  ),
  /** Only the text parts of a message are stored. */
  "parts-kept-as-texts": snapshot((message) => {
    if (message.role === "user" && Array.isArray(message.content))
      message.content = message.content.filter(({ type }: Loose) => type === "text");
  }),
  /** A tool result without its call before it is rejected. */
  "stray-results-refused": rejectRunsIf(({ messages }) => JSON.stringify(messages ?? []).includes("stray")),
  /** A tool result without its call before it is shown as a user message. */
  "stray-results-shown": alterSentMessages((message, all) => {
    const before = JSON.stringify(all.slice(0, all.indexOf(message)));
    return message.role === "tool" && !before.includes(message.toolCallId) ? asUser(message) : message;
  }),
  /** Calls whose arguments are not JSON are omitted. */
  "calls-without-json-left-out": alterSentMessages((message) => {
    if (Array.isArray(message.toolCalls))
      message.toolCalls = message.toolCalls.filter(
        (call: Loose) => typeof call?.function?.arguments !== "string" || isJson(call.function.arguments),
      );
    return message;
  }),
  /** Arguments that are not a JSON object become an empty object. */
  "calls-without-json-emptied": alterSentMessages((message) => {
    for (const call of Array.isArray(message.toolCalls) ? message.toolCalls : [])
      if (typeof call?.function?.arguments === "string" && !/^\{.*\}$/.test(call.function.arguments))
        call.function.arguments = "{}";
    return message;
  }),
  /** The model receives the results of a turn in swapped order. */
  "results-exchanged": swapToolResults,
  /** Names of server tools lack their server. */
  "server-tools-without-server": combine(
    alterPayloads("TOOL_CALL_START", (payload) => {
      payload.toolCallName = payload.toolCallName.replace(/^.*\//, "");
    }),
    snapshot((message) => {
      for (const { function: made } of message.toolCalls ?? []) made.name = made.name.replace(/^.*\//, "");
    }),
  ),
  /** A client tool with the name of a provider's tool is omitted. */
  "tools-of-the-provider": agentRun((body) => {
    body.tools = body.tools?.filter?.(({ name }: Loose) => name !== "web_search") ?? body.tools;
  }),
  /** A tool without parameters accepts only an empty object. */
  "tools-without-parameters-closed": agentRun((body) => {
    for (const tool of Array.isArray(body.tools) ? body.tools : [])
      if (!(tool.parameters?.type === "object"))
        tool.parameters = { type: "object", properties: {}, additionalProperties: false };
  }),
  /** Tool results at the end of a request are lost. */
  "client-results-lost": agentRun((body) => {
    while (body.messages?.at?.(-1)?.role === "tool") body.messages.pop();
  }),
  /** The tools of a thread's first run are offered in its later runs. */
  "client-tools-remembered": remembering("tools"),
  /** The model does not receive the context. */
  "context-ignored": agentRun((body) => {
    if (Array.isArray(body.context)) body.context = [];
  }),
  /** The context is stored as a message. */
  "context-stored": agentRun((body) => {
    if (Array.isArray(body.messages) && body.context?.length > 0)
      body.messages.unshift({
        id: crypto.randomUUID(),
        role: "system",
        content: JSON.stringify(body.context),
      });
  }),
  /** The context of a thread's first run is shown in its later runs. */
  "context-remembered": remembering("context"),
  /** A conversation that has a call without a result is rejected. */
  "unanswered-calls-refused": agentRun(({ messages }) => {
    if (!Array.isArray(messages)) return;
    const told = new Set(messages.map((message) => message?.toolCallId));
    const last = messages.findLastIndex((message) => message?.role === "user");
    const open = messages
      .slice(0, Math.max(0, last))
      .some((message) => message?.toolCalls?.some?.(({ id }: Loose) => !told.has(id)));
    return open ? agentError(400, "VALIDATION_ERROR") : undefined;
  }),
  /** A server tool is called again when the client has lost its result. */
  "lost-results-made-again": agentRun((body) => {
    if (!Array.isArray(body.messages) || body.messages.at(-1)?.role !== "assistant") return;
    const told = new Set(body.messages.map((message: Loose) => message?.toolCallId));
    const isLost = (message: Loose) => message?.toolCalls?.some?.(({ id }: Loose) => !told.has(id));
    body.messages = body.messages.filter((message: Loose) => !isLost(message));
  }),
};
