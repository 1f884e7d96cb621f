import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { calls } from "./calls.ts";
import {
  args,
  callEnd,
  callStart,
  completed,
  createEvidence,
  event,
  failed,
  failedResult,
  failedRun,
  failure,
  firstTurn,
  goodRun,
  lastArgs,
  replaceInGoodRun,
  result,
  started,
  toolFailure,
} from "./testing.ts";

it.each<[string, Evidence, string[] | undefined]>([
  ["a run that fails before a result", createEvidence(failedRun), []],
  ["a stream that the suite closed early", createEvidence(goodRun.slice(0, 12), { ended: "closed" }), []],
  ["a run without calls", createEvidence([started, completed]), undefined],
  [
    "a call that starts twice",
    replaceInGoodRun(callStart, callStart, callStart),
    ["11 (tool_call_start) of call_1 after tool_call_start"],
  ],
  [
    "a call that never started",
    replaceInGoodRun(callStart),
    ["10 (tool_call_args) of call_1 after no event with that id"],
  ],
  [
    "a call without arguments",
    createEvidence([started, firstTurn, callStart, callEnd, result, completed]),
    ["4 (tool_call_end) of call_1 after tool_call_start"],
  ],
  [
    "arguments after the end",
    replaceInGoodRun(callEnd, callEnd, lastArgs),
    ["16 (tool_call_args) of call_1 after tool_call_end", "18 (tool_result) of call_1 after tool_call_args"],
  ],
  [
    "a result before the end",
    createEvidence([started, firstTurn, callStart, args("{}"), result, completed]),
    ["5 (tool_result) of call_1 after tool_call_args"],
  ],
  [
    "a result that is sent twice",
    replaceInGoodRun(result, result, result),
    ["18 (tool_result) of call_1 after tool_result"],
  ],
  [
    "no result",
    replaceInGoodRun(result),
    ["22 (status) while the last event of call call_1 is tool_call_end"],
  ],
  [
    "a call that is open when the run fails",
    createEvidence(replaceEvent(failedRun, callEnd)),
    ["6 (status) while the last event of call call_1 is tool_call_args"],
  ],
])("judges %s [A-060][A-061][A-069]", (_, evidence, expected) => {
  // An event that is out of order may also corrupt the arguments, which the next test covers.
  const findings = listMessages(calls, evidence)?.filter((each) => each.startsWith("run: event "));
  expect(findings).toEqual(expected?.map((each) => `run: event ${each}`));
});

it("requires argument deltas to be JSON, except for failed calls [A-062]", () => {
  const broken = (...rest: Parameters<typeof replaceEvent>[0]) =>
    listMessages(calls, createEvidence([started, firstTurn, callStart, args('{"a":'), callEnd, ...rest]));
  const sentence = "run: the deltas of call call_1 are not a JSON object";
  expect(broken(result, completed)).toEqual([sentence]);
  expect(broken(failure, failed)).toEqual([sentence]);
  expect(broken(toolFailure, result, completed)).toEqual([]);
  expect(listMessages(calls, replaceInGoodRun(lastArgs, args("1]")))).toEqual([sentence]);
  // An error in another call does not apply to this call.
  expect(
    broken(
      toolFailure,
      event("tool_call_start", { toolCallId: "call_2", toolCallName: "a" }),
      args("{}", "call_2"),
      event("tool_call_end", { toolCallId: "call_2" }),
      failedResult,
      result,
      completed,
    ),
  ).toEqual([sentence]);
});
