/** Decodes requests to Anthropic's Messages API. */
import { z } from "zod";
import type { Json } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";
import { type Content, contentSchema, readContent } from "../model/content.ts";
import { createMessage, joinRows } from "../model/conversation.ts";
import type { ModelRequest } from "../model/format.ts";

const toolUse = z.looseObject({
  type: z.literal("tool_use"),
  id: z.string(),
  name: z.string(),
  input: z.json(),
});
const toolResult = z.looseObject({
  type: z.literal("tool_result"),
  tool_use_id: z.string(),
  content: contentSchema,
  is_error: z.boolean().nullish(),
});
const messageSchema = z.looseObject({
  role: z.enum(["system", "user", "assistant"]),
  content: contentSchema,
});
const toolSchema = z.looseObject({ name: z.string(), input_schema: z.json().optional() });
const choiceSchema = z.looseObject({
  type: z.enum(["auto", "any", "tool", "none"]),
  name: z.string().optional(),
});
const schema = z.looseObject({
  model: z.string(),
  max_tokens: z.number(),
  system: contentSchema,
  messages: z.array(messageSchema),
  tools: z.array(toolSchema).nullish(),
  tool_choice: choiceSchema.nullish(),
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
  top_k: z.number().nullish(),
  stop_sequences: z.array(z.string()).nullish(),
  output_config: z
    .looseObject({ format: z.looseObject({ schema: z.json().optional() }).nullish() })
    .nullish(),
  stream: z.boolean().nullish(),
});

function readChoice(choice: z.infer<typeof choiceSchema> | null | undefined): ModelCall["toolChoice"] {
  switch (choice?.type) {
    case "auto":
    case "none":
      return choice.type;
    case "any":
      return "required";
    case "tool":
      return { name: choice.name ?? "" };
    default:
      return null;
  }
}

/**
 * Converts a message to the form shared by all providers. Anthropic's clients send tool results as blocks in
 * a user message, before the user's text.
 */
function readMessage({ role, content }: z.infer<typeof messageSchema>): ModelMessage[] {
  const blocks = typeof content === "string" ? [] : (content ?? []);
  const results = blocks.filter(({ type }) => type === "tool_result").map((block) => toolResult.parse(block));
  const others: Content =
    typeof content === "string" ? content : blocks.filter(({ type }) => type !== "tool_result");
  const toolCalls = blocks
    .filter(({ type }) => type === "tool_use")
    .map((block) => toolUse.parse(block))
    .map(({ id, name, input }) => ({ id, name, arguments: input }));
  const toolMessages = results.map((result) => {
    const { text, attachments } = readContent(result.content);
    const toolResults = [{ id: result.tool_use_id, text, isError: result.is_error ?? false }];
    return createMessage("tool", { attachments, toolResults });
  });
  return results.length > 0 && others.length === 0
    ? toolMessages
    : [...toolMessages, createMessage(role, { ...readContent(others), toolCalls })];
}

/** @throws {Error} if the body is not a valid request. */
export function decode(body: Json): ModelRequest {
  const request = schema.parse(body);
  const tools = (request.tools ?? []).filter(({ input_schema }) => input_schema !== undefined);
  const messages = request.messages.flatMap(readMessage);
  if (request.system?.length) messages.unshift(createMessage("system", readContent(request.system)));
  return {
    format: "anthropic",
    model: request.model,
    tools: tools.map(({ name }) => name),
    schemas: tools.map(({ input_schema }) => input_schema ?? null),
    toolChoice: readChoice(request.tool_choice),
    offered: (request.tools ?? []) as Json[],
    maxTokens: request.max_tokens,
    temperature: request.temperature ?? null,
    topP: request.top_p ?? null,
    topK: request.top_k ?? null,
    stop: request.stop_sequences ?? [],
    outputSchema: request.output_config?.format?.schema ?? null,
    messages: joinRows(messages),
    stream: request.stream ?? false,
    includeUsage: true,
  };
}
