/** Content blocks of the contract in the engine's form, and blocks of results in the contract's. Pure. */
import type { components } from "../../../generated/gateway/types.ts";
import type { AudioBlock, ContentBlock, FileSource, ImageMediaType } from "../../core/messages.ts";

type Schemas = components["schemas"];
/** Blocks that a system prompt, a message of the user's or a result of a tool may hold. */
export type MediaBlock = Schemas["MediaBlock"];

const imageTypes: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);
const audioTypes: ReadonlySet<string> = new Set(["audio/wav", "audio/mp3", "audio/aac"]);

/** A block for the model. Speech that is to be written down first is nothing that the engine has. */
export function contentBlock(block: Exclude<MediaBlock, { type: "audio_stt" }>): ContentBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return imageBlock(block);
    case "audio": {
      const { media_type: mediaType, data } = block.source;
      if (!audioTypes.has(mediaType)) return fileBlock(block.source);
      const source = { type: "base64", mediaType, data } as AudioBlock["source"];
      return { type: "audio", source };
    }
    case "video":
      return fileBlock(block.source);
    case "document":
      return fileBlock(block.source, block.filename ?? undefined);
  }
}

function imageBlock({ source }: Extract<MediaBlock, { type: "image" }>): ContentBlock {
  const mediaType = source.media_type ?? undefined;
  if (mediaType !== undefined && !imageTypes.has(mediaType))
    return source.type === "base64"
      ? fileBlock({ ...source, media_type: mediaType })
      : { type: "file", source: { type: "url", url: source.url, mediaType } };
  const known = mediaType === undefined ? {} : { mediaType: mediaType as ImageMediaType };
  return {
    type: "image",
    source:
      source.type === "base64"
        ? { type: "base64", data: source.data, ...known }
        : { type: "url", url: source.url, ...known },
  };
}

function fileBlock({ media_type, data }: Schemas["Base64Source"], filename?: string): ContentBlock {
  const source: FileSource = { type: "base64", mediaType: media_type, data };
  return { type: "file", source: { ...source, ...(filename !== undefined && { filename }) } };
}

/** What a tool gave, which is never nothing (G-125). */
export function resultBlocks(blocks: readonly ContentBlock[]): MediaBlock[] {
  return blocks.length === 0 ? [{ type: "text", text: "" }] : blocks.map(resultBlock);
}

function resultBlock(block: ContentBlock): MediaBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return { type: "image", source: sourceOf(block.source, "image/png") };
    case "audio": {
      const { mediaType, data } = block.source;
      return { type: "audio", source: { type: "base64", media_type: mediaType, data } };
    }
    case "file":
      return block.source.type === "base64"
        ? documentBlock(block.source)
        : { type: "text", text: block.source.type === "url" ? block.source.url : block.source.fileId };
    case "resource":
      return { type: "text", text: block.resource.text ?? block.resource.uri ?? "" };
  }
}

function sourceOf(
  source: Extract<ContentBlock, { type: "image" }>["source"],
  otherwise: string,
): Schemas["ImageSource"] {
  const { mediaType } = source;
  if (source.type === "base64")
    return { type: "base64", media_type: mediaType ?? otherwise, data: source.data };
  return { type: "url", url: source.url, ...(mediaType !== undefined && { media_type: mediaType }) };
}

function documentBlock({ mediaType, filename, data }: Extract<FileSource, { type: "base64" }>): MediaBlock {
  const source = { type: "base64" as const, media_type: mediaType ?? "application/octet-stream", data };
  return { type: "document", source, ...(filename !== undefined && { filename }) };
}
