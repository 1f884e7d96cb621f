/** Content between AG-UI's parts and the engine's blocks. */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { mediaBlock } from "../media.ts";
import { AgUiError } from "./errors.ts";

type Schemas = components["schemas"];
type Part = Schemas["ContentPart"];
type MediaPart = Exclude<Part, { type: "text" }>;

/** Content of a user's or a tool's message. */
export type PartContent = string | readonly Part[];

/** Content as blocks; a string is one text block, and the empty string none. */
export function blocksOf(content: PartContent): ContentBlock[] {
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return content.map((part) =>
    part.type === "text" ? { type: "text", text: part.text } : mediaBlock(part.type, fileSource(part)),
  );
}

/**
 * Checks what the schema cannot say.
 *
 * @param pointer Where the content stands in the request.
 * @throws {AgUiError} `VALIDATION_ERROR` for a part at an address that is none.
 */
export function checkParts(content: PartContent, pointer: string): void {
  if (typeof content === "string") return;
  for (const [index, part] of content.entries()) {
    if (part.type === "text" || part.source.type !== "url" || URL.canParse(part.source.value)) continue;
    const detail = "must be an absolute URL such as https://example.com/file";
    throw AgUiError.of([{ pointer: `${pointer}/${index}/source/value`, detail }]);
  }
}

function fileSource({ source: { type, value, mimeType } }: MediaPart): FileSource {
  const kind = mimeType === undefined ? {} : { mediaType: mimeType };
  if (type === "data") return { type: "base64", ...kind, data: value };
  return type === "url" ? { type: "url", ...kind, url: value } : { type: "file_id", ...kind, fileId: value };
}

/** Blocks as parts, in their order. What AG-UI has no part for is a text that names it. */
export function partsOf(blocks: readonly ContentBlock[]): Part[] {
  return blocks.map(partOf);
}

function partOf(block: ContentBlock): Part {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image": {
      const { source } = block;
      if (source.type === "base64")
        return { type: "image", source: dataOf(source.data, source.mediaType ?? "image/png") };
      return { type: "image", source: { type: "url", value: source.url, ...mimeOf(source.mediaType) } };
    }
    case "audio":
      return { type: "audio", source: dataOf(block.source.data, block.source.mediaType) };
    case "file":
      return { type: kindOf(block.source.mediaType), source: sourceOf(block.source) };
    case "resource": {
      const { uri, text, blob, mimeType } = block.resource;
      if (text !== undefined || blob === undefined) return { type: "text", text: text ?? uri ?? "" };
      return { type: kindOf(mimeType), source: dataOf(blob, mimeType ?? "application/octet-stream") };
    }
  }
}

function sourceOf(source: FileSource): MediaPart["source"] {
  const { mediaType } = source;
  if (source.type === "base64") return dataOf(source.data, mediaType ?? "application/octet-stream");
  if (source.type === "url") return { type: "url", value: source.url, ...mimeOf(mediaType) };
  return { type: "file", value: source.fileId, ...mimeOf(mediaType) };
}

function dataOf(value: string, mimeType: string): Extract<MediaPart["source"], { type: "data" }> {
  return { type: "data", value, mimeType };
}

function mimeOf(mimeType: string | undefined): { mimeType?: string } {
  return mimeType === undefined ? {} : { mimeType };
}

/** The part that shows a medium: AG-UI tells them apart by type, and all but three are documents. */
function kindOf(mediaType = ""): MediaPart["type"] {
  const [kind] = mediaType.split("/");
  return kind === "image" || kind === "audio" || kind === "video" ? kind : "document";
}

/**
 * Content of a tool's result: a string where that loses nothing. Clients before 1.0 take no parts in a result: for them
 * texts are joined by newlines, and what is no text is written as the JSON of its part (CX-11).
 */
export function resultContent(blocks: readonly ContentBlock[], takesParts: boolean): string | Part[] {
  const parts = partsOf(blocks);
  if (takesParts && parts.some(({ type }) => type !== "text")) return parts;
  return parts.map((part) => (part.type === "text" ? part.text : JSON.stringify(part))).join("\n");
}
