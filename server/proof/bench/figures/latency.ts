/** Measures the latency of events at the rate of typical models, and the time to a run's first event. */
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";
import { type Measured, Workbench } from "../workbench.ts";

const streams = 100;
const rate = 50;
const seconds = 3;

export async function latency(progress: (line: string) => void): Promise<Figure[]> {
  progress(`latency, ${streams} streams of ${rate} events/s`);
  await using bench = await Workbench.start();
  await bench.open(streams);
  await bench.rounds(1, { events: rate, burst: 1, rate });
  const { product, bare } = await bench.rounds(3, { events: seconds * rate, burst: 1, rate });
  const figure = (name: string, of: (round: Measured) => number, unit: string): Figure => ({
    name: `${name}, ${streams} streams of ${rate} events/s`,
    value: median(product.map(of)),
    unit,
    baseline: median(bare.map(of)),
  });
  return [
    { ...figure("latency p50", ({ p50 }) => p50, "ms"), aim: { of: "value", atMost: 1 } },
    { ...figure("latency p99", ({ p99 }) => p99, "ms"), aim: { of: "value", atMost: 8 } },
    figure("CPU per event", ({ cpuPerEvent }) => cpuPerEvent, "µs"),
  ];
}

const requests = 200;

export async function firstEvent(progress: (line: string) => void): Promise<Figure[]> {
  progress("first event");
  await using bench = await Workbench.start();
  // Sends one request at a time, after a few requests that warm up both servers.
  const taken = { product: [] as number[], bare: [] as number[] };
  for (let request = 0; request < requests; request += 1) {
    const { product, bare } = await bench.open(1);
    if (request < requests / 4) continue;
    taken.product.push(...product.firstEventMs);
    taken.bare.push(...bare.firstEventMs);
  }
  return [
    {
      name: "first event after POST, median",
      value: median(taken.product),
      unit: "ms",
      baseline: median(taken.bare),
      aim: { of: "value", atMost: 1.5 },
    },
  ];
}
