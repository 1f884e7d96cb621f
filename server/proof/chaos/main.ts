/**
 * `npm run chaos`: runs server processes under load, injects faults, and checks that nothing was lost. Writes
 * tables to stdout and progress to stderr. Exits with 1 on any violation.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installVersion } from "../testing/earlier-version.ts";
import { type CampaignOptions, runCampaign } from "./campaign.ts";
import { faults } from "./faults/all.ts";
import { checkMutants } from "./mutants.ts";
import { readOptions } from "./options.ts";
import { type CampaignResult, findUnchecked, formatResult, formatVerdict } from "./report.ts";
import { killInMigrations } from "./scenarios/kill-in-migrations.ts";

const options = readOptions(process.argv.slice(2), faults);
const seed = options.seed ?? randomBytes(4).toString("hex");
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const progress = (line: string) => process.stderr.write(`${line}\n`);
const common = { seed, progress };
process.stdout.write(`seed ${seed}\n`);

const interrupted = new AbortController();
process.once("SIGINT", () => {
  progress("no more faults: the runs end and are checked (interrupt again to stop at once)");
  interrupted.abort();
  // npm repeats the signal of a terminal.
  setTimeout(() => process.once("SIGINT", () => process.exit(130)), 1_000).unref();
  process.on("SIGINT", () => {});
});
process.once("SIGTERM", () => process.exit(143));

process.exitCode = options.mutant ? ((await checkMutants(folder, common)) ? 0 : 1) : await run();
if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
process.exit();

async function run(): Promise<number> {
  const { base } = options;
  if (base !== undefined) progress(`installing ${base}`);
  const earlier = base === undefined ? undefined : installVersion(base);
  process.once("exit", () => earlier?.remove());
  const outcomes: CampaignResult[] = [];
  for (const campaign of options.campaigns) {
    if (interrupted.signal.aborted) break;
    const campaignOptions: CampaignOptions = {
      ...common,
      ...campaign,
      earlierTree: earlier?.tree,
      signal: interrupted.signal,
      folder: join(folder, `${campaign.store}-${campaign.processes}`),
    };
    const outcome = await runCampaign(campaignOptions);
    if (base === undefined)
      outcome.scenarios.push("rolling upgrade: omitted, no earlier version is named (--base)");
    if (campaign.migrationKills > 0 && !interrupted.signal.aborted) {
      const migrations = join(folder, `${campaign.store}-migrations`);
      const { summary, violations } = await killInMigrations(
        campaign.store,
        migrations,
        campaign.migrationKills,
      );
      outcome.scenarios.push(summary);
      outcome.violations.push(...violations.map((detail) => ({ rule: "migration", threadId: "", detail })));
    }
    outcomes.push(outcome);
    process.stdout.write(`\n${formatResult(outcome)}`);
  }
  process.stdout.write(`\n${formatVerdict(outcomes, seed, folder)}`);
  return findUnchecked(outcomes).length === 0 && outcomes.every(({ violations }) => violations.length === 0)
    ? 0
    : 1;
}
