/** Measures the cost of open streams: memory, CPU time while idle, and the latency of occasional events. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../table.ts";
import { type Side, Workbench } from "../workbench.ts";

const counts = [1000, 5000];
/** Events per second on each stream. */
const rate = 1;
const seconds = 3;
const restMs = 3000;

/** Number of open files that a process has in addition to its streams. */
const otherFiles = 200;

export async function openStreams(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const wanted of counts) {
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
