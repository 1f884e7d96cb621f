/** The `run`, `start` and `baseline` commands of `tambo-conform`. */
import { resolve } from "node:path";
import { type Baseline, BaselineError, parseBaseline, writeBaseline } from "../baseline/baseline-file.ts";
import type { ContractName } from "../contracts/contracts.ts";
import { consoleReport } from "../reports/console.ts";
import { computeVerdict as verdictOf } from "../reports/verdict.ts";
import { selectLevel } from "../requirements/level.ts";
import type { RequirementSet } from "../requirements/requirements.ts";
import type { SuiteResult } from "../runner/report.ts";
import type { CommandContext, SuiteDependencies } from "./dependencies.ts";
import { exit, UsageError } from "./exit.ts";
import { type JudgeOptions, version } from "./options.ts";
import { createProgressView } from "./progress.ts";
import { type LocatedSettings, readNamedFile, readSettings } from "./read-settings.ts";
import { isPartial, selectCases } from "./select-cases.ts";
import { type TargetSource, withTarget } from "./with-target.ts";
import { writeReports, writeText } from "./write-reports.ts";

/**
 * Runs the suite, prints the console report and writes the other reports.
 *
 * @returns The exit code.
 */
export async function judge(
  flags: JudgeOptions & { url?: string },
  origin: TargetSource,
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<number> {
  // Validate all arguments before starting any process.
  const read = readSettings(flags, surroundings);
  const baseline = readBaseline(flags.baseline, surroundings.cwd);
  const requirements = await readRequirementSet(read.contract, flags.require, pieces);
  const result = await runCases(read, flags, origin, pieces, surroundings);
  const verdict = verdictOf(result, {
    baseline,
    requirements,
    strict: flags.strict,
    partial: isPartial(flags),
  });
  writeReports(verdict, flags.report, surroundings.cwd);
  surroundings.out(
    consoleReport(verdict, {
      colours: surroundings.colours,
      trace: flags.trace ? "all" : undefined,
      verbose: flags.verbose,
    }),
  );
  return verdict.exitCode;
}

/**
 * Runs the suite and writes its failures to a baseline.
 * @returns The exit code.
 */
export async function recordBaseline(
  flags: JudgeOptions & { url?: string; write: string },
  origin: (read: LocatedSettings) => TargetSource,
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<number> {
  const read = readSettings(flags, surroundings);
  const result = await runCases(read, flags, origin(read), pieces, surroundings);
  const faults = result.cases.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === "harness");
  if (faults.length > 0) {
    surroundings.err(
      `No baseline was written, because the suite is set up incorrectly: ${faults[0]?.reason ?? ""}\n`,
    );
    return exit.harness;
  }
  writeText(resolve(surroundings.cwd, flags.write), flags.write, writeBaseline(result));
  surroundings.out(
    `Wrote ${flags.write}. Write a reason for every entry, and pass the file with --baseline ${flags.write}\n`,
  );
  return exit.ok;
}

async function runCases(
  read: LocatedSettings,
  flags: JudgeOptions,
  origin: TargetSource,
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<SuiteResult> {
  const judged = selectLevel(await pieces.loadContract(read.contract), flags.level);
  const cases = selectCases(judged, flags);
  return withTarget(read, origin, pieces, surroundings, async (target, { driver, modelRequestCount }) => {
    const progress = createProgressView(surroundings.err, surroundings.terminal);
    const result = await pieces.runSuite({
      target,
      driver,
      contract: judged.contract,
      requirements: judged.requirements,
      cases,
      level: flags.level,
      version,
      jobs: flags.jobs,
      trace: flags.trace ?? false,
      onProgress: progress.show,
    });
    progress.clear();
    const failing = result.cases.some(({ checks }) => checks.some(({ outcome }) => outcome === "fail"));
    // A run that is rejected needs no model.
    const hasRun = result.cases.some(({ trace }) =>
      trace.some(({ direction, text }) => direction === "<" && text.startsWith("200 text/event-stream")),
    );
    if (failing && hasRun && target.mode === "upstream" && modelRequestCount() === 0) {
      surroundings.err(
        "The implementation never called its model. Configure it to use OPENAI_BASE_URL or ANTHROPIC_BASE_URL.\n",
      );
    }
    if (failing && origin.kind === "command" && !origin.showOutput)
      surroundings.err("--show-output prints the implementation's output, such as its errors.\n");
    return result;
  });
}

function readBaseline(name: string | undefined, cwd: string): Baseline | undefined {
  if (name === undefined) return undefined;
  try {
    return parseBaseline(readNamedFile(resolve(cwd, name), name), name);
  } catch (error) {
    throw error instanceof BaselineError ? new UsageError(error.message) : error;
  }
}

async function readRequirementSet(
  contract: ContractName,
  version: string | undefined,
  pieces: SuiteDependencies,
): Promise<RequirementSet | undefined> {
  if (version === undefined) return undefined;
  const found = await pieces.loadRequirementSet(contract, version);
  if (found !== undefined) return found;
  const versions = await pieces.listRequirementVersions(contract);
  const there = versions.length === 0 ? "none is frozen yet" : `available: ${versions.join(", ")}`;
  throw new UsageError(`The contract ${contract} has no requirement set ${version}; ${there}.`);
}
