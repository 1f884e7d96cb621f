import { expect, it } from "vitest";
import { fragmentsOf, wordDeltas } from "./model.ts";

it.each([
  ["", []],
  ["  ", ["  "]],
  ["The capital.", ["The", " capital."]],
  ["a\n\nb  c ", ["a", "\n\nb", "  c "]],
])("wordDeltas(%j)", (text, want) => {
  expect(wordDeltas(text)).toEqual(want);
});

it("fragments have 10 to 19 characters, and keep every character whole", () => {
  expect(fragmentsOf('{"ticker":"AAPL","timeRange":"1M"}')).toEqual([
    '{"ticker":"A',
    'APL","timeRange"',
    ':"1M"}',
  ]);
  expect(fragmentsOf("12345678901👍2")).toEqual(["12345678901👍", "2"]);
  expect(fragmentsOf("")).toEqual([]);
});
