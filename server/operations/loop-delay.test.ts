import { setTimeout as delay } from "node:timers/promises";
import { Registry } from "prom-client";
import { expect, it, onTestFinished, vi } from "vitest";
import { measureLoopDelay } from "./loop-delay.ts";

/** Seconds that the test blocks the event loop for, and from which on it is seen. */
const blockedSeconds = 0.4;
const seenSeconds = 0.3;

function measured() {
  const registry = new Registry();
  onTestFinished(measureLoopDelay(registry));
  /** What a collector reads. */
  return async () => {
    const text = await registry.metrics();
    const values = text.matchAll(/^agent_event_loop_delay_seconds\{quantile="([\d.]+)"\} (\S+)$/gm);
    return Object.fromEntries(Array.from(values, ([, quantile = "", value]) => [quantile, Number(value)]));
  };
}

async function block(): Promise<void> {
  // The first measurement begins with the first turn of the loop.
  await delay(100);
  const end = performance.now() + 1000 * blockedSeconds;
  while (performance.now() < end);
  await delay(100);
}

it("is 0 before anything is measured", async () => {
  const read = measured();
  expect(await read()).toEqual({ "0.5": 0, "0.99": 0, "1": 0 });
});

it("tells the longest block to every collector, and forgets it after two windows of 30 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const read = measured();
  await block();
  const values = [await read(), await read()];
  for (const { "0.5": median, "1": maximum } of values) {
    expect(median).toBeLessThan(seenSeconds);
    expect(maximum).toBeGreaterThan(seenSeconds);
  }
  vi.advanceTimersByTime(30_000);
  expect((await read())["1"]).toBeGreaterThan(seenSeconds);
  vi.advanceTimersByTime(30_000);
  expect((await read())["1"]).toBeLessThan(seenSeconds);
});
