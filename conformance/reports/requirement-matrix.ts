/** How each rule of the contract fared. */
import type { Outcome, Requirement, SuiteResult } from "../runner/report.ts";

/** `untestable`: no check can judge it from outside; `unchecked`: no check of this run cites it. */
export type RequirementOutcome = Outcome | "untestable" | "unchecked";

/** A rule, and the checks that cite it. */
export interface RequirementRow {
  requirement: Requirement;
  outcome: RequirementOutcome;
  checks: { id: string; case: string; outcome: Outcome }[];
}

/** The first that any check has is the requirements. */
const precedence: Outcome[] = ["fail", "harness", "warn", "pass", "not-applicable"];

/**
 * Baselines and requirement sets do not count here: the matrix says what is.
 *
 * @returns One row for every requirement of the register, in its order.
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
