import { expect, it } from "vitest";
import { isAfter, type Position, positionOf } from "./position.ts";

it("reads positions, and nothing else", () => {
  expect(["0-0", "12-3", "1", "1-", "-1-0", "1-0 ", "01-0x", "", null, undefined].map(positionOf)).toEqual([
    [0, 0],
    [12, 3],
    ...Array.from({ length: 8 }, () => undefined),
  ]);
});

it.each<[Position, Position, boolean]>([
  [[2, 0], [1, 9], true],
  [[10, 0], [9, 0], true],
  [[1, 2], [1, 1], true],
  [[1, 1], [1, 1], false],
  [[1, 9], [2, 0], false],
])("%j is after %j: %j", (one, other, expected) => {
  expect(isAfter(one, other)).toBe(expected);
});
