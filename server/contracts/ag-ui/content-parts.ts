/** Converts content between AG-UI parts and the engine's blocks. */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { toMediaBlock } from "../media.ts";

type Schemas = components["schemas"];
type Part = Schemas["ContentPart"];
type MediaPart = Exclude<Part, { type: "text" }>;

/** Content of a user message or tool message. */
export type PartContent = string | readonly Part[];

/** Converts content to blocks. Text becomes one text block, and empty text becomes no block. */
export function toBlocks(content: PartContent): ContentBlock[] {
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return content.flatMap((part) => {
    if (part.type !== "text") return toMediaBlock(part.type, toFileSource(part));
    return part.text === "" ? [] : { type: "text", text: part.text };
  });
}

function toFileSource({ source: { type, value, mimeType } }: MediaPart): FileSource {
  const mediaType = mimeType === undefined ? {} : { mediaType: mimeType };
  if (type === "data") return { type: "base64", ...mediaType, data: value };
  return type === "url"
    ? { type: "url", ...mediaType, url: value }
    : { type: "file_id", ...mediaType, fileId: value };
}

/** Converts blocks to parts, in order. A block without an equivalent part becomes a text part. */
export function toParts(blocks: readonly ContentBlock[]): Part[] {
  return blocks.map(toPart);
}

function toPart(block: ContentBlock): Part {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image": {
      const { source } = block;
      if (source.type === "base64")
        return { type: "image", source: toDataSource(source.data, source.mediaType ?? "image/png") };
      return {
        type: "image",
        source: { type: "url", value: source.url, ...toMimeTypeField(source.mediaType) },
      };
    }
    case "audio":
      return { type: "audio", source: toDataSource(block.source.data, block.source.mediaType) };
    case "file":
      return { type: toPartType(block.source.mediaType), source: toSource(block.source) };
    case "resource": {
      const { uri, text, blob, mimeType } = block.resource;
      if (text !== undefined || blob === undefined) return { type: "text", text: text ?? uri ?? "" };
      return {
        type: toPartType(mimeType),
        source: toDataSource(blob, mimeType ?? "application/octet-stream"),
      };
    }
  }
}

function toSource(source: FileSource): MediaPart["source"] {
  const { mediaType } = source;
  if (source.type === "base64") return toDataSource(source.data, mediaType ?? "application/octet-stream");
  if (source.type === "url") return { type: "url", value: source.url, ...toMimeTypeField(mediaType) };
  return { type: "file", value: source.fileId, ...toMimeTypeField(mediaType) };
}

function toDataSource(value: string, mimeType: string): Extract<MediaPart["source"], { type: "data" }> {
  return { type: "data", value, mimeType };
}

function toMimeTypeField(mimeType: string | undefined): { mimeType?: string } {
  return mimeType === undefined ? {} : { mimeType };
}

/** Returns the part type for a media type. Everything except images, audio and video is a document. */
function toPartType(mediaType = ""): MediaPart["type"] {
  const [kind] = mediaType.split("/");
  return kind === "image" || kind === "audio" || kind === "video" ? kind : "document";
}

/**
 * Returns the content of a tool result: a string if that loses no information. Clients before 1.0 do not
 * support parts in a result. For these clients, text parts are joined by newlines and other parts are written
 * as JSON (CX-11).
 */
export function toResultContent(blocks: readonly ContentBlock[], supportsParts: boolean): string | Part[] {
  const parts = toParts(blocks);
  if (supportsParts && parts.some(({ type }) => type !== "text")) return parts;
  return parts.map((part) => (part.type === "text" ? part.text : JSON.stringify(part))).join("\n");
}
