/** Collects the evidence for each requirement: conformance checks, with the mutants that they kill, and tests. */
import type { Requirement } from "../../spec/toolchain/requirements/register.ts";

/** An invariant of the conformance suite. */
export interface InvariantText {
  id: string;
  text: string;
  requirements: readonly string[];
}

/** The title of a test, with the ids of the requirements that it cites. */
export interface CitingTitle {
  title: string;
  ids: string[];
}

/** A check of the conformance suite. */
export interface CheckEvidence {
  /** `<case>/<check>`, or `every-<invariant>` for an invariant. */
  id: string;
  text: string;
  /** ID of a mutant that the check kills, if the kill matrix contains one. */
  killed?: string;
}

/** A test that cites a requirement. */
export interface TestEvidence {
  file: string;
  title: string;
}

/** A requirement with the checks and tests that prove it. */
export interface RequirementEvidence {
  requirement: Requirement;
  checks: CheckEvidence[];
  tests: TestEvidence[];
}

/**
 * The strongest evidence for a requirement: a conformance check that passed on our server and failed on a mutant, a
 * test, a reason why there is neither, or nothing. A check that is only defined is no evidence.
 */
export type Standing = "judged" | "tested" | "reasoned" | "none";

/** Input of {@link collectEvidence}. */
export interface EvidenceSources {
  /** Name of the contract. */
  contract: string;
  /** Names of all contracts. Tests in the folder of another contract prove nothing for this contract. */
  contracts: readonly string[];
  requirements: readonly Requirement[];
  cases: readonly {
    id: string;
    checks: readonly { id: string; requirements: readonly string[]; text: string }[];
  }[];
  invariants: readonly InvariantText[];
  /** Test titles that cite requirements, by file. */
  tests: ReadonlyMap<string, readonly CitingTitle[]>;
  /**
   * Mutants by the id of the check that kills them. The kill matrix contains only checks that pass on our
   * server.
   */
  killers: ReadonlyMap<string, { mutant: string }>;
}

/** Returns the evidence for every requirement, in the order of `requirements`. */
export function collectEvidence(sources: EvidenceSources): RequirementEvidence[] {
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

/** Returns the strongest evidence for a requirement. */
export function findStanding({ requirement, checks, tests }: RequirementEvidence): Standing {
  if (checks.some(({ killed }) => killed !== undefined)) return "judged";
  if (tests.length > 0) return "tested";
  return requirement.unproved === undefined ? "none" : "reasoned";
}

/** Returns the ids in square brackets in a test's name, such as `[T-141][TX-05][CC-014]`. */
export function readCitedIds(testName: string): string[] {
  return [...testName.matchAll(/\[([A-Z]{1,2}-\d+)\]/g)].map(([, id]) => id as string);
}

/**
 * Returns true if the tests in a file can prove a contract's requirements. Tests in the folder of another
 * contract cannot prove them. Contracts share requirements of the mapping (`M-…`), and a test proves such a
 * requirement only for its own contract.
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

/** Maximum number of ids in a title that shows which requirement its test proves. */
const maxNarrowIds = 5;

/** Requirements grouped by their evidence. */
export interface Coverage {
  proved: Requirement[];
  /** Proved requirements that are cited only in titles with more than {@link maxNarrowIds} ids. */
  broad: Requirement[];
  /** Requirements that no test proves, but that the conformance suite checks. */
  judged: Requirement[];
  /** Requirements that no test proves, for which the register gives a reason. */
  excused: Requirement[];
  /** Requirements without a test, a check or a reason. */
  missing: Requirement[];
  /** Requirements that a test proves, although the register gives a reason why no test does. */
  stale: Requirement[];
  /**
   * IDs that tests cite but the register does not contain, although it contains other ids with the same
   * prefix.
   */
  unknown: string[];
}

/**
 * Groups requirements by their evidence.
 *
 * @param evidence All requirements in the register.
 * @param cited IDs that the contract's tests cite.
 */
export function groupByProof(evidence: readonly RequirementEvidence[], cited: readonly string[]): Coverage {
  const filter = (fits: (each: RequirementEvidence) => boolean) =>
    evidence.filter(fits).map(({ requirement }) => requirement);
  const isProved = ({ tests }: RequirementEvidence) => tests.length > 0;
  const isBroad = ({ title }: TestEvidence) => readCitedIds(title).length > maxNarrowIds;
  const isExcused = ({ requirement }: RequirementEvidence) => requirement.unproved !== undefined;
  const known = new Set(evidence.map(({ requirement }) => requirement.id));
  const prefixes = new Set([...known].map(prefixOf));
  // The mapping also contains requirements that apply to no contract or to a later contract.
  prefixes.delete("M");
  return {
    proved: filter(isProved),
    broad: filter((each) => isProved(each) && each.tests.every(isBroad)),
    judged: filter((each) => !isProved(each) && !isExcused(each) && findStanding(each) === "judged"),
    excused: filter((each) => !isProved(each) && isExcused(each)),
    missing: filter((each) => findStanding(each) === "none"),
    stale: filter((each) => isProved(each) && isExcused(each)),
    unknown: [...new Set(cited)].filter((id) => prefixes.has(prefixOf(id)) && !known.has(id)),
  };
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}
