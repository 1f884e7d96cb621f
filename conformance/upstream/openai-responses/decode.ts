/** Decodes requests to OpenAI's Responses API. */
import { z } from "zod";
import type { Json } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";
import { contentSchema, readArguments, readContent } from "../model/content.ts";
import { createMessage, joinRows } from "../model/conversation.ts";
import type { ModelRequest } from "../model/format.ts";

const itemSchema = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("message"),
    role: z.enum(["system", "developer", "user", "assistant"]),
    content: contentSchema,
  }),
  z.looseObject({
    type: z.literal("function_call"),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.looseObject({ type: z.literal("function_call_output"), call_id: z.string(), output: contentSchema }),
  // Earlier assistant output, without its content.
  z.looseObject({ type: z.enum(["reasoning", "item_reference"]) }),
]);
/** An item without a type is a message. */
const inputItem = z.preprocess(
  (item) => (item instanceof Object ? { type: "message", ...item } : item),
  itemSchema,
);
const toolSchema = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  parameters: z.json().optional(),
});
const choiceSchema = z.union([
  z.enum(["auto", "required", "none"]),
  z.looseObject({ type: z.string(), name: z.string().optional() }),
]);
const referred = "the suite stores no conversations, so the request must contain the complete conversation";
const schema = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(inputItem)]),
  instructions: z.string().nullish(),
  tools: z.array(toolSchema).nullish(),
  tool_choice: choiceSchema.nullish(),
  max_output_tokens: z.number().nullish(),
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
  text: z.looseObject({ format: z.looseObject({ schema: z.json().optional() }).nullish() }).nullish(),
  stream: z.boolean().nullish(),
  previous_response_id: z.null({ error: referred }).optional(),
  conversation: z.null({ error: referred }).optional(),
});

function readChoice(choice: z.infer<typeof choiceSchema> | null | undefined): ModelCall["toolChoice"] {
  if (typeof choice === "string") return choice;
  return choice?.type === "function" && choice.name ? { name: choice.name } : null;
}

function readItem(item: z.infer<typeof itemSchema>): ModelMessage {
  switch (item.type) {
    case "message":
      return createMessage(item.role === "developer" ? "system" : item.role, readContent(item.content));
    case "function_call": {
      const toolCalls = [{ id: item.call_id, name: item.name, arguments: readArguments(item.arguments) }];
      return createMessage("assistant", { toolCalls });
    }
    case "function_call_output": {
      const { text, attachments } = readContent(item.output);
      return createMessage("tool", { attachments, toolResults: [{ id: item.call_id, text, isError: null }] });
    }
    default:
      return createMessage("assistant", {});
  }
}

/**
 * Decodes a request. The request must contain the complete conversation, because the suite does not store the
 * conversations that `previous_response_id` and `conversation` refer to.
 * @throws {Error} if the body is not a valid request.
 */
export function decode(body: Json): ModelRequest {
  const request = schema.parse(body);
  const { input, instructions } = request;
  const tools = (request.tools ?? []).filter(({ type }) => type === "function");
  const messages = typeof input === "string" ? [createMessage("user", { text: input })] : input.map(readItem);
  if (instructions) messages.unshift(createMessage("system", { text: instructions }));
  return {
    format: "openai-responses",
    model: request.model,
    tools: tools.map(({ name }) => name ?? ""),
    schemas: tools.map(({ parameters }) => parameters ?? null),
    toolChoice: readChoice(request.tool_choice),
    offered: (request.tools ?? []) as Json[],
    maxTokens: request.max_output_tokens ?? null,
    temperature: request.temperature ?? null,
    topP: request.top_p ?? null,
    // The API has no such parameters.
    topK: null,
    stop: [],
    outputSchema: request.text?.format?.schema ?? null,
    messages: joinRows(messages),
    stream: request.stream ?? false,
    includeUsage: true,
  };
}
