import { expect, it } from "vitest";
import { gapShare, gapText, offsetText } from "./time.ts";

it("tells offsets to the millisecond, and minutes apart", () => {
  expect([0, 12.4, 59_999, 61_200].map(offsetText)).toEqual(["0.000 s", "0.012 s", "59.999 s", "1:01.2 min"]);
});

it("tells gaps that are worth it", () => {
  expect([0, 0.9, 1, 999, 1234, 12_340].map(gapText)).toEqual([
    "",
    "",
    "+1 ms",
    "+999 ms",
    "+1.23 s",
    "+12.3 s",
  ]);
});

it("draws gaps on a logarithmic scale that ends at ten seconds", () => {
  expect([-1, 0, 9, 99, 9_999, 1e9].map(gapShare)).toEqual([0, 0, 0.25, 0.5, 1, 1]);
});
