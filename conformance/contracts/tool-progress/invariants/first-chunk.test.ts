import { expect, it } from "vitest";
import { firstChunk } from "./first-chunk.ts";
import { evidenceOf, goodRun, hello, messagesOf, nothing, resumedOf, spoilt, started } from "./testing.ts";

it("takes a run from its beginning, or from later on [P-094]", () => {
  expect(messagesOf(firstChunk, nothing)).toBeUndefined();
  expect(messagesOf(firstChunk, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(firstChunk, evidenceOf(resumedOf(goodRun, 3)))).toEqual([]);
});

it.each([
  ["no empty chunk first", spoilt(started), "run: the first chunk is not empty"],
  ["an empty chunk later", spoilt(hello, hello, started), "run: chunk 3 brings nothing"],
  [
    "one when it is taken up",
    evidenceOf(resumedOf(goodRun, 0, { query: { cursor: "1-0" } })),
    "run: chunk 1 brings nothing",
  ],
])("finds %s [P-094]", (_, evidence, message) => {
  expect(messagesOf(firstChunk, evidence)).toEqual([message]);
});
