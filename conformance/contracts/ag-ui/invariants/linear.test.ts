import { expect, it } from "vitest";
import { linear } from "./linear.ts";
import { evidenceOf, goodRun, messagesOf, nothing, text, thought } from "./testing.ts";

it("takes what grows with its content, and refuses what is sent again and again", () => {
  expect(linear.judge(nothing)).toBeUndefined();
  expect(linear.judge(evidenceOf(goodRun))).toEqual([]);
  const pieces = Array.from({ length: 20 }, (_, at) => ({
    ...text("a"),
    metadata: { all: "a".repeat(at * 100) },
  }));
  expect(messagesOf(linear.judge(evidenceOf(pieces)))).toEqual([
    expect.stringMatching("^run: the TEXT_MESSAGE_CONTENT events take \\d+ bytes for what fits in 10872$"),
  ]);
  const thoughts = pieces.map(({ metadata }) => ({ ...thought, delta: "a", metadata }));
  expect(messagesOf(linear.judge(evidenceOf(thoughts)))).toHaveLength(1);
});
