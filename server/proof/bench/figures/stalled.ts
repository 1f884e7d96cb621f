/** Measures the memory used by stalled readers. */
import type { Figure } from "../table.ts";
import { Workbench } from "../workbench.ts";

const readers = 50;
/** More than 10 MB of output at a low rate. It exceeds the system's buffers for a connection. */
const production = { events: 80_000, burst: 1, rate: 10_000 };

export async function stalled(progress: (line: string) => void): Promise<Figure[]> {
  progress(`${readers} stalled readers`);
  const without = await residentMb(0);
  const value = await residentMb(readers);
  return [
    {
      name: `RSS added by ${readers} stalled readers (baseline: RSS without them)`,
      value: Math.max(0, value - without),
      unit: "MB",
      baseline: without,
      aim: { of: "value", atMost: 20 },
    },
  ];
}

/**
 * Returns a server's memory after a run with one active reader and some stalled readers. It is measured after
 * a garbage collection.
 */
async function residentMb(stalledReaders: number): Promise<number> {
  await using bench = await Workbench.start({ exposeGc: true });
  const {
    paths: [path = ""],
  } = await bench.product.open(1);
  await bench.product.stall(path, stalledReaders);
  await bench.product.produce(production);
  await bench.product.server.ask({ do: "collect garbage" });
  return bench.product.server.residentMb();
}
