import { expect, it } from "vitest";
import { capitalised, enumeration, humanName, matchWords, plainWords, shortened } from "./words.ts";

it.each([
  ["getStockPrices", ["get", "stock", "prices"]],
  ["add_to_cart", ["add", "to", "cart"]],
  ["HTMLView2x", ["html", "view2x"]],
  ["Größe: 3 Äpfel!", ["größe", "3", "äpfel"]],
  ["…", []],
])("plainWords(%j)", (text, want) => {
  expect(plainWords(text)).toEqual(want);
});

it.each([
  ["shares graphs", ["stock", "chart"]],
  ["companies buses glass is", ["company", "buse", "glass", "is"]],
  ["toString constructor", ["to", "string", "constructor"]],
])("matchWords(%j)", (text, want) => {
  expect(matchWords(text)).toEqual(want);
});

it("writes names, lists and long texts for people", () => {
  expect(humanName("StockChart")).toBe("stock chart");
  expect(humanName("—")).toBe("—");
  expect(capitalised("été")).toBe("Été");
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(enumeration)).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
  expect([shortened("abc", 3), shortened("abcd", 3), shortened("👍👍👍", 2)]).toEqual(["abc", "ab…", "👍…"]);
});
