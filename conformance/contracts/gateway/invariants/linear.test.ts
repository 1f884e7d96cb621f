import { expect, it } from "vitest";
import { linear } from "./linear.ts";
import { evidenceOf, goodRun, messagesOf, nothing, spoilt, textPiece, wrapped } from "./testing.ts";

const piece = (delta: object) => wrapped({ type: "content_block_delta", index: 0, delta: { ...delta } });

it("takes pieces that bring what is new [GC-054]", () => {
  expect(messagesOf(linear, nothing)).toBeUndefined();
  expect(messagesOf(linear, evidenceOf(goodRun))).toEqual([]);
  const long = piece({ type: "text_delta", text: "x".repeat(100_000) });
  expect(messagesOf(linear, spoilt(textPiece, long))).toEqual([]);
});

it("finds pieces that bring everything again, or nothing [GC-054]", () => {
  const again = Array.from({ length: 200 }, (_, at) =>
    piece({ type: "text_delta", text: "x", snapshot: "x".repeat(10 * at) }),
  );
  expect(messagesOf(linear, spoilt(textPiece, ...again))).toEqual([
    expect.stringMatching(/^run: the pieces take \d+ bytes for what fits in \d+$/),
  ]);
  const empty = Array.from({ length: 50 }, () => piece({ type: "text_delta", text: "" }));
  expect(messagesOf(linear, spoilt(textPiece, ...empty))).toHaveLength(1);
});
