/** Addresses of images in a request's messages: an address may look like one and still not be readable as one. */
import type { components } from "../../../../generated/gateway/types.ts";
import { mistakeError } from "../errors.ts";

type Schemas = components["schemas"];

/**
 * Checks that every address can be read (URL standard, section 4.4).
 *
 * @throws {GatewayError} for the first that cannot.
 */
export function checkAddresses(messages: readonly Schemas["RequestMessage"][]): void {
  for (const [index, { content }] of messages.entries()) {
    if (typeof content === "string") continue;
    for (const [place, block] of content.entries()) {
      const param = `request.messages[${index}].content[${place}]`;
      checkBlock(block, param);
      if (block.type !== "tool_result") continue;
      for (const [part, inner] of block.content?.entries() ?? [])
        checkBlock(inner, `${param}.content[${part}]`);
    }
  }
}

function checkBlock(block: Schemas["UserBlock"] | Schemas["AssistantBlock"], param: string): void {
  if (block.type !== "image" || block.source.type !== "url" || URL.canParse(block.source.url)) return;
  throw mistakeError(`${param}.source.url`, "must be a URL, such as https://example.com/cat.png");
}
