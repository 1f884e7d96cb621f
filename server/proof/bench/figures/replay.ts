/** Measures the replay of a finished run from its start. */
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";
import { Workbench } from "../workbench.ts";

const events = 10_000;
const readings = 15;

/** Measures the worst case for the log, in which every event was committed separately. */
export async function replay(progress: (line: string) => void): Promise<Figure[]> {
  progress(`replay of ${events} events`);
  await using bench = await Workbench.start();
  const {
    paths: [path = ""],
  } = await bench.product.open(1);
  await bench.product.produce({ events, burst: 1 });
  await bench.product.server.ask({ do: "end" });
  const taken = { product: [] as number[], bare: [] as number[] };
  for (let reading = 0; reading < readings; reading += 1) {
    taken.bare.push(await bench.bare.fetch(`/?events=${events}`, events));
    taken.product.push(await bench.product.fetch(path, events));
  }
  return [
    {
      name: `replay of ${events} events, each committed alone`,
      value: median(taken.product),
      unit: "ms",
      baseline: median(taken.bare),
      aim: { of: "value", atMost: 10 },
    },
  ];
}
