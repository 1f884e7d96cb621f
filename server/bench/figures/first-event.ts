/** From sending the request to the first event, which is committed by then. */
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";
import { Workbench } from "../workbench.ts";

const requests = 200;

export async function firstEvent(progress: (line: string) => void): Promise<Figure[]> {
  progress("first event");
  await using bench = await Workbench.start();
  // Requests in turns of one, after some that warm both up.
  const taken = { product: [] as number[], bare: [] as number[] };
  for (let request = 0; request < requests; request += 1) {
    const { product, bare } = await bench.open(1);
    if (request < requests / 4) continue;
    taken.product.push(...product.firstEventMs);
    taken.bare.push(...bare.firstEventMs);
  }
  return [
    {
      name: "first event after POST, median",
      value: median(taken.product),
      unit: "ms",
      baseline: median(taken.bare),
    },
  ];
}
