/** What a run amounts to, computed once: every report shows these numbers and none counts for itself. */
import { applyBaseline, type StaleEntry } from "../baseline/apply.ts";
import type { Baseline } from "../baseline/baseline-file.ts";
import { applyRequirementSet, type RequirementSet } from "../requirements/requirements.ts";
import type { CaseResult, CheckResult, Outcome, SuiteResult } from "../runner/report.ts";

/**
 * Where a check stands: its outcome, if it counts; `expected` when it fails as the baseline says; `unscored` when the
 * requirement set leaves it out. A fault of the harness is always one.
 */
export type Standing =
  | "passed"
  | "failed"
  | "warned"
  | "harness"
  | "not-applicable"
  | "expected"
  | "unscored";

/** Numbers of checks by standing. */
export type Counts = Record<Standing, number>;

/** A check with its standing. */
export interface JudgedCheck extends CheckResult {
  standing: Standing;
  /** Why it is expected or unscored. */
  excuse?: string;
}

/** A case with its checks' standings. */
export interface JudgedCase extends Omit<CaseResult, "checks"> {
  checks: JudgedCheck[];
}

/** A run, judged. */
export interface Verdict {
  result: SuiteResult;
  /** 0 all is well; 1 failures, stale baseline entries or missing checks; 3 the suite or its set-up is at fault. */
  exitCode: 0 | 1 | 3;
  /** In a few words. */
  headline: string;
  /** Why this is not the whole: only chosen cases were run, or mode observe cannot see all. */
  scope?: "chosen cases" | "mode observe";
  /** Whether a SHOULD that does not hold is a failure. */
  strict: boolean;
  counts: Counts;
  /** The closing line's numbers: failures, harness faults, stale entries and missing checks all are `failed`. */
  passed: number;
  failed: number;
  areas: { area: string; cases: number; counts: Counts }[];
  cases: JudgedCase[];
  stale: StaleEntry[];
  /** Checks that the requirement set demands and the run does not have. */
  missing: string[];
}

/** By what a run is judged. */
export interface Measure {
  baseline?: Baseline | undefined;
  requirements?: RequirementSet | undefined;
  /** A SHOULD that does not hold is a failure. */
  strict?: boolean | undefined;
  /** Only a part of the suite was run: what was left out is neither stale nor missing. */
  partial?: boolean | undefined;
}

/** What reports call each standing, in the order in which they show them. */
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

export function judge(result: SuiteResult, measure: Measure = {}): Verdict {
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

  const counts = count(cases);
  const passed = counts.passed;
  const failed = counts.failed + counts.harness + stale.length + missing.length;
  const exitCode = counts.harness > 0 ? 3 : failed > 0 || passed === 0 ? 1 : 0;
  const areas = [...Map.groupBy(cases, (run) => run.area)].map(([area, runs]) => ({
    area,
    cases: runs.length,
    counts: count(runs),
  }));
  const scope = scopeOf(result, options.partial);
  const headline = inWords(counts, passed, failed, scope);
  return {
    result,
    exitCode,
    headline,
    ...(scope && { scope }),
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

function count(cases: JudgedCase[]): Counts {
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

function scopeOf({ mode }: SuiteResult, partial: boolean): Verdict["scope"] {
  if (partial) return "chosen cases";
  return mode === "observe" ? "mode observe" : undefined;
}

function inWords(counts: Counts, passed: number, failed: number, scope: Verdict["scope"]): string {
  if (counts.harness > 0) return `not judged: ${several(counts.harness, "harness fault")}`;
  if (failed > 0) return "not conformant";
  if (passed === 0) return "not judged: no check passed";
  const but = counts.expected > 0 ? ` but for ${several(counts.expected, "expected failure")}` : "";
  if (scope === "chosen cases") return `the chosen cases pass${but}`;
  return scope === "mode observe" ? `conformant as far as mode observe sees${but}` : `conformant${but}`;
}

/** @returns The number with its noun, in the plural unless it is one. */
export function several(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
