/** Generates the page that lists a contract's requirements, each with the checks and tests that prove it. */
import type { Level, Origin, Requirement } from "../../../spec/toolchain/requirements/register.ts";
import { differenceSources } from "../../coverage/differences.ts";
import { findStanding, type RequirementEvidence, type Standing } from "../../coverage/evidence.ts";
import {
  badge,
  code,
  counted,
  details,
  escapeText,
  type FindAddress,
  list,
  page,
  sentence,
} from "../markdown.ts";

const origins: Readonly<Record<Origin, string>> = {
  S: "from the proposal",
  P: "from the AG-UI 1.0 specification",
  D: "from the sources of the proposal",
  R: "our decision",
  M: "measured on independent programs",
};

/** The displayed name of each standing. */
export const standings: Readonly<Record<Standing, string>> = {
  judged: "tested by the suite",
  tested: "tested in this repository",
  reasoned: "not tested, with a reason",
  none: "not tested",
};

const levels: readonly Level[] = ["MUST", "SHOULD", "MAY"];

/**
 * Returns the requirements page.
 *
 * @param title Title of the contract.
 */
export function requirementsPage(
  title: string,
  evidence: readonly RequirementEvidence[],
  findAddress: FindAddress,
): string {
  const groups = Map.groupBy(evidence, ({ requirement: { id } }) => id.slice(0, id.indexOf("-")));
  const counts = levels
    .map(
      (level) => [level, evidence.filter(({ requirement }) => requirement.level === level).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}`);
  return page([
    `# Requirements of ${title}`,
    `${counted(evidence.length, "requirement")}: ${counts.join(", ")}. Each requirement has an id whose meaning never changes, and lists the checks of the [conformance suite](/project/conformance/README.md) and the tests that prove it. See also the explanation of [ids, levels and origins](/project/spec/toolchain/requirements/README.md), and the [requirement coverage](/contracts/coverage.md) of all contracts.`,
    ...[...groups].flatMap(([prefix, each]) => [
      `## ${prefix}-… (${each.length}) {#${prefix}}`,
      ...each.map((one) => requirementEntry(one, findAddress)),
    ]),
  ]);
}

function requirementEntry(evidence: RequirementEvidence, findAddress: FindAddress): string {
  const { id, level, text, source, origin, untestable, unproved, differs } = evidence.requirement;
  const standing = findStanding(evidence);
  const reason = untestable ?? unproved;
  const label = untestable === undefined ? "Not tested" : "Not visible to a client";
  return page([
    `### ${id} {#${id}}`,
    `${badge(level.toLowerCase(), level)} ${badge(standing, standings[standing])}`,
    sentence(text, findAddress),
    `<small>${escapeText(source)} (${origins[origin]})</small>`,
    differs &&
      `Differs from ${differenceSources[differs.from]}: ${sentence(differs.how, findAddress)} Reason: ${sentence(differs.because, findAddress)}`,
    reason && `${label}: ${sentence(reason, findAddress)}`,
    proofs(evidence, findAddress),
  ]).trimEnd();
}

function proofs({ checks, tests }: RequirementEvidence, findAddress: FindAddress): string | undefined {
  const summary = [
    checks.length > 0 ? counted(checks.length, "check") : [],
    tests.length > 0 ? counted(tests.length, "test") : [],
  ].flat();
  if (summary.length === 0) return undefined;
  return details(
    summary.join(", "),
    list([
      ...checks.map(({ id, text, killed }) => {
        const mutant = killed === undefined ? "" : ` Kills the mutant ${code(killed)}.`;
        return `${code(id)} ${sentence(text, findAddress)}${mutant}`;
      }),
      ...tests.map(({ file, title }) => `${escapeText(title)} ${code(file)}`),
    ]),
  );
}

/** Returns a list of requirements, each with a link to its entry. */
export function requirementList(
  contract: string,
  requirements: readonly Requirement[],
  findAddress: FindAddress,
): string {
  return list(
    requirements.map(
      ({ id, level, text }) =>
        `${requirementLink(contract, id)} ${badge(level.toLowerCase(), level)} ${sentence(text, findAddress)}`,
    ),
  );
}

/** Returns a link to the entry of a requirement. */
export function requirementLink(contract: string, id: string): string {
  return `[${id}](/contracts/${contract}/requirements.md#${id})`;
}
