/** Which rules of a contract are proved by a passing test: those whose ids stand in square brackets in its name. */
import type { Clause } from "../clauses/register.ts";

/** What coverage needs to know of a clause. */
export type Rule = Pick<Clause, "id" | "text" | "unproved">;

/** A test that passed. */
export interface PassedTest {
  /** Path of its file. */
  file: string;
  /** Its full name. */
  name: string;
}

/** How the rules stand. */
export interface Coverage {
  proved: { rule: Rule; tests: string[] }[];
  /** Not proved, with a reason. */
  excused: Rule[];
  /** Not proved, and nobody says why. */
  missing: Rule[];
  /** Proved, although the register has a reason why not. */
  stale: Rule[];
  /** Ids that tests cite and the register does not have, though they look like its own. */
  unknown: string[];
}

/** Ids in square brackets in a test's name: `[T-141][TX-05][CC-014]`. */
export function citedIds(testName: string): string[] {
  return [...testName.matchAll(/\[([A-Z]{1,2}-\d+)\]/g)].map(([, id]) => id as string);
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
  const own = new Set(rules.map(({ id }) => prefixOf(id)));
  // The mapping has lines that are about no contract, and others that are about those to come.
  own.delete("M");
  const isProved = ({ id }: Rule) => tests.has(id);
  return {
    proved: rules.filter(isProved).map((rule) => ({ rule, tests: tests.get(rule.id) ?? [] })),
    excused: rules.filter((rule) => !isProved(rule) && rule.unproved !== undefined),
    missing: rules.filter((rule) => !isProved(rule) && rule.unproved === undefined),
    stale: rules.filter((rule) => isProved(rule) && rule.unproved !== undefined),
    unknown: [...tests.keys()].filter((id) => own.has(prefixOf(id)) && !known.has(id)),
  };
}

/**
 * The tests that can prove rules of a contract: all but those in a folder of another contract. One line of the mapping
 * is a rule of several contracts, and what proves it for one says nothing about another.
 *
 * @param passing Tests that passed.
 * @param contract Name of the contract.
 * @param contracts Names of all contracts.
 * @returns Their full names.
 */
export function testsFor(
  passing: readonly PassedTest[],
  contract: string,
  contracts: readonly string[],
): string[] {
  const others = new Set(contracts.filter((each) => each !== contract));
  return passing
    .filter(({ file }) => !file.split(/[\\/]/).some((folder) => others.has(folder)))
    .map(({ name }) => name);
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}
