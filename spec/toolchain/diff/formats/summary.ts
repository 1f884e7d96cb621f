/** What the reports share: how changes are counted, grouped and put into words. */
import { type Change, type ChangeClass, type ContractDiff, changeClasses } from "../change.ts";

/** How many changes there are of a class. */
export function countOf(changes: readonly Change[], of: ChangeClass): number {
  return changes.filter((each) => each.class === of).length;
}

/** `1 breaking, 2 additive`; `no differences` where there are none. */
export function countText(changes: readonly Change[]): string {
  const parts = changeClasses.flatMap((each) => {
    const count = countOf(changes, each);
    return count === 0 ? [] : [`${count} ${each}`];
  });
  return parts.length === 0 ? "no differences" : parts.join(", ");
}

/** `1.0.0`, or `1.0.0 → 1.1.0`. */
export function versionText({ from, to }: ContractDiff): string {
  return from === to ? from : `${from} → ${to}`;
}

/** What changed from what to what; nothing where neither is known. */
export function fromToText({ from, to }: Change): string | undefined {
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  if (from !== undefined) return `was: ${from}`;
  return to === undefined ? undefined : `now: ${to}`;
}

/** `spec/tambo/events.tsp:12`. */
export function placeText({ place }: Change): string | undefined {
  return place === undefined ? undefined : `${place.file}:${place.line}`;
}

/** Changes that are the same, but for the operation or the status: reports show them as one. */
export interface Group {
  /** The first of them, with what all of them reach. */
  change: Change;
  /** How many there are. */
  count: number;
}

/** Puts together what changed in the same way in many operations, as a header of all answers does. */
export function grouped(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Change[]>();
  for (const each of changes) {
    const aspect = aspectOf(each);
    const { kind, directions, from, to } = each;
    const key = aspect === undefined ? each.id : JSON.stringify([aspect, kind, directions, from, to]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map(joined);
}

/** What of an operation changed, without the operation and the status: `header RateLimit`, `429`,
 * `query wire`. */
function aspectOf({ subject, kind }: Change): string | undefined {
  const [, status, what] = /^[A-Z]+ \/\S*( \d{3}| default)?( .+)?$/.exec(subject) ?? [];
  if (what !== undefined) return what.trim();
  return status?.trim() ?? (kind.startsWith("security-") ? "security" : undefined);
}

function joined(changes: readonly Change[]): Group {
  const [change] = changes;
  if (change === undefined) throw new Error("a group has at least one change");
  if (changes.length === 1) return { change, count: 1 };
  const union = (names: string[]) => [...new Set(names)].sort();
  const subject = `${aspectOf(change)} at ${changes.length} places, first ${change.subject}`;
  const operations = union(changes.flatMap((each) => each.operations));
  const events = union(changes.flatMap((each) => each.events));
  return { change: { ...change, subject, operations, events }, count: changes.length };
}
