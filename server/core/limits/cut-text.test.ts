import { expect, it } from "vitest";
import { truncateText } from "./split-text.ts";

it.each([
  ["tea", 3, "tea"],
  ["teas", 3, "tea"],
  ["te🍵", 4, "te🍵"],
  ["te🍵", 3, "te"],
  ["te🍵s", 4, "te🍵"],
  ["", 0, ""],
])("truncates %j to %i characters as %j [G-011]", (text, maxCharacters, expected) => {
  expect(truncateText(text, maxCharacters)).toBe(expected);
});
