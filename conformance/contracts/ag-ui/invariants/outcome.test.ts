import { expect, it } from "vitest";
import { listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { outcome } from "./outcome.ts";
import {
  awaiting,
  createEvidence,
  failed,
  finished,
  interrupted,
  oldSent,
  paused,
  sent,
  started,
} from "./testing.ts";

const usage = [{ model: "m", inputTokens: 1, outputTokens: 1 }];
const success = { ...finished, outcome: { type: "success" } };
const { result: _result, ...withoutResult } = finished;
const stop = (end: JsonObject, stopReason: string) => ({ ...end, metadata: { tambo: { stopReason } } });
const cancelled = stop({ ...withoutResult, outcome: { type: "cancelled" } }, "cancelled");
const cancelledError = { ...failed, code: "CANCELLED" };
const because = (stopReason: string, end = finished) => ({ ...end, result: { stopReason } });
const { outcome: _, ...barePause } = paused;
const finding = ["run: an outcome was sent that older clients reject"];
const noStop = "run: metadata.tambo.stopReason of a stopped run is not declared";
const none = "run: result.stopReason is not declared";
const other = "run: result.stopReason does not match the outcome";

it.each<[string, JsonObject[], string[], string[]]>([
  ["an end", [finished], [], []],
  ["an end with its outcome", [success], [], finding],
  ["a limit", [stop(cancelled, "max_turns")], [], finding],
  ["a limit as a success", [because("max_turns")], [none], [none]],
  [
    "a limit with a result",
    [{ ...cancelled, result: 1 }],
    ["run: a stopped run has a result"],
    [...finding, "run: a stopped run has a result"],
  ],
  ["a limit without a reason", [stop(cancelled, "boredom")], [noStop], [...finding, noStop]],
  ["a failure", [failed], [], []],
  ["a question", [interrupted], [], []],
  ["a pause", [awaiting, paused], [], finding],
  ["the single event of a run awaiting input", [awaiting, barePause], [], []],
  ["a cancellation", [cancelled], [], finding],
  [
    "a cancellation as an error",
    [stop(cancelledError, "timeout")],
    ["run: a cancelled run ended with RUN_ERROR"],
    [],
  ],
  [
    "a cancellation as an error without a reason",
    [cancelledError],
    ["run: a cancelled run ended with RUN_ERROR", noStop],
    [noStop],
  ],
  ["usage", [{ ...finished, usage }], [], ["run: usage was sent to an older client"]],
  ["usage of a failed run", [{ ...failed, usage }], [], ["run: usage was sent to an older client"]],
  [
    "a failure without a code",
    [{ ...failed, code: "" }],
    ["run: RUN_ERROR has no code"],
    ["run: RUN_ERROR has no code"],
  ],
  ["no reason", [{ ...finished, result: {} }], [none], [none]],
  ["the reason of another outcome", [because("boredom")], [none], [none]],
  [
    "a run awaiting input with the reason of an end",
    [awaiting, because("end_turn", barePause)],
    [other],
    [other],
  ],
  ["a finished run with the reason awaiting_input", [because("awaiting_input")], [other], [other]],
  ["an interrupt with the reason of an end", [because("end_turn", interrupted)], [other], [other]],
  ["an end that is a cancellation", [because("cancelled")], [none], [none]],
])("judges %s by the client's version [C-060][C-061]", (_name, end, newer, older) => {
  const judged = (input: JsonObject) =>
    listMessages(outcome, createEvidence([started, ...end], { sent: input }));
  expect([judged(sent), judged(oldSent)]).toEqual([newer, older]);
});

it("does not apply to runs that have not ended", () => {
  expect(outcome.judge(createEvidence([started]))).toBeUndefined();
});
