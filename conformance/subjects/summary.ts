/** Summarizes a report of the suite for the board. */
import { isInvariant } from "../requirements/level.ts";
import { untestablePrefix } from "../runner/run-case.ts";
import type { Subject } from "./subject.ts";

/** The part of a JSON report that the board reads. */
export interface Report {
  suite: string;
  features: string[];
  summary: { level: string; passed: number; failed: number; counts: { warned: number } };
  cases: { checks: ReportedCheck[] }[];
}

interface ReportedCheck {
  id: string;
  level: string;
  outcome: string;
  reason?: string;
}

/** A check that failed. An invariant counts once for all cases. */
export interface FailedCheck {
  /** `case/check`, or the id of the invariant. */
  check: string;
  /** Number of cases in which it failed. */
  cases: number;
  reason: string;
}

/** Result of one implementation, as committed in `report.json`. */
export interface Summary {
  name: string;
  package: string;
  version: string;
  suite: string;
  level: string;
  /** Features and operations that the implementation claims. They determine which checks apply. */
  claims: string;
  passed: number;
  /** Checks of the level SHOULD that failed. */
  warned: number;
  /** Checks that failed, including those that were not reached. */
  failed: number;
  /** Checks that could not be evaluated, because an earlier step of their case failed. */
  notReached: number;
  failures: FailedCheck[];
}

export function summarize(
  {
    name,
    package: distribution,
    version,
    operations,
  }: Pick<Subject, "name" | "package" | "version" | "operations">,
  { suite, summary, features, cases }: Report,
): Summary {
  const failures = new Map<string, FailedCheck>();
  for (const { id, level, outcome, reason = "" } of cases.flatMap(({ checks }) => checks)) {
    if (level !== "MUST" || outcome === "pass" || outcome === "not-applicable") continue;
    const check = isInvariant(id) ? (id.split("/every-")[1] ?? id) : id;
    const failure = failures.get(check) ?? { check, cases: 0, reason: shorten(reason) };
    failure.cases += 1;
    failures.set(check, failure);
  }
  const { level, passed, failed, counts } = summary;
  const isUnreached = ({ outcome, reason = "" }: ReportedCheck) =>
    outcome === "fail" && reason.startsWith(untestablePrefix);
  return {
    name,
    package: distribution,
    version,
    suite,
    level,
    claims: [...operations, ...features].join(", "),
    passed,
    warned: counts.warned,
    failed,
    notReached: cases.flatMap(({ checks }) => checks).filter(isUnreached).length,
    failures: [...failures.values()],
  };
}

const maxReason = 200;

/** Removes what differs between two runs of the suite, so that the committed file changes only with the result. */
function shorten(reason: string): string {
  const text = reason
    .replace(untestablePrefix, "")
    .replace(/^step \d+ \(\w+\): /, "")
    .replaceAll(/\b(?:call_)?c[0-9a-f]{16}\w*\b/g, "…")
    .replaceAll(/\s+/g, " ");
  return text.length > maxReason ? `${text.slice(0, maxReason)}…` : text;
}
