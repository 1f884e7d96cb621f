/** Messages and the blocks of their content, as they stand in requests and stored conversations (A-005…A-013). */

/** A message; tool results are no messages here. */
export interface AgentMessage {
  role: "user" | "assistant" | "system";
  content: string | AgentContentBlock[];
}

export type AgentContentBlock = TextBlock | ImageBlock | AudioBlock | FileBlock | ReasoningBlock;

export interface TextBlock {
  type: "text";
  text: string;
}

/** A picture at `url`, or as `data` in base64; where there are both, `url` is taken. */
export interface ImageBlock {
  type: "image";
  url?: string;
  data?: string;
  /** `image/jpeg` if absent. */
  mime_type?: string;
}

/** A sound at `url`, or as `data` in base64. */
export interface AudioBlock {
  type: "audio";
  url?: string;
  data?: string;
  /** `audio/mp3` if absent. */
  mime_type?: string;
}

/** A file at `url`, or as `data` in base64. */
export interface FileBlock {
  type: "file";
  url?: string;
  data?: string;
  mime_type?: string;
  filename?: string;
}

/** What a model thought, beside its answer: in messages that it gave. */
export interface ReasoningBlock {
  type: "reasoning";
  reasoning: string;
}

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
