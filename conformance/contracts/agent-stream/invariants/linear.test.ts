import { expect, it } from "vitest";
import { linear } from "./linear.ts";
import { completed, evidenceOf, goodRun, messagesOf, said, started } from "./testing.ts";

it("finds pieces that bring again what came before [AS-044]", () => {
  expect(messagesOf(linear, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(linear, evidenceOf([started, completed]))).toBeUndefined();
  const words = "A piece of a longer text. ";
  const pieces = Array.from({ length: 200 }, () => said(words));
  expect(messagesOf(linear, evidenceOf([started, ...pieces, completed]))).toEqual([]);
  const nothings = [...pieces, ...Array.from({ length: 4000 }, () => said(""))];
  expect(messagesOf(linear, evidenceOf([started, ...nothings, completed]))).toEqual([
    expect.stringMatching(/^run: the message events take \d+ bytes for what fits in \d+$/),
  ]);
});
