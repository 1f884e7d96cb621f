/**
 * Measures delivered events per second, and CPU time per event. Each event is committed before it is sent.
 */
import type { Figure } from "../table.ts";
import { type Measured, Workbench } from "../workbench.ts";

const rounds = 3;

/** Number of events for each load, chosen so that a round takes about half a second on either server. */
const loads = [
  { streams: 1, burst: 60_000, joined: 400_000, single: 4_000, bareSingle: 20_000 },
  { streams: 100, burst: 1_000, joined: 10_000, single: 150, bareSingle: 400 },
  { streams: 1_000, burst: 100, joined: 1_000, single: 15, bareSingle: 40 },
];

/**
 * Measures the rate for each load. In the first rows, which have a target, the model produces bursts of 100
 * events, and the bare server writes each event separately. In the second rows the bare server joins each
 * burst into one write. In the third rows every stream produces one event in each turn of the event loop.
 */
export async function throughput(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { streams, burst, joined, single, bareSingle } of loads) {
    const opened = streams === 1 ? "1 stream" : `${streams} streams`;
    progress(`delivered events/s, ${opened}`);
    await using bench = await Workbench.start();
    await bench.open(streams);
    // The first round warms up both servers.
    await bench.rounds(1, { events: burst, burst: 100 });
    const bursts = await bench.rounds(rounds, { events: burst, burst: 100 });
    const atOnce = await bench.rounds(
      rounds,
      { events: burst, burst: 100 },
      { events: joined, burst: 100, joined: true },
    );
    const singles = await bench.rounds(
      rounds,
      { events: single, burst: 1 },
      { events: bareSingle, burst: 1 },
    );
    figures.push(
      {
        ...delivered(`bursts, ${opened}`, bursts.product, bursts.bare),
        aim: { of: "ratio", atLeast: streams < 1000 ? 0.6 : 0.5 },
      },
      delivered(`bursts, ${opened}, bare server joins them`, atOnce.product, atOnce.bare),
      delivered(`one by one, ${opened}`, singles.product, singles.bare),
      cpu(`bursts, ${opened}`, bursts.product, bursts.bare),
      cpu(`one by one, ${opened}`, singles.product, singles.bare),
    );
  }
  return figures;
}

/** Builds the figure from the best round of each side, because disturbances can only make a round slower. */
function delivered(load: string, product: Measured[], bare: Measured[]): Figure {
  const best = (side: Measured[]) => Math.max(...side.map(({ eventsPerSecond }) => eventsPerSecond));
  return { name: `delivered, ${load}`, value: best(product), unit: "events/s", baseline: best(bare) };
}

function cpu(load: string, product: Measured[], bare: Measured[]): Figure {
  const best = (side: Measured[]) => Math.min(...side.map(({ cpuPerEvent }) => cpuPerEvent));
  return { name: `CPU per event, ${load}`, value: best(product), unit: "µs", baseline: best(bare) };
}
