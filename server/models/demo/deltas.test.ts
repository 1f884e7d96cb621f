import { expect, it } from "vitest";
import { splitIntoFragments, splitIntoWords } from "./model.ts";

it.each([
  ["", []],
  ["  ", ["  "]],
  ["The capital.", ["The", " capital."]],
  ["a\n\nb  c ", ["a", "\n\nb", "  c "]],
])("splitIntoWords(%j)", (text, want) => {
  expect(splitIntoWords(text)).toEqual(want);
});

it("fragments have 10 to 19 characters and never split a character", () => {
  expect(splitIntoFragments('{"ticker":"AAPL","timeRange":"1M"}')).toEqual([
    '{"ticker":"A',
    'APL","timeRange"',
    ':"1M"}',
  ]);
  expect(splitIntoFragments("12345678901👍2")).toEqual(["12345678901👍", "2"]);
  expect(splitIntoFragments("")).toEqual([]);
});
