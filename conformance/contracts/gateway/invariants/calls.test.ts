import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { calls, flags } from "./calls.ts";
import {
  badResult,
  blockingOf,
  callStarts,
  createEvidence,
  failedRun,
  failure,
  goodRun,
  result,
  spoilt,
} from "./testing.ts";

describe("calls", () => {
  it("takes calls of the answer, each with its result [G-146][G-147]", () => {
    expect(listMessages(calls, createEvidence(failedRun))).toBeUndefined();
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
    expect(listMessages(calls, evidence)).toEqual(messages);
  });

  it("finds calls that were left out", () => {
    const one = goodRun.filter((event) => event.id !== "call_2");
    expect(listMessages(calls, createEvidence(one))).toEqual([
      "run: turn 0: not all calls of the answer were run",
    ]);
  });
});

describe("flags", () => {
  it("takes results that say whether they failed [GX-02][GX-03]", () => {
    expect(listMessages(flags, createEvidence(failedRun))).toBeUndefined();
    expect(listMessages(flags, evidenceOfResponses(blockingOf()))).toEqual([]);
  });

  const { is_error: _, ...silent } = badResult;
  const { error: __, ...mute } = badResult;

  it.each<[string, JsonObject]>([
    ["does not say is_error", silent],
    ["has no error, not even null", mute],
    ["has an error, though it did not fail", { ...badResult, is_error: false }],
    ["failed, and its error is no object", { ...badResult, error: null }],
    ['failed, and its error has the type "x"', { ...badResult, error: { ...failure, type: "x" } }],
    ["failed, and its error has a request_id", { ...badResult, error: { ...failure, request_id: "req_1" } }],
    [
      "failed, and its error has not the code and type of a call's",
      { ...badResult, error: { ...failure, type: "api_error" } },
    ],
    ["failed, and does not say the error's message alone", { ...badResult, content: [] }],
  ])("finds one that %s [G-125][G-147][GC-035][GC-036][GC-070]", (sentence, told) => {
    expect(listMessages(flags, spoilt(badResult, told))).toEqual([`run: tool_result of call_2 ${sentence}`]);
  });

  it("looks at the steps of a result, too [G-102]", () => {
    const steps = [{ tool_results: [{ tool_use_id: "call_1", content: [] }] }];
    expect(listMessages(flags, evidenceOfResponses(blockingOf({ steps })))).toEqual([
      "POST /v1/runs (200): the result of call_1 in the steps does not say is_error",
    ]);
  });
});
