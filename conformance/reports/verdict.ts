/** Computes the verdict on a run once, so that all reports show the same numbers. */
import { applyBaseline, type StaleEntry } from "../baseline/apply.ts";
import type { Baseline } from "../baseline/baseline-file.ts";
import { listCoreChecks } from "../requirements/level.ts";
import { applyRequirementSet, type RequirementSet } from "../requirements/requirements.ts";
import type { CaseResult, CheckResult, ConformanceLevel, Outcome, SuiteResult } from "../runner/report.ts";

/**
 * Standing of a check: its outcome, or `expected` if the baseline lists its failure, or `unscored` if it is
 * not in the requirement set. A harness error always counts.
 */
export type Standing =
  | "passed"
  | "failed"
  | "warned"
  | "harness"
  | "not-applicable"
  | "expected"
  | "unscored";

/** Number of checks by standing. */
export type Counts = Record<Standing, number>;

export interface JudgedCheck extends CheckResult {
  standing: Standing;
  /** The reason why the check is expected to fail, or is not scored. */
  excuse?: string;
}

/** A case whose checks have a standing. */
export interface JudgedCase extends Omit<CaseResult, "checks"> {
  checks: JudgedCheck[];
}

/** Verdict on a run. */
export interface Verdict {
  result: SuiteResult;
  /**
   * 0: passed; 1: failures, stale baseline entries or missing checks; 3: the suite failed or is set up
   * incorrectly.
   */
  exitCode: 0 | 1 | 3;
  /** The verdict in a few words. */
  headline: string;
  /**
   * Present only if the run does not cover the complete suite, because only selected cases ran or because
   * mode `observe` limits it.
   */
  scope?: "chosen cases" | "mode observe";
  /** True if a violated SHOULD counts as a failure. */
  strict: boolean;
  /** The level that the implementation reaches. Absent if the run does not cover the complete suite. */
  level?: ConformanceLevel | "none";
  counts: Counts;
  /**
   * The numbers in the last line of the console report. `failed` includes failures, harness errors, stale
   * entries and missing checks.
   */
  passed: number;
  failed: number;
  areas: { area: string; cases: number; counts: Counts }[];
  cases: JudgedCase[];
  stale: StaleEntry[];
  /** Checks in the requirement set that did not run. */
  missing: string[];
}

/** The baseline, requirement set and options that determine the verdict. */
export interface VerdictOptions {
  baseline?: Baseline | undefined;
  requirements?: RequirementSet | undefined;
  /** Set to `true` to count a violated SHOULD as a failure. */
  strict?: boolean | undefined;
  /**
   * Set to `true` if only part of the suite ran. Checks that did not run are then neither stale nor missing.
   */
  partial?: boolean | undefined;
}

/** Names of the standings in reports, in display order. */
export const standingWords: Record<Standing, string> = {
  passed: "passed",
  failed: "failed",
  harness: "harness",
  warned: "warned",
  expected: "expected to fail",
  "not-applicable": "not applicable",
  unscored: "not scored",
};
export const standings = Object.keys(standingWords) as Standing[];

const standingOf: Record<Outcome, Standing> = {
  pass: "passed",
  fail: "failed",
  warn: "warned",
  "not-applicable": "not-applicable",
  harness: "harness",
};

export function computeVerdict(result: SuiteResult, measure: VerdictOptions = {}): Verdict {
  const strict = measure.strict ?? false;
  const options = { partial: measure.partial ?? false };
  const { expected, stale } = measure.baseline
    ? applyBaseline(result, measure.baseline, options)
    : { expected: new Map<string, string>(), stale: [] };
  const { unscored, missing } = measure.requirements
    ? applyRequirementSet(result, measure.requirements, options)
    : { unscored: new Map<string, string>(), missing: [] };

  const stand = (check: CheckResult): JudgedCheck => {
    const standing = strict && check.outcome === "warn" ? "failed" : standingOf[check.outcome];
    if (standing === "harness") return { ...check, standing };
    const left = unscored.get(check.id);
    if (left !== undefined) return { ...check, standing: "unscored", excuse: left };
    const known = expected.get(check.id);
    if (standing === "failed" && known !== undefined)
      return { ...check, standing: "expected", excuse: known };
    return { ...check, standing };
  };
  const cases = result.cases.map((run) => ({ ...run, checks: run.checks.map(stand) }));

  const counts = countStandings(cases);
  const passed = counts.passed;
  const failed = counts.failed + counts.harness + stale.length + missing.length;
  const exitCode = counts.harness > 0 ? 3 : failed > 0 || passed === 0 ? 1 : 0;
  const areas = [...Map.groupBy(cases, (run) => run.area)].map(([area, runs]) => ({
    area,
    cases: runs.length,
    counts: countStandings(runs),
  }));
  const scope = findScope(result, options.partial);
  const level = scope === undefined ? findLevel(result, cases, exitCode) : undefined;
  const headline = describeVerdict(counts, passed, failed, scope);
  return {
    result,
    exitCode,
    headline,
    ...(scope && { scope }),
    ...(level && { level }),
    strict,
    counts,
    passed,
    failed,
    areas,
    cases,
    stale,
    missing,
  };
}

/** Returns the level that an implementation reaches. Failures that a baseline expects count as failures. */
function findLevel(
  result: SuiteResult,
  cases: readonly JudgedCase[],
  exitCode: Verdict["exitCode"],
): Verdict["level"] {
  const failed = (check: JudgedCheck) => ["failed", "harness", "expected"].includes(check.standing);
  const checks = cases.flatMap((run) => run.checks);
  if (exitCode === 0 && !checks.some(failed)) return result.level;
  const core = new Set(listCoreChecks(result));
  const judged = checks.filter(({ id }) => core.has(id));
  const passes = judged.some(({ standing }) => standing === "passed") && !judged.some(failed);
  return passes ? "core" : "none";
}

function countStandings(cases: JudgedCase[]): Counts {
  const counts: Counts = {
    passed: 0,
    failed: 0,
    warned: 0,
    harness: 0,
    "not-applicable": 0,
    expected: 0,
    unscored: 0,
  };
  for (const run of cases) for (const check of run.checks) counts[check.standing]++;
  return counts;
}

function findScope({ mode }: SuiteResult, partial: boolean): Verdict["scope"] {
  if (partial) return "chosen cases";
  return mode === "observe" ? "mode observe" : undefined;
}

function describeVerdict(counts: Counts, passed: number, failed: number, scope: Verdict["scope"]): string {
  if (counts.harness > 0) return `not tested: ${countNoun(counts.harness, "harness error")}`;
  if (failed > 0) return "not conformant";
  if (passed === 0) return "not tested: no check passed";
  const but = counts.expected > 0 ? ` except for ${countNoun(counts.expected, "expected failure")}` : "";
  if (scope === "chosen cases") return `the chosen cases pass${but}`;
  return scope === "mode observe" ? `conformant in mode observe${but}` : `conformant${but}`;
}

/** @returns The number followed by the noun, which is plural unless the number is 1. */
export function countNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
