/** Messages and the blocks of their content, as they stand in requests and stored conversations (A-005…A-013). */
import type { components } from "../../../generated/agent-stream/types.ts";

type Schemas = components["schemas"];

/** A message; tool results are no messages here. */
export type AgentMessage = Schemas["Message"];

/** A block of any message. Those of reasoning are the assistant's alone. */
export type AgentContentBlock = Schemas["AssistantBlock"];

export type TextBlock = Schemas["TextBlock"];
export type ImageBlock = Schemas["ImageBlock"];
export type AudioBlock = Schemas["AudioBlock"];
export type FileBlock = Schemas["FileBlock"];
export type ReasoningBlock = Schemas["ReasoningBlock"];

export function textBlock(text: string): TextBlock {
  return { type: "text", text };
}

/** @param source Where the picture is: its URL, or itself in base64 with its media type. */
export function imageBlock(source: { url: string } | { data: string; mimeType: string }): ImageBlock {
  return "url" in source
    ? { type: "image", url: source.url }
    : { type: "image", data: source.data, mime_type: source.mimeType };
}

export function reasoningBlock(reasoning: string): ReasoningBlock {
  return { type: "reasoning", reasoning };
}
