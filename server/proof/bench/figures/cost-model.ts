/** Compares the cost model in OPERATIONS.md with a process on SQLite at three sizes. */
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
    const [side] = deployment.sides;
    if (side === undefined) throw new Error("a process must be running");
    await deployment.open(streams);
    // The first second warms up the process.
    await deployment.produce({ events: rate, burst: 1, rate });
    const { serverCpuPerEvent } = await deployment.produce({ events: seconds * rate, burst: 1, rate });
    const load = { streams, eventsPerSecond: streams * rate };
    const name = `${streams} streams of ${rate} events/s (baseline: cost model)`;
    const aim = { of: "ratio", atMost: 1.25 } as const;
    figures.push(
      {
        name: `RSS, ${name}`,
        value: side.server.residentMb(),
        unit: "MB",
        baseline: predictMemory(load),
        aim,
      },
      {
        name: `CPU, ${name}`,
        value: (serverCpuPerEvent * load.eventsPerSecond) / 1e4,
        unit: "% of a core",
        baseline: predictCpu(load),
        aim,
      },
    );
  }
  return figures;
}

/** The load of one server process. */
interface Load {
  /** Number of open streams, each with an active run. */
  streams: number;
  /** Events per second, all streams together, of which each is produced alone. */
  eventsPerSecond: number;
}

/** Resident memory in MB (10⁶ bytes) of a server process under a load that has lasted for some seconds. */
function predictMemory({ streams, eventsPerSecond }: Load): number {
  const perStream = 0.08 * Math.min(streams, 1000) + 0.06 * Math.max(0, streams - 1000);
  return 190 + perStream + 0.01 * eventsPerSecond;
}

/**
 * CPU time of a server process, in percent of a core, without its database server and without starting and ending runs.
 * More events share a commit if more arrive, so the cost of an event falls. A process that uses its whole core still
 * delivers more events: they share larger commits, and wait longer.
 */
function predictCpu({ eventsPerSecond }: Load): number {
  return Math.min(0.029 * eventsPerSecond, 25 + 0.0045 * eventsPerSecond, 100);
}
