/**
 * Converts the conversation sent by a client into the conversation sent to the model. A UI message contains a
 * complete response: the model's messages, and the results of its calls. If the client has not changed it, the
 * stored messages are used, which have details that UI messages cannot express.
 */
import type { components } from "../../../generated/ui-stream/types.ts";
import { isObject } from "../../core/json/object.ts";
import { blocksToText, type ContentBlock, type Message, type ToolUseBlock } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { toContentBlock } from "./content.ts";
import type { ChunkOf } from "./encoder.ts";

type Schemas = components["schemas"];
export type UiMessage = Schemas["UiMessage"];
export type UiPart = Schemas["UiMessagePart"];

/**
 * Converts the messages in a request.
 *
 * @param messages Valid messages.
 * @param stored The thread's messages, oldest first.
 */
export function toHistory(messages: readonly UiMessage[], stored: readonly Message[]): HistoryEntry[] {
  const known = new Set(stored.map(({ id }) => id));
  const history: HistoryEntry[] = [];
  /** The stored messages after the last user message that no UI message has been matched with. */
  let rest = listResponse(
    stored,
    stored.findIndex(({ role }) => !isInput(role)),
  );
  for (const [index, message] of messages.entries()) {
    if (message.role === "assistant") {
      const response = matchResponse(message, rest);
      rest = rest.slice(response?.length ?? 0);
      history.push(
        ...(response === undefined
          ? toNewMessages(message)
          : [...response.map(({ id }) => ({ stored: id })), ...listNewResults(message, response)]),
      );
      continue;
    }
    const position = stored.findIndex(({ id }) => id === message.id);
    const storedMessage = stored[position];
    if (storedMessage === undefined || !known.delete(message.id)) {
      history.push(toInputMessage(message, index));
      rest = [];
      continue;
    }
    const entry = toInputMessage(message, index);
    const isUnchanged =
      storedMessage.role === entry.role &&
      JSON.stringify(storedMessage.blocks) === JSON.stringify(entry.blocks);
    history.push(isUnchanged ? { stored: message.id } : entry);
    rest = listResponse(stored, position + 1);
  }
  return history;
}

/** Returns the stored messages from an index to the next message of the user or the application. */
function listResponse(stored: readonly Message[], start: number): readonly Message[] {
  if (start === -1) return [];
  const end = stored.findIndex(({ role }, at) => at >= start && isInput(role));
  return stored.slice(start, end === -1 ? undefined : end);
}

function isInput(role: Message["role"]): boolean {
  return role !== "assistant" && role !== "tool";
}

function toInputMessage({ id, role, parts }: UiMessage, index: number): NewMessage {
  const blocks: ContentBlock[] = [];
  const pointers: string[] = [];
  for (const [at, part] of parts.entries()) {
    const block = toContentBlock(part);
    if (block === undefined || "field" in block || (role === "system" && block.type !== "text")) continue;
    blocks.push(block);
    pointers.push(`/messages/${index}/parts/${at}`);
  }
  return { id, role, blocks, pointers };
}

/**
 * Returns the stored messages of an unchanged response: all messages of `rest`, or as many of the first ones
 * as have the same text and the same calls. Returns `undefined` if the client has changed the response.
 */
function matchResponse({ parts }: UiMessage, rest: readonly Message[]): Message[] | undefined {
  const calls = new Set(rest.flatMap(listCalls));
  // The calls of the provider's tools, and calls that were cut off, are not stored.
  const wanted = parts.filter(
    (part) =>
      !isToolPart(part) ||
      calls.has(part.toolCallId ?? "") ||
      (part.providerExecuted !== true && part.state !== "output-error"),
  );
  const want = joinTokens(wanted.flatMap((part) => toToken(part)));
  for (let length = rest.length; length > 0; length -= 1) {
    const response = rest.slice(0, length);
    const tokens = response.flatMap(({ role, blocks }) =>
      role === "assistant"
        ? blocks.flatMap((block) =>
            block.type === "text"
              ? `text ${block.text}`
              : block.type === "tool_use"
                ? `call ${block.id}`
                : [],
          )
        : [],
    );
    if (joinTokens(tokens) === want) return response;
  }
  return undefined;
}

/** Returns the IDs of a message's tool calls. */
function listCalls({ blocks }: Message): string[] {
  return blocks.flatMap((block) => (block.type === "tool_use" ? block.id : []));
}

