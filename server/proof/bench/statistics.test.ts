import { describe, expect, it } from "vitest";
import { median, percentile } from "./statistics.ts";

describe("percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    { values: [7], share: 0.99, expected: 7 },
    { values: [3, 1, 2], share: 0, expected: 1 },
    { values: [3, 1, 2], share: 0.5, expected: 2 },
    { values: [3, 1, 2], share: 1, expected: 3 },
    { values: [10, 9, 100], share: 0.5, expected: 10 },
    { values: hundred, share: 0.5, expected: 50 },
    { values: hundred, share: 0.99, expected: 99 },
  ])(
    "takes the nearest rank: $share of $values.length values is $expected",
    ({ values, share, expected }) => {
      expect(percentile(values, share)).toBe(expected);
    },
  );

  it("does not reorder the values", () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it("throws without values", () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

describe("median", () => {
  it.each([
    { values: [5], expected: 5 },
    { values: [4, 1], expected: 2.5 },
    { values: [9, 1, 5], expected: 5 },
    { values: [10, 2, 4, 100], expected: 7 },
    { values: [6, 5, 4, 3, 2, 1], expected: 3.5 },
  ])("of $values is $expected", ({ values, expected }) => {
    expect(median(values)).toBe(expected);
  });
});
