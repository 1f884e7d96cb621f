/**
 * Measures delivered events per second, and CPU time per event. Each event is committed before it is sent.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "../table.ts";
import { type Measured, Workbench } from "../workbench.ts";

const rounds = 3;

/**
 * Number of events for each load, chosen so that a round takes about half a second on either server, and the
 * aims: the ratio of bursts, and the events per second and CPU time of single events.
 */
const loads = [
  { streams: 1, burst: 60_000, joined: 400_000, single: 4_000, bareSingle: 20_000, burstRatio: 0.6 },
  {
    streams: 100,
    burst: 1_000,
    joined: 10_000,
    single: 150,
    bareSingle: 400,
    burstRatio: 0.6,
    singleRate: 50_000,
    singleCpu: 18,
  },
  {
    streams: 1_000,
    burst: 100,
    joined: 1_000,
    single: 15,
    bareSingle: 40,
    burstRatio: 0.5,
    singleRate: 25_000,
  },
];

/** Size of a page in SQLite's write-ahead log, with its header. */
const pageBytes = 4_120;
/** Number of writes in a round. They take about a second. */
const writes = 4_000;

/**
 * Measures the rate for each load. In the first rows, which have a target, the model produces bursts of 100
 * events, and the bare server writes each event separately. In the second rows the bare server joins each
 * burst into one write. In the third rows every stream produces one event in each turn of the event loop.
 */
export async function throughput(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const load of loads) {
    const { streams, burst, joined, single, bareSingle, burstRatio, singleRate, singleCpu } = load;
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
        aim: { of: "ratio", atLeast: burstRatio },
      },
      delivered(`bursts, ${opened}, bare server joins them`, atOnce.product, atOnce.bare),
      {
        ...delivered(`one by one, ${opened}`, singles.product, singles.bare),
        ...(singleRate !== undefined && { aim: { of: "value", atLeast: singleRate } }),
      },
      ...(streams === 1 ? [committed(singles.product)] : []),
      cpu(`bursts, ${opened}`, bursts.product, bursts.bare),
      {
        ...cpu(`one by one, ${opened}`, singles.product, singles.bare),
        ...(singleCpu !== undefined && { aim: { of: "value", atMost: singleCpu } }),
      },
    );
  }
  return figures;
}

/** Builds the figure from the best round of each side, because disturbances can only make a round slower. */
function delivered(load: string, product: Measured[], bare: Measured[]): Figure {
  return { name: `delivered, ${load}`, value: bestRate(product), unit: "events/s", baseline: bestRate(bare) };
}

function bestRate(side: Measured[]): number {
  return Math.max(...side.map(({ eventsPerSecond }) => eventsPerSecond));
}

/** Compares the commits of one stream with what the disk allows. */
function committed(product: Measured[]): Figure {
  return {
    name: "commits, one by one, 1 stream (baseline: writes with fdatasync)",
    value: bestRate(product),
    unit: "/s",
    baseline: Math.max(...Array.from({ length: rounds }, measureWrites)),
    aim: { of: "ratio", atLeast: 0.9 },
  };
}

/** Returns how often in a second a page can be written to the disk of the databases, and synchronized. */
function measureWrites(): number {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const file = openSync(join(folder, "writes"), "w");
  const page = Buffer.alloc(pageBytes, 1);
  const startedAt = performance.now();
  for (let count = 0; count < writes; count += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return writes / seconds;
}

function cpu(load: string, product: Measured[], bare: Measured[]): Figure {
  const best = (side: Measured[]) => Math.min(...side.map(({ cpuPerEvent }) => cpuPerEvent));
  return { name: `CPU per event, ${load}`, value: best(product), unit: "µs", baseline: best(bare) };
}
