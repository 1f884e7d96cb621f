import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { reasoning, thinkingAsked } from "./reasoning.ts";
import {
  completed,
  event,
  evidenceOf,
  goodRun,
  lastThought,
  lookUp,
  sent,
  sessionEnds,
  sessionStarts,
  spoilt,
  started,
  thoughtEnds,
  thoughtId,
  thoughtStarts,
} from "./testing.ts";

it.each<[string, Evidence, string[]?]>([
  ["a run without thoughts", evidenceOf([started, completed]), []],
  ["a stream that the suite left", evidenceOf(goodRun.slice(0, 5), { ended: "closed" }), []],
  [`3 (reasoning_message_start) of ${thoughtId} after nothing of it`, spoilt(sessionStarts)],
  [`4 (reasoning_message_content) of ${thoughtId} after reasoning_start`, spoilt(thoughtStarts)],
  [
    `4 (reasoning_message_end) of ${thoughtId} after reasoning_message_start`,
    evidenceOf([started, sessionStarts, thoughtStarts, thoughtEnds, sessionEnds, completed]),
  ],
  [
    "words after the end",
    spoilt(thoughtEnds, thoughtEnds, lastThought),
    [
      `8 (reasoning_message_content) of ${thoughtId} after reasoning_message_end`,
      `9 (reasoning_end) of ${thoughtId} after reasoning_message_content`,
    ],
  ],
  [`8 (message) while the thought ${thoughtId} is open`, spoilt(sessionEnds)],
  [
    `8 (status) while the thought ${thoughtId} is open`,
    evidenceOf(
      replaceEvent(replaceEvent(goodRun.slice(0, 8), sessionEnds), started, started).concat(completed),
    ),
  ],
  [`9 (reasoning_start) of ${thoughtId} after reasoning_end`, spoilt(lookUp, sessionStarts)],
  [
    "9 (reasoning_start) has another form of id",
    spoilt(lookUp, event("reasoning_start", { messageId: "msg_1" })),
  ],
])("judges %s [A-063][A-064][A-066][A-067]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(reasoning, evidence)?.slice(0, expected?.length || 1)).toEqual(
    expected?.map((each) => `run: event ${each}`),
  );
});

it("finds thoughts that nobody asked for [A-015]", () => {
  expect(listMessages(thinkingAsked, evidenceOf(goodRun))).toBeUndefined();
  for (const enable_deep_thinking of [false, null, "true"]) {
    const unasked = { sent: { ...sent, enable_deep_thinking } };
    expect(listMessages(thinkingAsked, evidenceOf([started, completed], unasked))).toEqual([]);
    expect(listMessages(thinkingAsked, evidenceOf(goodRun, unasked))).toEqual([
      "run: reasoning_start was not asked for",
    ]);
  }
});
