import { expect, it } from "vitest";
import { filledTitle } from "./filled-title.ts";
import { unknown } from "./literal-values.ts";

it.each<[string, unknown, string]>([
  ["one value: %s", "a", "one value: a"],
  ["%s, %d, %i, %f, %j", ["a", 1, 2.5, 0.5, { b: [null] }], 'a, 1, 2, 0.5, {"b":[null]}'],
  ["%s and %o", [{ a: { b: [1] } }, "x"], "{ a: { b: [ 1 ] } } and 'x'"],
  ["styled %cas %s", ["red", "text"], "styled as text"],
  ["row %# is number %$, 100%%", [], "row 2 is number 3, 100%"],
  ["more than there is: %s %s", ["a"], "more than there is: a undefined"],
  ["$name of $in.place, not $gone", { name: "it", in: { place: [1] } }, "it of [ 1 ], not undefined"],
  ["$1 after $0", ["a", "b"], "b after a"],
  ["?$expand=%s", ["a"], "?$expand=a"],
  ["%s then %s", [unknown, "b"], "… then b"],
  ["%j", [{ known: 1, not: unknown }], "…"],
  ["$name $other", { name: "it", other: unknown }, "it …"],
  ["%s %j $name $0", unknown, "… … … …"],
])("fills %j", (title, row, expected) => {
  expect(filledTitle(title, row, 2)).toBe(expected);
});

it("does not number the rows of a table that is unknown", () => {
  expect(filledTitle("%#, %$, 5%%", unknown)).toBe("…, …, 5%");
});
