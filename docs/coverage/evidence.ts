/**
 * Collects the proofs of each requirement: checks of the conformance suite with the mutants that they kill,
 * and tests.
 */
import type { Clause } from "../../spec/toolchain/requirements/register.ts";

/** An invariant of the conformance suite. */
export interface InvariantText {
  id: string;
  text: string;
  clauses: readonly string[];
}

/** The title of a test, with the ids of the requirements that it cites. */
export interface CitingTitle {
  title: string;
  ids: string[];
}

/** A check of the conformance suite. */
export interface CheckEvidence {
  /** `<case>/<check>`, or `every-<invariant>`. */
  id: string;
  text: string;
  /** Id of a mutant that it kills, if the kill matrix has one. */
  killed?: string;
}

/** A test that cites a requirement. */
export interface TestEvidence {
  file: string;
  title: string;
}

/** A requirement with its proofs. */
export interface RequirementEvidence {
  requirement: Clause;
  checks: CheckEvidence[];
  tests: TestEvidence[];
}

/** The best proof of a requirement: a check of the suite, a test, a reason for neither, or nothing. */
export type Standing = "judged" | "tested" | "reasoned" | "none";

/** Input of {@link collectEvidence}. */
export interface EvidenceSources {
  /** Name of the contract. */
  contract: string;
  /** Names of all contracts. Tests in the folder of another contract prove nothing for this one. */
  contracts: readonly string[];
  requirements: readonly Clause[];
  cases: readonly {
    id: string;
    checks: readonly { id: string; clauses: readonly string[]; text: string }[];
  }[];
  invariants: readonly InvariantText[];
  /** Titles that cite requirements, by file. */
  tests: ReadonlyMap<string, readonly CitingTitle[]>;
  /** Mutants by the id of the check that kills them. */
  killers: ReadonlyMap<string, { mutant: string }>;
}

/** Returns the proofs of every requirement, in the order of the register. */
export function collectEvidence(sources: EvidenceSources): RequirementEvidence[] {
  const { contract, contracts, requirements, cases, invariants, tests, killers } = sources;
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
  return requirements.map((requirement) => ({
    requirement,
    checks: checks.get(requirement.id) ?? [],
    tests: proofs.get(requirement.id) ?? [],
  }));
}

/** Returns the best proof of a requirement. */
export function findStanding({ requirement, checks, tests }: RequirementEvidence): Standing {
  if (checks.length > 0) return "judged";
  if (tests.length > 0) return "tested";
  return requirement.unproved === undefined ? "none" : "reasoned";
}

/** Returns the ids in square brackets in a test's name: `[T-141][TX-05][CC-014]`. */
export function readCitedIds(testName: string): string[] {
  return [...testName.matchAll(/\[([A-Z]{1,2}-\d+)\]/g)].map(([, id]) => id as string);
}

/**
 * Returns whether the tests of a file can prove requirements of a contract. All can, except those in a folder
 * of another contract: contracts share lines of the mapping, and a test proves such a line for its own
 * contract only.
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

/** Requirements by their proofs. */
export interface Coverage {
  proved: Clause[];
  /** Not proved by a test, but checked by the conformance suite. */
  judged: Clause[];
  /** Not proved, with a reason. */
  excused: Clause[];
  /** Neither proved, checked nor excused. */
  missing: Clause[];
  /** Proved, although the register has a reason why not. */
  stale: Clause[];
  /** Ids that tests cite and the register does not have, although it has others with their letters. */
  unknown: string[];
}

/**
 * Groups requirements by their proofs.
 *
 * @param evidence All requirements of the register.
 * @param cited Ids that tests of the contract cite.
 */
export function groupByProof(evidence: readonly RequirementEvidence[], cited: readonly string[]): Coverage {
  const filter = (fits: (each: RequirementEvidence) => boolean) =>
    evidence.filter(fits).map(({ requirement }) => requirement);
  const isProved = ({ tests }: RequirementEvidence) => tests.length > 0;
  const isExcused = ({ requirement }: RequirementEvidence) => requirement.unproved !== undefined;
  const known = new Set(evidence.map(({ requirement }) => requirement.id));
  const own = new Set([...known].map(prefixOf));
  // The mapping also has lines for no contract and for later ones.
  own.delete("M");
  return {
    proved: filter(isProved),
    judged: filter((each) => !isProved(each) && !isExcused(each) && findStanding(each) === "judged"),
    excused: filter((each) => !isProved(each) && isExcused(each)),
    missing: filter((each) => findStanding(each) === "none"),
    stale: filter((each) => isProved(each) && isExcused(each)),
    unknown: [...new Set(cited)].filter((id) => own.has(prefixOf(id)) && !known.has(id)),
  };
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}
