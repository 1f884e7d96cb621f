/** Lists the requirements that differ from the proposal or the catalogue. */
import type { Difference, Requirement } from "../../spec/toolchain/requirements/register.ts";

/** The displayed name of each source that a requirement can differ from. */
export const differenceSources: Readonly<Record<Difference["from"], string>> = {
  proposal: "the proposal",
  catalogue: "the catalogue",
};

/** A requirement that differs from its source. */
export type DifferingRequirement = Requirement & { differs: Difference };

/** Returns the requirements that differ from their source, in the order of the register. */
export function findDifferences(requirements: readonly Requirement[]): DifferingRequirement[] {
  return requirements.filter(
    (requirement): requirement is DifferingRequirement => requirement.differs !== undefined,
  );
}

/** Returns the lines of the report: the count, then two lines for each requirement. */
export function formatDifferences(requirements: readonly Requirement[]): string[] {
  const differing = findDifferences(requirements);
  return [
    `  ${differing.length} differ from the proposal or the catalogue`,
    ...differing.flatMap(({ id, differs: { from, how, because } }) => [
      `  ${id}  differs from ${differenceSources[from]}: ${how}`,
      `         because: ${because}`,
    ]),
  ];
}
