import { expect, it } from "vitest";
import { calls } from "./calls.ts";
import {
  badResult,
  callStarts,
  evidenceOf,
  failedRun,
  goodRun,
  messagesOf,
  result,
  spoilt,
} from "./testing.ts";

it("takes calls of the answer, each with its result [G-146][G-147]", () => {
  expect(messagesOf(calls, evidenceOf(failedRun))).toBeUndefined();
  expect(messagesOf(calls, evidenceOf(goodRun))).toEqual([]);
});

it.each([
  [
    "one that starts twice",
    spoilt(callStarts, callStarts, callStarts),
    ["run: event 18: tool_call_start of call_1, which has started already"],
  ],
  [
    "a result before its call",
    spoilt(callStarts, result, callStarts),
    ["run: event 17: tool_result of call_1, which does not run"],
  ],
  [
    "two results",
    spoilt(result, result, result),
    ["run: event 22: tool_result of call_1, which does not run"],
  ],
  ["no result", spoilt(badResult), ["run: event 21: step_complete while call_2 runs"]],
  [
    "another name",
    spoilt(result, { ...result, name: "x" }),
    ["run: event 21: tool_result of call_1 has another name"],
  ],
  [
    "another input",
    spoilt(callStarts, { ...callStarts, input: {} }),
    ["run: turn 0: call call_1 is not run as it was made"],
  ],
  [
    "a call of nobody",
    spoilt(result, result, { ...callStarts, id: "x" }, { ...result, id: "x" }),
    ["run: turn 0: call x is not in the answer"],
  ],
])("finds %s [G-154][GX-19]", (_, evidence, messages) => {
  expect(messagesOf(calls, evidence)).toEqual(messages);
});

it("finds calls that were left out", () => {
  const one = goodRun.filter((event) => event.id !== "call_2");
  expect(messagesOf(calls, evidenceOf(one))).toEqual(["run: turn 0: not all calls of the answer were run"]);
});
