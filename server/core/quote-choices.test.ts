import { expect, it } from "vitest";
import { joinChoices, quoteChoices } from "./quote-choices.ts";

it.each([
  [[], "", ""],
  [["a"], '"a"', "a"],
  [["a", "b"], '"a" or "b"', "a or b"],
  [["a", "b/<model>", "c"], '"a", "b/<model>" or "c"', "a, b/<model> or c"],
])("lists %j for a message", (names, quoted, joined) => {
  expect([quoteChoices(names), joinChoices(names)]).toEqual([quoted, joined]);
});
