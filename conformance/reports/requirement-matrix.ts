/** Determines the outcome of each requirement in a contract. */
import type { Outcome, Requirement, SuiteResult } from "../runner/report.ts";

/**
 * Outcome of a requirement. `untestable` means that no check can test it from outside, and `unchecked` that
 * no check in this run cites it.
 */
export type RequirementOutcome = Outcome | "untestable" | "unchecked";

/** A requirement, and the checks that cite it. */
export interface RequirementRow {
  requirement: Requirement;
  outcome: RequirementOutcome;
  checks: { id: string; case: string; outcome: Outcome }[];
}

/**
 * Outcomes in order of precedence. A requirement has the first outcome in this list that any of its checks
 * has.
 */
const precedence: Outcome[] = ["fail", "harness", "warn", "pass", "not-applicable"];

/**
 * Returns one row for each requirement in the register, in the same order. Baselines and requirement sets do
 * not change the outcomes.
 */
export function requirementMatrix(result: Pick<SuiteResult, "cases" | "requirements">): RequirementRow[] {
  const citing = new Map<string, RequirementRow["checks"]>();
  for (const run of result.cases) {
    for (const check of run.checks) {
      for (const requirement of new Set(check.requirements)) {
        const checks = citing.get(requirement) ?? [];
        checks.push({ id: check.id, case: run.id, outcome: check.outcome });
        citing.set(requirement, checks);
      }
    }
  }
  return result.requirements.map((requirement) => {
    const checks = citing.get(requirement.id) ?? [];
    const found = precedence.find((outcome) => checks.some((check) => check.outcome === outcome));
    const outcome = found ?? (requirement.untestable === undefined ? "unchecked" : "untestable");
    return { requirement, outcome, checks };
  });
}
