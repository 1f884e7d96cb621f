/** Measures the cost of a complete run with 100 deltas, in database statements and CPU time. */
import { startPostgres } from "../../../cluster/postgres.ts";
import { chunkModel, textDeltas } from "../chunk-model.ts";
import { Deployment } from "../deployment.ts";
import { EngineBench } from "../engine-bench.ts";
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";

const deltas = 100;
const runs = 100;
const rounds = 3;

/**
 * Measures the cost of a run. Statements are counted at the engine's database driver. CPU time is measured
 * for the complete product, including HTTP and the database. Deltas that arrive one by one are committed as
 * they arrive.
 */
export async function runCost(progress: (line: string) => void): Promise<Figure[]> {
  progress(`the cost of a run of ${deltas} deltas`);
  return [...(await statements()), ...(await cpu())];
}

async function statements(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    await using bench = await EngineBench.start(chunkModel(textDeltas.parts(deltas), false), postgres.url);
    const counted: { of: string[]; transactions: number }[] = [];
    for (let run = 0; run < 20; run += 1) {
      bench.statements.length = 0;
      await bench.run(textDeltas.event);
      const all = [...bench.statements];
      const of = all.filter((statement) => !/^(?:begin|commit)$/i.test(statement));
      counted.push({ of, transactions: all.length - of.length });
    }
    const run = `a run of ${deltas} deltas that arrive at once, new thread, PostgreSQL`;
    return [
      {
        name: `SQL statements, ${run}`,
        value: median(counted.map(({ of }) => of.length)),
        unit: "",
        aim: { of: "value", atMost: 4 },
      },
      {
        name: `BEGIN and COMMIT beside them, ${run}`,
        value: median(counted.map(({ transactions }) => transactions)),
        unit: "",
      },
    ];
  } finally {
    await postgres.end();
  }
}

async function cpu(): Promise<Figure[]> {
  await using sqlite = await Deployment.start("sqlite", 1);
  await using postgres = await Deployment.start("postgres", 1);
  const figures: Figure[] = [];
  for (const [name, burst, atMost] of [
    ["at once", deltas, 5],
    ["one by one", 1, 20],
  ] as const) {
    figures.push({
      name: `CPU of server and database, a run of ${deltas} deltas that come ${name}, PostgreSQL (baseline: SQLite)`,
      value: await cpuMsOf(postgres, burst),
      unit: "ms",
      baseline: await cpuMsOf(sqlite, burst),
      aim: { of: "value", atMost },
    });
  }
  return figures;
}

/**
 * Returns the CPU time in the best round, because disturbances can only make a round slower. The first round
 * is a warm-up.
 */
async function cpuMsOf(deployment: Deployment, burst: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = deployment.cpuSeconds();
    await deployment.open(runs);
    await deployment.produce({ events: deltas, burst });
    await deployment.finish();
    if (round > 0) taken.push(((deployment.cpuSeconds() - before) / runs) * 1000);
  }
  return Math.min(...taken);
}
