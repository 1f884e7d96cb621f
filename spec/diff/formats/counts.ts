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
