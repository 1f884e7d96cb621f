/** Converts MCP tool results and resources to the server's content blocks. */

import type {
  BlobResourceContents,
  CallToolResult,
  ContentBlock as McpBlock,
  TextResourceContents,
} from "@modelcontextprotocol/client";
import type { AudioBlock, ContentBlock, ImageBlock, ResourceBlock } from "../core/messages.ts";
import type { ToolOutcome } from "../core/ports/tools.ts";
import { createFailedOutcome, unknownEffect } from "../core/ports/tools.ts";

const imageTypes: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);

/** The audio types defined by T-014, including common aliases. */
const audioTypes: ReadonlyMap<string, AudioBlock["source"]["mediaType"]> = new Map([
  ["audio/wav", "audio/wav"],
  ["audio/wave", "audio/wav"],
  ["audio/x-wav", "audio/wav"],
  ["audio/mp3", "audio/mp3"],
  ["audio/mpeg", "audio/mp3"],
  ["audio/aac", "audio/aac"],
]);

/**
 * Returns the outcome of a call that did not reach its MCP server.
 *
 * @param reason A phrase.
 */
export function createUnavailableOutcome(server: string, reason: string): ToolOutcome {
  return createFailedOutcome(`The tool server \`${server}\` is not available: ${reason}. Nothing was done.`);
}

/**
 * Returns the outcome of a call that reached its MCP server, or may have reached it, but got no response.
 * @param reason A phrase.
 */
export function createNoResponseOutcome(server: string, tool: string, reason: string): ToolOutcome {
  return createFailedOutcome(
    `The tool server \`${server}\` did not respond to \`${tool}\`: ${reason}; ${unknownEffect}.`,
  );
}

/**
 * Returns the outcome of a completed call. If a result has only structured content, the JSON of that content
 * becomes a text block, because a tool result consists of blocks (TX-30).
 */
export function toOutcome(result: CallToolResult): ToolOutcome {
  const content = result.content.map(toBlock);
  if (content.length === 0 && result.structuredContent !== undefined) {
    const text = stringify(result.structuredContent);
    if (text === undefined)
      return createFailedOutcome("The tool returned a result that is nested too deeply.");
    content.push({ type: "text", text });
  }
  return { content, isError: result.isError === true };
}

/** Returns a value as JSON, or `undefined` if the value is nested too deeply. */
function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function toBlock(block: McpBlock): ContentBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return imageTypes.has(block.mimeType)
        ? {
            type: "image",
            source: {
              type: "base64",
              mediaType: block.mimeType as NonNullable<ImageBlock["source"]["mediaType"]>,
              data: block.data,
            },
          }
        : toFileBlock(block);
    case "audio": {
      const mediaType = audioTypes.get(block.mimeType);
      return mediaType
        ? { type: "audio", source: { type: "base64", mediaType, data: block.data } }
        : toFileBlock(block);
    }
    case "resource":
      return toResourceBlock(toResource(block.resource), block.annotations);
    case "resource_link": {
      const { uri, name, title, description, mimeType } = block;
      return toResourceBlock({ uri, name, title, description, mimeType }, block.annotations);
    }
  }
}

/** Converts resource contents, which are either text or a base64 blob. */
export function toResource(contents: TextResourceContents | BlobResourceContents): Resource {
  const { uri, mimeType } = contents;
  return omitUndefined({
    uri,
    mimeType,
    ...("text" in contents ? { text: contents.text } : { blob: contents.blob }),
  });
}

/**
 * Converts an image or audio clip to a file block. Used for media types that image and audio blocks do not
 * support (T-013, T-014).
 */
function toFileBlock(block: { mimeType: string; data: string }): ContentBlock {
  return { type: "file", source: { type: "base64", mediaType: block.mimeType, data: block.data } };
}

type Resource = ResourceBlock["resource"];
type Loose<T> = { [K in keyof T]: T[K] | undefined };

/** Builds a resource block. Absent fields are omitted, and so are annotations that T-016 does not define. */
function toResourceBlock(
  members: Loose<Resource>,
  annotations: Loose<Resource["annotations"]>,
): ResourceBlock {
  const resource = omitUndefined(members);
  if (annotations) {
    const { audience, priority } = annotations;
    const fields = omitUndefined({ audience, priority });
    if (Object.keys(fields).length > 0) resource.annotations = fields;
  }
  return { type: "resource", resource };
}

function omitUndefined<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
