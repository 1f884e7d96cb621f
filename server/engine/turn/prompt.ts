/** Builds the AI SDK prompt for a run: the messages for the model and the system prompt. */
import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import type { Json } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import {
  type Block,
  blocksToText,
  type FileSource,
  type Message,
  type ResourceBlock,
  type ToolResultBlock,
} from "../../core/messages.ts";
import { toComponentToolName, toModelToolName } from "../../core/ports/models.ts";
import type { RunSettings } from "../run-input.ts";
import type { Stateful } from "../state/transcript.ts";

type UserPart = Extract<LanguageModelV4Message, { role: "user" }>["content"][number];
type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];
type ResultPart = Extract<LanguageModelV4Message, { role: "tool" }>["content"][number];

/**
 * Converts messages to a prompt.
 *
 * A component becomes a call to its tool, with a result that confirms the call and contains the component's
 * current state. If a call has no result, a result is added, because providers reject prompts with unresolved
 * calls, and a single abandoned call would make the thread unusable. A result is matched to the preceding
 * call that has the same ID (C-028). If a client's history reuses an ID, each call receives the next unused result.
 *
 * @param messages The thread so far.
 * @param components The thread's components, by ID.
 */
export function buildPrompt(
  messages: readonly Message[],
  components: ReadonlyMap<string, Stateful>,
): LanguageModelV4Prompt {
  const resultsByCall = groupResults(messages);
  const prompt: LanguageModelV4Prompt = [];
  for (const [index, message] of messages.entries()) {
    const nameField = toNameField(message);
    if (message.role === "system" || message.role === "developer") {
      prompt.push({ role: "system", content: blocksToText(message.blocks), ...nameField });
    } else if (message.role === "user") {
      const content = message.blocks.flatMap(toUserParts);
      const [only] = content;
      // The provider merges a message that is a single text with that part, and ignores the message's options.
      if (only?.type === "text" && content.length === 1) content[0] = { ...only, ...nameField };
      prompt.push({ role: "user", content, ...nameField });
    } else if (message.role === "assistant") {
      const content = message.blocks.flatMap(toAssistantParts);
      if (content.length > 0) prompt.push({ role: "assistant", content, ...nameField });
      const results = message.blocks.flatMap((block) =>
        toResultParts(block, (callId) => takeResult(resultsByCall, callId, index), components),
      );
      if (results.length > 0) prompt.push({ role: "tool", content: results });
    }
    // A message whose role is `tool` has already been written along with its call.
  }
  return prompt;
}

/**
 * Returns the option that sends the sender's name to the model. Among model provider APIs, only Chat Completions
 * supports sender names, and only the client for compatible providers can send them.
 */
function toNameField({ name }: Message): { providerOptions?: { openaiCompatible: { name: string } } } {
  return name === undefined ? {} : { providerOptions: { openaiCompatible: { name } } };
}

/** Results and the index of the message that contains each, by tool call ID. The last result comes first. */
type Results = ReadonlyMap<string, { index: number; result: ToolResultBlock }[]>;

function groupResults(messages: readonly Message[]): Results {
  const all = messages.flatMap(({ blocks }, index) =>
    blocks.flatMap((block) => (block.type === "tool_result" ? [{ index, result: block }] : [])),
  );
  return Map.groupBy(all.reverse(), ({ result }) => result.toolUseId);
}

/**
 * Removes and returns the first result for a call in the message at this index or in a later message. Drops
 * earlier results.
 */
function takeResult(results: Results, callId: string, index: number): ToolResultBlock | undefined {
  const unused = results.get(callId) ?? [];
  for (let next = unused.pop(); next !== undefined; next = unused.pop())
    if (next.index >= index) return next.result;
  return undefined;
}

