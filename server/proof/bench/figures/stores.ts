/**
 * Compares SQLite, PostgreSQL, and two processes on PostgreSQL by rate, CPU time, and time to the first
 * event.
 */
import { availableParallelism } from "node:os";
import { Deployment, type Produced } from "../deployment.ts";
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";

const streams = 100;
const rounds = 4;
/**
 * Two loads: bursts of 100 events produced as fast as they are read, and one event per stream in each turn of
 * the event loop.
 */
const loads = {
  bursts: { events: 1_000, burst: 100 },
  "one by one": { events: 150, burst: 1 },
};
/** Number of requests for measuring the time to the first event, and how many of them are only a warm-up. */
const requests = 80;
const warming = 20;

/**
 * Minimum number of cores on which two servers, a database and the load generators run without interfering
 * with each other.
 */
const enoughCores = 6;

export async function stores(progress: (line: string) => void): Promise<Figure[]> {
  progress("stores: SQLite, PostgreSQL, two processes on PostgreSQL");
  await using sqlite = await Deployment.start("sqlite", 1);
  await using one = await Deployment.start("postgres", 1);
  await using two = await Deployment.start("postgres", 2);
  const all = [sqlite, one, two] as const;
  const firstEvents = await firstEventsOf(all);
  const figures: Figure[] = ["PostgreSQL (baseline: SQLite)", "2 processes (baseline: 1)"].map(
    (name, index) => ({
      name: `first event after POST, median, ${name}`,
      value: median(firstEvents[index + 1] ?? []),
      unit: "ms",
      baseline: median(firstEvents[index] ?? []),
    }),
  );
  for (const deployment of all) await deployment.open(streams);
  for (const [load, shape] of Object.entries(loads)) {
    const measured = await measure(all, shape);
    figures.push(...figuresOf(`${load}, ${streams} streams`, measured));
  }
  return figures;
}

/**
 * Measures the deployments alternately, one request at a time. The processes of a deployment are used in
 * rotation.
 */
async function firstEventsOf(all: readonly Deployment[]): Promise<number[][]> {
  const taken = all.map(() => [] as number[]);
  for (let request = 0; request < requests; request += 1) {
    for (const [index, { sides }] of all.entries()) {
      const opened = await sides[request % sides.length]?.open(1);
      if (request >= warming) taken[index]?.push(...(opened?.firstEventMs ?? []));
    }
  }
  for (const deployment of all) {
    // A run without text would end with fewer events.
    await deployment.produce({ events: 1, burst: 1 });
    await deployment.finish();
  }
  return taken;
}

/** Measures the deployments alternately. The first round is a warm-up. */
async function measure(
  all: readonly [Deployment, Deployment, Deployment],
  shape: { events: number; burst: number },
): Promise<[Produced[], Produced[], Produced[]]> {
  const measured: [Produced[], Produced[], Produced[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, deployment] of all.entries()) {
      const produced = await deployment.produce(shape);
      if (round > 0) measured[index]?.push(produced);
    }
  }
  return measured;
}

function figuresOf(load: string, [sqlite, one, two]: [Produced[], Produced[], Produced[]]): Figure[] {
  const cores = availableParallelism();
  const carry = `${cores} cores carry servers, database and clients`;
  const perCpuSecond = (side: Produced[]) => 1e6 / leastServerCpu(side);
  const aim = { of: "ratio", atLeast: 1.6 } as const;
  return [
    {
      name: `delivered, ${load}, PostgreSQL (baseline: SQLite)`,
      value: most(one),
      unit: "events/s",
      baseline: most(sqlite),
    },
    {
      name: `CPU of server and database per event, ${load}, PostgreSQL (baseline: SQLite)`,
      value: leastCpu(one),
      unit: "µs",
      baseline: leastCpu(sqlite),
    },
    {
      name: `CPU of servers and database per event, ${load}, 2 processes (baseline: 1)`,
      value: leastCpu(two),
      unit: "µs",
      baseline: leastCpu(one),
    },
    {
      name: `delivered, ${load}, 2 processes (baseline: 1)${cores < enoughCores ? `; ${carry}` : ""}`,
      value: most(two),
      unit: "events/s",
      baseline: most(one),
      ...(cores >= enoughCores && { aim }),
    },
    {
      name: `servers' capacity by their CPU per event, ${load}, 2 processes with a core each (baseline: 1)`,
      value: 2 * perCpuSecond(two),
      unit: "events/s",
      baseline: perCpuSecond(one),
      aim,
    },
  ];
}

/** Returns the highest rate, because disturbances can only make a round slower. */
function most(side: Produced[]): number {
  return Math.max(...side.map(({ eventsPerSecond }) => eventsPerSecond));
}

function leastCpu(side: Produced[]): number {
  return Math.min(...side.map(({ cpuPerEvent }) => cpuPerEvent));
}

function leastServerCpu(side: Produced[]): number {
  return Math.min(...side.map(({ serverCpuPerEvent }) => serverCpuPerEvent));
}
