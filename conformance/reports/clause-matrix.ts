/** How each rule of the contract fared. */
import type { Clause, Outcome, SuiteResult } from "../runner/report.ts";

/** `untestable`: no check can judge it from outside; `unchecked`: no check of this run cites it. */
export type ClauseOutcome = Outcome | "untestable" | "unchecked";

/** A rule, and the checks that cite it. */
export interface ClauseRow {
  clause: Clause;
  outcome: ClauseOutcome;
  checks: { id: string; case: string; outcome: Outcome }[];
}

/** The first that any check has is the clause's. */
const precedence: Outcome[] = ["fail", "harness", "warn", "pass", "not-applicable"];

/**
 * Baselines and requirement sets do not count here: the matrix says what is.
 *
 * @returns One row for every clause of the register, in its order.
 */
export function clauseMatrix(result: Pick<SuiteResult, "cases" | "clauses">): ClauseRow[] {
  const citing = new Map<string, ClauseRow["checks"]>();
  for (const run of result.cases) {
    for (const check of run.checks) {
      for (const clause of new Set(check.clauses)) {
        const checks = citing.get(clause) ?? [];
        checks.push({ id: check.id, case: run.id, outcome: check.outcome });
        citing.set(clause, checks);
      }
    }
  }
  return result.clauses.map((clause) => {
    const checks = citing.get(clause.id) ?? [];
    const found = precedence.find((outcome) => checks.some((check) => check.outcome === outcome));
    const outcome = found ?? (clause.untestable === undefined ? "unchecked" : "untestable");
    return { clause, outcome, checks };
  });
}
