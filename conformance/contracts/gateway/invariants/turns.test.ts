import { describe, expect, it } from "vitest";
import { listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  completed,
  createEvidence,
  failedRun,
  inputDelta,
  messageStart,
  replaceInGoodRun,
  runResult,
  textBlockStop,
  textDelta,
  wrapped,
} from "./testing.ts";
import { answers, sameRun } from "./turns.ts";

describe("answers", () => {
  const apart = "run: turn 0: the accumulated response differs from step_complete";

  it.each([
    ["a missing delta", replaceInGoodRun(textDelta), [apart]],
    ["a delta that is sent twice", replaceInGoodRun(textDelta, textDelta, textDelta), [apart]],
    ["arguments that are not an object", replaceInGoodRun(inputDelta), [apart]],
    [
      "a response that does not start",
      replaceInGoodRun(messageStart),
      expect.arrayContaining([apart, "run: turn 0: message_stop before message_start"]),
    ],
    [
      "a block that does not end",
      replaceInGoodRun(textBlockStop),
      [
        "run: turn 0: block 1 starts while block 0 is open",
        "run: turn 0: block 2 starts while block 0 is open",
        "run: turn 0: message_stop while block 0 is open",
      ],
    ],
    [
      "a block that ends twice",
      replaceInGoodRun(textBlockStop, textBlockStop, textBlockStop),
      ["run: turn 0: content_block_stop for block 0, which is not open"],
    ],
    [
      "an empty delta",
      replaceInGoodRun(textBlockStop, textBlockStop, textDelta),
      ["run: turn 0: content_block_delta for block 0, which is not open"],
    ],
    [
      "a delta of another kind",
      replaceInGoodRun(
        textDelta,
        textDelta,
        wrapped({ type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "" } }),
      ),
      ["run: turn 0: thinking_delta for block 0, which has no thinking"],
    ],
  ])("finds %s [G-145]", (_, evidence, messages) => {
    expect(listMessages(answers, evidence)).toEqual(messages);
  });
});

describe("same-run", () => {
  const [first, last] = runResult.steps as [JsonObject, JsonObject];
  const ending = (steps: JsonObject[]) =>
    replaceInGoodRun(completed, { ...completed, result: { ...runResult, steps } });

  it("requires run_complete to match the stream [G-150]", () => {
    expect(listMessages(sameRun, createEvidence(failedRun))).toBeUndefined();
    expect(listMessages(sameRun, ending([first]))).toEqual([
      "run: the number of steps in run_complete differs from the stream",
    ]);
    expect(listMessages(sameRun, ending([{ ...first, response: last.response ?? null }, last]))).toEqual([
      "run: step 0 of run_complete has a different response than step_complete",
    ]);
    expect(listMessages(sameRun, ending([{ ...first, tool_results: [] }, last]))).toEqual([
      "run: step 0 of run_complete has results of different calls than the stream",
    ]);
    const [one = null, other = null] = first.tool_results as JsonObject[];
    const changed = { ...first, tool_results: [{ ...one, content: [] }, other] };
    expect(listMessages(sameRun, ending([changed, last]))).toEqual([
      "run: step 0 of run_complete has a different result of call_1 than tool_result",
    ]);
  });
});
