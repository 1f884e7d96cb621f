import { setTimeout as delay } from "node:timers/promises";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { Model } from "../../core/ports/models.ts";
import { createEmbeddedModel } from "../embedded.ts";
import { createSource, emitBlock, emitToolCall, emitTurn } from "../parts.ts";
import { readConversation } from "./conversation.ts";
import { planTurn } from "./plan.ts";

/** The default mean time between two deltas, in milliseconds. It is similar to that of a fast hosted model. */
export const defaultDemoDelayMs = 32;

/** The delays before successive deltas, relative to their mean. */
const delayFactors = [0.8, 1.05, 1.25, 0.85, 1.05];

/**
 * Returns the `demo` model, a deterministic agent that demonstrates the server without a network. The work
 * for each turn is bounded (`units.ts`), and the model regularly yields to the event loop.
 *
 * @param options.delayMs Mean delay before a delta in milliseconds, which makes the streaming visible.
 */
export function createDemoModel(options: { delayMs?: number } = {}): Model {
  const { delayMs = defaultDemoDelayMs } = options;
  return createEmbeddedModel("demo", (call, signal) => emitTurn(call, streamTurn(call, delayMs, signal)));
}

async function* streamTurn(
  options: LanguageModelV4CallOptions,
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<LanguageModelV4StreamPart, LanguageModelV4FinishReason["unified"]> {
  const { text, source, calls } = await planTurn(options, signal);
  const { totalCalls } = readConversation(options.prompt);
  if (text !== "") yield* emitBlock("text", "text", withDelays(splitIntoWords(text), delayMs, signal));
  if (source !== undefined) yield createSource("source_1", source);
  for (const [index, { toolName, input }] of calls.entries()) {
    const fragments = withDelays(splitIntoFragments(JSON.stringify(input)), delayMs, signal);
    yield* emitToolCall(`call_${totalCalls + index + 1}`, toolName, fragments);
  }
  return calls.length > 0 ? "tool-calls" : "stop";
}

async function* withDelays(
  deltas: readonly string[],
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for (const [index, delta] of deltas.entries()) {
    const factor = delayFactors[index % delayFactors.length] ?? 1;
    if (delayMs > 0) await delay(delayMs * factor, undefined, { signal });
    yield delta;
  }
}

/** Splits text into words. Each word keeps the space before it. */
export function splitIntoWords(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/gu) ?? (text === "" ? [] : [text]);
}

/** Lengths of successive input fragments, in characters. */
const fragmentLengths = [12, 16, 10, 19, 14];

/**
 * Splits JSON into fragments of 10 to 19 characters. The last fragment may be shorter. A surrogate pair is
 * never split.
 */
export function splitIntoFragments(json: string): string[] {
  const characters = [...json];
  const fragments: string[] = [];
  for (let at = 0; at < characters.length; ) {
    const length = fragmentLengths[fragments.length % fragmentLengths.length] ?? 12;
    fragments.push(characters.slice(at, at + length).join(""));
    at += length;
  }
  return fragments;
}
