/** What stands behind each rule: checks of the conformance suite, what they have been seen to catch, and tests. */
import type { Requirement } from "../../spec/toolchain/requirements/register.ts";

/** A check of the conformance suite that looks at every stream. */
export interface InvariantText {
  id: string;
  text: string;
  requirements: readonly string[];
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
export interface RequirementEvidence {
  requirement: Requirement;
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
  requirements: readonly Requirement[];
  cases: readonly {
    id: string;
    checks: readonly { id: string; requirements: readonly string[]; text: string }[];
  }[];
  invariants: readonly InvariantText[];
  /** Titles that cite rules, by file. */
  tests: ReadonlyMap<string, readonly CitingTitle[]>;
  /** Mutants by the id of the check that catches them. */
  killers: ReadonlyMap<string, { mutant: string }>;
}

/** The evidence of every rule, in the order of the register. */
export function evidenceOf(sources: EvidenceSources): RequirementEvidence[] {
  const { contract, contracts, requirements, cases, invariants, tests, killers } = sources;
  const checks = new Map<string, CheckEvidence[]>();
  const addCheck = (id: string, text: string, cited: readonly string[]) => {
    const mutant = killers.get(id)?.mutant;
    add(checks, cited, { id, text, ...(mutant !== undefined && { killed: mutant }) });
  };
  for (const { id, text, requirements } of invariants) addCheck(`every-${id}`, text, requirements);
  for (const each of cases)
    for (const { id, text, requirements } of each.checks) addCheck(`${each.id}/${id}`, text, requirements);

  const proofs = new Map<string, TestEvidence[]>();
  for (const [file, titles] of tests) {
    if (!canProve(file, contract, contracts)) continue;
    for (const { title, ids } of titles) add(proofs, ids, { file, title });
  }
  return requirements.map((requirement) => ({
    requirement,
    checks: checks.get(requirement.id) ?? [],
    tests: proofs.get(requirement.id) ?? [],
  }));
}

/** How a rule stands. */
export function standingOf({ requirement, checks, tests }: RequirementEvidence): Standing {
  if (checks.length > 0) return "judged";
  if (tests.length > 0) return "tested";
  return requirement.unproved === undefined ? "none" : "reasoned";
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

/** How the rules stand. */
export interface Coverage {
  proved: Requirement[];
  /** Not proved, but judged by the conformance suite. */
  judged: Requirement[];
  /** Not proved, with a reason. */
  excused: Requirement[];
  /** Neither proved nor judged, and nobody says why. */
  missing: Requirement[];
  /** Proved, although the register has a reason why not. */
  stale: Requirement[];
  /** Ids that tests cite and the register does not have, though they look like its own. */
  unknown: string[];
}

/**
 * Sorts rules by what stands behind them.
 *
 * @param evidence All rules of the register.
 * @param cited Ids that tests cite which can prove rules of the contract.
 */
export function coverageOf(evidence: readonly RequirementEvidence[], cited: readonly string[]): Coverage {
  const rules = (fits: (each: RequirementEvidence) => boolean) =>
    evidence.filter(fits).map(({ requirement }) => requirement);
  const isProved = ({ tests }: RequirementEvidence) => tests.length > 0;
  const isExcused = ({ requirement }: RequirementEvidence) => requirement.unproved !== undefined;
  const known = new Set(evidence.map(({ requirement }) => requirement.id));
  const own = new Set([...known].map(prefixOf));
  // The mapping has lines that are about no contract, and others that are about those to come.
  own.delete("M");
  return {
    proved: rules(isProved),
    judged: rules((each) => !isProved(each) && !isExcused(each) && standingOf(each) === "judged"),
    excused: rules((each) => !isProved(each) && isExcused(each)),
    missing: rules((each) => standingOf(each) === "none"),
    stale: rules((each) => isProved(each) && isExcused(each)),
    unknown: [...new Set(cited)].filter((id) => own.has(prefixOf(id)) && !known.has(id)),
  };
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}
