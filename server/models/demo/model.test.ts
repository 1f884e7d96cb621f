import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createDemoModel } from "./model.ts";

const options: LanguageModelV4CallOptions = {
  prompt: [{ role: "user", content: [{ type: "text", text: "show me the stock price of AAPL" }] }],
  tools: [
    {
      type: "function",
      name: "show_component_StockChart",
      description: "Displays a stock price chart",
      inputSchema: {
        type: "object",
        properties: {
          ticker: { type: "string" },
          timeRange: { type: "string", enum: ["1D", "1W", "1M", "1Y"] },
        },
        required: ["ticker"],
      },
    },
  ],
};

const partsOf = async (delayMs: number, source: LanguageModelV4CallOptions) => {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of (await createDemoModel({ delayMs }).doStream(source)).stream) parts.push(part);
  return parts;
};

it("streams a sentence and a component deterministically", async () => {
  const parts = await partsOf(0, options);
  const id = "call_1";
  expect(parts).toEqual([
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "text" },
    ...["Here's", " the", " stock", " chart", " for", " Apple", " (AAPL):"].map((delta) => ({
      type: "text-delta",
      id: "text",
      delta,
    })),
    { type: "text-end", id: "text" },
    { type: "tool-input-start", id, toolName: "show_component_StockChart" },
    { type: "tool-input-delta", id, delta: '{"ticker":"A' },
    { type: "tool-input-delta", id, delta: 'APL","timeRange"' },
    { type: "tool-input-delta", id, delta: ':"1M"}' },
    { type: "tool-input-end", id },
    {
      type: "tool-call",
      toolCallId: id,
      toolName: "show_component_StockChart",
      input: '{"ticker":"AAPL","timeRange":"1M"}',
    },
    {
      type: "finish",
      finishReason: { unified: "tool-calls", raw: "tool-calls" },
      usage: {
        inputTokens: { total: 8, noCache: 8, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 19, text: 19, reasoning: undefined },
      },
    },
  ]);
  expect(await partsOf(1, options)).toEqual(parts);
});

it("continues the prompt's call numbers, so that ids are unique", async () => {
  const prompt: LanguageModelV4CallOptions["prompt"] = [
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "call_1", toolName: "t", input: {} }] },
    ...options.prompt,
  ];
  const parts = await partsOf(0, { ...options, prompt });
  expect(parts.find((part) => part.type === "tool-call")).toMatchObject({ toolCallId: "call_2" });
});

it("an abort ends it during a delay", async () => {
  const stop = new AbortController();
  const { stream } = await createDemoModel({ delayMs: 600_000 }).doStream({
    ...options,
    abortSignal: stop.signal,
  });
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  const delayed = reader.read();
  const reason = new Error("cancelled");
  stop.abort(reason);
  await expect(delayed).rejects.toBe(reason);
});

it("returns an empty response when there is nothing left to say", async () => {
  const prompt: LanguageModelV4CallOptions["prompt"] = [
    ...options.prompt,
    {
      role: "assistant",
      content: [{ type: "tool-call", toolCallId: "c", toolName: "show_component_StockChart", input: {} }],
    },
  ];
  expect((await partsOf(0, { ...options, prompt })).map(({ type }) => type)).toEqual([
    "stream-start",
    "finish",
  ]);
});

it("responds to any message and any tools with a complete turn whose call inputs are objects", async () => {
  const word = fc.constantFrom(
    "AAPL",
    "weather in",
    "show",
    "add 2",
    "\u0000",
    "\ud800",
    "a, b and c",
    "(",
    "1e999",
  );
  const text = fc
    .array(fc.oneof(word, fc.string({ unit: "binary" })), { maxLength: 6 })
    .map((all) => all.join(" "));
  const name = fc.constantFrom("show_component_Chart", "a__b", "add", "show_component_", "__", "__proto__");
  const keyword = fc.constantFrom(
    "type",
    "properties",
    "items",
    "required",
    "enum",
    "anyOf",
    "minItems",
    "default",
    "a",
  );
  const { schema } = fc.letrec((tie) => ({
    schema: fc.oneof(
      { depthSize: "small" },
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(keyword, fc.oneof(tie("schema"), fc.array(tie("schema"), { maxLength: 3 }))),
    ),
  }));
  const choice = fc.constantFrom("auto" as const, "required" as const, "none" as const);
  const sendRequest = fc.asyncProperty(
    text,
    fc.array(fc.tuple(name, schema), { maxLength: 3 }),
    choice,
    async (sentText, offered, type) => {
      const parts = await partsOf(0, {
        prompt: [{ role: "user", content: [{ type: "text", text: sentText }] }],
        tools: offered.map(([name, inputSchema]) => ({
          type: "function",
          name,
          inputSchema: inputSchema as LanguageModelV4FunctionTool["inputSchema"],
        })),
        toolChoice: { type },
      });
      expect(parts.at(-1)?.type).toBe("finish");
      for (const part of parts) {
        if (part.type === "tool-call") expect(JSON.parse(part.input)).toBeTypeOf("object");
      }
    },
  );
  await fc.assert(sendRequest, { numRuns: 500, seed: 7 });
});
