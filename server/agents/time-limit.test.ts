import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { raceTimeLimit, TimeLimitError } from "./time-limit.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it("returns the work's result, then aborts everything that it started", async () => {
  const caller = new AbortController();
  let own: AbortSignal | undefined;
  const work = raceTimeLimit({ timeMs: 1000, signal: caller.signal }, async (signal) => {
    own = signal;
    return signal.aborted;
  });
  expect(await work).toBe(false);
  expect(own?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends at its time limit even if the work continues", async () => {
  let own: AbortSignal | undefined;
  const work = raceTimeLimit({ timeMs: 1500, signal: new AbortController().signal }, (signal) => {
    own = signal;
    return never();
  });
  const failed = expect(work).rejects.toEqual(new TimeLimitError(1500));
  await vi.advanceTimersByTimeAsync(1499);
  expect(own?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(own?.reason).toEqual(expect.objectContaining({ limit: "1.5 s" }));
});

it("ends when its caller aborts even if the work continues [T-144]", async () => {
  const caller = new AbortController();
  let own: AbortSignal | undefined;
  const work = raceTimeLimit({ timeMs: 1000, signal: caller.signal }, (signal) => {
    own = signal;
    return never();
  });
  const reason = new Error("cancelled by test");
  caller.abort(reason);
  await expect(work).rejects.toBe(reason);
  expect(own?.reason).toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not start after the caller aborted", async () => {
  const hasStarted = vi.fn(never);
  const signal = AbortSignal.abort(new Error("gone"));
  await expect(raceTimeLimit({ timeMs: 1000, signal }, hasStarted)).rejects.toThrow("gone");
  expect(hasStarted).not.toHaveBeenCalled();
});

it("a time limit beyond a timer's maximum does not expire immediately", async () => {
  const work = raceTimeLimit({ timeMs: 2 ** 40, signal: new AbortController().signal }, async (signal) => {
    vi.advanceTimersByTime(1000);
    return signal.aborted;
  });
  expect(await work).toBe(false);
});
