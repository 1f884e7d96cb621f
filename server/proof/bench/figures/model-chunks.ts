/**
 * Measures the engine's cost for each chunk in a model's stream. The cost is this process's CPU time from the
 * model's part to the committed event, without a provider client, encoder or HTTP. Baseline: the cost of
 * reading the same stream without the engine, which is subtracted from the value.
 */
import { type ChunkContent, chunkModel, drain, textDeltas, toolArguments } from "../chunk-model.ts";
import { EngineBench } from "../engine-bench.ts";
import type { Figure } from "../table.ts";

const rounds = 5;

/**
 * The ways in which chunks arrive. The number of chunks is chosen so that a round takes a few tenths of a
 * second.
 */
const arrivals = [
  { name: "in bursts", chunks: 20_000, oneByOne: false },
  { name: "one by one", chunks: 3_000, oneByOne: true, atMost: 50 },
];

/**
 * Measures the cost for each kind of content and each way in which chunks arrive. In the first rows the model
 * never waits, and one commit contains many chunks. In the other rows each chunk arrives in its own turn of
 * the event loop, as it does from a provider, and is committed separately.
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

/**
 * Returns the figure from the best round of each side, because disturbances can only make a round slower. The
 * first round warms up both sides.
 */
async function ownCost(
  content: ChunkContent,
  { name, chunks, oneByOne, atMost }: (typeof arrivals)[number],
): Promise<Figure> {
  const model = chunkModel(content.parts(chunks), oneByOne);
  await using bench = await EngineBench.start(model);
  const best = { engine: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await cpuMicros(() => drain(model));
    const engine = await cpuMicros(async () => {
      const events = await bench.run(content.event);
      if (events !== chunks)
        throw new Error(`${chunks} chunks became ${events} events of type ${content.event}`);
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
    ...(atMost !== undefined && { aim: { of: "value", atMost } }),
  };
}

/** Returns the CPU time used by all threads of this process, in microseconds. */
async function cpuMicros(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
