import { describe, expect, it } from "vitest";
import { clip, printable } from "./printable.ts";

describe("printable", () => {
  it.each([
    ["plain text", "plain text"],
    ["two\nlines\r\n\tindented", "two\\nlines\\r\\n\\tindented"],
    ["\u001b[31mred\u0000", "\\u001b[31mred\\u0000"],
    ["a\u202eb", "a\\u202eb"],
    ["half \ud83d of a pair, whole 😀", "half \\ud83d of a pair, whole 😀"],
    ["\uffff", "\\uffff"],
  ])("%j is %j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

describe("clip", () => {
  it.each([
    ["short", 5, "short"],
    ["longer", 4, "long… (2 more characters)"],
    ["abc😀", 4, "abc… (2 more characters)"],
  ])("%j to %i", (text, length, expected) => {
    expect(clip(text, length)).toBe(expected);
  });
});
