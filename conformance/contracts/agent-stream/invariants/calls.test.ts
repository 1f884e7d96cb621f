import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { calls } from "./calls.ts";
import {
  args,
  badResult,
  callEnds,
  callStarts,
  completed,
  event,
  evidenceOf,
  failed,
  failedRun,
  failure,
  firstTurn,
  goodRun,
  lastArgs,
  result,
  spoilt,
  started,
  toolFailure,
} from "./testing.ts";

it.each<[string, Evidence, string[] | undefined]>([
  ["a run that fails before a result", evidenceOf(failedRun), []],
  ["a stream that the suite left", evidenceOf(goodRun.slice(0, 12), { ended: "closed" }), []],
  ["a run without calls", evidenceOf([started, completed]), undefined],
  [
    "a call that starts twice",
    spoilt(callStarts, callStarts, callStarts),
    ["11 (tool_call_start) of call_1 after tool_call_start"],
  ],
  ["a call that never started", spoilt(callStarts), ["10 (tool_call_args) of call_1 after nothing of it"]],
  [
    "a call without arguments",
    evidenceOf([started, firstTurn, callStarts, callEnds, result, completed]),
    ["4 (tool_call_end) of call_1 after tool_call_start"],
  ],
  [
    "arguments after the end",
    spoilt(callEnds, callEnds, lastArgs),
    ["16 (tool_call_args) of call_1 after tool_call_end", "18 (tool_result) of call_1 after tool_call_args"],
  ],
  [
    "a result before the end",
    evidenceOf([started, firstTurn, callStarts, args("{}"), result, completed]),
    ["5 (tool_result) of call_1 after tool_call_args"],
  ],
  [
    "a result that comes twice",
    spoilt(result, result, result),
    ["18 (tool_result) of call_1 after tool_result"],
  ],
  ["no result", spoilt(result), ["22 (status) while the call call_1 is at tool_call_end"]],
  [
    "a call that is open when the run fails",
    evidenceOf(replaceEvent(failedRun, callEnds)),
    ["6 (status) while the call call_1 is at tool_call_args"],
  ],
])("judges %s [A-060][A-061][A-069]", (_, evidence, expected) => {
  // What is out of place may spoil the arguments, too: that is the next test's.
  const found = listMessages(calls, evidence)?.filter((each) => each.startsWith("run: event "));
  expect(found).toEqual(expected?.map((each) => `run: event ${each}`));
});

it("wants the pieces of arguments to be JSON, but for calls that failed [A-062]", () => {
  const broken = (...rest: Parameters<typeof replaceEvent>[0]) =>
    listMessages(calls, evidenceOf([started, firstTurn, callStarts, args('{"a":'), callEnds, ...rest]));
  const sentence = "run: the pieces of call call_1 are not a JSON object";
  expect(broken(result, completed)).toEqual([sentence]);
  expect(broken(failure, failed)).toEqual([sentence]);
  expect(broken(toolFailure, result, completed)).toEqual([]);
  expect(listMessages(calls, spoilt(lastArgs, args("1]")))).toEqual([sentence]);
  // An error of another call does not speak for this one.
  expect(
    broken(
      toolFailure,
      event("tool_call_start", { toolCallId: "call_2", toolCallName: "a" }),
      args("{}", "call_2"),
      event("tool_call_end", { toolCallId: "call_2" }),
      badResult,
      result,
      completed,
    ),
  ).toEqual([sentence]);
});
