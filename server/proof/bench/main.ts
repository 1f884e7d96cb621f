/**
 * `npm run bench`: writes a table to stdout and progress to stderr. Each figure is compared with a baseline
 * measured in the same run, so that it is meaningful even on a busy machine. `--json FILE` writes the rows to
 * a file. Arguments select figures: `npm run bench -- stores take-over`. `--check` compares this version with an
 * earlier one.
 */
import { writeFile } from "node:fs/promises";
import { measureAccumulation } from "../../../clients/typescript/bench/accumulation.ts";
import { measureBundle } from "../../../clients/typescript/bench/bundle.ts";
import { checkAgainst } from "./check.ts";
import { formatComparisons } from "./comparison.ts";
import { contracts } from "./figures/contracts.ts";
import { costModel } from "./figures/cost-model.ts";
import { decode } from "./figures/decode.ts";
import { growth } from "./figures/growth.ts";
import { firstEvent, latency } from "./figures/latency.ts";
import { logSize } from "./figures/log-size.ts";
import { modelChunks } from "./figures/model-chunks.ts";
import { oneCore } from "./figures/one-core.ts";
import { idleStreams, openStreams } from "./figures/open-streams.ts";
import { otherProcess } from "./figures/other-process.ts";
import { replay } from "./figures/replay.ts";
import { runCost } from "./figures/run-cost.ts";
import { stalled } from "./figures/stalled.ts";
import { stores } from "./figures/stores.ts";
import { takeOver } from "./figures/take-over.ts";
import { throughput } from "./figures/throughput.ts";
import { validators } from "./figures/validators.ts";
import { readOptions } from "./options.ts";
import { cores } from "./processes.ts";
import { type Figure, formatTable, rowOf } from "./table.ts";

const progress = (line: string) => void process.stderr.write(`measuring ${line}\n`);

const all: Record<string, (progress: (line: string) => void) => Figure[] | Promise<Figure[]>> = {
  throughput,
  latency,
  "one-core": oneCore,
  "first-event": firstEvent,
  replay,
  stalled,
  "open-streams": openStreams,
  "idle-streams": idleStreams,
  stores,
  "other-process": otherProcess,
  "take-over": takeOver,
  "log-size": logSize,
  "run-cost": runCost,
  growth,
  contracts,
  "cost-model": costModel,
  "model-chunks": modelChunks,
  validators,
  decode,
  accumulation: measureAccumulation,
  bundle: async () => [await measureBundle(progress)],
};

const options = readOptions(process.argv.slice(2), Object.keys(all));
process.stderr.write(
  cores === undefined
    ? "processes share their cores: taskset or a second core is not available\n"
    : `servers on core ${cores.server}, load generator on core ${cores.client}\n`,
);

if (options.check === undefined) {
  const figures: Figure[] = [];
  for (const name of options.figures) figures.push(...((await all[name]?.(progress)) ?? []));
  process.stdout.write(formatTable(figures));
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify(figures.map(rowOf), null, 2)}\n`);
} else {
  try {
    const { base, rounds } = options.check;
    // The base may not have all figures of this version.
    const figures = options.figures.length === Object.keys(all).length ? [] : options.figures;
    const comparisons = checkAgainst(base, rounds, figures, progress);
    process.stdout.write(formatComparisons(comparisons));
    if (comparisons.some(({ verdict }) => verdict === "worse")) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
