/**
 * Runs that make all or none of a turn's calls (`endsBeforeCalls`): their ends and the calls that were made.
 */
import { expect, it } from "vitest";
import type { RunLimits } from "../../core/settings.ts";
import { eventsOf, playRun, stopOf } from "../../proof/testing/engine-runs.ts";
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
  ["nothing is said", [[]], {}, "end_turn", []],
  ["nothing is called, and the tokens are used up", [[doneText]], { tokens: 1 }, "max_tokens", []],
  ["calls are answered", [[call, call], [doneText]], {}, "end_turn", ["ok", "ok"]],
  ["calls are all that is allowed", [[call, call], [doneText]], { toolCalls: 2 }, "end_turn", ["ok", "ok"]],
  ["a turn's calls are too many", [[call, call]], { toolCalls: 1 }, "max_tool_calls", []],
  [
    "calls become too many in a later turn, with those that could not be made",
    [[call, unknown], [call]],
    { toolCalls: 2 },
    "max_tool_calls",
    ["ok", unknownTool],
  ],
  ["the tokens are used up by a turn with calls", [[call]], { tokens: 1 }, "max_tokens", []],
  ["tokens and calls are used up at once", [[call]], { tokens: 1, toolCalls: 0 }, "max_tokens", []],
  ["the turns are used up", [[call], [call], [doneText]], { turns: 2 }, "max_turns", ["ok", "ok"]],
  ["the last turn that is allowed has the last word", [[call], [doneText]], { turns: 2 }, "end_turn", ["ok"]],
  ["turns and calls are used up at once", [[call]], { turns: 1, toolCalls: 0 }, "max_tool_calls", []],
  ["the model is cut off in a call", [[call, { finish: "length" }]], {}, "end_turn", []],
  ["the model's words are filtered", [[call, { finish: "content-filter" }]], {}, "end_turn", []],
  [
    "the model is cut off, and the tokens are used up",
    [[call, { finish: "length" }]],
    { tokens: 1 },
    "max_tokens",
    [],
  ],
  ["a provider says `stop` to calls", [[call, { finish: "stop" }], [doneText]], {}, "end_turn", ["ok"]],
  [
    "a provider says of calls what nobody knows",
    [[call, { finish: "other" }], [doneText]],
    {},
    "end_turn",
    ["ok"],
  ],
  [
    "a provider tells of calls that are none",
    [[doneText, { finish: "tool-calls" }], [doneText]],
    {},
    "end_turn",
    [],
  ],
];

it.each(cases)("%s [G-120][G-121][G-122][G-123]", async (_what, turns, limits, stop, results) => {
  const events = await playRun({ turns, limits, tools: [fine], settings: { endsBeforeCalls: true } });
  expect(stopOf(events)).toBe(stop);
  expect(eventsOf(events, "TOOL_CALL_RESULT").map(({ content }) => content)).toEqual(results);
  const made = results.filter((result) => result === "ok").length;
  expect(eventsOf(events, "engine.tool_start")).toHaveLength(made);
  expect(events.at(-1)?.type).toBe("RUN_FINISHED");
});
