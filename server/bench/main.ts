/**
 * `npm run bench`: one table on stdout, progress on stderr. Every figure is held against a baseline that was taken in
 * the same run, so that it means something on a machine that does other things too. `--json FILE` writes the rows.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { accumulation } from "../../clients/typescript/bench/accumulation.ts";
import { bundle } from "../../clients/typescript/bench/bundle.ts";
import { decode } from "./figures/decode.ts";
import { firstEvent } from "./figures/first-event.ts";
import { latency } from "./figures/latency.ts";
import { modelChunks } from "./figures/model-chunks.ts";
import { oneCore } from "./figures/one-core.ts";
import { replay } from "./figures/replay.ts";
import { stalled } from "./figures/stalled.ts";
import { throughput } from "./figures/throughput.ts";
import { validators } from "./figures/validators.ts";
import { cores } from "./processes.ts";
import { formatTable, rowOf } from "./table.ts";

const { values } = parseArgs({ options: { json: { type: "string" } } });

const progress = (line: string) => process.stderr.write(`measuring ${line}\n`);
process.stderr.write(
  cores === undefined
    ? "processes share their cores: there is no taskset, or only one core\n"
    : `servers on core ${cores.server}, load generator on core ${cores.client}\n`,
);

const figures = [
  ...(await throughput(progress)),
  ...(await latency(progress)),
  ...(await oneCore(progress)),
  ...(await firstEvent(progress)),
  ...(await replay(progress)),
  ...(await stalled(progress)),
  ...(await modelChunks(progress)),
  ...validators(progress),
  ...decode(progress),
  ...(await accumulation(progress)),
  await bundle(progress),
];
process.stdout.write(formatTable(figures));
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify(figures.map(rowOf), null, 2)}\n`);
