/**
 * Where the conversation stands: what the user last wrote, and what the agent has done about it since.
 */
import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from "@ai-sdk/provider";
import type { Json, JsonObject } from "../../runs/events.ts";
import { isObject } from "./schema.ts";

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
  /** The text of the last user message. */
  text: string;
  /** Calls made since. */
  calls: Call[];
  /** Calls made in the whole prompt: new ones are numbered after them. */
  callsInAll: number;
}

/** Reads the prompt. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  let text = "";
  let callsInAll = 0;
  let calls = new Map<string, Call>();
  for (const message of prompt) {
    if (message.role === "user") {
      text = message.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
      calls = new Map();
    } else if (message.role !== "system") {
      for (const part of message.content) {
        if (part.type === "tool-call") {
          callsInAll += 1;
          const input = isObject(part.input) ? (part.input as JsonObject) : {};
          calls.set(part.toolCallId, { toolName: part.toolName, input, result: undefined });
        } else if (part.type === "tool-result") {
          const call = calls.get(part.toolCallId);
          if (call) call.result = readResult(part.output);
        }
      }
    }
  }
  return { text, calls: [...calls.values()], callsInAll };
}

function readResult(output: LanguageModelV4ToolResultOutput): Result {
  switch (output.type) {
    case "text":
    case "error-text":
      return { text: output.value, data: parsed(output.value), isError: output.type === "error-text" };
    case "json":
    case "error-json": {
      const text = typeof output.value === "string" ? output.value : JSON.stringify(output.value);
      return { text, data: output.value as Json, isError: output.type === "error-json" };
    }
    case "execution-denied":
      return { text: output.reason ?? "The call was denied.", data: undefined, isError: true };
    case "content": {
      const texts = output.value.flatMap((part) => (part.type === "text" ? [part.text] : []));
      const text = texts.join("\n");
      return { text, data: parsed(text), isError: false };
    }
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
