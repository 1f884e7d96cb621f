/**
 * `npm run chaos`: real server processes under load and faults, and an oracle that proves that nothing was lost. The
 * tables go to stdout, progress to stderr. It exits with 1 on any violation.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CampaignOptions, campaign } from "./campaign.ts";
import { faults } from "./faults/all.ts";
import { kill } from "./faults/process-faults.ts";
import { readOptions } from "./options.ts";
import { formatOutcome, formatVerdict, type Outcome } from "./report.ts";

const options = readOptions(process.argv.slice(2), faults);
const seed = options.seed ?? randomBytes(4).toString("hex");
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const progress = (line: string) => process.stderr.write(`${line}\n`);
const common = { seed, progress };
/** Rules that are broken only by events that were lost after clients saw them. */
const proofs = ["changed", "lost"];
process.stdout.write(`seed ${seed}\n`);

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

process.exitCode = options.mutant ? await findMutant() : await run();
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
process.exit();

async function run(): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const each of options.campaigns) {
    const own: CampaignOptions = {
      ...common,
      ...each,
      folder: join(folder, `${each.store}-${each.processes}`),
    };
    const outcome = await campaign(own);
    outcomes.push(outcome);
    process.stdout.write(`\n${formatOutcome(outcome)}`);
  }
  process.stdout.write(`\n${formatVerdict(outcomes, seed, folder)}`);
  return outcomes.every(({ violations }) => violations.length === 0) ? 0 : 1;
}

/** A server that sends before it commits must be found out. */
async function findMutant(): Promise<number> {
  const preload = [fileURLToPath(new URL("mutant/send-before-commit.ts", import.meta.url))];
  const { rows, violations } = await campaign({
    ...common,
    store: "sqlite",
    processes: 1,
    faults: [kill],
    count: 40,
    seconds: 50,
    folder: join(folder, "mutant"),
    preload,
    stopsAt: proofs,
  });
  const first = violations.find(({ rule }) => proofs.includes(rule));
  const kills = rows[0]?.count ?? 0;
  process.stdout.write(
    first === undefined
      ? `the mutant was not found out by ${kills} kills (seed ${seed})\n`
      : `the mutant was found out after ${kills} kills: ${first.rule}: ${first.detail}\n`,
  );
  return first === undefined ? 1 : 0;
}
