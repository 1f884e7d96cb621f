/**
 * Converts the conversation that a client sends, which is what the model gets (C-054). A stored message has
 * details that AG-UI cannot express: components, the order of text and calls. So if the client sends a
 * message unchanged, the stored message is used.
 */
import { isDeepStrictEqual } from "node:util";
import { type Message, parseObject, type ToolResultBlock, type ToolUseBlock } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { blocksOf, checkParts, type PartContent } from "./content-parts.ts";
import { type AgUiMessage, messagesView } from "./message-view.ts";

/**
 * Converts the messages of a request.
 *
 * @param messages Messages that match the schema.
 * @param stored The thread's messages, oldest first, with the current states of their components.
 * @throws {AgUiError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function historyOf(messages: readonly AgUiMessage[], stored: readonly Message[]): HistoryEntry[] {
  const known = new Map(stored.map((message) => [message.id, message]));
  const unseen = unseenAfter(stored);
  const history: HistoryEntry[] = [];
  const take = (id: string, isLast: boolean) => {
    known.delete(id);
    history.push({ stored: id });
    // The client has withdrawn what followed the last message, to get a new response.
    if (!isLast) for (const next of unseen.get(id) ?? []) history.push({ stored: next });
  };
  for (const [index, message] of messages.entries()) {
    const before = known.get(message.id);
    if (before !== undefined && isSame(message, before)) {
      take(message.id, index === messages.length - 1);
      continue;
    }
    const taken = messageOf(message, `/messages/${index}`);
    if (taken !== undefined) history.push(taken);
  }
  return history;
}

/** Returns the messages that AG-UI cannot express (components only), by the message that they follow. */
function unseenAfter(stored: readonly Message[]): Map<string, string[]> {
  const unseen = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const message of stored) {
    const seen = messagesView(message, true).some(({ role }) => role !== "activity");
    if (seen) {
      last = [];
      unseen.set(message.id, last);
    } else {
      last?.push(message.id);
    }
  }
  return unseen;
}

/** Returns true if a message is the one that the client received. */
function isSame(message: AgUiMessage, stored: Message): boolean {
  return [true, false].some((takesParts) => {
    const [view] = messagesView(stored, takesParts);
    return view !== undefined && isDeepStrictEqual(essence(message), essence(view));
  });
}

/**
 * Returns the parts of a message that matter to the model. Tool arguments are compared as values, because
 * clients keep the text as it was streamed.
 */
function essence(message: AgUiMessage): unknown {
  switch (message.role) {
    case "assistant":
      return [
        message.role,
        message.content ?? "",
        (message.toolCalls ?? []).map(({ id, function: { name, arguments: text } }) => [
          id,
          name,
          parseObject(text) ?? text,
        ]),
      ];
    case "tool":
      return [message.role, message.toolCallId, essentialContent(message.content)];
    case "user":
      return [message.role, essentialContent(message.content)];
    case "developer":
    case "system":
      return [message.role, message.content];
    default:
      return [message.role];
  }
}

/**
 * Returns content without what only clients use. A list of texts becomes the text that the client displays.
 */
function essentialContent(content: PartContent): unknown {
  if (typeof content === "string") return content;
  return content.every(({ type }) => type === "text")
    ? content.map((part) => (part.type === "text" ? part.text : "")).join("\n")
    : blocksOf(content);
}

/** Converts a message that is new or changed; `undefined` if it is not for the model. */
function messageOf(message: AgUiMessage, pointer: string): NewMessage | undefined {
  const { id, role } = message;
  if (role === "user" || role === "tool") checkParts(message.content, `${pointer}/content`);
  switch (role) {
    case "developer":
    case "system":
      return { id, role, blocks: [{ type: "text", text: message.content }] };
    case "user": {
      const blocks = blocksOf(message.content);
      const pointers = blocks.map((_, index) => `${pointer}/content/${index}`);
      return { id, role, blocks, ...(typeof message.content !== "string" && { pointers }) };
    }
    case "assistant": {
      const { content = "", toolCalls = [] } = message;
      const blocks = [...blocksOf(content), ...toolCalls.map(callOf)];
      return { id, role, blocks };
    }
    case "tool":
      return { id, role, blocks: [resultOf(message)] };
    case "activity":
    case "reasoning":
      return undefined;
  }
}

type Role<Name extends AgUiMessage["role"]> = Extract<AgUiMessage, { role: Name }>;
type ToolCall = NonNullable<Role<"assistant">["toolCalls"]>[number];

/** Arguments that are not an object are kept as text, so that the call is not lost (C-032). */
function callOf({ id, function: { name, arguments: text } }: ToolCall): ToolUseBlock {
  const input = parseObject(text);
  return input === undefined
    ? { type: "tool_use", id, name, input: { arguments: text }, argumentsText: text }
    : { type: "tool_use", id, name, input };
}

/** CX-08: `error` means that the tool failed. */
function resultOf({ toolCallId, content, error }: Role<"tool">): ToolResultBlock {
  const blocks = blocksOf(content);
  if (error === undefined) return { type: "tool_result", toolUseId: toolCallId, content: blocks };
  const told = blocks.length > 0 ? blocks : blocksOf(error);
  return { type: "tool_result", toolUseId: toolCallId, content: told, isError: true };
}
