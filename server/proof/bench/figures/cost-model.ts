/** Compares the cost model in OPERATIONS.md with a process on SQLite at three sizes. */
import { predictCpu, predictMemory } from "../cost-model.ts";
import { Deployment } from "../deployment.ts";
import type { Figure } from "../table.ts";

const sizes = [
  { streams: 100, rate: 10 },
  { streams: 1000, rate: 5 },
  { streams: 4000, rate: 5 },
];
const seconds = 8;

/** The baseline of each figure is the prediction. */
export async function costModel(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { streams, rate } of sizes) {
    progress(`the cost of ${streams} streams of ${rate} events/s`);
    await using deployment = await Deployment.start("sqlite", 1);
    const [server] = deployment.sides.map((side) => side.server);
    if (server === undefined) throw new Error("a process must be running");
    await deployment.open(streams);
    // The first second warms up the process.
    await deployment.produce({ events: rate, burst: 1, rate });
    const before = server.cpuSeconds();
    await deployment.produce({ events: seconds * rate, burst: 1, rate });
    const load = { streams, eventsPerSecond: streams * rate };
    const name = `${streams} streams of ${rate} events/s (baseline: cost model)`;
    const aim = { of: "ratio", atMost: 1.25 } as const;
    figures.push(
      { name: `RSS, ${name}`, value: server.residentMb(), unit: "MB", baseline: predictMemory(load), aim },
      {
        name: `CPU, ${name}`,
        value: ((server.cpuSeconds() - before) / seconds) * 100,
        unit: "% of a core",
        baseline: predictCpu(load),
        aim,
      },
    );
  }
  return figures;
}
