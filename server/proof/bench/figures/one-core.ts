/** Measures a thousand streams: the memory used while they are open, and the rate that one core sustains. */
import type { Figure } from "../table.ts";
import { Workbench } from "../workbench.ts";

const streams = 1000;
const rate = 45;
const seconds = 3;

export async function oneCore(progress: (line: string) => void): Promise<Figure[]> {
  progress(`${streams} streams of ${rate} events/s`);
  await using bench = await Workbench.start();
  await bench.open(streams);
  const idle = residentMb(bench);
  const measured = await bench.rounds(3, { events: seconds * rate, burst: 1, rate });
  const busy = residentMb(bench);
  // The best round is used, because disturbances only slow a round down.
  const product = measured.product.toSorted((a, b) => b.eventsPerSecond - a.eventsPerSecond)[0];
  const bare = measured.bare.toSorted((a, b) => b.eventsPerSecond - a.eventsPerSecond)[0];
  if (product === undefined || bare === undefined) throw new Error("no round was measured");
  const load = `${streams} streams of ${rate} events/s`;
  return [
    {
      name: `delivered, ${load}`,
      value: product.eventsPerSecond,
      unit: "events/s",
      baseline: bare.eventsPerSecond,
      // The last events are still in transit when production ends, so the measured rate is slightly too low.
      aim: { of: "value", atLeast: 0.998 * streams * rate },
    },
    {
      name: `CPU, ${load}`,
      value: 100 * product.cpuShare,
      unit: "% of a core",
      baseline: 100 * bare.cpuShare,
    },
    {
      name: `latency p50, ${load}`,
      value: product.p50,
      unit: "ms",
      baseline: bare.p50,
      aim: { of: "value", atMost: 10 },
    },
    { name: `RSS, ${streams} open streams`, ...idle, unit: "MB", aim: { of: "value", atMost: 220 } },
    {
      name: `RSS, ${streams} streams, after that load (baseline: before it)`,
      value: busy.value,
      unit: "MB",
      baseline: idle.value,
      aim: { of: "ratio", atMost: 1.15 },
    },
  ];
}

function residentMb({ product, bare }: Workbench): { value: number; baseline: number } {
  return { value: product.server.residentMb(), baseline: bare.server.residentMb() };
}
