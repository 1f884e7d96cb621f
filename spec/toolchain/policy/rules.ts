import type { Change, ContractDiff } from "../diff/change.ts";
import type { Declared } from "./declared.ts";
import { declaredFile } from "./files.ts";
import { bumped, bumpOf, compareVersions, parseVersion, versionText } from "./version.ts";

/**
 * What a contract's changes since its release break of the versioning rules in `spec/README.md`.
 *
 * @param diff The released documents against the present ones.
 * @param declared The breaking changes that are meant, of all contracts.
 * @param place Where the version is written, for messages.
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

/** A change in a few words, and where it is written. */
function changeLine(change: Change): string {
  const at = change.location === undefined ? "" : ` at ${change.location.file}:${change.location.line}`;
  return `${change.subject} (${whatHappened(change)})${at}: ${change.sentence}`;
}

/** The version from which breaking changes hold: the present one, or the least that is right when that is too low. */
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
        `  take it back, or declare it in ${declaredFile}:`,
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
    return [`${at}: ${contract} has no change ${entry.id} (any more): remove the entry, or correct its id`];
  if (found.class !== "breaking")
    return [`${at}: ${entry.id} of ${contract} is ${found.class}, and needs no entry: remove it`];
  if (entry.since !== since)
    return [`${at}: ${contract} breaks in version ${since}, not in ${entry.since}: correct since`];
  return [];
}

function versionProblems({ contract, from, to, changes }: ContractDiff, place: string): string[] {
  const released = parseVersion(from);
  const bump = bumpOf(changes, released);
  const least = bumped(released, bump);
  if (compareVersions(parseVersion(to), least) >= 0) return [];
  if (bump === "none")
    return [
      `${place}: ${contract} has version ${to}, but ${from} is released: write ${versionText(least)} or more`,
    ];
  const asking = changes.filter((change) => bumpOf([change], released) === bump);
  const [first] = asking as [Change];
  const more = asking.length === 1 ? "" : `, and ${asking.length - 1} more`;
  return [
    [
      `${place}: ${contract} has version ${to}, but its changes since ${from} ask for ${versionText(least)} at least`,
      `  ${first.class}: ${first.subject} (${whatHappened(first)})${more}`,
    ].join("\n"),
  ];
}

/** How many operations or events are named. */
const named = 3;

/** What happened to the subject of a change: `member removed; event; in RUN_STARTED`. */
export function whatHappened({ kind, subject, directions, operations, events }: Change): string {
  const reached = events.length > 0 ? events : operations;
  // What the subject says need not be said again.
  const others = reached.filter((each) => !subject.split(" ").includes(each));
  const more = others.length > named ? ` and ${others.length - named} more` : "";
  return [
    kind.replaceAll("-", " "),
    ...(directions.length > 0 ? [directions.join(", ")] : []),
    ...(others.length > 0 ? [`in ${others.slice(0, named).join(", ")}${more}`] : []),
  ].join("; ");
}
