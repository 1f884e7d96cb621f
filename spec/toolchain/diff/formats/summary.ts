/** Counts, groups and labels that all report formats use. */
import { type Change, type ChangeClass, type ContractDiff, changeClasses } from "../change.ts";
import type { ChangeKind, Verdict } from "../rules.ts";

/**
 * Formats the number of changes in each class, such as `1 breaking, 2 additive`, or returns `no differences`.
 *
 * @param classOf Returns the class of a change, for example for one audience.
 */
export function formatCounts(
  changes: readonly Change[],
  classOf: (change: Change) => ChangeClass = (change) => change.class,
): string {
  const parts = changeClasses.flatMap((each) => {
    const count = changes.filter((change) => classOf(change) === each).length;
    return count === 0 ? [] : [`${count} ${each}`];
  });
  return parts.length === 0 ? "no differences" : parts.join(", ");
}

/** Formats the old and new versions, such as `1.0.0 → 1.1.0`, or `1.0.0` if they are the same. */
export function formatVersions({ from, to }: ContractDiff): string {
  return from === to ? from : `${from} → ${to}`;
}

/** Formats the class of a change for each audience. */
export function formatAudiences({ clients, implementers }: Verdict): string {
  return `clients: ${clients}, implementers: ${implementers}`;
}

/** Formats the version that breaking changes need. Returns `undefined` if no change is breaking. */
export function formatNeeds({ needs }: ContractDiff): string | undefined {
  return needs === undefined ? undefined : `This needs ${needs}.`;
}

/** Formats the kind of a change, with a question mark if the diff has only guessed it. */
export function formatKind(kind: ChangeKind): string {
  return /^(field|enum-value|known-value)-renamed$/.test(kind) ? `${kind}?` : kind;
}

/** Formats the old and new values. Returns `undefined` if neither value is known. */
export function formatFromTo({ from, to }: Change): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  if (from !== undefined) return `was: ${from}`;
  return to === undefined ? undefined : `now: ${to}`;
}

/** Formats the source location of a change, such as `spec/tambo/events.tsp:12`. */
export function formatLocation({ location: place }: Change): string | undefined {
  return place === undefined ? undefined : `${place.file}:${place.line}`;
}

/** A group of changes that differ only in their operation or status. Reports show the group as one change. */
export interface Group {
  /** The first change, with the operations and events of all changes in the group. */
  change: Change;
  count: number;
}

/** Groups changes that occur in the same way in many operations, such as a header added to all responses. */
export function groupChanges(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Change[]>();
  for (const each of changes) {
    const aspect = aspectOf(each);
    const { kind, directions, from, to } = each;
    const key = aspect === undefined ? each.id : JSON.stringify([aspect, kind, directions, from, to]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map(mergeGroup);
}

/**
 * Returns the changed part of an operation, such as `header RateLimit`, `429` or `query wire`. The operation
 * and, for most parts, the status are left out.
 */
function aspectOf({ subject, kind }: Change): string | undefined {
  const [, status, what] = /^[A-Z]+ \/\S*( \d{3}| default)?( .+)?$/.exec(subject) ?? [];
  if (what !== undefined) return what.trim();
  return status?.trim() ?? (kind.startsWith("security-") ? "security" : undefined);
}

function mergeGroup(changes: readonly Change[]): Group {
  const [change] = changes;
  if (change === undefined) throw new Error("a group has at least one change");
  if (changes.length === 1) return { change, count: 1 };
  const union = (names: string[]) => [...new Set(names)].sort();
  const subject = `${aspectOf(change)} in ${changes.length} locations, first ${change.subject}`;
  const operations = union(changes.flatMap((each) => each.operations));
  const events = union(changes.flatMap((each) => each.events));
  return { change: { ...change, subject, operations, events }, count: changes.length };
}
