/** Checks the size limits for a request (G-031). */
import type { components } from "../../../../generated/gateway/types.ts";
import { createInvalidValueError } from "../errors.ts";
import { toFieldParam, toItemParam } from "./params.ts";

type Schemas = components["schemas"];
type MessageRequest = Schemas["MessageRequest"];
type Content = NonNullable<MessageRequest["system"]> | MessageRequest["messages"][number]["content"];
type Block = Exclude<Content, string>[number];

/** Limits for a single request. */
export interface RequestLimits {
  messages: number;
  tools: number;
  /** Bytes of UTF-8 text in the system prompt and the messages. */
  textBytes: number;
  /** Bytes in a single file. */
  base64BlockBytes: number;
  /** Total bytes in all files. */
  base64Bytes: number;
}

/**
 * Checks a request against the limits. Tool inputs and web search results are counted as JSON. Thinking and
 * transcripts are not counted, because they are not sent to models. The size of a file is computed from the
 * length of its base64 data, without decoding it.
 *
 * @throws {GatewayError} for the first exceeded limit, with its location.
 */
export function checkLimits({ system, messages, tools }: MessageRequest, limits: RequestLimits): void {
  checkCount(messages.length, limits.messages, "request.messages");
  checkCount(tools?.length ?? 0, limits.tools, "request.tools");
  const sizes = new Sizes(limits);
  if (typeof system === "string" || Array.isArray(system)) sizes.add(system, "request.system");
  for (const [index, { content }] of messages.entries())
    sizes.add(content, `request.messages[${index}].content`);
}

function checkCount(count: number, limit: number, param: string): void {
  if (count > limit) throw createInvalidValueError(param, `has ${count} items; at most ${limit} are allowed`);
}

/** Sizes counted so far. */
class Sizes {
  readonly #limits: RequestLimits;
  #text = 0;
  #base64 = 0;

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /** Adds some content to the count, including the tool results in it. */
  add(content: Content, param: string): void {
    if (typeof content === "string") this.#addText(content, param);
    else for (const [index, block] of content.entries()) this.#addBlock(block, toItemParam(param, index));
  }

  #addBlock(block: Block, param: string): void {
    switch (block.type) {
      case "text":
        this.#addText(block.text, toFieldParam(param, "text"));
        break;
      case "image":
      case "audio":
      case "audio_stt":
      case "video":
      case "document":
        if (block.source.type === "base64")
          this.#addBase64(block.source.data, toFieldParam(toFieldParam(param, "source"), "data"));
        break;
      case "tool_use":
      case "server_tool_use":
        this.#addText(JSON.stringify(block.input), toFieldParam(param, "input"));
        break;
      case "web_search_tool_result":
        this.#addText(JSON.stringify(block.content), toFieldParam(param, "content"));
        break;
      case "tool_result":
        if (block.content) this.add(block.content, toFieldParam(param, "content"));
    }
  }

  #addText(text: string, param: string): void {
    this.#text += Buffer.byteLength(text);
    const { textBytes } = this.#limits;
    if (this.#text > textBytes)
      throw createInvalidValueError(
        param,
        `exceeds the limit of ${textBytes} bytes for all text in a request`,
      );
  }

  #addBase64(data: string, param: string): void {
    const bytes = decodedBytes(data);
    const { base64BlockBytes, base64Bytes } = this.#limits;
    if (bytes > base64BlockBytes)
      throw createInvalidValueError(
        param,
        `is a file of ${bytes} bytes; the limit is ${base64BlockBytes} bytes`,
      );
    this.#base64 += bytes;
    if (this.#base64 > base64Bytes)
      throw createInvalidValueError(
        param,
        `exceeds the limit of ${base64Bytes} bytes for all files in a request`,
      );
  }
}

/** Returns the number of bytes that base64 text encodes, computed from its length (RFC 4648 section 4). */
function decodedBytes(data: string): number {
  const padding = data.endsWith("==") ? 2 : data.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((data.length * 3) / 4) - padding);
}