function toUserParts(block: Block): UserPart[] {
  switch (block.type) {
    case "text":
      return [{ type: "text", text: block.text }];
    case "image": {
      const { source, detail } = block;
      // Only OpenAI's models support detail levels. Other providers ignore this option.
      const detailOptions =
        detail === undefined ? {} : { providerOptions: { openai: { imageDetail: detail } } };
      return [
        { type: "file", data: toFileData(source), mediaType: source.mediaType ?? "image", ...detailOptions },
      ];
    }
    case "audio":
      return [{ type: "file", data: toFileData(block.source), mediaType: block.source.mediaType }];
    case "file": {
      const { source } = block;
      const mediaType = source.mediaType ?? "application/octet-stream";
      const name = source.filename === undefined ? {} : { filename: source.filename };
      return [{ type: "file", data: toFileData(source), mediaType, ...name }];
    }
    case "resource":
      return toResourceParts(block);
    default:
      return [];
  }
}

function toFileData(source: FileSource): Extract<UserPart, { type: "file" }>["data"] {
  if (source.type === "url") return { type: "url", url: new URL(source.url) };
  if (source.type === "file_id") return { type: "reference", reference: { default: source.fileId } };
  return { type: "data", data: source.data };
}

/** Returns a resource's name and, if available, its contents. */
function toResourceParts({ resource }: ResourceBlock): UserPart[] {
  const { uri, blob, mimeType = "application/octet-stream" } = resource;
  const title = `[${resource.title ?? resource.name ?? uri ?? "resource"}]`;
  if (resource.text !== undefined) return [{ type: "text", text: `${title}\n${resource.text}` }];
  if (blob === undefined) return [{ type: "text", text: `${title}\n${uri ?? ""}` }];
  return [
    { type: "text", text: title },
    { type: "file", data: { type: "data", data: blob }, mediaType: mimeType },
  ];
}

function toAssistantParts(block: Block): AssistantPart[] {
  switch (block.type) {
    case "text":
      return [{ type: "text", text: block.text }];
    case "component":
      return [
        {
          type: "tool-call",
          toolCallId: block.id,
          toolName: toComponentToolName(block.name),
          input: block.props,
        },
      ];
    case "tool_use":
      return [
        {
          type: "tool-call",
          toolCallId: block.id,
          toolName: toModelToolName(block.name),
          input: block.input,
        },
      ];
    default:
      return [];
  }
}

function toResultParts(
  block: Block,
  take: (callId: string) => ToolResultBlock | undefined,
  components: ReadonlyMap<string, Stateful>,
): ResultPart[] {
  if (block.type === "component") {
    const state = components.get(block.id)?.state;
    const value = state === undefined ? { shown: block.id } : { shown: block.id, state };
    return [
      {
        type: "tool-result",
        toolCallId: block.id,
        toolName: toComponentToolName(block.name),
        output: { type: "json", value },
      },
    ];
  }
  if (block.type !== "tool_use") return [];
  return [
    {
      type: "tool-result",
      toolCallId: block.id,
      toolName: toModelToolName(block.name),
      output: toResultOutput(take(block.id)),
    },
  ];
}

function toResultOutput(result: ToolResultBlock | undefined): LanguageModelV4ToolResultOutput {
  if (result === undefined) return { type: "error-text", value: "The call was not executed." };
  if (result.isError === true) return { type: "error-text", value: blocksToText(result.content) };
  if (result.content.every(({ type }) => type === "text"))
    return { type: "text", value: blocksToText(result.content) };
  return {
    type: "content",
    value: result.content
      .flatMap(toUserParts)
      .map((part) => (part.type === "text" ? { type: "text", text: part.text } : part)),
  };
}

/**
 * Builds the system prompt for a run.
 *
 * @param settings The request's settings.
 * @param appState The application's current state, if any.
 * @returns `undefined` if the prompt would be empty.
 */
export function buildInstructions(
  { instructions, context = [] }: Pick<RunSettings, "instructions" | "context">,
  appState: Json | undefined,
): string | undefined {
  const parts: string[] = [];
  if (instructions !== undefined && instructions !== "") parts.push(instructions);
  if (context.length > 0) {
    const entries = context.map(({ description, value }) => `${description}: ${value}`);
    parts.push(`Context from the app:\n${entries.join("\n")}`);
  }
  const isEmpty = appState === undefined || (isObject(appState) && Object.keys(appState).length === 0);
  if (!isEmpty) parts.push(`Current state of the app, as JSON:\n${JSON.stringify(appState)}`);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}
