import { expect, it } from "vitest";
import { linear } from "./linear.ts";
import {
  called,
  changed,
  delegated,
  evidenceOf,
  goodRun,
  lastPiece,
  messagesOf,
  nothing,
  piece,
  says,
  started,
} from "./testing.ts";

const words = Array.from({ length: 100 }, (_, at) => `word ${at} \u0001`);

it("takes a stream that brings every piece once [P-031]", () => {
  expect(messagesOf(linear, nothing)).toBeUndefined();
  expect(messagesOf(linear, evidenceOf([started, called]))).toBeUndefined();
  expect(messagesOf(linear, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(linear, evidenceOf([started, ...words.map(says)]))).toEqual([]);
});

it("finds one that brings all of it again and again [P-031]", () => {
  const grown = words.map((_, at) => words.slice(0, at + 1).join(""));
  const parts = words.map((part, at) =>
    changed(piece, { stream_part: part, tool_call_details: { summary: grown[at] ?? "" } }),
  );
  expect(messagesOf(linear, evidenceOf([started, delegated, ...parts, lastPiece]))).toEqual([
    expect.stringMatching(/^run: the pieces take \d+ bytes for what fits in \d+$/),
  ]);
});
