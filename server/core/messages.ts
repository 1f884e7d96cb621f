/**
 * Messages as stored. Each message is a single ordered list of blocks that includes tool calls and results,
 * so the order of text and calls is preserved (T-252). Contracts derive their own formats from it.
 */

import type { Json, JsonObject } from "./events.ts";
import { isObject } from "./json/object.ts";

/** Providers and contracts that lack the `developer` role treat it as `system` (CX-07). */
export type Role = "user" | "assistant" | "system" | "developer" | "tool";

export interface TextBlock {
  type: "text";
  text: string;
}
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
/** The location of a file and its known properties. */
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
/**
 * A component instance. Its state changes after the message has been written, so it is stored separately and
 * added when messages are read.
 */
export interface ComponentBlock {
  type: "component";
  id: string;
  name: string;
  props: JsonObject;
  state?: JsonObject;
}
/** A tool call in an assistant message. */
export interface ToolUseBlock {
  type: "tool_use";
  id: string;
  name: string;
  input: JsonObject;
  /**
   * The arguments that a client sent, if they are not a JSON object. `input` then contains them in its only
   * field (C-032).
   */
  argumentsText?: string;
}
/** The result of a tool call. It is the only block in a message whose role is `tool`. */
export interface ToolResultBlock {
  type: "tool_result";
  toolUseId: string;
  content: ContentBlock[];
  isError?: boolean;
}

/** Blocks that a user may send and a tool may return (TX-30). */
export type ContentBlock = TextBlock | ImageBlock | AudioBlock | FileBlock | ResourceBlock;
/** All blocks that a stored message may contain. */
export type Block = ContentBlock | ComponentBlock | ToolUseBlock | ToolResultBlock;

export interface Message {
  id: string;
  role: Role;
  blocks: Block[];
  /** The sender's name, if the client sent one. */
  name?: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  metadata?: JsonObject;
  /** The run that produced the message. Absent for messages sent by clients. */
  runId?: string;
  /** The reason why the message is incomplete. Absent for a complete message (T-146). */
  incomplete?: "cancelled" | "error";
  /** The URLs and file names that the model's provider named as sources. Absent if there are none. */
  sources?: string[];
}

/** Joins the text in blocks with newlines, for readers that support only text. */
export function blocksToText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === "text") return block.text;
      if (block.type === "resource") return block.resource.text ?? block.resource.uri ?? "";
      return "";
    })
    .filter((text) => text !== "")
    .join("\n");
}

/** Concatenates the text blocks, as the stream of a run does. Other blocks are left out. */
export function joinTextBlocks(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
}

/** Parses a JSON object. Returns `undefined` if the string is invalid JSON or any other JSON value. */
export function parseJsonObject(text: string): JsonObject | undefined {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  return isObject(value) ? value : undefined;
}
