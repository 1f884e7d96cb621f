import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { reasoning, thinkingRequested } from "./reasoning.ts";
import {
  completed,
  createEvidence,
  event,
  firstText,
  goodRun,
  lastReasoningDelta,
  reasoningEnd,
  reasoningId,
  reasoningMessageEnd,
  reasoningMessageStart,
  reasoningStart,
  replaceInGoodRun,
  sent,
  started,
} from "./testing.ts";

it.each<[string, Evidence, string[]?]>([
  ["a run without reasoning", createEvidence([started, completed]), []],
  ["a stream that the suite closed early", createEvidence(goodRun.slice(0, 5), { ended: "closed" }), []],
  [
    `3 (reasoning_message_start) of ${reasoningId} after no event with that id`,
    replaceInGoodRun(reasoningStart),
  ],
  [
    `4 (reasoning_message_content) of ${reasoningId} after reasoning_start`,
    replaceInGoodRun(reasoningMessageStart),
  ],
  [
    `4 (reasoning_message_end) of ${reasoningId} after reasoning_message_start`,
    createEvidence([
      started,
      reasoningStart,
      reasoningMessageStart,
      reasoningMessageEnd,
      reasoningEnd,
      completed,
    ]),
  ],
  [
    "text after the end",
    replaceInGoodRun(reasoningMessageEnd, reasoningMessageEnd, lastReasoningDelta),
    [
      `8 (reasoning_message_content) of ${reasoningId} after reasoning_message_end`,
      `9 (reasoning_end) of ${reasoningId} after reasoning_message_content`,
    ],
  ],
  [`8 (message) while reasoning ${reasoningId} is open`, replaceInGoodRun(reasoningEnd)],
  [
    `8 (status) while reasoning ${reasoningId} is open`,
    createEvidence(
      replaceEvent(replaceEvent(goodRun.slice(0, 8), reasoningEnd), started, started).concat(completed),
    ),
  ],
  [`9 (reasoning_start) of ${reasoningId} after reasoning_end`, replaceInGoodRun(firstText, reasoningStart)],
  [
    "9 (reasoning_start) has an invalid id",
    replaceInGoodRun(firstText, event("reasoning_start", { messageId: "msg_1" })),
  ],
])("judges %s [A-063][A-064][A-066][A-067]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(reasoning, evidence)?.slice(0, expected?.length || 1)).toEqual(
    expected?.map((each) => `run: event ${each}`),
  );
});

it("finds reasoning that was not requested [A-015]", () => {
  expect(listMessages(thinkingRequested, createEvidence(goodRun))).toBeUndefined();
  for (const enable_deep_thinking of [false, null, "true"]) {
    const unasked = { sent: { ...sent, enable_deep_thinking } };
    expect(listMessages(thinkingRequested, createEvidence([started, completed], unasked))).toEqual([]);
    expect(listMessages(thinkingRequested, createEvidence(goodRun, unasked))).toEqual([
      "run: reasoning_start was not requested",
    ]);
  }
});
