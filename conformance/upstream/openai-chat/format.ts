import type { Format } from "../model/format.ts";
import { decode } from "./decode.ts";
import { ChatEncoder } from "./encode.ts";
import { openaiError } from "./error.ts";

/** OpenAI's Chat Completions. */
export const openaiChat: Format = {
  name: "openai-chat",
  decode,
  encoder: (request, serial) => new ChatEncoder(request, serial),
  error: openaiError,
};
