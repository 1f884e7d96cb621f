import { expect, it } from "vitest";
import { getBackoffMs, parseRetryAfter } from "./follow-run.ts";

it("doubles the delay up to 8 s, with up to 50 % jitter", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map((attempts) => getBackoffMs(attempts, 0))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect([0, 0.5, 1 - 2 ** -53].map((random) => Math.round(getBackoffMs(1, random)))).toEqual([
    500, 375, 250,
  ]);
  for (let time = 0; time < 100; time++) {
    expect(getBackoffMs(5)).toBeGreaterThanOrEqual(4000);
    expect(getBackoffMs(5)).toBeLessThanOrEqual(8000);
  }
});

it.each([
  [null, undefined],
  ["0", 0],
  ["7", 7_000],
  ["61", 60_000],
  ["Thu, 01 Jan 1970 00:00:05 GMT", 4_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["Fri, 02 Jan 1970 00:00:00 GMT", 60_000],
  ["soon", undefined],
  ["", undefined],
  ["-5", undefined],
  ["1.5", undefined],
  ["2030-01-01", undefined],
  ["Thursday, 01-Jan-70 00:00:05 GMT", 4_000],
  ["Thu Jan  1 00:00:05 1970 GMT", 4_000],
])("parses Retry-After %j as %j ms", (value, ms) => {
  expect(parseRetryAfter(value, 1_000)).toBe(ms);
});
