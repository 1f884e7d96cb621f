import { describe, expect, it } from "vitest";
import { listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  blockEnds,
  completed,
  createEvidence,
  failedRun,
  json,
  messageStart,
  runResult,
  spoilt,
  textPiece,
  wrapped,
} from "./testing.ts";
import { answers, sameRun } from "./turns.ts";

describe("answers", () => {
  const apart = "run: turn 0: its stream events do not add up to the response of step_complete";

  it.each([
    ["a piece that is missing", spoilt(textPiece), [apart]],
    ["a piece that is sent twice", spoilt(textPiece, textPiece, textPiece), [apart]],
    ["arguments that are no object", spoilt(json), [apart]],
    [
      "an answer that does not begin",
      spoilt(messageStart),
      expect.arrayContaining([apart, "run: turn 0: message_stop before message_start"]),
    ],
    [
      "a block that does not end",
      spoilt(blockEnds),
      [
        "run: turn 0: block 1 begins while block 0 is open",
        "run: turn 0: block 2 begins while block 0 is open",
        "run: turn 0: message_stop while block 0 is open",
      ],
    ],
    [
      "a block that ends twice",
      spoilt(blockEnds, blockEnds, blockEnds),
      ["run: turn 0: content_block_stop for block 0, which is not open"],
    ],
    [
      "a piece of nothing",
      spoilt(blockEnds, blockEnds, textPiece),
      ["run: turn 0: content_block_delta for block 0, which is not open"],
    ],
    [
      "a piece of another kind",
      spoilt(
        textPiece,
        textPiece,
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
    spoilt(completed, { ...completed, result: { ...runResult, steps } });

  it("wants run_complete to tell what came [G-150]", () => {
    expect(listMessages(sameRun, createEvidence(failedRun))).toBeUndefined();
    expect(listMessages(sameRun, ending([first]))).toEqual([
      "run: run_complete has another number of steps than came",
    ]);
    expect(listMessages(sameRun, ending([{ ...first, response: last.response ?? null }, last]))).toEqual([
      "run: step 0 of run_complete has another response than step_complete",
    ]);
    expect(listMessages(sameRun, ending([{ ...first, tool_results: [] }, last]))).toEqual([
      "run: step 0 of run_complete has results of other calls than came",
    ]);
    const [one = null, other = null] = first.tool_results as JsonObject[];
    const changed = { ...first, tool_results: [{ ...one, content: [] }, other] };
    expect(listMessages(sameRun, ending([changed, last]))).toEqual([
      "run: step 0 of run_complete has another result of call_1 than tool_result",
    ]);
  });
});
