import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { agUi } from "./ag-ui.ts";
import { callBegins, evidenceOf, goodRun, messagesOf, nothing } from "./testing.ts";

const { toolCallName: _, ...withoutName } = callBegins;

it.each<[string, "ag-ui" | "proposal", Json, string[]]>([
  ["both names", "ag-ui", callBegins, []],
  ["toolName alone", "proposal", withoutName, []],
  ["reasoning of older clients", "ag-ui", { type: "THINKING_START" }, []],
  [
    "no toolCallName",
    "ag-ui",
    withoutName,
    [
      "run: event 1 (TOOL_CALL_START) is not valid AG-UI: /toolCallName Invalid input: expected string, received undefined",
      'run: event 1 (TOOL_CALL_START) has toolName "demo/look" and toolCallName undefined',
    ],
  ],
  [
    "two names",
    "ag-ui",
    { ...callBegins, toolName: "other" },
    ['run: event 1 (TOOL_CALL_START) has toolName "other" and toolCallName "demo/look"'],
  ],
  [
    "both names",
    "proposal",
    callBegins,
    ['run: event 1 (TOOL_CALL_START) has toolName "demo/look" and toolCallName "demo/look"'],
  ],
])("judges %s in the wire %s [T-057][TX-03]", (_name, wire, event, expected) => {
  expect(messagesOf(agUi.judge(evidenceOf([event], { query: { wire } })))).toEqual(expected);
});

it("takes a run's events, and refuses what AG-UI does not have [T-002][T-057]", () => {
  expect(agUi.judge(evidenceOf(goodRun))).toEqual([]);
  expect(agUi.judge(nothing)).toBeUndefined();
  const found = messagesOf(agUi.judge(evidenceOf([{ type: "RUN_AWAITING_INPUT" }])));
  expect(found).toEqual([expect.stringContaining("is not valid AG-UI: /type")]);
});
