/**
 * Tests for runs that make either all or none of a turn's calls (`endsBeforeCalls`): how they end and which
 * calls were made.
 */
import { expect, it } from "vitest";
import type { RunLimits } from "../../core/settings.ts";
import { executeScenario, findStopReason, selectEvents } from "../../proof/testing/engine-runs.ts";
import type { NativeTool } from "../../tools/native.ts";

const fine: NativeTool = {
  tool: { name: "fine", description: "", inputSchema: { type: "object" }, repeatable: false },
  run: async () => ({ content: [{ type: "text", text: "ok" }], isError: false }),
};
const call = { tool: "fine", args: {} };
const unknown = { tool: "nope", args: {} };
const doneText = { text: "Done" };

type Case = [what: string, turns: object[][], limits: Partial<RunLimits>, stop: string, results: string[]];
const unknownTool = 'There is no tool "nope".';
const cases: Case[] = [
  ["nothing is called", [[doneText]], {}, "end_turn", []],
  ["the response is empty", [[]], {}, "end_turn", []],
  ["nothing is called, and the tokens are used up", [[doneText]], { tokens: 1 }, "max_tokens", []],
  ["calls have results", [[call, call], [doneText]], {}, "end_turn", ["ok", "ok"]],
  ["calls use up the limit", [[call, call], [doneText]], { toolCalls: 2 }, "end_turn", ["ok", "ok"]],
  ["a turn's calls exceed the limit", [[call, call]], { toolCalls: 1 }, "max_tool_calls", []],
  [
    "calls exceed the limit in a later turn, including invalid ones",
    [[call, unknown], [call]],
    { toolCalls: 2 },
    "max_tool_calls",
    ["ok", unknownTool],
  ],
  ["the tokens are used up by a turn with calls", [[call]], { tokens: 1 }, "max_tokens", []],
  ["tokens and calls are used up together", [[call]], { tokens: 1, toolCalls: 0 }, "max_tokens", []],
  ["the turns are used up", [[call], [call], [doneText]], { turns: 2 }, "max_turns", ["ok", "ok"]],
  ["the last allowed turn makes no calls", [[call], [doneText]], { turns: 2 }, "end_turn", ["ok"]],
  ["turns and calls are used up together", [[call]], { turns: 1, toolCalls: 0 }, "max_tool_calls", []],
  ["the response is truncated in a call", [[call, { finish: "length" }]], {}, "end_turn", []],
  ["the response is filtered", [[call, { finish: "content-filter" }]], {}, "end_turn", []],
  [
    "the response is truncated, and the tokens are used up",
    [[call, { finish: "length" }]],
    { tokens: 1 },
    "max_tokens",
    [],
  ],
  ["a provider reports `stop` with calls", [[call, { finish: "stop" }], [doneText]], {}, "end_turn", ["ok"]],
  [
    "a provider reports an unknown finish reason with calls",
    [[call, { finish: "other" }], [doneText]],
    {},
    "end_turn",
    ["ok"],
  ],
  [
    "a provider reports calls without any",
    [[doneText, { finish: "tool-calls" }], [doneText]],
    {},
    "end_turn",
    [],
  ],
];

it.each(cases)("%s [G-120][G-121][G-122][G-123]", async (_what, turns, limits, stop, results) => {
  const events = await executeScenario({ turns, limits, tools: [fine], settings: { endsBeforeCalls: true } });
  expect(findStopReason(events)).toBe(stop);
  expect(selectEvents(events, "TOOL_CALL_RESULT").map(({ content }) => content)).toEqual(results);
  const made = results.filter((result) => result === "ok").length;
  expect(selectEvents(events, "engine.tool_start")).toHaveLength(made);
  expect(events.at(-1)?.type).toBe("RUN_FINISHED");
});
