/** Measures the cost of open streams: memory, CPU time while idle, and the latency of occasional events. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../table.ts";
import { type Side, Workbench } from "../workbench.ts";

const loads = [{ wanted: 1000 }, { wanted: 5000, atMostKb: 40 }];
/** Events per second on each stream. */
const rate = 1;
const seconds = 3;
const restMs = 3000;

/** Number of open files that a process has in addition to its streams. */
const otherFiles = 200;

export async function openStreams(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { wanted, atMostKb } of loads) {
    const count = Math.min(wanted, mostFiles() - otherFiles);
    progress(
      `${count} open streams${count < wanted ? `: the limit on open files does not allow ${wanted}` : ""}`,
    );
    await using bench = await Workbench.start();
    const before = residentMb(bench);
    await bench.open(count);
    const after = residentMb(bench);
    const atRest = { product: await restOf(bench.product), bare: await restOf(bench.bare) };
    const { product, bare } = await bench.rounds(2, { events: seconds * rate, burst: 1, rate });
    const perStream = (side: "product" | "bare") => ((after[side] - before[side]) / count) * 1000;
    const least = (values: number[]) => Math.min(...values);
    const streams = `${count} open streams`;
    figures.push(
      {
        name: `RSS per stream, ${streams}`,
        value: perStream("product"),
        unit: "kB",
        baseline: perStream("bare"),
        ...(atMostKb !== undefined && { aim: { of: "value", atMost: atMostKb } }),
      },
      { name: `CPU at rest, ${streams}`, value: atRest.product, unit: "% of a core", baseline: atRest.bare },
      {
        name: `latency p99, ${streams} of ${rate} event/s`,
        value: least(product.map(({ p99 }) => p99)),
        unit: "ms",
        baseline: least(bare.map(({ p99 }) => p99)),
      },
    );
  }
  return figures;
}

/** Number of streams without events, of streams with events, and their events per second. */
const idle = 18_000;
const active = 2_000;
const activeRate = 5;

/** Measures one process with many open streams of which a tenth is active. */
export async function idleStreams(progress: (line: string) => void): Promise<Figure[]> {
  const wanted = idle + active;
  const total = Math.min(wanted, mostFiles() - otherFiles);
  progress(
    `${total} open streams, ${active} of them active${total < wanted ? `: the limit on open files does not allow ${wanted}` : ""}`,
  );
  const bare = await measureActive("bare", total - active);
  const product = await measureActive("product", total - active);
  const name = `${total} open streams, of which ${active} produce ${activeRate} events/s`;
  return [
    { name: `RSS, ${name}`, value: product.residentMb, unit: "MB", baseline: bare.residentMb },
    { name: `CPU, ${name}`, value: product.cpu, unit: "% of a core", baseline: bare.cpu },
    { name: `latency p50, ${name}`, value: product.p50, unit: "ms", baseline: bare.p50 },
    { name: `latency p99, ${name}`, value: product.p99, unit: "ms", baseline: bare.p99 },
  ];
}

/** Measures one of the servers. The load generator cannot hold the connections to both. */
async function measureActive(name: "product" | "bare", idleCount: number) {
  await using bench = await Workbench.start();
  const side = bench[name];
  await side.open(idleCount);
  await side.open(active);
  const shape = { events: seconds * activeRate, burst: 1, rate: activeRate, newest: active };
  await side.produce(shape);
  const { p50, p99, cpuShare } = await side.produce(shape);
  return { p50, p99, cpu: cpuShare * 100, residentMb: side.server.residentMb() };
}

/** Returns the hard limit on open files. Node raises its own limit to this value. */
function mostFiles(): number {
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
  return hard === undefined || hard === "unlimited" ? Number.POSITIVE_INFINITY : Number(hard);
}

function residentMb({ product, bare }: Workbench): { product: number; bare: number } {
  return { product: product.server.residentMb(), bare: bare.server.residentMb() };
}

/** Measures the CPU time used while idle, as a percentage of one core. */
async function restOf({ server }: Side): Promise<number> {
  const before = server.cpuSeconds();
  await sleep(restMs);
  return ((server.cpuSeconds() - before) / (restMs / 1000)) * 100;
}
