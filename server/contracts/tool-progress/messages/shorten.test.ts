import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it.each([
  ["", 3, ""],
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀😀", 3, "😀😀😀…"],
  ["a\ud83d", 2, "a\ud83d"],
])("%j of at most %i characters is %j", (text, max, shortened) => {
  expect(shorten(text, max, "…")).toBe(shortened);
});

it("keeps less of a text that is too long, if told so", () => {
  expect([shorten("abcde", 5, "..", 3), shorten("abcdef", 5, "..", 3)]).toEqual(["abcde", "abc.."]);
});
