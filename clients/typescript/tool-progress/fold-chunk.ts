import { isObject } from "../json/values.ts";
import { type ChatAgentResponse, parseToolCall, type RunFailure, toText } from "./chunk.ts";
import { nextToolCall, type ToolCall } from "./tool-call.ts";

/** An assistant message, as far as its chunks have arrived. */
export interface AssistantMessage {
  text: string;
  /** Tool calls by `call_id`, in the order in which they started. */
  toolCalls: ReadonlyMap<string, ToolCall>;
  /** Citations without duplicates (P-011). */
  citations: readonly string[];
  /** The run's error, if it failed. */
  error?: RunFailure;
}

/** The message before its first chunk. */
export const emptyMessage: AssistantMessage = { text: "", toolCalls: new Map(), citations: [] };

/**
 * Returns the message after one more chunk: appends its text, then applies its tool calls in order, then adds
 * its citations (P-041). Unknown fields, and fields of another type than {@link ChatAgentResponse} has, are
 * ignored: a chunk may be any JSON value.
 *
 * @param message The message so far, which is not modified.
 * @param onToolCall Called with the new state of a tool call after every change of it (P-047).
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
    // Both fields have the same text, so only one is used (PX-01).
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
