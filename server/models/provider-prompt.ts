/**
 * Adapts a prompt to a provider's API.
 *
 * New input that the API cannot represent is rejected before a run starts. Content that is already in the
 * thread (from a tool, or from a run with another model) is replaced by a sentence, because it would
 * otherwise break every later run of the thread.
 */
import type {
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from "@ai-sdk/provider";
import { type Api, acceptsInput, getEssence, isTextType } from "../core/ports/input-kinds.ts";

type UserMessage = Extract<LanguageModelV4Message, { role: "user" }>;
type ToolMessage = Extract<LanguageModelV4Message, { role: "tool" }>;
type UserPart = UserMessage["content"][number];
type ResultPart = Extract<ToolMessage["content"][number], { type: "tool-result" }>;

/** Names under which the AI SDK's provider packages look up the ID of a file stored by the provider. */
const referenceNames: Record<Api, string> = {
  responses: "openai",
  "chat-completions": "openai",
  messages: "anthropic",
  compatible: "compatible",
};

/**
 * Adapts a prompt to an API. Text files become text, and file IDs are stored under the provider's name.
 * System messages are moved to the start if the API requires it. Files in tool results are moved to a
 * following user message if the API accepts only text results.
 */
export function adaptPrompt(prompt: LanguageModelV4Prompt, api: Api): LanguageModelV4Prompt {
  const adapted = prompt.flatMap((message) => adaptMessage(message, api));
  // Only a few models of the Messages API accept system messages between other messages.
  if (api !== "messages") return adapted;
  const isSystem = ({ role }: LanguageModelV4Message) => role === "system";
  return [...adapted.filter(isSystem), ...adapted.filter((message) => !isSystem(message))];
}

function adaptMessage(message: LanguageModelV4Message, api: Api): LanguageModelV4Message[] {
  if (message.role === "user") {
    return [
      {
        ...message,
        content: message.content.map((part) => (part.type === "file" ? adaptFile(part, api) : part)),
      },
    ];
  }
  if (message.role !== "tool") return [message];
  const textOnly = api === "chat-completions" || api === "compatible";
  const attached: UserPart[] = [];
  const content = message.content.map((part) => {
    if (part.type !== "tool-result") return part;
    return textOnly ? toTextResult(part, api, attached) : adaptResult(part, api);
  });
  const userMessages: UserMessage[] = attached.length === 0 ? [] : [{ role: "user", content: attached }];
  return [{ ...message, content }, ...userMessages];
}

function adaptFile(part: LanguageModelV4FilePart, api: Api): UserPart {
  const { data, mediaType, filename } = part;
  if (data.type === "text") return part;
  if (!acceptsInput(api, { mediaType, source: data.type })) {
    return { type: "text", text: `[${filename ?? "a file"} (${mediaType}) cannot be shown to this model]` };
  }
  if (data.type === "reference") {
    const id = Object.values(data.reference)[0] ?? "";
    return { ...part, data: { type: "reference", reference: { [referenceNames[api]]: id } } };
  }
  if (data.type === "data" && isTextType(mediaType)) {
    const bytes = typeof data.data === "string" ? Buffer.from(data.data, "base64") : data.data;
    const title = filename === undefined ? "" : `[${filename}]\n`;
    return { type: "text", text: title + new TextDecoder(findCharset(mediaType)).decode(bytes) };
  }
  return part;
}

/** Returns the charset of a media type if it is supported, otherwise UTF-8. */
function findCharset(mediaType: string): string {
  const label = /;\s*charset="?([^";\s]+)/i.exec(mediaType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

function adaptResult(part: ResultPart, api: Api): ResultPart {
  const { output } = part;
  if (output.type !== "content") return part;
  const value = output.value.map((item) => {
    if (item.type !== "file") return item;
    const fitted = adaptFile(item, api);
    return fitted.type === "text" ? { type: "text" as const, text: fitted.text } : item;
  });
  return { ...part, output: { ...output, value } };
}

/**
 * Converts a tool result to text. Adds its files to `attached`, each preceded by a line that identifies the
 * tool call.
 */
function toTextResult(part: ResultPart, api: Api, attached: UserPart[]): ResultPart {
  const { output } = part;
  if (output.type !== "content") return part;
  const texts = output.value.map((item) => {
    if (item.type === "text") return item.text;
    if (item.type !== "file") return "";
    const fitted = adaptFile(item, api);
    if (fitted.type === "text") return fitted.text;
    const name = `${getEssence(item.mediaType)} of the result of ${part.toolName} (${part.toolCallId})`;
    attached.push({ type: "text", text: `[${name}]` }, fitted);
    return `[${name}: shown below]`;
  });
  return { ...part, output: { type: "text", value: texts.filter((text) => text !== "").join("\n") } };
}
