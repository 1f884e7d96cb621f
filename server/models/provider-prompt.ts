/**
 * A prompt as a provider's API takes it.
 *
 * New input that an API has no place for is refused before a run starts. What is in the thread already (from a tool, or
 * from a run of another model) is told in a sentence instead: it must not keep every later run from its answer.
 */
import type {
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from "@ai-sdk/provider";
import { type Api, essence, hasPlaceFor, isText } from "../core/ports/input-kinds.ts";

type UserMessage = Extract<LanguageModelV4Message, { role: "user" }>;
type ToolMessage = Extract<LanguageModelV4Message, { role: "tool" }>;
type UserPart = UserMessage["content"][number];
type ResultPart = Extract<ToolMessage["content"][number], { type: "tool-result" }>;

/** By which name the AI SDK's provider looks up the id of a file that the provider keeps. */
const referenceNames: Record<Api, string> = {
  responses: "openai",
  "chat-completions": "openai",
  messages: "anthropic",
  compatible: "compatible",
};

/**
 * Fits a prompt to an API: text files become text, ids of files get the provider's name, system messages come first
 * where they may not come later, and files of tool results follow in a message of the user's where results are text.
 */
export function providerPrompt(prompt: LanguageModelV4Prompt, api: Api): LanguageModelV4Prompt {
  const fitted = prompt.flatMap((message) => fitMessage(message, api));
  // Messages takes system messages between others of few models only.
  if (api !== "messages") return fitted;
  const isSystem = ({ role }: LanguageModelV4Message) => role === "system";
  return [...fitted.filter(isSystem), ...fitted.filter((message) => !isSystem(message))];
}

function fitMessage(message: LanguageModelV4Message, api: Api): LanguageModelV4Message[] {
  if (message.role === "user") {
    return [
      {
        ...message,
        content: message.content.map((part) => (part.type === "file" ? fitFile(part, api) : part)),
      },
    ];
  }
  if (message.role !== "tool") return [message];
  const textOnly = api === "chat-completions" || api === "compatible";
  const shown: UserPart[] = [];
  const content = message.content.map((part) => {
    if (part.type !== "tool-result") return part;
    return textOnly ? textResult(part, api, shown) : fitResult(part, api);
  });
  const after: UserMessage[] = shown.length === 0 ? [] : [{ role: "user", content: shown }];
  return [{ ...message, content }, ...after];
}

function fitFile(part: LanguageModelV4FilePart, api: Api): UserPart {
  const { data, mediaType, filename } = part;
  if (data.type === "text") return part;
  if (!hasPlaceFor(api, { mediaType, source: data.type })) {
    return { type: "text", text: `[${filename ?? "a file"} (${mediaType}) cannot be shown to this model]` };
  }
  if (data.type === "reference") {
    const id = Object.values(data.reference)[0] ?? "";
    return { ...part, data: { type: "reference", reference: { [referenceNames[api]]: id } } };
  }
  if (data.type === "data" && isText(mediaType)) {
    const bytes = typeof data.data === "string" ? Buffer.from(data.data, "base64") : data.data;
    const title = filename === undefined ? "" : `[${filename}]\n`;
    return { type: "text", text: title + new TextDecoder(charsetOf(mediaType)).decode(bytes) };
  }
  return part;
}

/** The encoding that a media type names, if it is one that can be read; UTF-8 otherwise. */
function charsetOf(mediaType: string): string {
  const label = /;\s*charset="?([^";\s]+)/i.exec(mediaType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

function fitResult(part: ResultPart, api: Api): ResultPart {
  const { output } = part;
  if (output.type !== "content") return part;
  const value = output.value.map((item) => {
    if (item.type !== "file") return item;
    const fitted = fitFile(item, api);
    return fitted.type === "text" ? { type: "text" as const, text: fitted.text } : item;
  });
  return { ...part, output: { ...output, value } };
}

/** A result as text. Its files go to `shown`, each after a line that says whose it is. */
function textResult(part: ResultPart, api: Api, shown: UserPart[]): ResultPart {
  const { output } = part;
  if (output.type !== "content") return part;
  const texts = output.value.map((item) => {
    if (item.type === "text") return item.text;
    if (item.type !== "file") return "";
    const fitted = fitFile(item, api);
    if (fitted.type === "text") return fitted.text;
    const name = `${essence(item.mediaType)} of the result of ${part.toolName} (${part.toolCallId})`;
    shown.push({ type: "text", text: `[${name}]` }, fitted);
    return `[${name}: shown below]`;
  });
  return { ...part, output: { type: "text", value: texts.filter((text) => text !== "").join("\n") } };
}
