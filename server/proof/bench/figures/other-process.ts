/** Measures the additional latency when a run is read from a process that does not execute it. */
import { Deployment } from "../deployment.ts";
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";

const runs = 20;
const rate = 50;
const seconds = 3;
const rounds = 3;

/** Measures the latency on both processes in the same rounds. Both latencies include the commit. */
export async function otherProcess(progress: (line: string) => void): Promise<Figure[]> {
  progress(`reading on another process, ${runs} runs of ${rate} events/s`);
  await using deployment = await Deployment.start("postgres", 2);
  const [owner, reader] = deployment.sides;
  if (owner === undefined || reader === undefined) throw new Error("two processes must be running");
  const { paths } = await owner.open(runs);
  await reader.follow(paths);
  const taken = { owner: [] as Latency[], reader: [] as Latency[] };
  for (let round = 0; round <= rounds; round += 1) {
    const events = (round === 0 ? 1 : seconds) * rate;
    const received = await reader.expect(events, true);
    const { p50, p99 } = await owner.produce({ events, burst: 1, rate });
    const { latency = { p50: 0, p99: 0 } } = await received();
    // The first round warms up both processes.
    if (round === 0) continue;
    taken.owner.push({ p50, p99 });
    taken.reader.push(latency);
  }
  return (
    [
      ["p50", 8],
      ["p99", 25],
    ] as const
  ).map(([share, atMost]) => ({
    name: `latency ${share}, ${runs} runs of ${rate} events/s, read on another process (baseline: on the same)`,
    value: median(taken.reader.map((latency) => latency[share])),
    unit: "ms",
    baseline: median(taken.owner.map((latency) => latency[share])),
    aim: { of: "value", atMost },
  }));
}

interface Latency {
  p50: number;
  p99: number;
}
