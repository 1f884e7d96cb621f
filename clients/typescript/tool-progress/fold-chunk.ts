/** An answer with its tool calls, put together from the chunks of a tool-progress stream. */
import type { ChatAgentResponse, RunFailure } from "./chunk.ts";
import { readToolCall } from "./read-tool-call.ts";
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
 * does not know is ignored.
 *
 * @param answer The answer before; left as it is.
 * @param show Called for every change of a tool call, with the call as it is then (P-047).
 */
export function foldChunk(answer: Answer, chunk: ChatAgentResponse, show?: (call: ToolCall) => void): Answer {
  const { message, response, error } = chunk;
  const citations = chunk.citations ?? [];
  return {
    ...answer,
    // Both are the same text, so never both (PX-01).
    text: answer.text + (message || response || ""),
    toolCalls: foldToolCalls(answer.toolCalls, chunk.tool_calls ?? [], show),
    citations: citations.length === 0 ? answer.citations : [...new Set([...answer.citations, ...citations])],
    ...(error && { error }),
  };
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
