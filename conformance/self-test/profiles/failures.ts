/** What failed, told once more at the end of a long run, whose beginning may be out of sight by then. */
import { difference } from "../../reports/difference.ts";
import { printable } from "../../reports/printable.ts";
import { wire } from "../../reports/wire.ts";
import type { CheckResult, SuiteResult } from "../../runner/report.ts";

/** How much of a case's wire is repeated, in lines: its end, where what failed is nearest. */
const shownWire = 40;
/** Longest line of the wire, in characters. */
const mostCharacters = 300;

/**
 * @param profile Which run it was.
 * @returns Lines for the checks that failed or could not be judged, and after those of a case the end of its wire.
 */
export function failureLines(profile: string, { cases }: Pick<SuiteResult, "cases">): string[] {
  return cases.flatMap(({ checks, trace }) => {
    const failed = checks.filter(({ outcome }) => outcome === "fail" || outcome === "harness");
    if (failed.length === 0) return [];
    const end = wire(trace.slice(-shownWire), { characters: mostCharacters });
    return [...failed.flatMap((check) => checkLines(profile, check)), ...end];
  });
}

function checkLines(profile: string, check: CheckResult): string[] {
  const head = `${profile}: ${check.id}: ${printable(check.reason ?? "failed")}`;
  return [head, ...difference(check).map(({ sign, text }) => `  ${sign} ${text}`)];
}
