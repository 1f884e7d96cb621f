/** Which rules of a contract are proved by a passing test: those whose ids stand in square brackets in its name. */
import type { Clause } from "../clauses/register.ts";

/** What coverage needs to know of a clause. */
export type Rule = Pick<Clause, "id" | "text" | "unproved">;

/** How the rules stand. */
export interface Coverage {
  proved: { rule: Rule; tests: string[] }[];
  /** Not proved, with a reason. */
  excused: Rule[];
  /** Not proved, and nobody says why. */
  missing: Rule[];
  /** Proved, although the register has a reason why not. */
  stale: Rule[];
  /** Ids that tests cite and the register does not have. */
  unknown: string[];
}

/** Ids in square brackets in a test's name: `[T-141][TX-05][TC-014]`. */
export function citedIds(testName: string): string[] {
  return [...testName.matchAll(/\[((?:T|TC|TX)-\d+)\]/g)].map(([, id]) => id as string);
}

/**
 * Compares rules with tests.
 *
 * @param rules The register.
 * @param passing Full names of the tests that passed.
 */
export function coverageOf(rules: readonly Rule[], passing: readonly string[]): Coverage {
  const tests = new Map<string, string[]>();
  for (const name of passing) {
    for (const id of new Set(citedIds(name))) tests.set(id, [...(tests.get(id) ?? []), name]);
  }
  const known = new Set(rules.map(({ id }) => id));
  const isProved = ({ id }: Rule) => tests.has(id);
  return {
    proved: rules.filter(isProved).map((rule) => ({ rule, tests: tests.get(rule.id) ?? [] })),
    excused: rules.filter((rule) => !isProved(rule) && rule.unproved !== undefined),
    missing: rules.filter((rule) => !isProved(rule) && rule.unproved === undefined),
    stale: rules.filter((rule) => isProved(rule) && rule.unproved !== undefined),
    unknown: [...tests.keys()].filter((id) => !known.has(id)),
  };
}
