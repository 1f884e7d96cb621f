/**
 * What the engine itself costs for every chunk of a model's stream: processor time of this process, from the model's
 * part to the committed event that a reader has, without a provider's client, an encoder or HTTP. The baseline is the
 * same stream read without the engine; it is taken off the value.
 */
import { type ChunkContent, chunkModel, drain, textDeltas, toolArguments } from "../chunk-model.ts";
import { EngineBench } from "../engine-bench.ts";
import type { Figure } from "../table.ts";

const rounds = 5;

/** How chunks come, and how many of them, so that a round takes some tenths of a second. */
const arrivals = [
  { name: "in bursts", chunks: 20_000, oneByOne: false },
  { name: "one by one", chunks: 3_000, oneByOne: true },
];

/**
 * In the first rows the model is never waited for, and one commit takes many chunks. In the others each chunk comes in
 * an event loop turn of its own, as a provider's do, and has a commit to itself.
 */
export async function modelChunks(progress: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const arrival of arrivals) {
    for (const content of [textDeltas, toolArguments]) {
      progress(`engine's own cost, ${content.name} ${arrival.name}`);
      figures.push(await ownCost(content, arrival));
    }
  }
  return figures;
}

/** The best round of each side: what disturbs the machine only ever makes it slower. The first warms both up. */
async function ownCost(
  content: ChunkContent,
  { name, chunks, oneByOne }: (typeof arrivals)[number],
): Promise<Figure> {
  const model = chunkModel(content.parts(chunks), oneByOne);
  await using bench = await EngineBench.start(model);
  const best = { engine: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await cpuMicros(() => drain(model));
    const engine = await cpuMicros(async () => {
      const events = await bench.run(content.event);
      if (events !== chunks) throw new Error(`${chunks} chunks have become ${events} of ${content.event}`);
    });
    if (round === 0) continue;
    best.bare = Math.min(best.bare, bare / chunks);
    best.engine = Math.min(best.engine, engine / chunks);
  }
  return {
    name: `engine's own CPU per chunk, ${content.name} ${name}`,
    value: Math.max(0, best.engine - best.bare),
    unit: "µs",
    baseline: best.bare,
  };
}

/** Processor time of all threads of this process, in microseconds. */
async function cpuMicros(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
