import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LineLimit } from "./lines.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function limitTo(logged: string[]): LineLimit {
  return new LineLimit((line) => logged.push(line));
}

it("logs 100 lines in 10 seconds, and then the number of dropped lines", () => {
  const logged: string[] = [];
  const limit = limitTo(logged);
  for (let count = 0; count < 1_000; count += 1) limit.write("four");
  expect(logged).toEqual(Array(100).fill("four"));
  vi.advanceTimersByTime(9_999);
  expect(logged).toHaveLength(100);
  vi.advanceTimersByTime(1);
  expect(logged.slice(100)).toEqual([
    "900 lines (3600 bytes) of stderr were dropped: at most 100 lines and 65536 bytes are logged every 10 s.",
  ]);
  limit.write("more");
  expect(logged.slice(101)).toEqual(["more"]);
});

it("logs 64 KiB of UTF-8 in 10 seconds", () => {
  const logged: string[] = [];
  const limit = limitTo(logged);
  for (let count = 0; count < 20; count += 1) limit.write("é".repeat(2_048));
  expect([logged.length, limit.isFull]).toEqual([16, true]);
  // Small writes would change the order.
  limit.write("a");
  vi.advanceTimersByTime(10_000);
  expect(logged.slice(16)).toEqual([
    "5 lines (16385 bytes) of stderr were dropped: at most 100 lines and 65536 bytes are logged every 10 s.",
  ]);
});

it("drops nothing from a server that logs slowly for a long time", () => {
  const logged: string[] = [];
  const limit = limitTo(logged);
  for (let count = 0; count < 1_000; count += 1) {
    limit.write(`${count}`);
    vi.advanceTimersByTime(101);
  }
  expect(logged).toEqual(Array.from({ length: 1_000 }, (_, count) => `${count}`));
});
