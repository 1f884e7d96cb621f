import { setTimeout as delay } from "node:timers/promises";
import { Registry } from "prom-client";
import { expect, it, onTestFinished, vi } from "vitest";
import { measureLoopDelay } from "./loop-delay.ts";

/**
 * Time for which the test blocks the event loop, followed by the minimum delay that must be measured, in
 * seconds.
 */
const blockedSeconds = 0.4;
const measuredSeconds = 0.3;

function startMeasuring() {
  const registry = new Registry();
  onTestFinished(measureLoopDelay(registry));
  /** Returns a function that reads the values as a collector would. */
  return async () => {
    const text = await registry.metrics();
    const values = text.matchAll(/^agent_event_loop_delay_seconds\{quantile="([\d.]+)"\} (\S+)$/gm);
    return Object.fromEntries(Array.from(values, ([, quantile = "", value]) => [quantile, Number(value)]));
  };
}

async function block(): Promise<void> {
  // The first measurement starts in the first iteration of the event loop.
  await delay(100);
  const end = performance.now() + 1000 * blockedSeconds;
  while (performance.now() < end);
  await delay(100);
}

it("is 0 before anything is measured", async () => {
  const read = startMeasuring();
  expect(await read()).toEqual({ "0.5": 0, "0.99": 0, "1": 0 });
});

it("reports the longest block to every collector, and drops it after two windows of 30 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const read = startMeasuring();
  await block();
  const values = [await read(), await read()];
  for (const { "0.5": median, "1": maximum } of values) {
    expect(median).toBeLessThan(measuredSeconds);
    expect(maximum).toBeGreaterThan(measuredSeconds);
  }
  vi.advanceTimersByTime(30_000);
  expect((await read())["1"]).toBeGreaterThan(measuredSeconds);
  vi.advanceTimersByTime(30_000);
  expect((await read())["1"]).toBeLessThan(measuredSeconds);
});
