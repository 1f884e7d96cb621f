import { expect, it } from "vitest";
import { order } from "./order.ts";
import {
  callStarts,
  completed,
  delta,
  evidenceOf,
  failedRun,
  firstStep,
  goodRun,
  messageStop,
  messagesOf,
  result,
  runResult,
  spoilt,
  stepCompletes,
  timedOut,
} from "./testing.ts";

it.each([
  ["whole", goodRun],
  ["stopped in the middle", timedOut],
  ["failed", failedRun],
])("takes a run that is %s [G-154]", (_, events) => {
  expect(messagesOf(order, evidenceOf(events))).toEqual([]);
});

it.each([
  [
    "no step_start",
    spoilt(firstStep),
    [
      "run: event 2: stream_event after run_start",
      "run: event 21: step_complete has another index",
      "run: event 23: step_start has another index",
      "run: event 32: step_complete has another index",
    ],
  ],
  [
    "another index",
    spoilt(firstStep, { type: "step_start", index: 1 }),
    ["run: event 2: step_start has another index"],
  ],
  [
    "an answer that has not ended",
    spoilt(messageStop),
    ["run: event 16: tool_call_start after message_delta: the answer has not ended"],
  ],
  [
    "a call before the answer",
    spoilt(firstStep, firstStep, callStarts),
    ["run: event 3: tool_call_start after step_start", "run: event 4: stream_event after tool_call_start"],
  ],
  [
    "a result after the step",
    spoilt(stepCompletes, stepCompletes, result),
    ["run: event 23: tool_result after step_complete", "run: event 24: history_delta after tool_result"],
  ],
  ["a step without history_delta", spoilt(delta), ["run: event 23: step_start after step_complete"]],
  [
    "a history_delta before its step",
    spoilt(stepCompletes, delta, stepCompletes),
    ["run: event 22: history_delta after tool_result", "run: event 23: step_complete after history_delta"],
  ],
])("finds %s [G-144][G-148][G-149]", (_, evidence, messages) => {
  expect(messagesOf(order, evidence)).toEqual(messages);
});

it("finds a result in the middle of a step, but for a run that was stopped [GX-01]", () => {
  const early = (reason: string) => [
    ...goodRun.slice(0, 22),
    { type: "run_complete", result: { ...runResult, stop_reason: reason } },
  ];
  expect(messagesOf(order, evidenceOf(early("end_turn")))).toEqual(["run: run_complete after step_complete"]);
  expect(messagesOf(order, evidenceOf(early("timeout")))).toEqual(["run: run_complete after step_complete"]);
  const cutOff = goodRun.slice(0, 6).concat(early("cancelled").slice(-1));
  expect(messagesOf(order, evidenceOf(cutOff))).toEqual([]);
  expect(messagesOf(order, evidenceOf([goodRun[0] ?? {}, completed]))).toEqual([]);
});
