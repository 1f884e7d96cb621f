/** Helpers for testing the provider formats: an upstream, and sample turns. */
import { randomUUID } from "node:crypto";
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { afterAll, beforeAll } from "vitest";
import type { Turn } from "../../runner/case.ts";
import { startUpstream, type Upstream } from "../upstream.ts";

/**
 * Text and calls in mixed order, with multi-byte characters, surrogate pairs, and a call without arguments.
 */
export const mixed: Turn = [
  { text: ["Hé", "llo ", "🎉"] },
  { tool: "get_weather", args: ['{"city":', '"Zü', 'rich 🎈"}'], id: "call_weather" },
  { text: "and" },
  { tool: "conf_echo", args: { text: "x" } },
  { component: "ConfCard", props: ["{", "}"], state: [{ set: { open: true } }] },
];
/** A turn with reasoning before text and before a call. */
export const thoughtful: Turn = [
  { reasoning: ["Hm", "m."] },
  { text: "a" },
  { reasoning: "Again." },
  { tool: "get_weather", args: {}, id: "call_weather" },
];
/** Tools for {@link mixed}, with names that an implementation might use. */
export const offeredTools = ["get_weather", "conformance__conf_echo", "show_component_ConfCard", "set_state"];
/**
 * The calls expected for {@link mixed}.
 * @param id Returns the id of the n-th call.
 */
export const mixedCalls = (id: (number: number) => string) => [
  { id: "call_weather", name: "get_weather", arguments: '{"city":"Zürich 🎈"}' },
  { id: id(2), name: "conformance__conf_echo", arguments: '{"text":"x"}' },
  { id: id(3), name: "show_component_ConfCard", arguments: "{}" },
  { id: id(4), name: "set_state", arguments: JSON.stringify({ component: id(3), state: { open: true } }) },
];

/** Starts an upstream that all tests in a file share. */
export function useUpstream() {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(() => upstream.close());
  return {
    get upstream() {
      return upstream;
    },
    /**
     * Opens a script.
     * @returns The script's token, the user's text, and the ids of its calls.
     */
    open(...turns: Turn[]) {
      const token = `t.${randomUUID().replaceAll("-", "")}`;
      const text = upstream.driver.open({
        token,
        turns,
        naming: { toolServer: "conformance", stateTool: "set_state" },
      });
      const id = (turn: number) => (number: number) => `call_${token.replace(".", "_")}_${turn}_${number}`;
      return { token, text: `Please ${text} now`, id };
    },
  };
}

/**
 * Builds a message in the form in which the driver records it.
 * @param more Fields that are not empty.
 */
export const recordedMessage = (role: string, text: string, more: object = {}) => ({
  role,
  text,
  attachments: 0,
  toolCalls: [],
  toolResults: [],
  ...more,
});

/** Returns the deltas and calls in an AI SDK stream, in order. */
export function listDeltas(parts: readonly LanguageModelV4StreamPart[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === "text-delta" || part.type === "reasoning-delta") return `${part.type} ${part.delta}`;
    return part.type === "tool-call" ? `tool-call ${part.toolName}` : [];
  });
}

/** Reads a complete stream. */
export async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
