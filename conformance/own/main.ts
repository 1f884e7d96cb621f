/**
 * `npm run conform`: has our server judged by the suite, by every contract, over every format of the model and by scripts
 * in messages, and sees to it that the suite itself looked at everything: a check that no profile can show to hold proves
 * nothing. With names of profiles as arguments only those are judged, and not the suite; with `--contract <name>` only
 * those of a contract.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exit, UsageError } from "../cli/exit.ts";
import type { Pieces } from "../cli/pieces.ts";
import { main } from "../cli/program.ts";
import { pieces } from "../cli/wire.ts";
import type { ContractName } from "../contracts/contracts.ts";
import type { JsonReport } from "../reports/json.ts";
import { ownLimits, writeConfigFile } from "./config-file.ts";
import { failureLines } from "./failures.ts";
import { neverSeen } from "./never-seen.ts";
import { chosenProfiles, type Profile, profiles } from "./profiles.ts";

/** What the profiles of one contract found. */
interface Findings {
  /** The worst exit code. */
  worst: number;
  passed: number;
  failed: number;
  /** What failed, as lines to print. */
  failures: string[];
}

/** Judges by each profile, until nothing can be judged. @returns The worst exit code, and the reports there are. */
async function judgeBy(chosen: readonly Profile[]): Promise<{ worst: number; results: JsonReport[] }> {
  const folder = mkdtempSync(join(tmpdir(), "tambo-conform-"));
  const results: JsonReport[] = [];
  let worst = 0;
  try {
    for (const { name, contract, config } of chosen) {
      const report = join(folder, `${name}.json`);
      const file = join(import.meta.dirname, `${config}.yaml`);
      const args = ["start", "--contract", contract, "--config", file, "--report", `json=${report}`];
      const frozen = (await pieces.requirementVersions(contract)).at(-1);
      process.env.CONFORM_DATABASE_FILE = join(folder, `${name}.sqlite`);
      const code = await main(
        frozen === undefined ? args : [...args, "--require", frozen],
        configured(contract, folder),
        {
          out: (text) => process.stdout.write(text),
          err: (text) => process.stderr.write(text),
          colours: process.stdout.isTTY && process.stdout.hasColors(),
          terminal: process.stderr.isTTY ? process.stderr : undefined,
          cwd: process.cwd(),
          env: process.env,
          interrupted: () => new Promise((resolve) => process.once("SIGINT", () => resolve())),
        },
      );
      worst = Math.max(worst, code);
      if (code > exit.failures) break;
      results.push(JSON.parse(readFileSync(report, "utf8")) as JsonReport);
      process.stdout.write("\n");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { worst, results };
}

/** The suite's parts, whose server tells ours where its configuration is. @param folder Where that is written. */
function configured(contract: ContractName, folder: string): Pieces {
  return {
    ...pieces,
    runSuite: (options) => pieces.runSuite({ ...options, target: ownLimits(options.target, contract) }),
    async startUpstream(port) {
      const upstream = await pieces.startUpstream(port);
      const environment = upstream.environment();
      const CONFORM_CONFIG_FILE = writeConfigFile(contract, environment, folder);
      return { ...upstream, environment: () => ({ ...environment, CONFORM_CONFIG_FILE }) };
    },
  };
}

/** Judges by the profiles of one contract, and says how it went. */
async function judgeContract(contract: string, chosen: readonly Profile[]): Promise<Findings> {
  const { worst, results } = await judgeBy(chosen);
  // What a profile cannot show, another may: only all of them together tell.
  const all = profiles.filter((each) => each.contract === contract).length;
  const blind = results.length === all ? neverSeen(results) : [];
  for (const check of blind) process.stdout.write(`${check} passes in no profile: what does it judge?\n`);
  const count = (name: "passed" | "failed") => results.reduce((sum, { summary }) => sum + summary[name], 0);
  const failed = count("failed") + blind.length + chosen.length - results.length;
  process.stdout.write(`${contract}: ${count("passed")} passed, ${failed} failed\n\n`);
  return {
    worst: Math.max(worst, blind.length > 0 ? exit.failures : exit.ok),
    passed: count("passed"),
    failed,
    failures: results.flatMap((result, index) => failureLines(chosen[index]?.name ?? contract, result)),
  };
}

try {
  const { values, positionals } = parseArgs({
    options: { contract: { type: "string" } },
    allowPositionals: true,
  });
  const chosen = chosenProfiles(positionals, values.contract);
  const found: Findings[] = [];
  for (const [contract, group] of Map.groupBy(chosen, (each) => each.contract)) {
    found.push(await judgeContract(contract, group));
  }
  for (const line of found.flatMap(({ failures }) => failures)) process.stdout.write(`${line}\n`);
  const sum = (name: "passed" | "failed") => found.reduce((total, each) => total + each[name], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = Math.max(...found.map(({ worst }) => worst));
} catch (error) {
  const wrong = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE");
  if (!wrong) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = exit.usage;
}
