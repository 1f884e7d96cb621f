import { expect, it } from "vitest";
import { answers } from "./answers.ts";
import {
  blockEnds,
  evidenceOf,
  goodRun,
  json,
  messageStart,
  messagesOf,
  nothing,
  spoilt,
  textPiece,
  wrapped,
} from "./testing.ts";

const apart = "run: turn 0: its stream events do not add up to the response of step_complete";

it("adds the pieces up [G-155][G-156]", () => {
  expect(messagesOf(answers, nothing)).toBeUndefined();
  expect(messagesOf(answers, evidenceOf(goodRun))).toEqual([]);
});

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
  expect(messagesOf(answers, evidence)).toEqual(messages);
});
