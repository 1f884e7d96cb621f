/** Converts content between the contract's blocks and the engine's. */
import type { components } from "../../../generated/agent-stream/types.ts";
import type { ContentBlock, FileSource } from "../../core/messages.ts";
import { isBase64, mediaBlock } from "../media.ts";
import { readDataUrl } from "./data-url.ts";
import { AgentStreamError } from "./errors.ts";

type Schemas = components["schemas"];
type InputBlock = Schemas["InputBlock"];
type MediaBlock = Exclude<InputBlock, { type: "text" }>;

/** Returns the blocks of a message. A string becomes one text block. */
export function blocksIn<Block>(
  content: string | readonly Block[],
): readonly (Block | Schemas["TextBlock"])[] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

/**
 * Converts a block of a user message.
 *
 * @param pointer Location of the block in the request.
 * @throws {AgentStreamError} for errors that the schema cannot express.
 */
export function inputBlock(block: InputBlock, pointer: string): ContentBlock {
  if (block.type === "text") return { type: "text", text: block.text };
  const medium = mediaBlock(block.type, sourceOf(block, pointer));
  if (block.type !== "image" || medium.type !== "image" || !block.detail) return medium;
  return { ...medium, detail: block.detail };
}

/** Default media types. */
const mediaTypes = { image: "image/jpeg", audio: "audio/mp3", file: "application/octet-stream" };

/**
 * A URL takes precedence over data. For a web URL without a media type, the type in its HTTP response
 * applies.
 */
function sourceOf(block: MediaBlock, pointer: string): FileSource {
  const { url, data, mime_type: given } = block;
  const name = block.type === "file" && block.filename ? { filename: block.filename } : {};
  if (url) {
    if (!/^data:/i.test(url)) {
      if (!URL.canParse(url)) throw AgentStreamError.at(`${pointer}/url`, noUrl);
      return { type: "url", url, ...(given && { mediaType: given }), ...name };
    }
    const read = readDataUrl(url);
    if ("fault" in read) throw AgentStreamError.at(`${pointer}/url`, read.fault);
    const mediaType = given ?? read.mediaType ?? mediaTypes[block.type];
    return { type: "base64", data: read.data, mediaType, ...name };
  }
  if (data === undefined || data === null)
    throw AgentStreamError.at(
      pointer,
      `must have "url" or "data": ${block.type} blocks are one or the other`,
    );
  if (!isBase64(data)) throw AgentStreamError.at(`${pointer}/data`, "must be base64 (RFC 4648 section 4)");
  return { type: "base64", data, mediaType: given ?? mediaTypes[block.type], ...name };
}

const noUrl =
  "must be an absolute URL such as https://example.com/image.png or data:image/png;base64,iVBORw0KGgo=";

/** Returns a tool result as text: the text of a single text block, otherwise the blocks as JSON (AX-12). */
export function resultContent(blocks: readonly ContentBlock[]): string {
  const [first] = blocks;
  if (first?.type === "text" && blocks.length === 1) return first.text;
  return JSON.stringify(blocks.map(shownBlock));
}

/** Converts a block to the contract's form. A block without an equivalent becomes a text. */
function shownBlock(block: ContentBlock): InputBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return { type: "image", ...shownSource(block.source) };
    case "audio":
      return { type: "audio", ...shownSource(block.source) };
    case "file":
      return shownFile(block.source);
    case "resource": {
      const { uri, text, blob, mimeType } = block.resource;
      if (text !== undefined || blob === undefined) return { type: "text", text: text ?? uri ?? "" };
      return shownFile({
        type: "base64",
        data: blob,
        ...(mimeType !== undefined && { mediaType: mimeType }),
      });
    }
  }
}

function shownFile(source: FileSource): InputBlock {
  if (source.type === "file_id") return { type: "text", text: source.fileId };
  const { filename } = source;
  return { type: "file", ...shownSource(source), ...(filename !== undefined && { filename }) };
}

function shownSource(source: Exclude<FileSource, { type: "file_id" }>): Omit<Schemas["ImageBlock"], "type"> {
  const { mediaType } = source;
  const kind = mediaType === undefined ? {} : { mime_type: mediaType };
  return source.type === "url" ? { url: source.url, ...kind } : { data: source.data, ...kind };
}
