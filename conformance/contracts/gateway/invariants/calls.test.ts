import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { calls, flags } from "./calls.ts";
import {
  callStart,
  createBlockingResponse,
  createEvidence,
  failedResult,
  failedRun,
  failure,
  goodRun,
  replaceInGoodRun,
  result,
} from "./testing.ts";

describe("calls", () => {
  it("accepts calls of the response, each with its result [G-146][G-147]", () => {
    expect(listMessages(calls, createEvidence(failedRun))).toBeUndefined();
  });

  it.each([
    [
      "a call that starts twice",
      replaceInGoodRun(callStart, callStart, callStart),
      ["run: event 18: tool_call_start of call_1, which has already started"],
    ],
    [
      "a result before its call",
      replaceInGoodRun(callStart, result, callStart),
      ["run: event 17: tool_result of call_1, which is not running"],
    ],
    [
      "two results",
      replaceInGoodRun(result, result, result),
      ["run: event 22: tool_result of call_1, which is not running"],
    ],
    ["no result", replaceInGoodRun(failedResult), ["run: event 21: step_complete while call_2 is running"]],
    [
      "another name",
      replaceInGoodRun(result, { ...result, name: "x" }),
      ["run: event 21: tool_result of call_1 has a different name"],
    ],
    [
      "another input",
      replaceInGoodRun(callStart, { ...callStart, input: {} }),
      ["run: turn 0: call call_1 was executed with a different name or input"],
    ],
    [
      "an unknown call",
      replaceInGoodRun(result, result, { ...callStart, id: "x" }, { ...result, id: "x" }),
      ["run: turn 0: call x is missing from the response"],
    ],
  ])("finds %s [G-154][GX-19]", (_, evidence, messages) => {
    expect(listMessages(calls, evidence)).toEqual(messages);
  });

  it("finds missing calls", () => {
    const one = goodRun.filter((event) => event.id !== "call_2");
    expect(listMessages(calls, createEvidence(one))).toEqual([
      "run: turn 0: not all calls of the response were executed",
    ]);
  });
});

describe("flags", () => {
  it("accepts results with failure flags [GX-02][GX-03]", () => {
    expect(listMessages(flags, createEvidence(failedRun))).toBeUndefined();
    expect(listMessages(flags, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
  });

  const { is_error: _, ...silent } = failedResult;
  const { error: __, ...withoutError } = failedResult;

  it.each<[string, JsonObject]>([
    ["has no is_error", silent],
    ["has no error field", withoutError],
    ["has an error although is_error is false", { ...failedResult, is_error: false }],
    ["failed, but its error is not an object", { ...failedResult, error: null }],
    ['failed, but its error has the type "x"', { ...failedResult, error: { ...failure, type: "x" } }],
    [
      "failed, but its error has a request_id",
      { ...failedResult, error: { ...failure, request_id: "req_1" } },
    ],
    [
      "failed, but its error does not have the code and type of a tool call error",
      { ...failedResult, error: { ...failure, type: "api_error" } },
    ],
    ["failed, but its content is not the error message", { ...failedResult, content: [] }],
  ])("finds a result that %s [G-125][G-147][GC-035][GC-036][GC-070]", (sentence, result) => {
    expect(listMessages(flags, replaceInGoodRun(failedResult, result))).toEqual([
      `run: tool_result of call_2 ${sentence}`,
    ]);
  });

  it("checks the steps of a result, too [G-102]", () => {
    const steps = [{ tool_results: [{ tool_use_id: "call_1", content: [] }] }];
    expect(listMessages(flags, evidenceOfResponses(createBlockingResponse({ steps })))).toEqual([
      "POST /v1/runs (200): the result of call_1 in the steps has no is_error",
    ]);
  });
});
