/**
 * `npm run conform`: has our server judged by the suite, over every format of the model and by scripts in messages, and
 * sees to it that the suite itself looked at everything: a check that no profile can show to hold proves nothing.
 * With names of profiles as arguments, only those are judged, and not the suite.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exit, UsageError } from "../cli/exit.ts";
import { main } from "../cli/program.ts";
import { pieces } from "../cli/wire.ts";
import type { JsonReport } from "../reports/json.ts";
import { neverSeen } from "./never-seen.ts";
import { chosenProfiles, profiles } from "./profiles.ts";

/** Judges by each profile, until nothing can be judged. @returns The worst exit code, and the reports there are. */
async function judgeBy(chosen: readonly string[]): Promise<{ worst: number; results: JsonReport[] }> {
  const folder = mkdtempSync(join(tmpdir(), "tambo-conform-"));
  const results: JsonReport[] = [];
  let worst = 0;
  try {
    for (const profile of chosen) {
      const report = join(folder, `${profile}.json`);
      const config = join(import.meta.dirname, `${profile}.yaml`);
      const args = ["start", "--config", config, "--require", "1.0", "--report", `json=${report}`];
      process.env.CONFORM_DATABASE_FILE = join(folder, `${profile}.sqlite`);
      const code = await main(args, pieces, {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        colours: process.stdout.isTTY && process.stdout.hasColors(),
        terminal: process.stderr.isTTY ? process.stderr : undefined,
        cwd: process.cwd(),
        env: process.env,
        interrupted: () => new Promise((resolve) => process.once("SIGINT", () => resolve())),
      });
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

try {
  const chosen = chosenProfiles(process.argv.slice(2));
  const { worst, results } = await judgeBy(chosen);
  // What a profile cannot show, another may: only all of them together tell.
  const blind = results.length === profiles.length ? neverSeen(results) : [];
  for (const check of blind) process.stdout.write(`${check} passes in no profile: what does it judge?\n`);
  const count = (name: "passed" | "failed") => results.reduce((sum, { summary }) => sum + summary[name], 0);
  const missing = chosen.length - results.length;
  process.stdout.write(`${count("passed")} passed, ${count("failed") + blind.length + missing} failed\n`);
  process.exitCode = Math.max(worst, blind.length > 0 ? exit.failures : exit.ok);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exit.usage;
}
