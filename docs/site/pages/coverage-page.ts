/** Generates the page that counts each contract's requirements by how they are tested. */
import type { Level } from "../../../spec/toolchain/requirements/register.ts";
import { differenceSources, findDifferences } from "../../coverage/differences.ts";
import { findStanding, type RequirementEvidence, type Standing } from "../../coverage/evidence.ts";
import { code, list, page, sentence, table } from "../markdown.ts";
import { requirementLink, standings } from "./requirements-page.ts";

const levels: readonly Level[] = ["MUST", "SHOULD", "MAY"];
const columns = Object.keys(standings) as Standing[];

/**
 * Returns the coverage page.
 *
 * @param evidence The evidence for each contract, by contract name.
 * @param titles The contracts' titles, by contract name.
 */
export function coveragePage(
  evidence: ReadonlyMap<string, readonly RequirementEvidence[]>,
  titles: ReadonlyMap<string, string>,
): string {
  const open = [...evidence].flatMap(([contract, all]) =>
    all
      .filter((each) => ["reasoned", "none"].includes(findStanding(each)))
      .map(({ requirement: { id, text, unproved = "No reason is given." } }) => {
        return `${requirementLink(contract, id)} ${sentence(text)} *${sentence(unproved)}*`;
      }),
  );
  return page([
    "# Requirement coverage",
    `This page counts every requirement of every contract by its strongest evidence. The strongest evidence is a check in the conformance suite, which can test any server from the outside. The next is a test in this repository. If there is neither, the register may give a reason. To count the requirements, the build of this site only reads cases, invariants, test titles and the recorded results of [the mutants](/project/conformance/self-test/mutants/README.md). A check counts only if that record says that it passed on our server and failed on a mutant. ${code("npm run coverage:requirements")} runs the tests and counts those that pass. ${code("npm run conform")} runs the suite.`,
    table(
      ["Contract", "Level", "Requirements", ...columns.map((each) => standings[each]), "tested by both"],
      [...evidence].flatMap(([contract, all]) => {
        const title = `[${titles.get(contract)}](/contracts/${contract}/requirements.md)`;
        return coverageRows(all).map((row) => [title, ...row]);
      }),
    ),
    "## Requirements without a check or a test",
    list(open),
    "## Differences from the proposals {#differences}",
    "These requirements allow or forbid something that their source, the proposal or [the catalogue](/project/spec/toolchain/requirements/README.md#differences), does not. The suite tests the requirements, which describe the published documents.",
    table(["Requirement", "Differs from", "How", "Why"], differenceRows(evidence)),
  ]);
}

/** Returns a row for each requirement that differs from its source. */
function differenceRows(evidence: ReadonlyMap<string, readonly RequirementEvidence[]>): string[][] {
  return [...evidence].flatMap(([contract, all]) =>
    findDifferences(all.map(({ requirement }) => requirement)).map(({ id, differs }) => [
      requirementLink(contract, id),
      differenceSources[differs.from],
      sentence(differs.how),
      sentence(differs.because),
    ]),
  );
}

/** Returns a row of numbers for each level that occurs, and a row for all levels. */
export function coverageRows(evidence: readonly RequirementEvidence[]): (string | number)[][] {
  const used = levels.filter((level) => evidence.some(({ requirement }) => requirement.level === level));
  return [...used, "all"].map((level) => {
    const each = evidence.filter(({ requirement }) => level === "all" || requirement.level === level);
    const both = each.filter(({ checks, tests }) => checks.length > 0 && tests.length > 0);
    const counts = columns.map((column) => each.filter((one) => findStanding(one) === column).length);
    return [level, each.length, ...counts, both.length];
  });
}
