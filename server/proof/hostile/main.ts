/**
 * `npm run hostile`: attacks server processes and checks that they continue to serve other projects. Writes
 * the table to stdout and progress to stderr. Exits with 1 if a case fails or, with `--mutant`, if a mutant
 * is not caught.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CaseResult, runCampaign } from "./campaign.ts";
import { cases } from "./families/all.ts";
import { catchMutant, findMutant, mutantNames } from "./mutants/mutants.ts";
import { readOptions } from "./options.ts";
import { formatProgress, formatReport } from "./report.ts";

const options = readOptions(process.argv.slice(2), cases, mutantNames);
if (options.isList) {
  for (const { family, name, short } of options.cases)
    process.stdout.write(`${family}/${name}${short === true ? " (short)" : ""}\n`);
  process.exit();
}

const { isShort, stores } = options;
const seed = options.seed ?? randomBytes(4).toString("hex");
const folder = mkdtempSync(join(tmpdir(), "hostile-"));
const progress = (row: CaseResult) => void process.stderr.write(`${formatProgress(row)}\n`);
process.stdout.write(`seed ${seed}\n`);

// Listeners for the exit of this process kill the child processes.
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

process.exitCode = options.mutants === undefined ? await run() : await catchMutants(options.mutants);
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
process.exit();

async function run(): Promise<number> {
  const rows: CaseResult[] = [];
  for (const store of stores) {
    const usable = options.cases.filter((each) => each.stores === undefined || each.stores.includes(store));
    rows.push(
      ...(await runCampaign({ store, cases: usable, seed, isShort, folder: join(folder, store), progress })),
    );
  }
  process.stdout.write(`\n${formatReport(rows, seed, folder)}`);
  return rows.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

async function catchMutants(names: readonly string[]): Promise<number> {
  let survivors = 0;
  for (const name of names) {
    const { caught, line } = await catchMutant(findMutant(name), {
      seed,
      folder: join(folder, name),
      progress,
    });
    process.stdout.write(`${line}\n`);
    if (!caught) survivors += 1;
  }
  process.stdout.write(`${names.length - survivors} passed, ${survivors} failed\n`);
  return survivors === 0 ? 0 : 1;
}
