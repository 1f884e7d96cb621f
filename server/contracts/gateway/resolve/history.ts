import type { components } from "../../../../generated/gateway/types.ts";
import type { JsonObject } from "../../../core/events.ts";
import type { Block } from "../../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../../engine/run-input.ts";
import { type MediaBlock, toContentBlock } from "../content.ts";

type Schemas = components["schemas"];
type RequestMessage = Schemas["RequestMessage"];
type UserBlock = Exclude<Extract<RequestMessage, { role: "user" }>["content"], string>[number];
type AssistantBlock = Exclude<Extract<RequestMessage, { role: "assistant" }>["content"], string>[number];

/**
 * Converts the messages in a request. Every block must be supported by the model. Thinking is not sent back
 * to models. The function is pure.
 *
 * @param messages The validated conversation.
 */
export function toHistory(messages: readonly RequestMessage[]): HistoryEntry[] {
  return messages.flatMap((message, index) => {
    const entries =
      message.role === "user" ? toUserEntries(message.content) : toAssistantEntries(message.content);
    // The request contains no message IDs. The IDs created here are used only by the engine.
    return entries.map((entry, part) => ({ ...entry, id: `${index}.${part}` }));
  });
}

type Entry = Omit<NewMessage, "id">;

/**
 * Converts the content of a user message. Tool results become separate messages, placed before the user's
 * other content.
 */
function toUserEntries(content: string | readonly UserBlock[]): Entry[] {
  if (typeof content === "string") return toEntries("user", [{ type: "text", text: content }]);
  const results: Entry[] = [];
  const blocks: Block[] = [];
  for (const block of content) {
    if (block.type === "tool_result") results.push({ role: "tool", blocks: [toToolResult(block)] });
    else if (block.type === "web_search_tool_result")
      results.push({ role: "tool", blocks: [toSearchResult(block)] });
    else blocks.push(toContentBlock(block as Exclude<MediaBlock, { type: "audio_stt" }>));
  }
  return [...results, ...toEntries("user", blocks)];
}

function toAssistantEntries(content: string | readonly AssistantBlock[]): Entry[] {
  if (typeof content === "string") return toEntries("assistant", [{ type: "text", text: content }]);
  const blocks = content.flatMap((block): Block[] => {
    if (block.type === "text") return [{ type: "text", text: block.text }];
    if (block.type !== "tool_use" && block.type !== "server_tool_use") return [];
    return [{ type: "tool_use", id: block.id, name: block.name, input: block.input as JsonObject }];
  });
  return toEntries("assistant", blocks);
}

/** Returns no entry for a message without content, because providers reject such messages. */
function toEntries(role: "user" | "assistant", blocks: Block[]): Entry[] {
  const isEmpty = blocks.every((block) => block.type === "text" && block.text === "");
  return isEmpty ? [] : [{ role, blocks }];
}

function toToolResult({
  tool_use_id,
  content,
  is_error,
}: Extract<UserBlock, { type: "tool_result" }>): Block {
  const blocks = (content ?? []) as Exclude<MediaBlock, { type: "audio_stt" }>[];
  return {
    type: "tool_result",
    toolUseId: tool_use_id,
    content: blocks.map(toContentBlock),
    ...(is_error === true && { isError: true }),
  };
}

function toSearchResult({
  tool_use_id,
  content,
}: Extract<UserBlock, { type: "web_search_tool_result" }>): Block {
  return {
    type: "tool_result",
    toolUseId: tool_use_id,
    content: [{ type: "text", text: JSON.stringify(content) }],
  };
}
