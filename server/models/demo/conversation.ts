/**
 * Where the conversation stands: what the user last wrote, and what the agent has done about it since.
 */
import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import type { Json, JsonObject } from "../../core/events.ts";
import { isObject } from "./schema.ts";
import { unitsOf } from "./units.ts";

/** What a tool answered. */
export interface Result {
  text: string;
  /** The answer as data, when it is JSON. */
  data: Json | undefined;
  isError: boolean;
}

/** A call of the present round. */
export interface Call {
  toolName: string;
  input: JsonObject;
  /** Absent while there is none. */
  result: Result | undefined;
}

export interface Conversation {
  /** The beginning of the text of the last user message. */
  text: string;
  /** The first calls made since. */
  calls: Call[];
  /** Calls made in the whole prompt: new ones are numbered after them. */
  callsInAll: number;
}

/** Most calls of a round whose results are read. */
const mostCalls = 20;
/** Most characters of a message or a result that are read. */
const mostCharacters = 100_000;

/** Reads the prompt. Of what came before the last user message only the calls are counted. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  let said: Extract<LanguageModelV4Message, { role: "user" }>["content"] = [];
  let callsInAll = 0;
  let calls = new Map<string, ReadCall>();
  for (const message of prompt) {
    if (message.role === "user") {
      said = message.content;
      calls = new Map();
    } else if (message.role !== "system") {
      for (const part of message.content) {
        if (part.type === "tool-call") {
          callsInAll += 1;
          calls.set(part.toolCallId, { toolName: part.toolName, input: part.input, output: undefined });
        } else if (part.type === "tool-result") {
          const call = calls.get(part.toolCallId);
          if (call) call.output = part.output;
        }
      }
    }
  }
  const text = said.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  return {
    text: text.slice(0, mostCharacters),
    calls: [...calls.values()].slice(0, mostCalls).map(callOf),
    callsInAll,
  };
}

/** A call as it stands in the prompt. */
interface ReadCall {
  toolName: string;
  input: unknown;
  output: LanguageModelV4ToolResultOutput | undefined;
}

function callOf({ toolName, input, output }: ReadCall): Call {
  return {
    toolName,
    input: isObject(input) ? (input as JsonObject) : {},
    result: output && readResult(output),
  };
}

function readResult(output: LanguageModelV4ToolResultOutput): Result {
  switch (output.type) {
    case "text":
    case "error-text":
      return { ...readText(output.value), isError: output.type === "error-text" };
    case "json":
    case "error-json": {
      const { value } = output;
      const text =
        typeof value === "string" ? value : unitsOf(value) === Infinity ? "" : JSON.stringify(value);
      return {
        text: text.slice(0, mostCharacters),
        data: value as Json,
        isError: output.type === "error-json",
      };
    }
    case "execution-denied":
      return { text: output.reason ?? "The call was denied.", data: undefined, isError: true };
    case "content": {
      const texts = output.value.flatMap((part) => (part.type === "text" ? [part.text] : []));
      return { ...readText(texts.join("\n")), isError: false };
    }
  }
}

/** A text, and the data that it is as JSON. The data of a longer one than is read stays unknown. */
function readText(text: string): Pick<Result, "text" | "data"> {
  if (text.length > mostCharacters) return { text: text.slice(0, mostCharacters), data: undefined };
  try {
    return { text, data: JSON.parse(text) as Json };
  } catch {
    return { text, data: undefined };
  }
}
