/** Compares a run on a long thread with a run on a short thread. */
import { defaultLimits } from "../../../core/settings.ts";
import { chunkModel, textDeltas } from "../chunk-model.ts";
import { EngineBench } from "../engine-bench.ts";
import type { Figure } from "../table.ts";

const deltas = 10;
const runs = 20;
const rounds = 5;

/** Number of messages in the two threads. */
const short = 100;
const long = 10_000;

/** Contains about a hundred of the threads' messages. */
const contextTokens = 2_500;

/** Measures the CPU time of a run whose model receives only the newest messages. */
export async function growth(progress: (line: string) => void): Promise<Figure[]> {
  progress(`a run on a thread of ${long} messages`);
  const limits = { ...defaultLimits, contextTokens };
  await using bench = await EngineBench.start(chunkModel(textDeltas.parts(deltas), false), undefined, limits);
  const best = new Map<number, number>();
  for (const count of [short, long]) await bench.fillThread(`thread-of-${count}`, count);
  // The threads take turns, so that both are disturbed alike. The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const count of [short, long]) {
      const before = process.cpuUsage();
      for (let run = 0; run < runs; run += 1) await bench.run(textDeltas.event, `thread-of-${count}`);
      const { user, system } = process.cpuUsage(before);
      if (round > 0)
        best.set(count, Math.min(best.get(count) ?? Number.POSITIVE_INFINITY, (user + system) / 1000 / runs));
    }
  return [
    {
      name: `CPU of a run of ${deltas} deltas, a thread of ${long} messages, a context of ${contextTokens} tokens, SQLite (baseline: ${short} messages)`,
      value: best.get(long) ?? Number.NaN,
      unit: "ms",
      baseline: best.get(short) ?? Number.NaN,
      aim: { of: "ratio", atMost: 1.5 },
    },
  ];
}
