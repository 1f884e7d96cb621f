import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { sameRun } from "./same-run.ts";
import { completed, evidenceOf, failedRun, goodRun, messagesOf, runResult, spoilt } from "./testing.ts";

const [first, last] = runResult.steps as [JsonObject, JsonObject];
const ending = (steps: JsonObject[]) => spoilt(completed, { ...completed, result: { ...runResult, steps } });

it("wants run_complete to tell what came [G-150]", () => {
  expect(messagesOf(sameRun, evidenceOf(failedRun))).toBeUndefined();
  expect(messagesOf(sameRun, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(sameRun, ending([first]))).toEqual([
    "run: run_complete has another number of steps than came",
  ]);
  expect(messagesOf(sameRun, ending([{ ...first, response: last.response ?? null }, last]))).toEqual([
    "run: step 0 of run_complete has another response than step_complete",
  ]);
  expect(messagesOf(sameRun, ending([{ ...first, tool_results: [] }, last]))).toEqual([
    "run: step 0 of run_complete has results of other calls than came",
  ]);
  const [one = null, other = null] = first.tool_results as JsonObject[];
  const changed = { ...first, tool_results: [{ ...one, content: [] }, other] };
  expect(messagesOf(sameRun, ending([changed, last]))).toEqual([
    "run: step 0 of run_complete has another result of call_1 than tool_result",
  ]);
});
