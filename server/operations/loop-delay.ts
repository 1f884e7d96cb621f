import { monitorEventLoopDelay } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";

/** Measurement interval in milliseconds. Each measured value includes it. */
const resolutionMs = 20;

/** Length of a measurement window in milliseconds. Measurements are dropped after one to two windows. */
const windowMs = 30_000;

const quantiles = [0.5, 0.99, 1];

/**
 * Adds metrics for the delay of this process's event loop to a registry: the median, 99th percentile and
 * maximum over the last 30 to 60 seconds. Reading the metrics does not reset them, so several collectors see
 * the same values. A collector that scrapes at least every 30 seconds sees every maximum.
 *
 * @returns A function that stops measuring.
 */
export function measureLoopDelay(registry: Registry): () => void {
  const start = () => {
    const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
    histogram.enable();
    return histogram;
  };
  let [older, newer] = [start(), start()];
  const rotation = setInterval(() => {
    older.reset();
    [older, newer] = [newer, older];
  }, windowMs);
  rotation.unref();
  new Gauge({
    name: "agent_event_loop_delay_seconds",
    help: "Event loop delay over the last 30 to 60 seconds; quantile 1 is the maximum",
    labelNames: ["quantile"],
    registers: [registry],
    collect() {
      for (const quantile of quantiles) {
        const nanoseconds = quantile === 1 ? older.max : older.percentile(quantile * 100);
        // Without measurements, a percentile is not a valid number.
        const measured = older.count === 0 ? 0 : nanoseconds / 1e9;
        this.set({ quantile }, Math.max(0, measured - resolutionMs / 1000));
      }
    },
  });
  return () => {
    clearInterval(rotation);
    older.disable();
    newer.disable();
  };
}
