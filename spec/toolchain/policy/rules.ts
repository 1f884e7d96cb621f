import type { Change, ContractDiff } from "../diff/change.ts";
import type { Declared } from "./declared.ts";
import { declaredFile } from "./files.ts";
import { bumped, bumpOf, compareVersions, parseVersion, versionText } from "./version.ts";

/**
 * Checks a contract's changes since its release against the versioning rules in `spec/README.md`.
 *
 * @param diff The changes from the released to the present documents.
 * @param declared The declared breaking changes of all contracts.
 * @param place Location of the version, for messages.
 * @returns A text for each problem, which says what to do.
 */
export function changeProblems(diff: ContractDiff, declared: readonly Declared[], place: string): string[] {
  let since: string;
  try {
    since = breaksIn(diff);
  } catch (error) {
    return [`${place}: ${(error as Error).message}`];
  }
  const own = declared.filter(({ contract }) => contract === diff.contract);
  return [
    ...undeclared(diff, own, since),
    ...own.flatMap((entry) => declarationProblems(entry, diff, since)),
    ...versionProblems(diff, place),
  ];
}

/** Formats a change with its location. */
function changeLine(change: Change): string {
  const at = change.location === undefined ? "" : ` at ${change.location.file}:${change.location.line}`;
  return `${change.subject} (${whatHappened(change)})${at}: ${change.sentence}`;
}

/** Returns the version of the breaking changes: the present one, or the minimum if that is too low. */
function breaksIn({ from, to, changes }: ContractDiff): string {
  const released = parseVersion(from);
  const least = bumped(released, bumpOf(changes, released));
  const present = parseVersion(to);
  return versionText(compareVersions(present, least) < 0 ? least : present);
}

function undeclared({ contract, changes }: ContractDiff, own: readonly Declared[], since: string): string[] {
  return changes
    .filter((change) => change.class === "breaking" && !own.some(({ id }) => id === change.id))
    .map((change) =>
      [
        `${contract}: a breaking change is not declared`,
        `  ${changeLine(change)}`,
        `  revert it, or declare it in ${declaredFile}:`,
        `  - id: ${JSON.stringify(change.id)}`,
        `    contract: ${contract}`,
        "    reason: <why, and what to do instead>",
        `    since: ${since}`,
      ].join("\n"),
    );
}

function declarationProblems(entry: Declared, { contract, changes }: ContractDiff, since: string): string[] {
  const at = `${declaredFile}:${entry.line}`;
  const found = changes.find(({ id }) => id === entry.id);
  if (found === undefined)
    return [`${at}: ${contract} has no change ${entry.id}: remove the entry, or correct its id`];
  if (found.class !== "breaking")
    return [`${at}: ${entry.id} of ${contract} is ${found.class}, which needs no entry: remove it`];
  if (entry.since !== since)
    return [`${at}: ${contract} has this breaking change in version ${since}, not ${entry.since}: correct since`];
  return [];
}

function versionProblems({ contract, from, to, changes }: ContractDiff, place: string): string[] {
  const released = parseVersion(from);
  const bump = bumpOf(changes, released);
  const least = bumped(released, bump);
  if (compareVersions(parseVersion(to), least) >= 0) return [];
  if (bump === "none")
    return [
      `${place}: ${contract} has version ${to}, but ${from} is already released: use ${versionText(least)} or later`,
    ];
  const asking = changes.filter((change) => bumpOf([change], released) === bump);
  const [first] = asking as [Change];
  const more = asking.length === 1 ? "" : `, and ${asking.length - 1} more`;
  return [
    [
      `${place}: ${contract} has version ${to}, but its changes since ${from} require at least ${versionText(least)}`,
      `  ${first.class}: ${first.subject} (${whatHappened(first)})${more}`,
    ].join("\n"),
  ];
}

/** Maximum number of operations or events in a summary. */
const named = 3;

/** Summarizes a change: `field removed; event; in RUN_STARTED`. */
export function whatHappened({ kind, subject, directions, operations, events }: Change): string {
  const reached = events.length > 0 ? events : operations;
  // Operations and events in the subject are not repeated.
  const others = reached.filter((each) => !subject.split(" ").includes(each));
  const more = others.length > named ? ` and ${others.length - named} more` : "";
  return [
    kind.replaceAll("-", " ").replace("member", "field").replace("refused", "rejected"),
    ...(directions.length > 0 ? [directions.join(", ")] : []),
    ...(others.length > 0 ? [`in ${others.slice(0, named).join(", ")}${more}`] : []),
  ].join("; ");
}
