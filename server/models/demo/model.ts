/**
 * The `demo` model: a deterministic agent that shows what the server can do, without a network.
 */
import { setTimeout as delay } from "node:timers/promises";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { Model } from "../../core/ports/models.ts";
import { embeddedModel } from "../embedded.ts";
import { blockParts, toolCallParts, turnParts } from "../parts.ts";
import { readConversation } from "./conversation.ts";
import { plan } from "./plan.ts";

/**
 * Returns the model with id `demo`. The work of a turn is bounded (`units.ts`), and other work of the process goes on
 * between its pieces.
 *
 * @param options.delayMs Milliseconds before every delta, so that its streaming can be seen; 15 by default.
 */
export function demoModel(options: { delayMs?: number } = {}): Model {
  const { delayMs = 15 } = options;
  return embeddedModel("demo", (call, signal) => turnParts(call, answer(call, delayMs, signal)));
}

async function* answer(
  options: LanguageModelV4CallOptions,
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<LanguageModelV4StreamPart, LanguageModelV4FinishReason["unified"]> {
  const { text, calls } = await plan(options, signal);
  const { callsInAll } = readConversation(options.prompt);
  if (text !== "") yield* blockParts("text", "text", paced(wordDeltas(text), delayMs, signal));
  for (const [index, { toolName, input }] of calls.entries()) {
    const fragments = paced(fragmentsOf(JSON.stringify(input)), delayMs, signal);
    yield* toolCallParts(`call_${callsInAll + index + 1}`, toolName, fragments);
  }
  return calls.length > 0 ? "tool-calls" : "stop";
}

async function* paced(
  deltas: readonly string[],
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for (const delta of deltas) {
    if (delayMs > 0) await delay(delayMs, undefined, { signal });
    yield delta;
  }
}

/** Words, each with the space before it. */
export function wordDeltas(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/gu) ?? (text === "" ? [] : [text]);
}

/** Lengths of the fragments of an input in turn, in characters. */
const lengths = [12, 16, 10, 19, 14];

/** Fragments of 10 to 19 characters, the last of what is left; no character is cut in two. */
export function fragmentsOf(json: string): string[] {
  const characters = [...json];
  const fragments: string[] = [];
  for (let at = 0; at < characters.length; ) {
    const length = lengths[fragments.length % lengths.length] ?? 12;
    fragments.push(characters.slice(at, at + length).join(""));
    at += length;
  }
  return fragments;
}