function toToken(part: UiPart): string[] {
  if (part.type === "text") return part.text ? [`text ${part.text}`] : [];
  return isToolPart(part) ? [`call ${part.toolCallId}`] : [];
}

/** Joins tokens to a string that can be compared. Consecutive texts are one text. */
function joinTokens(tokens: readonly string[]): string {
  const joined: string[] = [];
  for (const token of tokens) {
    if (token.startsWith("text ") && joined.at(-1)?.startsWith("text ") === true)
      joined.push(`${joined.pop()}${token.slice("text ".length)}`);
    else joined.push(token);
  }
  return JSON.stringify(joined);
}

/** Returns true for the part of a tool call. */
export function isToolPart({ type }: UiPart): boolean {
  return type === "dynamic-tool" || type.startsWith("tool-");
}

/** Returns the results of a response's stored calls that the stored messages do not contain. */
function listNewResults({ parts }: UiMessage, response: readonly Message[]): NewMessage[] {
  const open = new Set(response.flatMap(listCalls));
  for (const { blocks } of response)
    for (const block of blocks) if (block.type === "tool_result") open.delete(block.toolUseId);
  return parts.flatMap((part) =>
    part.providerExecuted !== true && open.has(part.toolCallId ?? "") ? toResultMessage(part) : [],
  );
}

/** Converts a changed or unknown response to messages: for each step, the model's message and the results. */
function toNewMessages({ id, parts }: UiMessage): NewMessage[] {
  const messages: NewMessage[] = [];
  let blocks: NewMessage["blocks"] = [];
  let results: NewMessage[] = [];
  const endStep = () => {
    if (blocks.length > 0)
      messages.push({ id: `${id}/${messages.length}`, role: "assistant", blocks }, ...results);
    blocks = [];
    results = [];
  };
  for (const part of parts) {
    if (part.type === "step-start") endStep();
    else if (part.type === "text" && part.text) blocks.push({ type: "text", text: part.text });
    else if (isToolPart(part)) {
      const result = toResultMessage(part);
      // A call without a result cannot be sent to a model, and only the client could still provide it.
      if (result.length === 0) continue;
      blocks.push(toToolCall(part));
      results.push(...result);
    }
  }
  endStep();
  return messages;
}

function toToolCall({
  type,
  toolName = type.slice("tool-".length),
  toolCallId = "",
  input,
}: UiPart): ToolUseBlock {
  const call = { type: "tool_use", id: toolCallId, name: toolName } as const;
  if (isObject(input)) return { ...call, input };
  const text = typeof input === "string" ? input : (JSON.stringify(input) ?? "");
  return { ...call, input: { arguments: text }, argumentsText: text };
}

/** Ends of the IDs of messages with a client's result: for a string, and for another value as JSON. */
const resultIds = { text: "/result", json: "/result.json" } as const;

/** Returns the message with the result of a call, if the call has one. */
function toResultMessage(part: UiPart): NewMessage[] {
  const { toolCallId = "", state, output, errorText } = part;
  if (!isToolPart(part)) return [];
  const toMessage = (text: string, isError: boolean, form: keyof typeof resultIds = "text"): NewMessage[] => [
    {
      id: `${toolCallId}${resultIds[form]}`,
      role: "tool",
      blocks: [
        {
          type: "tool_result",
          toolUseId: toolCallId,
          content: text === "" ? [] : [{ type: "text", text }],
          ...(isError && { isError }),
        },
      ],
    },
  ];
  switch (state) {
    case "output-available":
      return typeof output === "string" || output === undefined
        ? toMessage(output ?? "", false)
        : toMessage(JSON.stringify(output), false, "json");
    case "output-error":
      return toMessage(errorText ?? "The tool failed.", true);
    case "output-denied":
      return toMessage("The user did not allow this call.", true);
    default:
      return [];
  }
}

/** Returns the chunk for a stored result of a client tool, or `undefined` for another message. */
export function toClientResult({
  id,
  blocks: [block],
}: Message): ChunkOf<"tool-output-available" | "tool-output-error"> | undefined {
  if (block?.type !== "tool_result") return undefined;
  const { toolUseId: toolCallId, content, isError } = block;
  const text = blocksToText(content);
  if (isError === true) return { type: "tool-output-error", toolCallId, errorText: text };
  const output = id.endsWith(resultIds.json) ? (JSON.parse(text) as unknown) : text;
  return { type: "tool-output-available", toolCallId, output };
}
