/**
 * Converts stored messages to AG-UI messages: one message for text and tool calls, and an activity for each
 * component.
 */
import type { components } from "../../../generated/ag-ui/types.ts";
import { type ContentBlock, joinTextBlocks, type Message, type ToolUseBlock } from "../../core/messages.ts";
import { isAbandonedResult } from "../../engine/admission/store-history.ts";
import { toParts, toResultContent } from "./content-parts.ts";

/** A message in this contract. */
export type AgUiMessage = components["schemas"]["Message"];

type Part = components["schemas"]["ContentPart"];

/** The activity type used for components, which AG-UI clients can render. */
export const componentActivity = "tambo.component";

/**
 * Converts a stored message.
 *
 * @param message A stored message that contains the current states of its components.
 * @param supportsParts True if the reader supports parts in a tool result.
 * @returns The message, if AG-UI has an equivalent, followed by activities for its components.
 */
export function toAgUiMessages(message: Message, supportsParts: boolean): AgUiMessage[] {
  const { id, role, blocks, name } = message;
  const nameField = name === undefined ? {} : { name };
  const activities = blocks.flatMap((block): AgUiMessage[] => {
    if (block.type !== "component") return [];
    const { id: componentId, name: componentName, props, state } = block;
    const content = { componentId, componentName, props, ...(state !== undefined && { state }) };
    return [{ id: componentId, role: "activity", activityType: componentActivity, content }];
  });
  if (role === "tool") {
    const [result] = blocks;
    // Only the client may answer a call of its tool (CP-050).
    if (result?.type !== "tool_result" || isAbandonedResult(message)) return [];
    const content = toResultContent(result.content, supportsParts);
    const error = result.isError === true ? { error: getResultText(content) } : {};
    return [{ id, role, toolCallId: result.toolUseId, content, ...error }];
  }
  if (role === "assistant") {
    const content = joinTextBlocks(blocks);
    const calls = blocks.filter((block): block is ToolUseBlock => block.type === "tool_use");
    const toolCalls = calls.map(({ id: callId, name, input, argumentsText }) => ({
      id: callId,
      type: "function" as const,
      function: { name, arguments: argumentsText ?? JSON.stringify(input) },
    }));
    if (content === "" && toolCalls.length === 0) return activities;
    const assistantMessage: AgUiMessage = {
      id,
      role,
      ...nameField,
      ...(content !== "" && { content }),
      ...(toolCalls.length > 0 && { toolCalls }),
    };
    return [assistantMessage, ...activities];
  }
  const content = blocks as ContentBlock[];
  const isText = content.every(({ type }) => type === "text");
  const text = content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  if (role === "user") return [{ id, role, ...nameField, content: isText ? text : toParts(content) }];
  return [{ id, role, ...nameField, content: text }];
}

/** Returns the text of a tool result. For a failed call, this is the error message. */
export function getResultText(content: Extract<AgUiMessage, { role: "tool" }>["content"]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

/**
 * Maximum size of a snapshot's messages if they contain file data, in bytes of JSON. Common clients fail on a
 * frame of 10 MB.
 */
const maxSnapshotBytes = 8 * 1024 * 1024;

/**
 * Returns a snapshot's messages. If they are too large for one frame, embedded files are replaced by text.
 */
export function limitSnapshotSize(messages: readonly AgUiMessage[]): AgUiMessage[] {
  // Measuring takes as long as encoding, and a conversation without parts has no files.
  const hasParts = messages.some(({ content }) => Array.isArray(content));
  if (!hasParts || Buffer.byteLength(JSON.stringify(messages)) <= maxSnapshotBytes) return [...messages];
  return messages.map((message) => {
    if (message.role !== "user" && message.role !== "tool") return message;
    const { content } = message;
    return typeof content === "string" ? message : { ...message, content: content.map(withoutFile) };
  });
}

function withoutFile(part: Part): Part {
  if (part.type === "text" || part.source.type !== "data") return part;
  const text = `[${part.source.mimeType} file omitted: it is too large to send again]`;
  return { type: "text", text };
}
