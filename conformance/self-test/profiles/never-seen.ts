/** Checks that no run showed to hold. */
import type { SuiteResult } from "../../runner/report.ts";

/** @param results Runs over the same cases. @returns Ids of checks that passed in none of them, in order. */
export function neverSeen(results: readonly Pick<SuiteResult, "cases">[]): string[] {
  const checks = results.flatMap(({ cases }) => cases.flatMap((each) => each.checks));
  const passed = new Set(checks.filter(({ outcome }) => outcome === "pass").map(({ id }) => id));
  return [...new Set(checks.map(({ id }) => id))].filter((id) => !passed.has(id)).toSorted();
}
