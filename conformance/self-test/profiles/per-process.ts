/** What each process of our server has for itself, by design: checks of that do not apply to several, and reports say why. */
import type { ContractName } from "../../contracts/contracts.ts";
import type { CheckResult, SuiteResult } from "../../runner/report.ts";

/** Why, by contract and by `<case>/<check>`. */
export const perProcess: Readonly<Partial<Record<ContractName, Readonly<Record<string, string>>>>> = {
  "agent-stream": {
    // Two runs of one thread; which processes have them is the proxy's choice.
    "sandbox-state/later-run":
      "a sandbox belongs to a process: a later run of the thread, in another one, begins with an empty one (OPERATIONS.md)",
  },
};

/** The result of a run over several processes, in which what each has for itself is not judged. */
export function acrossProcesses(result: SuiteResult, contract: ContractName): SuiteResult {
  const reasons = perProcess[contract] ?? {};
  const judged = ({ expected: _, actual: __, ...check }: CheckResult, reason: string): CheckResult => ({
    ...check,
    outcome: "not-applicable",
    reason,
  });
  const cases = result.cases.map((each) => ({
    ...each,
    checks: each.checks.map((check) => {
      const reason = reasons[check.id];
      // A fault of the suite is always told.
      return reason === undefined || check.outcome === "harness" ? check : judged(check, reason);
    }),
  }));
  return { ...result, cases };
}
