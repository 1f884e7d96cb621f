/**
 * Messages as the server stores them: one ordered list of blocks a message, tool calls and results among them,
 * so that the order of text and calls survives (T-252). Contracts derive their own forms from this one.
 */
import type { Json, JsonObject } from "./events.ts";

/** `developer` is `system` for whoever does not tell them apart (CX-07). */
export type Role = "user" | "assistant" | "system" | "developer" | "tool";

export interface TextBlock {
  type: "text";
  text: string;
}
/** Media types of images. */
export type ImageMediaType = "image/jpeg" | "image/png" | "image/gif" | "image/webp";
export interface ImageBlock {
  type: "image";
  source:
    | { type: "base64"; mediaType?: ImageMediaType; data: string }
    | { type: "url"; mediaType?: ImageMediaType; url: string };
  detail?: "auto" | "low" | "high";
}
export interface AudioBlock {
  type: "audio";
  source: { type: "base64"; mediaType: "audio/wav" | "audio/mp3" | "audio/aac"; data: string };
}
/** Where a file comes from, and what is known of it. */
export type FileSource = { mediaType?: string; filename?: string } & (
  | { type: "base64"; data: string }
  | { type: "url"; url: string }
  | { type: "file_id"; fileId: string }
);
export interface FileBlock {
  type: "file";
  source: FileSource;
}
export interface ResourceBlock {
  type: "resource";
  resource: {
    uri?: string;
    name?: string;
    title?: string;
    description?: string;
    mimeType?: string;
    text?: string;
    blob?: string;
    annotations?: { audience?: Exclude<Role, "developer">[]; priority?: number };
  };
}
/** A component instance. Its state is kept apart (it changes after the message is written) and joined on reading. */
export interface ComponentBlock {
  type: "component";
  id: string;
  name: string;
  props: JsonObject;
  state?: JsonObject;
}
/** A tool call inside an assistant message. */
export interface ToolUseBlock {
  type: "tool_use";
  id: string;
  name: string;
  input: JsonObject;
  /** What a client brought as arguments, where that is no JSON object: `input` holds it as its one member (C-032). */
  argumentsText?: string;
}
/** A tool's result; the one block of a message with role `tool`. */
export interface ToolResultBlock {
  type: "tool_result";
  toolUseId: string;
  content: ContentBlock[];
  isError?: boolean;
}

/** What a user may write and a tool may return (TX-30). */
export type ContentBlock = TextBlock | ImageBlock | AudioBlock | FileBlock | ResourceBlock;
/** Everything a stored message may hold. */
export type Block = ContentBlock | ComponentBlock | ToolUseBlock | ToolResultBlock;

/** A stored message. */
export interface Message {
  id: string;
  role: Role;
  blocks: Block[];
  /** Unix time in milliseconds. */
  createdAt: number;
  metadata?: JsonObject;
  /** The run that produced it; absent on messages that came in. */
  runId?: string;
  /** Why the message stops before its end; absent on a whole one (T-146). */
  incomplete?: "cancelled" | "error";
}

/** The text of blocks, joined by newlines: what a reader that knows only text sees. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === "text") return block.text;
      if (block.type === "resource") return block.resource.text ?? block.resource.uri ?? "";
      return "";
    })
    .filter((text) => text !== "")
    .join("\n");
}

/** Parses a JSON text that must be an object; `undefined` when it is anything else. */
export function parseObject(text: string): JsonObject | undefined {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
}
