/**
 * `npm run chaos`: runs server processes under load, injects faults, and checks that nothing was lost. Writes
 * tables to stdout and progress to stderr. Exits with 1 on any violation.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CampaignOptions, runCampaign } from "./campaign.ts";
import { faults } from "./faults/all.ts";
import { kill } from "./faults/process-faults.ts";
import { contractOf } from "./load/load.ts";
import { readOptions } from "./options.ts";
import type { Violation } from "./oracle/check-run.ts";
import { type CampaignResult, findUnchecked, formatResult, formatVerdict } from "./report.ts";

const options = readOptions(process.argv.slice(2), faults);
const seed = options.seed ?? randomBytes(4).toString("hex");
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const progress = (line: string) => process.stderr.write(`${line}\n`);
const common = { seed, progress };
/** Rules that are violated only if events are lost after clients have received them. */
const lossRules = ["changed", "lost"];
process.stdout.write(`seed ${seed}\n`);

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

process.exitCode = options.mutant ? await checkMutant() : await run();
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
process.exit();

async function run(): Promise<number> {
  const outcomes: CampaignResult[] = [];
  for (const campaign of options.campaigns) {
    const campaignOptions: CampaignOptions = {
      ...common,
      ...campaign,
      folder: join(folder, `${campaign.store}-${campaign.processes}`),
    };
    const outcome = await runCampaign(campaignOptions);
    outcomes.push(outcome);
    process.stdout.write(`\n${formatResult(outcome)}`);
  }
  process.stdout.write(`\n${formatVerdict(outcomes, seed, folder)}`);
  return findUnchecked(outcomes).length === 0 && outcomes.every(({ violations }) => violations.length === 0)
    ? 0
    : 1;
}

/**
 * Checks that the oracle detects a server that sends events before committing them, through Tambo and through
 * another contract.
 */
async function checkMutant(): Promise<number> {
  const preload = [fileURLToPath(new URL("mutant/send-before-commit.ts", import.meta.url))];
  const isLoss = ({ rule }: Violation) => lossRules.includes(rule);
  const isTambo = ({ threadId }: Violation) => contractOf(threadId) === "tambo";
  const { rows, violations } = await runCampaign({
    ...common,
    store: "sqlite",
    processes: 1,
    faults: [kill],
    count: 60,
    seconds: 80,
    folder: join(folder, "mutant"),
    preload,
    stopsAfter: (found) => {
      const losses = found.filter(isLoss);
      return losses.some(isTambo) && !losses.every(isTambo);
    },
  });
  const losses = violations.filter(isLoss);
  const kills = rows[0]?.count ?? 0;
  const found = [losses.find(isTambo), losses.find((loss) => !isTambo(loss))];
  for (const [index, loss] of found.entries()) {
    const where = index === 0 ? "Tambo" : "the other contracts";
    process.stdout.write(
      loss === undefined
        ? `the mutant was not detected through ${where} in ${kills} kills (seed ${seed})\n`
        : `the mutant was detected through ${where}: ${loss.rule}: ${loss.detail}\n`,
    );
  }
  return found.includes(undefined) ? 1 : 0;
}
