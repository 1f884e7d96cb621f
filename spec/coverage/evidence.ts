/** What stands behind each rule: checks of the conformance suite, what they have been seen to catch, and tests. */
import type { Clause } from "../clauses/register.ts";

/** A check of the conformance suite that looks at every stream. */
export interface InvariantText {
  id: string;
  text: string;
  clauses: readonly string[];
}

/** The title of a test, with the ids of the rules that it cites. */
export interface CitingTitle {
  title: string;
  ids: string[];
}

/** A check of the conformance suite. */
export interface CheckEvidence {
  /** `<case>/<check>`, or `every-<invariant>` for what is judged in every case. */
  id: string;
  text: string;
  /** Id of a mutant that it catches, if the kill matrix has one. */
  killed?: string;
}

/** A test that cites a rule. */
export interface TestEvidence {
  file: string;
  title: string;
}

/** A rule, and what stands behind it. */
export interface ClauseEvidence {
  clause: Clause;
  checks: CheckEvidence[];
  tests: TestEvidence[];
}

/** What is behind a rule, the best first: judged from outside, proved by a test, a reason why neither, or nothing. */
export type Standing = "judged" | "tested" | "reasoned" | "none";

/** What {@link evidenceOf} looks through. */
export interface EvidenceSources {
  /** Name of the contract. */
  contract: string;
  /** Names of all contracts: tests in the folder of another one prove nothing of this one. */
  contracts: readonly string[];
  clauses: readonly Clause[];
  cases: readonly {
    id: string;
    checks: readonly { id: string; clauses: readonly string[]; text: string }[];
  }[];
  invariants: readonly InvariantText[];
  /** Titles that cite rules, by file. */
  tests: ReadonlyMap<string, readonly CitingTitle[]>;
  /** Mutants by the id of the check that catches them. */
  killers: ReadonlyMap<string, { mutant: string }>;
}

/** The evidence of every rule, in the order of the register. */
export function evidenceOf(sources: EvidenceSources): ClauseEvidence[] {
  const { contract, contracts, clauses, cases, invariants, tests, killers } = sources;
  const checks = new Map<string, CheckEvidence[]>();
  const addCheck = (id: string, text: string, cited: readonly string[]) => {
    const mutant = killers.get(id)?.mutant;
    add(checks, cited, { id, text, ...(mutant !== undefined && { killed: mutant }) });
  };
  for (const { id, text, clauses } of invariants) addCheck(`every-${id}`, text, clauses);
  for (const each of cases)
    for (const { id, text, clauses } of each.checks) addCheck(`${each.id}/${id}`, text, clauses);

  const proofs = new Map<string, TestEvidence[]>();
  for (const [file, titles] of tests) {
    if (!canProve(file, contract, contracts)) continue;
    for (const { title, ids } of titles) add(proofs, ids, { file, title });
  }
  return clauses.map((clause) => ({
    clause,
    checks: checks.get(clause.id) ?? [],
    tests: proofs.get(clause.id) ?? [],
  }));
}

/** How a rule stands. */
export function standingOf({ clause, checks, tests }: ClauseEvidence): Standing {
  if (checks.length > 0) return "judged";
  if (tests.length > 0) return "tested";
  return clause.unproved === undefined ? "none" : "reasoned";
}

/** Ids in square brackets in a test's name: `[T-141][TX-05][CC-014]`. */
export function citedIds(testName: string): string[] {
  return [...testName.matchAll(/\[([A-Z]{1,2}-\d+)\]/g)].map(([, id]) => id as string);
}

/**
 * Whether the tests of a file can prove rules of a contract: all can but those in a folder of another contract. One line
 * of the mapping is a rule of several contracts, and what proves it for one says nothing about another.
 *
 * @param contract Name of the contract.
 * @param contracts Names of all contracts.
 */
export function canProve(file: string, contract: string, contracts: readonly string[]): boolean {
  return !file.split(/[\\/]/).some((folder) => folder !== contract && contracts.includes(folder));
}

function add<T>(to: Map<string, T[]>, ids: readonly string[], each: T): void {
  for (const id of new Set(ids)) to.set(id, [...(to.get(id) ?? []), each]);
}
