import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

const ids = ["text/order", "text/orders", "text/one-end", "tools/order", "cancel/twice", "text/border"];

it.each([
  ["text/ordr", ["text/order", "text/border", "text/orders"]],
  ["cancle/twice", ["cancel/twice"]],
  ["something-else/entirely-different", []],
])("%s: %j", (mistyped, expected) => {
  expect(nearest(mistyped, ids)).toEqual(expected);
});
