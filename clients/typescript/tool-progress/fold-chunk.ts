/** An answer with its tool calls, put together from the chunks of a tool-progress stream. */
import { isObject } from "../json/values.ts";
import { asText, type ChatAgentResponse, type RunFailure, readToolCall } from "./chunk.ts";
import { nextToolCall, type ToolCall } from "./tool-call.ts";

/** What has come of an answer. */
export interface Answer {
  text: string;
  /** By `call_id`, in the order in which they began. */
  toolCalls: ReadonlyMap<string, ToolCall>;
  /** Each once (P-011). */
  citations: readonly string[];
  /** Why the run failed, if it did. */
  error?: RunFailure;
}

/** An answer of which nothing has come. */
export const emptyAnswer: Answer = { text: "", toolCalls: new Map(), citations: [] };

/**
 * An answer after one more chunk: its text, then its tool calls in order, then its citations (P-041). What this client
 * does not know is ignored, and so is what has another type than `chunk.ts` says: a chunk may be any JSON value.
 *
 * @param answer The answer before; left as it is.
 * @param show Called for every change of a tool call, with the call as it is then (P-047).
 */
export function foldChunk(answer: Answer, chunk: ChatAgentResponse, show?: (call: ToolCall) => void): Answer {
  const {
    message,
    response,
    tool_calls,
    citations,
    error,
  }: { [Member in keyof ChatAgentResponse]?: unknown } = isObject(chunk) ? chunk : {};
  const cited = listOf(citations).filter((citation) => typeof citation === "string");
  return {
    ...answer,
    // Both are the same text, so never both (PX-01).
    text: answer.text + (asText(message) || asText(response)),
    toolCalls: foldToolCalls(answer.toolCalls, listOf(tool_calls), show),
    citations: cited.length === 0 ? answer.citations : [...new Set([...answer.citations, ...cited])],
    ...(isFailure(error) && { error }),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFailure(value: unknown): value is RunFailure {
  return isObject(value) && typeof value.code === "string" && typeof value.message === "string";
}

function foldToolCalls(
  before: Answer["toolCalls"],
  items: readonly unknown[],
  show: ((call: ToolCall) => void) | undefined,
): Answer["toolCalls"] {
  const updates = items.map(readToolCall).filter((update) => update !== undefined);
  if (updates.length === 0) return before;
  const calls = new Map(before);
  for (const update of updates) {
    const call = nextToolCall(calls.get(update.call_id), update);
    calls.set(call.call_id, call);
    show?.(call);
  }
  return calls;
}
