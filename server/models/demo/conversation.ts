/**
 * Reads the state of the conversation: the last user message and the calls that the agent has made since
 * then.
 */

import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import type { Json, JsonObject } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { countUnits } from "./units.ts";

/** The result of a tool call. */
export interface CallResult {
  text: string;
  /** The parsed result if it is JSON. */
  data: Json | undefined;
  isError: boolean;
}

/** A tool call made since the last user message. */
export interface PastCall {
  toolName: string;
  input: JsonObject;
  /** The call's result. Absent until the call has returned. */
  result: CallResult | undefined;
}

export interface Conversation {
  /** The start of the last user message's text. */
  text: string;
  /** The first calls made since the last user message. */
  calls: PastCall[];
  /** Total number of calls in the prompt. The IDs of new calls continue from this number. */
  totalCalls: number;
}

/** Maximum number of calls whose results are read. */
const maxCalls = 20;
/** Maximum number of characters read from a message or a result. */
const maxCharacters = 100_000;

/** Reads the prompt. Calls before the last user message are only counted. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  let userContent: Extract<LanguageModelV4Message, { role: "user" }>["content"] = [];
  let totalCalls = 0;
  let calls = new Map<string, PromptCall>();
  for (const message of prompt) {
    if (message.role === "user") {
      userContent = message.content;
      calls = new Map();
    } else if (message.role !== "system") {
      for (const part of message.content) {
        if (part.type === "tool-call") {
          totalCalls += 1;
          calls.set(part.toolCallId, { toolName: part.toolName, input: part.input, output: undefined });
        } else if (part.type === "tool-result") {
          const call = calls.get(part.toolCallId);
          if (call) call.output = part.output;
        }
      }
    }
  }
  const text = userContent.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  return {
    text: text.slice(0, maxCharacters),
    calls: [...calls.values()].slice(0, maxCalls).map(toPastCall),
    totalCalls,
  };
}

/** A call as it appears in the prompt. */
interface PromptCall {
  toolName: string;
  input: unknown;
  output: LanguageModelV4ToolResultOutput | undefined;
}

function toPastCall({ toolName, input, output }: PromptCall): PastCall {
  return {
    toolName,
    input: isObject(input) ? input : {},
    result: output && parseResult(output),
  };
}

function parseResult(output: LanguageModelV4ToolResultOutput): CallResult {
  switch (output.type) {
    case "text":
    case "error-text":
      return { ...parseText(output.value), isError: output.type === "error-text" };
    case "json":
    case "error-json": {
      const { value } = output;
      const text =
        typeof value === "string" ? value : countUnits(value) === Infinity ? "" : JSON.stringify(value);
      return {
        text: text.slice(0, maxCharacters),
        data: value as Json,
        isError: output.type === "error-json",
      };
    }
    case "execution-denied":
      return { text: output.reason ?? "The tool call was denied.", data: undefined, isError: true };
    case "content": {
      const texts = output.value.flatMap((part) => (part.type === "text" ? [part.text] : []));
      return { ...parseText(texts.join("\n")), isError: false };
    }
  }
}

/**
 * Returns the text, and its parsed value if the text is JSON. If the text is too long, it is cut and not
 * parsed.
 */
function parseText(text: string): Pick<CallResult, "text" | "data"> {
  if (text.length > maxCharacters) return { text: text.slice(0, maxCharacters), data: undefined };
  try {
    return { text, data: JSON.parse(text) as Json };
  } catch {
    return { text, data: undefined };
  }
}
