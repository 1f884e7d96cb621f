/** Converts content between the contract's blocks and the engine's blocks. */
import type { components } from "../../../generated/agent-stream/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { parseDataUrl } from "../data-url.ts";
import { isBase64, toMediaBlock } from "../media.ts";
import { AgentStreamError } from "./errors.ts";

type Schemas = components["schemas"];
type InputBlock = Schemas["InputBlock"];
type MediaBlock = Exclude<InputBlock, { type: "text" }>;

/** Returns a message's blocks. A string becomes one text block. */
export function toBlockList<Block>(
  content: string | readonly Block[],
): readonly (Block | Schemas["TextBlock"])[] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

/**
 * Converts a block in a user message.
 *
 * @param pointer Location of the block in the request.
 * @throws {AgentStreamError} for errors that the schema cannot express.
 */
export function toContentBlock(block: InputBlock, pointer: string): ContentBlock {
  if (block.type === "text") return { type: "text", text: block.text };
  const mediaBlock = toMediaBlock(block.type, toFileSource(block, pointer));
  if (block.type !== "image" || mediaBlock.type !== "image" || !block.detail) return mediaBlock;
  return { ...mediaBlock, detail: block.detail };
}

/** Default media types. */
const defaultMediaTypes = { image: "image/jpeg", audio: "audio/mp3", file: "application/octet-stream" };

/**
 * Returns the source of a media block. A URL takes precedence over inline data. If a web URL has no
 * declared media type, the type in the HTTP response applies.
 */
function toFileSource(block: MediaBlock, pointer: string): FileSource {
  const { url, data, mime_type: declaredType } = block;
  const name = block.type === "file" && block.filename ? { filename: block.filename } : {};
  if (url) {
    if (!/^data:/i.test(url)) {
      if (!URL.canParse(url)) throw AgentStreamError.forField(`${pointer}/url`, invalidUrl);
      return { type: "url", url, ...(declaredType && { mediaType: declaredType }), ...name };
    }
    const dataUrl = parseDataUrl(url);
    if ("error" in dataUrl) throw AgentStreamError.forField(`${pointer}/url`, dataUrl.error);
    const mediaType = declaredType ?? dataUrl.mediaType ?? defaultMediaTypes[block.type];
    return { type: "base64", data: dataUrl.data, mediaType, ...name };
  }
  if (data === undefined || data === null)
    throw AgentStreamError.forField(pointer, `must have "url" or "data"`);
  if (!isBase64(data))
    throw AgentStreamError.forField(`${pointer}/data`, "must be base64 (RFC 4648 section 4)");
  return { type: "base64", data, mediaType: declaredType ?? defaultMediaTypes[block.type], ...name };
}

const invalidUrl =
  "must be an absolute URL such as https://example.com/image.png or data:image/png;base64,iVBORw0KGgo=";

/** Returns a tool result as text: the text of a single text block, otherwise all blocks as JSON (AX-12). */
export function toResultContent(blocks: readonly ContentBlock[]): string {
  const [first] = blocks;
  if (first?.type === "text" && blocks.length === 1) return first.text;
  return JSON.stringify(blocks.map(toOutputBlock));
}

/** Converts a block to the contract's format. A block without an equivalent becomes a text block. */
function toOutputBlock(block: ContentBlock): InputBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return { type: "image", ...toOutputSource(block.source) };
    case "audio":
      return { type: "audio", ...toOutputSource(block.source) };
    case "file":
      return toFileBlock(block.source);
    case "resource": {
      const { uri, text, blob, mimeType } = block.resource;
      if (text !== undefined || blob === undefined) return { type: "text", text: text ?? uri ?? "" };
      return toFileBlock({
        type: "base64",
        data: blob,
        ...(mimeType !== undefined && { mediaType: mimeType }),
      });
    }
  }
}

function toFileBlock(source: FileSource): InputBlock {
  if (source.type === "file_id") return { type: "text", text: source.fileId };
  const { filename } = source;
  return { type: "file", ...toOutputSource(source), ...(filename !== undefined && { filename }) };
}

function toOutputSource(
  source: Exclude<FileSource, { type: "file_id" }>,
): Omit<Schemas["ImageBlock"], "type"> {
  const { mediaType } = source;
  const kind = mediaType === undefined ? {} : { mime_type: mediaType };
  return source.type === "url" ? { url: source.url, ...kind } : { data: source.data, ...kind };
}
