/**
 * Repeats failures at the end of a long run, when the first report of them may have scrolled out of sight.
 */
import type { ContractName } from "../../contracts/contracts.ts";
import { diffValues } from "../../reports/difference.ts";
import { formatTrace, printable } from "../../reports/format-trace.ts";
import type { CheckResult, SuiteResult } from "../../runner/report.ts";

/**
 * Maximum number of trace lines printed for a case. These are the last lines, which are the closest to the
 * failure.
 */
const maxTraceLines = 40;
/** Maximum length of a trace line, in characters. */
const maxCharacters = 300;

/**
 * Formats the failures from a run.
 *
 * @param profile The profile that was run.
 * @returns Lines for failed and untested checks, followed by the end of their case's trace.
 */
export function formatFailures(profile: string, { cases }: Pick<SuiteResult, "cases">): string[] {
  return cases.flatMap(({ checks, trace }) => {
    const failed = checks.filter(({ outcome }) => outcome === "fail" || outcome === "harness");
    if (failed.length === 0) return [];
    const end = formatTrace(trace.slice(-maxTraceLines), { characters: maxCharacters });
    return [...failed.flatMap((check) => formatCheck(profile, check)), ...end];
  });
}

function formatCheck(profile: string, check: CheckResult): string[] {
  const head = `${profile}: ${check.id}: ${printable(check.reason ?? "failed")}`;
  return [head, ...diffValues(check).map(({ sign, text }) => `  ${sign} ${text}`)];
}

/** Lists the ids of the checks that did not pass in any of several runs over the same cases. */
export function listNeverPassed(results: readonly Pick<SuiteResult, "cases">[]): string[] {
  const checks = results.flatMap(({ cases }) => cases.flatMap((each) => each.checks));
  const passed = new Set(checks.filter(({ outcome }) => outcome === "pass").map(({ id }) => id));
  return [...new Set(checks.map(({ id }) => id))].filter((id) => !passed.has(id)).toSorted();
}

/** The reasons why checks depend on per-process state, by contract and `<case>/<check>`. */
export const perProcessChecks: Readonly<Partial<Record<ContractName, Readonly<Record<string, string>>>>> = {
  "agent-stream": {
    // These checks use two runs in the same thread, and the proxy decides which processes execute them.
    "sandbox-state/later-run":
      "a sandbox belongs to a process: a later run of the thread in another process starts with an empty sandbox (OPERATIONS.md)",
  },
};

/**
 * Returns the result of a run over several processes, with the checks of per-process state marked as not
 * applicable.
 */
export function dropPerProcessChecks(result: SuiteResult, contract: ContractName): SuiteResult {
  const reasons = perProcessChecks[contract] ?? {};
  const judged = ({ expected: _, actual: __, ...check }: CheckResult, reason: string): CheckResult => ({
    ...check,
    outcome: "not-applicable",
    reason,
  });
  const cases = result.cases.map((each) => ({
    ...each,
    checks: each.checks.map((check) => {
      const reason = reasons[check.id];
      // Errors in the suite are always reported.
      return reason === undefined || check.outcome === "harness" ? check : judged(check, reason);
    }),
  }));
  return { ...result, cases };
}
