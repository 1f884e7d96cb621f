/** The report for programs; its form is `report.schema.json`. */
import type { SuiteResult } from "../runner/report.ts";
import { type RequirementOutcome, requirementMatrix } from "./requirement-matrix.ts";
import type { Counts, Verdict } from "./verdict.ts";

/** The run as it was found, and what it amounts to. */
export interface JsonReport extends SuiteResult {
  summary: {
    headline: string;
    /** Why this is not the whole. */
    scope?: "chosen cases" | "mode observe";
    exitCode: 0 | 1 | 3;
    strict: boolean;
    /** Of the closing line. */
    passed: number;
    failed: number;
    counts: Counts;
    areas: { area: string; cases: number; counts: Counts }[];
    /** Checks that fail as the baseline says, and why. */
    expected: { check: string; reason: string }[];
    /** Checks that the requirement set does not have, and why. */
    unscored: { check: string; reason: string }[];
    /** Baseline entries that do not hold. */
    stale: { id: string; message: string }[];
    /** Required checks that the run does not have. */
    missing: string[];
    requirements: { id: string; outcome: RequirementOutcome; checks: string[] }[];
  };
}

/** @returns JSON text, with a newline at its end. */
export function jsonReport(verdict: Verdict): string {
  const { headline, scope, exitCode, strict, passed, failed, counts, areas, stale, missing } = verdict;
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
