import type { Finding } from "../comparison.ts";
import { type Alternative, canonical, type Limits, sameJson } from "../normal-schema.ts";
import { shortJson } from "../schema-texts.ts";
import { compareLimits } from "./limits.ts";

/**
 * Compares the single values that are named. Where every value of their type is accepted as well, before and now, they are
 * known values of an open list; where that was so on one side only, it is no change of values, but of the type. Keywords
 * beside a value are compared as limits of it.
 */
export function compareValues(
  old: readonly Alternative[],
  present: readonly Alternative[],
): Pick<Finding, "kind" | "from" | "to">[] {
  const [before, now] = [valuesOf(old), valuesOf(present)];
  const removed = before.filter((value) => !now.some((other) => sameJson(value, other)));
  const added = now.filter((value) => !before.some((other) => sameJson(value, other)));
  const kindOf = (value: unknown) => [accepts(old, value), accepts(present, value)];
  const some = (values: readonly unknown[], open: boolean) =>
    values.filter((value) => kindOf(value).every((each) => each === open));
  return [
    ...listed("enum-value-removed", "from", some(removed, false)),
    ...listed("enum-value-added", "to", some(added, false)),
    ...listed("known-value-removed", "from", some(removed, true)),
    ...listed("known-value-added", "to", some(added, true)),
    ...limitChanges(old, present),
  ];
}

/** What changed beside values that are still there, once for all of them. */
function limitChanges(old: readonly Alternative[], present: readonly Alternative[]) {
  const changes = valuesOf(old).flatMap((value) => {
    const [from, to] = [limitsOf(old, value), limitsOf(present, value)];
    return from === undefined || to === undefined ? [] : compareLimits(from, to);
  });
  return [...new Map(changes.map((each) => [canonical(each), each])).values()];
}

function limitsOf(alternatives: readonly Alternative[], value: unknown): Limits | undefined {
  return alternatives.flatMap((each) =>
    each.kind === "values" && each.values.some((one) => sameJson(one, value)) ? [each.limits] : [],
  )[0];
}

const valuesOf = (alternatives: readonly Alternative[]) =>
  alternatives.flatMap((each) => (each.kind === "values" ? each.values : []));

function listed(kind: Finding["kind"], side: "from" | "to", values: readonly unknown[]) {
  return values.length === 0 ? [] : [{ kind, [side]: values.map(shortJson).join(", ") }];
}

/** Whether a value is of a type that is accepted as a whole. */
export function accepts(alternatives: readonly Alternative[], value: unknown): boolean {
  return alternatives.some(({ kind }) => {
    if (kind === "any") return true;
    if (kind === "integer") return Number.isInteger(value);
    return kind === typeof value;
  });
}
