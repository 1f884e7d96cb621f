/** Measures the space that the events of ended runs take in a SQLite file. Baseline: the size of their JSON. */
import { setTimeout as sleep } from "node:timers/promises";
import { chunkModel, textDeltas } from "../chunk-model.ts";
import { EngineBench } from "../engine-bench.ts";
import type { Figure } from "../table.ts";

const runs = 20;
const deltas = 2_000;

/** Time in which the logs of the last runs are combined, in milliseconds. */
const restMs = 1_000;

export async function logSize(progress: (line: string) => void): Promise<Figure[]> {
  progress(`the size of ${runs} logs of ${deltas} deltas`);
  const figures: Figure[] = [];
  for (const [name, oneByOne] of [
    ["at once", false],
    ["one by one", true],
  ] as const) {
    await using bench = await EngineBench.start(chunkModel(textDeltas.parts(deltas), oneByOne));
    for (let run = 0; run < runs; run += 1) await bench.run(textDeltas.event);
    await sleep(restMs);
    const bytes = await bench.endAndMeasureFile();
    figures.push({
      name: `SQLite file, ${runs} runs of ${deltas} deltas that come ${name}`,
      value: bytes / 1000,
      unit: "kB",
      baseline: bench.readLength / 1000,
      aim: { of: "ratio", atMost: 0.15 },
    });
  }
  return figures;
}
