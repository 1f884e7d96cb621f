import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import { toUsage } from "../../models/embedded.ts";
import { TokenCount } from "./token-count.ts";

const request: Pick<LanguageModelV4CallOptions, "prompt" | "tools"> = {
  // The messages are 38 and 65 characters of JSON, plus a comma and two brackets, which adds up to 106.
  prompt: [
    { role: "system", content: "Be kind." },
    { role: "user", content: [{ type: "text", text: "How are you?" }] },
  ],
};
const response: LanguageModelV4StreamPart[] = [
  { type: "stream-start", warnings: [] },
  { type: "reasoning-delta", id: "r", delta: "Hmm" },
  { type: "text-delta", id: "t", delta: "Fine." },
  { type: "tool-input-start", id: "c", toolName: "look" },
  { type: "tool-input-delta", id: "c", delta: '{"a":1}' },
  { type: "tool-call", toolCallId: "c", toolName: "look", input: '{"a":1}' },
];
const finish = (input?: number, output?: number): LanguageModelV4StreamPart => {
  return { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage: toUsage(input, output) };
};

function usage(parts: readonly LanguageModelV4StreamPart[], options = request) {
  const tokens = new TokenCount();
  tokens.setRequest(options);
  for (const part of parts) tokens.addPart(part);
  return tokens.usage;
}

it.each([
  [[7, 8], { inputTokens: 7, outputTokens: 8 }],
  [[], { inputTokens: 27, outputTokens: 5 }],
  [[0, 0], { inputTokens: 27, outputTokens: 5 }],
  [[7], { inputTokens: 7, outputTokens: 5 }],
  [[undefined, 8], { inputTokens: 27, outputTokens: 8 }],
])("uses a provider's counts %j, and estimates the rest from the characters", (expected, want) => {
  expect(usage([...response, finish(...expected)])).toEqual(want);
});

it("an interrupted turn is estimated up to its end", () => {
  expect(usage(response.slice(0, 3))).toEqual({ inputTokens: 27, outputTokens: 2 });
  expect(usage([finish()])).toEqual({ inputTokens: 27, outputTokens: 0 });
  expect(new TokenCount().usage).toEqual({ inputTokens: 0, outputTokens: 0 });
});

it("tools are counted, too; bytes of files are not", () => {
  const tool = { type: "function" as const, name: "look", inputSchema: { type: "object" as const } };
  const tools = { ...request, tools: [tool] };
  expect(usage([], tools).inputTokens).toBe(Math.ceil((106 + 1 + JSON.stringify(tool).length) / 4));
  const image = (data: string | Uint8Array): typeof request => {
    const file = { type: "file" as const, mediaType: "image/png", data: { type: "data" as const, data } };
    return { prompt: [{ role: "user", content: [file] }] };
  };
  expect(usage([], image("x".repeat(10_000)))).toEqual(usage([], image(new Uint8Array(3))));
});
