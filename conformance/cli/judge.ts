/** `tambo-conform run`, `start` and `baseline`: has an implementation judged, and says how it went. */
import { resolve } from "node:path";
import { type Baseline, BaselineError, parseBaseline, writeBaseline } from "../baseline/baseline-file.ts";
import { consoleReport } from "../reports/console.ts";
import { judge as verdictOf } from "../reports/verdict.ts";
import type { RequirementSet } from "../requirements/requirements.ts";
import type { SuiteResult } from "../runner/report.ts";
import { exit, UsageError } from "./exit.ts";
import { type JudgeFlags, version } from "./options.ts";
import type { Pieces, Surroundings } from "./pieces.ts";
import { progressView } from "./progress.ts";
import { type ReadSettings, readSettings, textOf } from "./read-settings.ts";
import { isPartial, selectCases } from "./select-cases.ts";
import { type Origin, withTarget } from "./started.ts";
import { writeReports, writeText } from "./write-reports.ts";

/**
 * Runs the suite, prints the console report and writes the others.
 *
 * @returns The exit code.
 */
export async function judge(
  flags: JudgeFlags & { url?: string },
  origin: Origin,
  pieces: Pieces,
  surroundings: Surroundings,
): Promise<number> {
  // Everything that may be mistyped is looked at before anything is started.
  const read = readSettings(flags, surroundings);
  const baseline = readBaseline(flags.baseline, surroundings.cwd);
  const requirements = await readRequirementSet(flags, pieces);
  const result = await runCases(read, flags, origin, pieces, surroundings);
  const verdict = verdictOf(result, {
    baseline,
    requirements,
    strict: flags.strict,
    partial: isPartial(flags),
  });
  writeReports(verdict, flags.report, surroundings.cwd);
  surroundings.out(
    consoleReport(verdict, { colours: surroundings.colours, trace: flags.trace ? "all" : undefined }),
  );
  return verdict.exitCode;
}

/** Runs the suite and writes a baseline of what fails. @returns The exit code. */
export async function recordBaseline(
  flags: JudgeFlags & { url?: string; write: string },
  origin: (read: ReadSettings) => Origin,
  pieces: Pieces,
  surroundings: Surroundings,
): Promise<number> {
  const read = readSettings(flags, surroundings);
  const result = await runCases(read, flags, origin(read), pieces, surroundings);
  const faults = result.cases.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === "harness");
  if (faults.length > 0) {
    surroundings.err(`No baseline was written, for the set-up is at fault: ${faults[0]?.reason ?? ""}\n`);
    return exit.harness;
  }
  writeText(resolve(surroundings.cwd, flags.write), flags.write, writeBaseline(result));
  surroundings.out(
    `Wrote ${flags.write}. Give every entry its reason, and use it with --baseline ${flags.write}\n`,
  );
  return exit.ok;
}

async function runCases(
  read: ReadSettings,
  flags: JudgeFlags,
  origin: Origin,
  pieces: Pieces,
  surroundings: Surroundings,
): Promise<SuiteResult> {
  const judged = await pieces.load(flags.contract);
  const cases = selectCases(judged, flags);
  return withTarget(read, origin, pieces, surroundings, async (target, { driver, asked }) => {
    const progress = progressView(surroundings.err, surroundings.terminal);
    const result = await pieces.runSuite({
      target,
      driver,
      contract: judged.contract,
      requirements: judged.requirements,
      cases,
      version,
      jobs: flags.jobs,
      trace: flags.trace ?? false,
      onProgress: progress.show,
    });
    progress.clear();
    const failing = result.cases.some(({ checks }) => checks.some(({ outcome }) => outcome === "fail"));
    if (failing && target.mode === "upstream" && asked() === 0) {
      surroundings.err(
        "The implementation has never asked its model: does it take the address from OPENAI_BASE_URL or ANTHROPIC_BASE_URL?\n",
      );
    }
    return result;
  });
}

function readBaseline(name: string | undefined, cwd: string): Baseline | undefined {
  if (name === undefined) return undefined;
  try {
    return parseBaseline(textOf(resolve(cwd, name), name), name);
  } catch (error) {
    throw error instanceof BaselineError ? new UsageError(error.message) : error;
  }
}

async function readRequirementSet(
  { contract, require: version }: JudgeFlags,
  pieces: Pieces,
): Promise<RequirementSet | undefined> {
  if (version === undefined) return undefined;
  const found = await pieces.requirements(contract, version);
  if (found !== undefined) return found;
  const versions = await pieces.requirementVersions(contract);
  const there = versions.length === 0 ? "there is none yet" : `there are ${versions.join(", ")}`;
  throw new UsageError(`There is no requirement set ${version} of ${contract}; ${there}.`);
}
