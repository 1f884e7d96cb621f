import type { CheckResult, SuiteResult } from "../runner/report.ts";
import type { Baseline, BaselineEntry } from "./baseline-file.ts";
import { nearest } from "./nearest.ts";

/** A baseline entry whose check no longer fails or does not exist. */
export interface StaleEntry {
  id: string;
  /** One line with the location, the problem and the action to take. */
  message: string;
}

/** The result of applying a baseline. */
export interface Applied {
  /** The reasons for the expected failures, by check id. */
  expected: Map<string, string>;
  stale: StaleEntry[];
}

/**
 * Applies a baseline. A check that fails or warns is expected if an entry lists it. An entry is stale if its
 * check passes, and ignored if its check does not apply to this run. Harness errors are never expected.
 * @param options.partial Set to `true` if only part of the suite ran. Entries for cases that did not run are
 * then not stale.
 */
export function applyBaseline(
  result: Pick<SuiteResult, "cases">,
  baseline: Baseline,
  options: { partial?: boolean } = {},
): Applied {
  const checks = result.cases.flatMap((run) => run.checks);
  const expected = new Map<string, string>();
  const stale: StaleEntry[] = [];
  for (const entry of baseline.entries) {
    const concerned = checks.filter((check) => covers(entry, check));
    const failing = concerned.filter(({ outcome }) => outcome === "fail" || outcome === "warn");
    for (const check of failing) expected.set(check.id, entry.reason);
    if (concerned.length === 0 && options.partial) continue;
    const message = explainStaleness(entry, concerned, checks);
    if (message) {
      stale.push({ id: entry.id, message: `${baseline.file}:${entry.line}:${entry.column}: ${message}` });
    }
  }
  return { expected, stale };
}

function covers(entry: BaselineEntry, check: CheckResult): boolean {
  return entry.kind === "check" ? check.id === entry.id : check.id.startsWith(`${entry.id}/`);
}

/** @returns The reason why the entry is stale, if it is. */
function explainStaleness(
  entry: BaselineEntry,
  concerned: CheckResult[],
  all: CheckResult[],
): string | undefined {
  if (concerned.length === 0) {
    const known = all.map(({ id }) => (entry.kind === "check" ? id : id.slice(0, id.indexOf("/"))));
    const meant = nearest(entry.id, known);
    const advice = meant.length > 0 ? `did you mean ${meant.join(" or ")}?` : "remove the entry";
    return `unknown ${entry.kind} ${entry.id}; ${advice}`;
  }
  const stillFails = concerned.some(
    ({ outcome }) => outcome === "fail" || outcome === "warn" || outcome === "harness",
  );
  if (stillFails || concerned.every(({ outcome }) => outcome === "not-applicable")) return undefined;
  return entry.kind === "check"
    ? `${entry.id} passes; remove the entry`
    : `no check of ${entry.id} fails; remove the entry`;
}
