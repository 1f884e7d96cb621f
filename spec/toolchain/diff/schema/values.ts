import type { Finding } from "../comparison.ts";
import { type Alternative, canonicalJson, type Limits, sameJson } from "../normal-schema.ts";
import { shortJson } from "../schema-texts.ts";
import { compareLimits } from "./limits.ts";

/**
 * Compares listed values. If both versions accept any value of the type, the listed values are the known
 * values of an open list. If only one version accepts any value, the change is reported as a type change and
 * the values are not compared. Keywords next to a value are compared as the value's limits.
 */
export function compareValues(
  old: readonly Alternative[],
  present: readonly Alternative[],
): Pick<Finding, "kind" | "from" | "to">[] {
  const [before, now] = [valuesOf(old), valuesOf(present)];
  const removed = before.filter((value) => !now.some((other) => sameJson(value, other)));
  const added = now.filter((value) => !before.some((other) => sameJson(value, other)));
  const acceptedBy = (value: unknown) => [accepts(old, value), accepts(present, value)];
  const some = (values: readonly unknown[], open: boolean) =>
    values.filter((value) => acceptedBy(value).every((each) => each === open));
  return [
    ...listChange("enum-value-removed", "from", some(removed, false)),
    ...listChange("enum-value-added", "to", some(added, false)),
    ...listChange("known-value-removed", "from", some(removed, true)),
    ...listChange("known-value-added", "to", some(added, true)),
    ...compareValueLimits(old, present),
  ];
}

/** Compares the limits of the values that both sides list. Each change is reported once. */
function compareValueLimits(old: readonly Alternative[], present: readonly Alternative[]) {
  const changes = valuesOf(old).flatMap((value) => {
    const [from, to] = [limitsOf(old, value), limitsOf(present, value)];
    return from === undefined || to === undefined ? [] : compareLimits(from, to);
  });
  return [...new Map(changes.map((each) => [canonicalJson(each), each])).values()];
}

function limitsOf(alternatives: readonly Alternative[], value: unknown): Limits | undefined {
  return alternatives.flatMap((each) =>
    each.kind === "values" && each.values.some((one) => sameJson(one, value)) ? [each.limits] : [],
  )[0];
}

const valuesOf = (alternatives: readonly Alternative[]) =>
  alternatives.flatMap((each) => (each.kind === "values" ? each.values : []));

function listChange(kind: Finding["kind"], side: "from" | "to", values: readonly unknown[]) {
  return values.length === 0 ? [] : [{ kind, [side]: values.map(shortJson).join(", ") }];
}

/** Returns true if every value of this value's type is valid. */
export function accepts(alternatives: readonly Alternative[], value: unknown): boolean {
  return alternatives.some(({ kind }) => {
    if (kind === "any") return true;
    if (kind === "integer") return Number.isInteger(value);
    return kind === typeof value;
  });
}
