/** The delay of the event loop as a metric. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";

/** How often the delay is measured, in milliseconds. What is measured includes this time. */
const resolutionMs = 20;

/** Age at which measurements are dropped, in milliseconds: at the earliest after one window, at the latest after two. */
const windowMs = 30_000;

const quantiles = [0.5, 0.99, 1];

/**
 * Adds the delay of this process's event loop to a registry: median, 99th percentile and maximum of the last 30 to 60
 * seconds. Reading it resets nothing, so any number of collectors see the same values; one that comes at least every 30
 * seconds misses no maximum.
 *
 * @returns Stops measuring.
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
    help: "Delay of the event loop in the last 30 to 60 seconds; quantile 1 is the maximum",
    labelNames: ["quantile"],
    registers: [registry],
    collect() {
      for (const quantile of quantiles) {
        const nanoseconds = quantile === 1 ? older.max : older.percentile(quantile * 100);
        // Without measurements a percentile is no number of nanoseconds.
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
