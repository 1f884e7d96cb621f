import { type Change, type ContractDiff, formatVerdict } from "../diff/change.ts";
import { formatKind } from "../diff/formats/summary.ts";
import { bumpVersion, compareVersions, findBump, formatVersion, parseVersion } from "../diff/version.ts";
import type { DeclaredChange } from "./declared.ts";
import { declaredFile } from "./files.ts";

/**
 * Checks a contract's changes since its release against the versioning rules in `spec/README.md`.
 *
 * @param diff The changes from the released to the present documents.
 * @param declared The declared breaking changes of all contracts.
 * @param place The location of the version, for messages.
 * @returns For each problem, a message that says what to do.
 */
export function findChangeProblems(
  diff: ContractDiff,
  declared: readonly DeclaredChange[],
  place: string,
): string[] {
  let since: string;
  try {
    since = findBreakingVersion(diff);
  } catch (error) {
    return [`${place}: ${(error as Error).message}`];
  }
  const own = declared.filter(({ contract }) => contract === diff.contract);
  return [
    ...findUndeclared(diff, own, since),
    ...own.flatMap((entry) => findDeclarationProblems(entry, diff, since)),
    ...findVersionProblems(diff, place),
  ];
}

/** Formats a change with its location. */
function formatChange(change: Change): string {
  const at = change.location === undefined ? "" : ` at ${change.location.file}:${change.location.line}`;
  return `${change.subject} (${summarizeChange(change)})${at}: ${change.sentence}`;
}

/**
 * Returns the version that contains the breaking changes. This is the present version, or the minimum
 * required version if the present version is too low.
 */
function findBreakingVersion({ from, to, changes }: ContractDiff): string {
  const released = parseVersion(from);
  const least = bumpVersion(released, findBump(changes, released));
  const present = parseVersion(to);
  return formatVersion(compareVersions(present, least) < 0 ? least : present);
}

function findUndeclared(
  { contract, changes }: ContractDiff,
  own: readonly DeclaredChange[],
  since: string,
): string[] {
  return changes
    .filter((change) => change.class === "breaking" && !own.some(({ id }) => id === change.id))
    .map((change) =>
      [
        `${contract}: a breaking change is not declared`,
        `  ${formatChange(change)}`,
        `  revert it, or declare it in ${declaredFile}:`,
        `  - id: ${JSON.stringify(change.id)}`,
        `    contract: ${contract}`,
        "    reason: <why, and what to do instead>",
        `    since: ${since}`,
      ].join("\n"),
    );
}

function findDeclarationProblems(
  entry: DeclaredChange,
  { contract, changes }: ContractDiff,
  since: string,
): string[] {
  const at = `${declaredFile}:${entry.line}`;
  const found = changes.find(({ id }) => id === entry.id);
  if (found === undefined)
    return [`${at}: ${contract} has no change ${entry.id}: remove the entry, or correct its id`];
  if (found.class !== "breaking")
    return [`${at}: ${entry.id} of ${contract} is ${found.class}, which needs no entry: remove it`];
  if (entry.since !== since)
    return [
      `${at}: ${contract} has this breaking change in version ${since}, not ${entry.since}: correct the since field`,
    ];
  return [];
}

function findVersionProblems({ contract, from, to, changes }: ContractDiff, place: string): string[] {
  const released = parseVersion(from);
  const bump = findBump(changes, released);
  const least = bumpVersion(released, bump);
  if (compareVersions(parseVersion(to), least) >= 0) return [];
  if (bump === "none")
    return [
      `${place}: ${contract} has version ${to}, but ${from} is already released: use ${formatVersion(least)} or later`,
    ];
  const asking = changes.filter((change) => findBump([change], released) === bump);
  const [first] = asking as [Change];
  const more = asking.length === 1 ? "" : `, and ${asking.length - 1} more`;
  return [
    [
      `${place}: ${contract} has version ${to}, but its changes since ${from} require at least ${formatVersion(least)}`,
      `  ${first.class}: ${first.subject} (${summarizeChange(first)})${more}`,
    ].join("\n"),
  ];
}

/** The maximum number of operations or events named in a summary. */
const maxNames = 3;

/** Summarizes a change, for example `field removed; breaking for clients; event; in RUN_STARTED`. */
export function summarizeChange({ kind, verdict, subject, directions, operations, events }: Change): string {
  const reached = events.length > 0 ? events : operations;
  // Operations and events that the subject already names are not repeated.
  const others = reached.filter((each) => !subject.split(" ").includes(each));
  const more = others.length > maxNames ? ` and ${others.length - maxNames} more` : "";
  return [
    formatKind(kind).replaceAll("-", " "),
    ...(verdict.clients === verdict.implementers ? [] : [formatVerdict(verdict)]),
    ...(directions.length > 0 ? [directions.join(", ")] : []),
    ...(others.length > 0 ? [`in ${others.slice(0, maxNames).join(", ")}${more}`] : []),
  ].join("; ");
}
