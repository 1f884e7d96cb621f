import { expect, it } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

it("gives a burst, then as many a second as it fills up with", () => {
  const bucket = new TokenBucket({ requestsPerSecond: 2, burst: 3 }, 1_000);
  const take = (count: number, now: number) => Array.from({ length: count }, () => bucket.take(now));
  expect([take(4, 1_000), bucket.secondsToNext(1_000)]).toEqual([[true, true, true, false], 1]);
  expect(take(1, 1_499)).toEqual([false]);
  expect([take(2, 1_500), bucket.isFull(1_500)]).toEqual([[true, false], false]);
  expect([bucket.isFull(2_999), bucket.isFull(3_000)]).toEqual([false, true]);
  expect(take(4, 60_000)).toEqual([true, true, true, false]);
});
