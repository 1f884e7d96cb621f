/** Converts content between parts of UI messages and the engine's blocks. */
import type { components } from "../../../generated/ui-stream/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { parseDataUrl } from "../data-url.ts";
import { toMediaBlock } from "../media.ts";

type Part = components["schemas"]["UiMessagePart"];

/**
 * Converts a text or file part. Parts of other types, and empty text, have no block.
 *
 * @returns The block, or an error with the name of the invalid field.
 */
export function toContentBlock({
  type,
  text,
  url,
  mediaType,
  filename,
}: Part): ContentBlock | { field: string; message: string } | undefined {
  if (type === "text") {
    if (text === undefined) return { field: "text", message: "is required" };
    return text === "" ? undefined : { type: "text", text };
  }
  if (type !== "file") return undefined;
  if (url === undefined) return { field: "url", message: "is required" };
  if (mediaType === undefined) return { field: "mediaType", message: "is required" };
  const source = toFileSource(url, { mediaType, ...(filename !== undefined && { filename }) });
  if ("error" in source) return { field: "url", message: source.error };
  const [kind = ""] = mediaType.split("/");
  return toMediaBlock(kind, source);
}

function toFileSource(
  url: string,
  description: { mediaType: string; filename?: string },
): FileSource | { error: string } {
  if (/^https?:/i.test(url)) return { type: "url", ...description, url };
  if (!/^data:/i.test(url)) return { error: "must be an http, https or data URL" };
  const parsed = parseDataUrl(url);
  return "error" in parsed ? parsed : { type: "base64", ...description, data: parsed.data };
}

/** Returns the URL and media type of a file, or `undefined` for a block that is text. */
export function toFilePart(block: ContentBlock): { url: string; mediaType: string } | undefined {
  switch (block.type) {
    case "text":
      return undefined;
    case "resource": {
      const { blob, mimeType } = block.resource;
      return blob === undefined ? undefined : toDataUrl(blob, mimeType);
    }
    case "image":
    case "audio":
      return block.source.type === "base64"
        ? toDataUrl(block.source.data, block.source.mediaType ?? "image/png")
        : { url: block.source.url, mediaType: block.source.mediaType ?? "image/*" };
    case "file": {
      const { source } = block;
      if (source.type === "file_id") return undefined;
      return source.type === "base64"
        ? toDataUrl(source.data, source.mediaType)
        : { url: source.url, mediaType: source.mediaType ?? unknownType };
    }
  }
}

const unknownType = "application/octet-stream";

function toDataUrl(data: string, mediaType = unknownType): { url: string; mediaType: string } {
  return { url: `data:${mediaType};base64,${data}`, mediaType };
}
