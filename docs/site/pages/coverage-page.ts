/** Counts the requirements of each contract by what proves them. */
import type { Level } from "../../../spec/toolchain/requirements/register.ts";
import { findStanding, type RequirementEvidence, type Standing } from "../../coverage/evidence.ts";
import { code, list, page, sentence, table } from "../markdown.ts";
import { requirementLink, standings } from "./requirements-page.ts";

const levels: readonly Level[] = ["MUST", "SHOULD", "MAY"];
const columns = Object.keys(standings) as Standing[];

/**
 * Returns the page.
 *
 * @param evidence By name of the contract.
 * @param titles Titles by name of the contract.
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
    `Every requirement of every contract, counted by its best proof: a check of the conformance suite, which tests any server from outside; or a test of this repository; or the reason why there is neither. The build of this site reads cases, invariants and test titles and runs nothing: ${code("npm run coverage:requirements")} runs the tests and counts those that pass, ${code("npm run conform")} runs the suite.`,
    table(
      ["Contract", "Level", "Requirements", ...columns.map((each) => standings[each]), "suite and tests"],
      [...evidence].flatMap(([contract, all]) => {
        const title = `[${titles.get(contract)}](/contracts/${contract}/requirements.md)`;
        return coverageRows(all).map((row) => [title, ...row]);
      }),
    ),
    "## Requirements without a proof",
    list(open),
  ]);
}

/** Returns a row of numbers for each level that occurs, and one for all levels. */
export function coverageRows(evidence: readonly RequirementEvidence[]): (string | number)[][] {
  const used = levels.filter((level) => evidence.some(({ requirement }) => requirement.level === level));
  return [...used, "all"].map((level) => {
    const each = evidence.filter(({ requirement }) => level === "all" || requirement.level === level);
    const both = each.filter(({ checks, tests }) => checks.length > 0 && tests.length > 0);
    const counts = columns.map((column) => each.filter((one) => findStanding(one) === column).length);
    return [level, each.length, ...counts, both.length];
  });
}
