/** Stored messages as AG-UI's: one message for text and calls, and an activity for every component. */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { ContentBlock, Message, ToolUseBlock } from "../../core/messages.ts";
import { partsOf, resultContent } from "./content-parts.ts";

/** A message of the contract. */
export type AgUiMessage = components["schemas"]["Message"];

type Part = components["schemas"]["ContentPart"];

/** The activity of a component, which a plain client can show. */
export const componentActivity = "tambo.component";

/**
 * Writes a message for the wire.
 *
 * @param message A stored message, its components with their present states.
 * @param takesParts Whether the reader takes parts in a tool's result.
 * @returns The message, where AG-UI has one for it, and its components.
 */
export function messagesView(message: Message, takesParts: boolean): AgUiMessage[] {
  const { id, role, blocks } = message;
  const activities = blocks.flatMap((block): AgUiMessage[] => {
    if (block.type !== "component") return [];
    const { id: componentId, name: componentName, props, state } = block;
    const content = { componentId, componentName, props, ...(state !== undefined && { state }) };
    return [{ id: componentId, role: "activity", activityType: componentActivity, content }];
  });
  if (role === "tool") {
    const [result] = blocks;
    if (result?.type !== "tool_result") return [];
    const content = resultContent(result.content, takesParts);
    const error = result.isError === true ? { error: textOf(content) } : {};
    return [{ id, role, toolCallId: result.toolUseId, content, ...error }];
  }
  if (role === "assistant") {
    const content = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
    const calls = blocks.filter((block): block is ToolUseBlock => block.type === "tool_use");
    const toolCalls = calls.map(({ id: callId, name, input, argumentsText }) => ({
      id: callId,
      type: "function" as const,
      function: { name, arguments: argumentsText ?? JSON.stringify(input) },
    }));
    if (content === "" && toolCalls.length === 0) return activities;
    const whole: AgUiMessage = {
      id,
      role,
      ...(content !== "" && { content }),
      ...(toolCalls.length > 0 && { toolCalls }),
    };
    return [whole, ...activities];
  }
  const content = blocks as ContentBlock[];
  const isText = content.every(({ type }) => type === "text");
  const text = content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  if (role === "user") return [{ id, role, content: isText ? text : partsOf(content) }];
  return [{ id, role, content: text }];
}

/** The text of a tool's result: what there is to say of a failure. */
export function textOf(content: Extract<AgUiMessage, { role: "tool" }>["content"]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

/** Most bytes of JSON that messages have in a snapshot with all of their files: stock clients fail at a frame of 10 MB. */
const maxSnapshotBytes = 8 * 1024 * 1024;

/** Returns the messages of a snapshot; if they are too large for a frame, with a text in place of every embedded file. */
export function snapshotMessages(messages: readonly AgUiMessage[]): AgUiMessage[] {
  if (Buffer.byteLength(JSON.stringify(messages)) <= maxSnapshotBytes) return [...messages];
  return messages.map((message) => {
    if (message.role !== "user" && message.role !== "tool") return message;
    const { content } = message;
    return typeof content === "string" ? message : { ...message, content: content.map(withoutFile) };
  });
}

function withoutFile(part: Part): Part {
  if (part.type === "text" || part.source.type !== "data") return part;
  const text = `[${part.source.mimeType}, left out here: it is too large to be sent again]`;
  return { type: "text", text };
}
