/** Decodes requests to OpenAI's Chat Completions API. */
import { z } from "zod";
import type { Json } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";
import { contentSchema, readArguments, readContent } from "../model/content.ts";
import { createMessage, joinRows } from "../model/conversation.ts";
import type { ModelRequest } from "../model/format.ts";

const toolCall = z.looseObject({
  id: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.string() }),
});
const messageSchema = z.discriminatedUnion("role", [
  z.looseObject({ role: z.enum(["system", "developer", "user"]), content: contentSchema }),
  z.looseObject({
    role: z.literal("assistant"),
    content: contentSchema,
    tool_calls: z.array(toolCall).nullish(),
  }),
  z.looseObject({ role: z.literal("tool"), tool_call_id: z.string(), content: contentSchema }),
]);
const toolSchema = z.looseObject({
  type: z.string(),
  function: z.looseObject({ name: z.string(), parameters: z.json().optional() }).optional(),
});
const choiceSchema = z.union([
  z.enum(["auto", "required", "none"]),
  z.looseObject({ type: z.string(), function: z.looseObject({ name: z.string() }).optional() }),
]);
const schema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema),
  tools: z.array(toolSchema).nullish(),
  tool_choice: choiceSchema.nullish(),
  max_completion_tokens: z.number().nullish(),
  max_tokens: z.number().nullish(),
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
  stop: z.union([z.string(), z.array(z.string())]).nullish(),
  response_format: z
    .looseObject({ json_schema: z.looseObject({ schema: z.json().optional() }).nullish() })
    .nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
});

function readChoice(choice: z.infer<typeof choiceSchema> | null | undefined): ModelCall["toolChoice"] {
  if (typeof choice === "string") return choice;
  return choice?.function ? { name: choice.function.name } : null;
}

function readMessage(sent: z.infer<typeof messageSchema>): ModelMessage {
  const content = readContent(sent.content);
  const { text, attachments } = content;
  switch (sent.role) {
    case "tool":
      return createMessage("tool", {
        attachments,
        toolResults: [{ id: sent.tool_call_id, text, isError: null }],
      });
    case "assistant": {
      const toolCalls = (sent.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
        id,
        name,
        arguments: readArguments(text),
      }));
      return createMessage("assistant", { text, attachments, toolCalls });
    }
    case "user":
      return createMessage("user", content);
    default:
      return createMessage("system", { text, attachments });
  }
}

/** @throws {Error} if the body is not a valid request. */
export function decode(body: Json): ModelRequest {
  const request = schema.parse(body);
  const tools = (request.tools ?? []).flatMap((tool) => tool.function ?? []);
  return {
    format: "openai-chat",
    model: request.model,
    tools: tools.map(({ name }) => name),
    schemas: tools.map(({ parameters }) => parameters ?? null),
    toolChoice: readChoice(request.tool_choice),
    offered: (request.tools ?? []) as Json[],
    maxTokens: request.max_completion_tokens ?? request.max_tokens ?? null,
    temperature: request.temperature ?? null,
    topP: request.top_p ?? null,
    // The API has no such parameter.
    topK: null,
    stop: [request.stop ?? []].flat(),
    outputSchema: request.response_format?.json_schema?.schema ?? null,
    messages: joinRows(request.messages.map(readMessage)),
    stream: request.stream ?? false,
    includeUsage: request.stream_options?.include_usage ?? false,
  };
}
