/** Tests for tools that the model's provider runs: their events and the prompt for the next turn. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import {
  createPartsModel,
  createTextPart,
  createToolCallPart,
  executeScenario,
} from "../../proof/testing/engine-runs.ts";
import type { NativeTool } from "../../tools/native.ts";
import type { NativeProviderTool } from "../run-input.ts";

const search: NativeProviderTool = { id: "openai.web_search", name: "web_search", args: { maxUses: 1 } };
const look: NativeTool = {
  tool: { name: "look", description: "", inputSchema: { type: "object" }, repeatable: false },
  run: async () => ({ content: [{ type: "text", text: "ok" }], isError: false }),
};
const found = [{ url: "https://a.example" }];
const native: LanguageModelV4StreamPart[] = [
  createTextPart("Let me see. "),
  { type: "tool-input-start", id: "x", toolName: "web_search", providerExecuted: true },
  { type: "tool-input-delta", id: "x", delta: '{"query":"a"}' },
  { type: "tool-input-end", id: "x" },
  {
    type: "tool-call",
    toolCallId: "x",
    toolName: "web_search",
    input: '{"query":"a"}',
    providerExecuted: true,
  },
  { type: "tool-result", toolCallId: "x", toolName: "web_search", result: "soon", preliminary: true },
  { type: "tool-result", toolCallId: "x", toolName: "web_search", result: found },
  { type: "tool-result", toolCallId: "y", toolName: "web_search", result: "of no call" },
  createToolCallPart("b", "look"),
];

/**
 * Returns a run's events and the prompt for its second turn. IDs are replaced with their order of appearance.
 */
async function executeRun(nativeTools: readonly NativeProviderTool[], first = native) {
  const requests: LanguageModelV4CallOptions[] = [];
  const model = createPartsModel([first, [createTextPart("Done")]], requests);
  const events = await executeScenario({ model, tools: [look], settings: { nativeTools } });
  const ids: string[] = [];
  const prompt = requests[1]?.prompt.slice(1);
  const masked = JSON.stringify({ events, prompt }).replaceAll(/(msg|tc)_[0-9a-z]{26}/g, (id, kind) => {
    if (!ids.includes(id)) ids.push(id);
    return `${kind}${ids.indexOf(id)}`;
  });
  return { ...(JSON.parse(masked) as { events: { type: string }[]; prompt: unknown }), requests };
}

it("readers get events, and the model's next turn has the call and its result [G-005][M-013][M-054]", async () => {
  const { events, prompt, requests } = await executeRun([search]);
  const about = events.flatMap(({ type, ...rest }) =>
    /^(engine\.native|TEXT_MESSAGE_END|TOOL_CALL_START)/.test(type) ? { type, ...rest } : [],
  );
  expect(about.slice(0, 4)).toEqual([
    { type: "TEXT_MESSAGE_END", messageId: "msg0", timestamp: expect.any(Number) },
    {
      type: "engine.native_call",
      toolCallId: "tc1",
      toolName: "web_search",
      input: { query: "a" },
      timestamp: expect.any(Number),
    },
    {
      type: "engine.native_result",
      toolCallId: "tc1",
      toolName: "web_search",
      result: found,
      timestamp: expect.any(Number),
    },
    {
      type: "TOOL_CALL_START",
      toolCallId: "tc2",
      toolCallName: "look",
      toolName: "look",
      parentMessageId: "msg0",
      timestamp: expect.any(Number),
    },
  ]);
  expect(requests[0]?.tools).toMatchObject([
    { type: "provider", id: "openai.web_search", name: "web_search", args: { maxUses: 1 } },
    { type: "function", name: "look" },
  ]);
  expect(prompt).toEqual([
    {
      role: "assistant",
      content: [
        { type: "text", text: "Let me see. " },
        { type: "tool-call", toolCallId: "tc1", toolName: "web_search", input: { query: "a" } },
        { type: "tool-call", toolCallId: "tc2", toolName: "look", input: {} },
      ],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "tc1",
          toolName: "web_search",
          output: { type: "text", value: JSON.stringify(found) },
        },
        {
          type: "tool-result",
          toolCallId: "tc2",
          toolName: "look",
          output: { type: "text", value: "ok" },
        },
      ],
    },
  ]);
});

it("a failed provider tool is reported to the model as such", async () => {
  const [, , , , call] = native as [unknown, unknown, unknown, unknown, LanguageModelV4StreamPart];
  const failed: LanguageModelV4StreamPart = {
    type: "tool-result",
    toolCallId: "x",
    toolName: "web_search",
    result: { errorCode: "unavailable" },
    isError: true,
  };
  const { prompt } = await executeRun([search], [call, failed, createToolCallPart("b", "look")]);
  expect(prompt).toMatchObject([
    { role: "assistant" },
    { role: "tool", content: [{ output: { type: "error-text", value: '{"errorCode":"unavailable"}' } }, {}] },
  ]);
});

it("calls that a provider makes on its own have no events", async () => {
  const { events, prompt } = await executeRun([]);
  expect(events.filter(({ type }) => type.startsWith("engine.native"))).toEqual([]);
  expect(prompt).toMatchObject([
    { content: [{ type: "text", text: "Let me see. " }, { toolName: "look" }] },
    { content: [{ toolName: "look" }] },
  ]);
});
