import { expect, it } from "vitest";
import { capitalise, formatList, normalizeWords, shorten, splitWords, toHumanName } from "./words.ts";

it.each([
  ["getStockPrices", ["get", "stock", "prices"]],
  ["add_to_cart", ["add", "to", "cart"]],
  ["HTMLView2x", ["html", "view2x"]],
  ["Größe: 3 Äpfel!", ["größe", "3", "äpfel"]],
  ["…", []],
])("splitWords(%j)", (text, want) => {
  expect(splitWords(text)).toEqual(want);
});

it.each([
  ["shares graphs", ["stock", "chart"]],
  ["companies buses glass is", ["company", "buse", "glass", "is"]],
  ["toString constructor", ["to", "string", "constructor"]],
])("normalizeWords(%j)", (text, want) => {
  expect(normalizeWords(text)).toEqual(want);
});

it("formats names, lists and long text", () => {
  expect(toHumanName("StockChart")).toBe("stock chart");
  expect(toHumanName("—")).toBe("—");
  expect(capitalise("été")).toBe("Été");
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(formatList)).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
  expect([shorten("abc", 3), shorten("abcd", 3), shorten("👍👍👍", 2)]).toEqual(["abc", "ab…", "👍…"]);
});
