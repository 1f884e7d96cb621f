import type { Format } from "../model/format.ts";
import { openaiError } from "../openai-chat/error.ts";
import { decode } from "./decode.ts";
import { ResponsesEncoder } from "./encode.ts";

/** OpenAI's Responses. */
export const openaiResponses: Format = {
  name: "openai-responses",
  contentEvent: "response.output_text.delta",
  decode,
  encoder: (request, serial) => new ResponsesEncoder(request, serial),
  error: openaiError,
};
