/**
 * Converts the conversation sent by a client into the conversation sent to the model (C-054). A stored
 * message has details that AG-UI cannot express, such as components and the order of text and calls.
 * Therefore, if the client sends a message unchanged, the stored message is used instead.
 */
import { isDeepStrictEqual } from "node:util";
import {
  type Message,
  parseJsonObject,
  type ToolResultBlock,
  type ToolUseBlock,
} from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { type PartContent, toBlocks } from "./content-parts.ts";
import { type AgUiMessage, toAgUiMessages } from "./convert-messages.ts";

/**
 * Converts the messages in a request.
 *
 * @param messages Messages that match the schema.
 * @param stored The thread's messages, oldest first, with the current states of their components.
 */
export function toHistory(messages: readonly AgUiMessage[], stored: readonly Message[]): HistoryEntry[] {
  const known = new Map(stored.map((message) => [message.id, message]));
  const hidden = findHiddenMessages(stored);
  const history: HistoryEntry[] = [];
  const useStored = (id: string, isLast: boolean) => {
    known.delete(id);
    history.push({ stored: id });
    // For the last message, the hidden messages are left out, because the client has discarded everything
    // after it in order to get a new response.
    if (!isLast) for (const next of hidden.get(id) ?? []) history.push({ stored: next });
  };
  for (const [index, message] of messages.entries()) {
    const storedMessage = known.get(message.id);
    if (storedMessage !== undefined && isUnchanged(message, storedMessage)) {
      useStored(message.id, index === messages.length - 1);
      continue;
    }
    const newMessage = toNewMessage(message);
    if (newMessage !== undefined) history.push(newMessage);
  }
  return history;
}

/**
 * Returns the IDs of messages that AG-UI cannot express because they contain only components, keyed by the ID
 * of the last visible message before them.
 */
function findHiddenMessages(stored: readonly Message[]): Map<string, string[]> {
  const hidden = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const message of stored) {
    const isVisible = toAgUiMessages(message, true).some(({ role }) => role !== "activity");
    if (isVisible) {
      last = [];
      hidden.set(message.id, last);
    } else {
      last?.push(message.id);
    }
  }
  return hidden;
}

/** Returns true if a message is identical to the one that the client received. */
function isUnchanged(message: AgUiMessage, stored: Message): boolean {
  return [true, false].some((takesParts) => {
    const [converted] = toAgUiMessages(stored, takesParts);
    return converted !== undefined && isDeepStrictEqual(toComparable(message), toComparable(converted));
  });
}

/**
 * Returns the parts of a message that matter to the model. Tool arguments are compared as values, because
 * clients keep the text as it was streamed.
 */
function toComparable(message: AgUiMessage): unknown {
  switch (message.role) {
    case "assistant":
      return [
        message.role,
        message.content ?? "",
        (message.toolCalls ?? []).map(({ id, function: { name, arguments: text } }) => [
          id,
          name,
          parseJsonObject(text) ?? text,
        ]),
      ];
    case "tool":
      return [message.role, message.toolCallId, toComparableContent(message.content)];
    case "user":
      return [message.role, toComparableContent(message.content)];
    case "developer":
    case "system":
      return [message.role, message.content];
    default:
      return [message.role];
  }
}

/**
 * Returns content without the parts that only clients use. A list of text parts becomes the text that the
 * client displays.
 */
function toComparableContent(content: PartContent): unknown {
  if (typeof content === "string") return content;
  return content.every(({ type }) => type === "text")
    ? content.map((part) => (part.type === "text" ? part.text : "")).join("\n")
    : toBlocks(content);
}

/** Converts a new or changed message. Returns `undefined` if the message is not meant for the model. */
function toNewMessage(message: AgUiMessage): NewMessage | undefined {
  const { id, role } = message;
  const nameField = "name" in message && message.name !== undefined ? { name: message.name } : {};
  switch (role) {
    case "developer":
    case "system":
      return { id, role, blocks: [{ type: "text", text: message.content }], ...nameField };
    case "user":
      return { id, role, blocks: toBlocks(message.content), ...nameField };
    case "assistant": {
      const { content = "", toolCalls = [] } = message;
      const blocks = [...toBlocks(content), ...toolCalls.map(toToolCall)];
      return { id, role, blocks, ...nameField };
    }
    case "tool":
      return { id, role, blocks: [toToolResult(message)] };
    case "activity":
    case "reasoning":
      return undefined;
  }
}

type Role<Name extends AgUiMessage["role"]> = Extract<AgUiMessage, { role: Name }>;
type ToolCall = NonNullable<Role<"assistant">["toolCalls"]>[number];

/**
 * Converts a tool call. Arguments that are not an object are kept as text, so that the call is not lost
 * (C-032).
 */
function toToolCall({ id, function: { name, arguments: text } }: ToolCall): ToolUseBlock {
  const input = parseJsonObject(text);
  return input === undefined
    ? { type: "tool_use", id, name, input: { arguments: text }, argumentsText: text }
    : { type: "tool_use", id, name, input };
}

/** Converts a tool result. An `error` field means that the tool failed (CX-08). */
function toToolResult({ toolCallId, content, error }: Role<"tool">): ToolResultBlock {
  const blocks = toBlocks(content);
  if (error === undefined) return { type: "tool_result", toolUseId: toolCallId, content: blocks };
  const errorBlocks = blocks.length > 0 ? blocks : toBlocks(error);
  return { type: "tool_result", toolUseId: toolCallId, content: errorBlocks, isError: true };
}
