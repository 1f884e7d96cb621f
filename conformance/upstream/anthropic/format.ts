import type { Format } from "../model/format.ts";
import { decode } from "./decode.ts";
import { MessagesEncoder } from "./encode.ts";
import { anthropicError } from "./error.ts";

/** Anthropic's Messages. */
export const anthropicMessages: Format = {
  name: "anthropic",
  contentEvent: "content_block_delta",
  decode,
  encoder: (request, serial) => new MessagesEncoder(request, serial),
  error: anthropicError,
};
