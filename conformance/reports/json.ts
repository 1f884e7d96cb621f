/** Generates the JSON report. Its schema is `report.schema.json`. */
import type { ConformanceLevel, SuiteResult } from "../runner/report.ts";
import { type RequirementOutcome, requirementMatrix } from "./requirement-matrix.ts";
import type { Counts, Verdict } from "./verdict.ts";

/** The result of a run, and its summary. */
export interface JsonReport extends SuiteResult {
  summary: {
    headline: string;
    /** Present only if the run does not cover the complete suite. */
    scope?: "chosen cases" | "mode observe";
    exitCode: 0 | 1 | 3;
    strict: boolean;
    /** The level reached. Absent if the run does not cover the complete suite. */
    level?: ConformanceLevel | "none";
    /** The number of passed checks in the last line of the console report. */
    passed: number;
    failed: number;
    counts: Counts;
    areas: { area: string; cases: number; counts: Counts }[];
    /** Checks that failed as the baseline expects, each with the reason from the baseline. */
    expected: { check: string; reason: string }[];
    /** Checks that are not in the requirement set, each with the reason. */
    unscored: { check: string; reason: string }[];
    /** Baseline entries that no longer apply. */
    stale: { id: string; message: string }[];
    /** Checks in the requirement set that did not run. */
    missing: string[];
    requirements: { id: string; outcome: RequirementOutcome; checks: string[] }[];
  };
}

/** @returns JSON text with a final newline. */
export function jsonReport(verdict: Verdict): string {
  const { headline, scope, exitCode, strict, level, passed, failed, counts, areas, stale, missing } = verdict;
  const excused = (standing: "expected" | "unscored") =>
    verdict.cases
      .flatMap((run) => run.checks)
      .filter((check) => check.standing === standing)
      .map(({ id, excuse }) => ({ check: id, reason: excuse ?? "" }));
  const requirements = requirementMatrix(verdict.result).map(({ requirement, outcome, checks }) => ({
    id: requirement.id,
    outcome,
    checks: checks.map(({ id }) => id),
  }));
  const report: JsonReport = {
    ...verdict.result,
    summary: {
      headline,
      ...(scope && { scope }),
      exitCode,
      strict,
      ...(level && { level }),
      passed,
      failed,
      counts,
      areas,
      expected: excused("expected"),
      unscored: excused("unscored"),
      stale,
      missing,
      requirements,
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
