/** The AI SDK's prompt of a run: the thread as the model sees it, and the system prompt. */
import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";
import {
  type Block,
  type FileSource,
  type Message,
  type ResourceBlock,
  type ToolResultBlock,
  textOf,
} from "../../core/messages.ts";
import { componentTool, modelToolName } from "../../core/ports/models.ts";
import type { RunSettings } from "../run-input.ts";
import type { WithState } from "../state/transcript.ts";

type UserPart = Extract<LanguageModelV4Message, { role: "user" }>["content"][number];
type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];
type ResultPart = Extract<LanguageModelV4Message, { role: "tool" }>["content"][number];

/**
 * Writes messages as a prompt.
 *
 * A component is a call of its tool with a result that says it is shown, and its present state. A call that was never
 * answered gets a result that says so: providers refuse a prompt with an open call, so one abandoned call would spoil
 * the thread for good. A result belongs to the call of its id that comes before it (C-028); where a client's history uses
 * an id again, every call gets the next result that no call before it got.
 *
 * @param messages The thread so far.
 * @param components The thread's components, by id.
 */
export function promptOf(
  messages: readonly Message[],
  components: ReadonlyMap<string, WithState>,
): LanguageModelV4Prompt {
  const results = resultsOf(messages);
  const prompt: LanguageModelV4Prompt = [];
  for (const [index, message] of messages.entries()) {
    if (message.role === "system" || message.role === "developer") {
      prompt.push({ role: "system", content: textOf(message.blocks) });
    } else if (message.role === "user") {
      prompt.push({ role: "user", content: message.blocks.flatMap(userPart) });
    } else if (message.role === "assistant") {
      const content = message.blocks.flatMap(assistantPart);
      if (content.length > 0) prompt.push({ role: "assistant", content });
      const answers = message.blocks.flatMap((block) =>
        resultPart(block, (callId) => takeResult(results, callId, index), components),
      );
      if (answers.length > 0) prompt.push({ role: "tool", content: answers });
    }
    // A message with role `tool` is written right after the call it answers.
  }
  return prompt;
}

/** Results of calls with the index of their message: by the id of the call, the last one first. */
type Results = ReadonlyMap<string, { index: number; result: ToolResultBlock }[]>;

function resultsOf(messages: readonly Message[]): Results {
  const all = messages.flatMap(({ blocks }, index) =>
    blocks.flatMap((block) => (block.type === "tool_result" ? [{ index, result: block }] : [])),
  );
  return Map.groupBy(all.reverse(), ({ result }) => result.toolUseId);
}

/** Takes out the first result of a call that is in the message with this index or after it, and all before that. */
function takeResult(results: Results, callId: string, index: number): ToolResultBlock | undefined {
  const left = results.get(callId) ?? [];
  for (let next = left.pop(); next !== undefined; next = left.pop())
    if (next.index >= index) return next.result;
  return undefined;
}

function userPart(block: Block): UserPart[] {
  switch (block.type) {
    case "text":
      return [{ type: "text", text: block.text }];
    case "image": {
      const { source, detail } = block;
      // Only OpenAI's models look at images with more or less care; others leave this unread.
      const care = detail === undefined ? {} : { providerOptions: { openai: { imageDetail: detail } } };
      return [{ type: "file", data: dataOf(source), mediaType: source.mediaType ?? "image", ...care }];
    }
    case "audio":
      return [{ type: "file", data: dataOf(block.source), mediaType: block.source.mediaType }];
    case "file": {
      const { source } = block;
      const mediaType = source.mediaType ?? "application/octet-stream";
      const name = source.filename === undefined ? {} : { filename: source.filename };
      return [{ type: "file", data: dataOf(source), mediaType, ...name }];
    }
    case "resource":
      return resourceParts(block);
    default:
      return [];
  }
}

function dataOf(source: FileSource): Extract<UserPart, { type: "file" }>["data"] {
  if (source.type === "url") return { type: "url", url: new URL(source.url) };
  if (source.type === "file_id") return { type: "reference", reference: { default: source.fileId } };
  return { type: "data", data: source.data };
}

/** A resource's name, and its contents where they are at hand. */
function resourceParts({ resource }: ResourceBlock): UserPart[] {
  const { uri, blob, mimeType = "application/octet-stream" } = resource;
  const title = `[${resource.title ?? resource.name ?? uri ?? "resource"}]`;
  if (resource.text !== undefined) return [{ type: "text", text: `${title}\n${resource.text}` }];
  if (blob === undefined) return [{ type: "text", text: `${title}\n${uri ?? ""}` }];
  return [
    { type: "text", text: title },
    { type: "file", data: { type: "data", data: blob }, mediaType: mimeType },
  ];
}

function assistantPart(block: Block): AssistantPart[] {
  switch (block.type) {
    case "text":
      return [{ type: "text", text: block.text }];
    case "component":
      return [
        { type: "tool-call", toolCallId: block.id, toolName: componentTool(block.name), input: block.props },
      ];
    case "tool_use":
      return [
        { type: "tool-call", toolCallId: block.id, toolName: modelToolName(block.name), input: block.input },
      ];
    default:
      return [];
  }
}

function resultPart(
  block: Block,
  take: (callId: string) => ToolResultBlock | undefined,
  components: ReadonlyMap<string, WithState>,
): ResultPart[] {
  if (block.type === "component") {
    const state = components.get(block.id)?.state;
    const value = state === undefined ? { shown: block.id } : { shown: block.id, state };
    return [
      {
        type: "tool-result",
        toolCallId: block.id,
        toolName: componentTool(block.name),
        output: { type: "json", value },
      },
    ];
  }
  if (block.type !== "tool_use") return [];
  return [
    {
      type: "tool-result",
      toolCallId: block.id,
      toolName: modelToolName(block.name),
      output: output(take(block.id)),
    },
  ];
}

function output(result: ToolResultBlock | undefined): LanguageModelV4ToolResultOutput {
  if (result === undefined) return { type: "error-text", value: "The call was not executed." };
  if (result.isError === true) return { type: "error-text", value: textOf(result.content) };
  if (result.content.every(({ type }) => type === "text"))
    return { type: "text", value: textOf(result.content) };
  return {
    type: "content",
    value: result.content
      .flatMap(userPart)
      .map((part) => (part.type === "text" ? { type: "text", text: part.text } : part)),
  };
}

/**
 * Writes the system prompt of a run.
 *
 * @param settings What the request says.
 * @param appState State of the app now, if there is one.
 * @returns `undefined` when there is nothing to say.
 */
export function instructionsOf(
  { instructions, context = [] }: Pick<RunSettings, "instructions" | "context">,
  appState: JsonObject | undefined,
): string | undefined {
  const parts: string[] = [];
  if (instructions !== undefined && instructions !== "") parts.push(instructions);
  if (context.length > 0) {
    const entries = context.map(({ description, value }) => `${description}: ${value}`);
    parts.push(`What the app tells of its context:\n${entries.join("\n")}`);
  }
  if (appState !== undefined && Object.keys(appState).length > 0)
    parts.push(`The state of the app now, as JSON:\n${JSON.stringify(appState)}`);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}
