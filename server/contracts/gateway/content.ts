/**
 * Converts content blocks to the engine's blocks, and result blocks to the contract's blocks. All functions
 * are pure.
 */
import type { components } from "../../../generated/gateway/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { toMediaBlock } from "../media.ts";

type Schemas = components["schemas"];
/** Blocks in a system prompt, a user message or a tool result. */
export type MediaBlock = Schemas["MediaBlock"];

/**
 * Converts a block to the engine's format. The engine has no equivalent for `audio_stt`, which is speech to
 * be transcribed.
 */
export function toContentBlock(block: Exclude<MediaBlock, { type: "audio_stt" }>): ContentBlock {
  if (block.type === "text") return { type: "text", text: block.text };
  return toMediaBlock(block.type, toFileSource(block));
}

function toFileSource(block: Exclude<MediaBlock, { type: "text" | "audio_stt" }>): FileSource {
  const { source } = block;
  const kind = source.media_type == null ? {} : { mediaType: source.media_type };
  if (source.type === "url") return { type: "url", url: source.url, ...kind };
  const name = block.type === "document" && block.filename != null ? { filename: block.filename } : {};
  return { type: "base64", ...kind, data: source.data, ...name };
}

/** Converts a tool result. The returned list is never empty (G-125). */
export function toResultBlocks(blocks: readonly ContentBlock[]): MediaBlock[] {
  return blocks.length === 0 ? [{ type: "text", text: "" }] : blocks.map(toResultBlock);
}

function toResultBlock(block: ContentBlock): MediaBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return { type: "image", source: toImageSource(block.source, "image/png") };
    case "audio": {
      const { mediaType, data } = block.source;
      return { type: "audio", source: { type: "base64", media_type: mediaType, data } };
    }
    case "file":
      return block.source.type === "base64"
        ? toDocumentBlock(block.source)
        : { type: "text", text: block.source.type === "url" ? block.source.url : block.source.fileId };
    case "resource":
      return { type: "text", text: block.resource.text ?? block.resource.uri ?? "" };
  }
}

function toImageSource(
  source: Extract<ContentBlock, { type: "image" }>["source"],
  defaultType: string,
): Schemas["ImageSource"] {
  const { mediaType } = source;
  if (source.type === "base64")
    return { type: "base64", media_type: mediaType ?? defaultType, data: source.data };
  return { type: "url", url: source.url, ...(mediaType !== undefined && { media_type: mediaType }) };
}

function toDocumentBlock({ mediaType, filename, data }: Extract<FileSource, { type: "base64" }>): MediaBlock {
  const source = { type: "base64" as const, media_type: mediaType ?? "application/octet-stream", data };
  return { type: "document", source, ...(filename !== undefined && { filename }) };
}
