/**
 * Levels of conformance. `core` contains the checks whose requirements all come from the contract's source: the
 * proposal, or the protocol's specification. `full` also contains the checks for this project's decisions.
 */
import type { Case, Check } from "../runner/case.ts";
import type { Contract } from "../runner/contract.ts";
import type { ConformanceLevel, Requirement, SuiteResult } from "../runner/report.ts";

/** A contract with its cases and requirements. */
interface Judged {
  contract: Contract;
  cases: readonly Case[];
  requirements: readonly Requirement[];
}

/** Returns the part of the contract that belongs to a level. */
export function selectLevel<Loaded extends Judged>(loaded: Loaded, level: ConformanceLevel): Loaded {
  if (level === "full") return loaded;
  const { contract, cases, requirements } = loaded;
  const isCore = coreFilter(requirements);
  return {
    ...loaded,
    contract: { ...contract, ...contract.core, invariants: contract.invariants.filter(isCore) },
    cases: cases.flatMap((each) => {
      const checks = each.checks.filter(isCore);
      return checks.length === 0 ? [] : [{ ...each, checks }];
    }),
  };
}

/**
 * Returns the ids of the core checks that ran, in the form `case/check`. Invariants count only in cases that have
 * a core check of their own, because the other cases send requests that the core does not define.
 */
export function listCoreChecks({
  cases,
  requirements,
}: Pick<SuiteResult, "cases" | "requirements">): string[] {
  const isCore = coreFilter(requirements);
  return cases.flatMap(({ checks }) => {
    const core = checks.filter(isCore).map(({ id }) => id);
    return core.every(isInvariant) ? [] : core;
  });
}

/** Returns a function that finds the lowest level to which a check belongs. */
export function levelFinder(
  requirements: readonly Requirement[],
): (check: Pick<Check, "requirements">) => ConformanceLevel {
  const isCore = coreFilter(requirements);
  return (check) => (isCore(check) ? "core" : "full");
}

/** Returns true for the id of an invariant's check, `<case>/every-<id>`. */
export function isInvariant(id: string): boolean {
  return id.split("/")[1]?.startsWith("every-") === true;
}

function coreFilter(requirements: readonly Requirement[]) {
  const core = new Set(requirements.filter((requirement) => requirement.core).map(({ id }) => id));
  return ({ requirements: cited }: Pick<Check, "requirements">): boolean =>
    cited.length > 0 && cited.every((id) => core.has(id));
}
