import { isObject } from "../json/values.ts";
import { type ChatAgentResponse, parseToolCall, type RunFailure, toText } from "./chunk.ts";
import { nextToolCall, type ToolCall } from "./tool-call.ts";

/** An assistant message, built from the chunks received so far. */
export interface AssistantMessage {
  text: string;
  /** Tool calls by `call_id`, in the order in which they started. */
  toolCalls: ReadonlyMap<string, ToolCall>;
  /** Citations without duplicates (P-011). */
  citations: readonly string[];
  /** The error of the run, if it failed. */
  error?: RunFailure;
}

/** The message before its first chunk. */
export const emptyMessage: AssistantMessage = { text: "", toolCalls: new Map(), citations: [] };

/**
 * Returns the message after one more chunk. Appends the text of the chunk, then applies its tool calls in
 * order, then adds its citations (P-041). A chunk may be any JSON value: unknown fields, and fields with a
 * type that {@link ChatAgentResponse} does not allow, are ignored.
 *
 * @param answer The message so far. It is not modified.
 * @param onToolCall Called with the new state of a tool call after every change to it (P-047).
 */
export function foldChunk(
  answer: AssistantMessage,
  chunk: ChatAgentResponse,
  show?: (call: ToolCall) => void,
): AssistantMessage {
  const {
    message,
    response,
    tool_calls,
    citations,
    error,
  }: { [Member in keyof ChatAgentResponse]?: unknown } = isObject(chunk) ? chunk : {};
  const cited = toArray(citations).filter((citation) => typeof citation === "string");
  return {
    ...answer,
    // Both fields contain the same text, so only one is used (PX-01).
    text: answer.text + (toText(message) || toText(response)),
    toolCalls: foldToolCalls(answer.toolCalls, toArray(tool_calls), show),
    citations: cited.length === 0 ? answer.citations : [...new Set([...answer.citations, ...cited])],
    ...(isRunFailure(error) && { error }),
  };
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRunFailure(value: unknown): value is RunFailure {
  return isObject(value) && typeof value.code === "string" && typeof value.message === "string";
}

function foldToolCalls(
  before: AssistantMessage["toolCalls"],
  items: readonly unknown[],
  show: ((call: ToolCall) => void) | undefined,
): AssistantMessage["toolCalls"] {
  const updates = items.map(parseToolCall).filter((update) => update !== undefined);
  if (updates.length === 0) return before;
  const calls = new Map(before);
  for (const update of updates) {
    const call = nextToolCall(calls.get(update.call_id), update);
    calls.set(call.call_id, call);
    show?.(call);
  }
  return calls;
}
