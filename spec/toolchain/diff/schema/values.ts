import type { Finding } from "../comparison.ts";
import { type Alternative, canonicalJson, type Limits, sameJson } from "../normal-schema.ts";
import { shortJson } from "../schema-texts.ts";
import { compareLimits } from "./limits.ts";
import { findRenamedValues } from "./renames.ts";

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
  const isOf = (list: "closed" | "open", value: unknown) =>
    [old, present].every((side) => accepts(side, value) === (list === "open"));
  const renamed = findRenamedValues(before, now);
  const renamedOf = (list: "closed" | "open") =>
    renamed.filter((pair) => pair.every((value) => isOf(list, value)));
  const isRenamed = (value: unknown) => renamed.flat().some((each) => sameJson(each, value));
  const onlyIn = (values: readonly unknown[], others: readonly unknown[]) =>
    values.filter((value) => !isRenamed(value) && !others.some((other) => sameJson(value, other)));
  const [removed, added] = [onlyIn(before, now), onlyIn(now, before)];
  const some = (values: readonly unknown[], list: "closed" | "open") =>
    values.filter((value) => isOf(list, value));
  return [
    ...renameChange("enum-value-renamed", renamedOf("closed")),
    ...renameChange("known-value-renamed", renamedOf("open")),
    ...listChange("enum-value-removed", "from", some(removed, "closed")),
    ...listChange("enum-value-added", "to", some(added, "closed")),
    ...listChange("known-value-removed", "from", some(removed, "open")),
    ...listChange("known-value-added", "to", some(added, "open")),
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

function renameChange(kind: Finding["kind"], renamed: readonly (readonly [unknown, unknown])[]) {
  const texts = [0, 1].map((side) => renamed.map((pair) => shortJson(pair[side])).join(", "));
  return renamed.length === 0 ? [] : [{ kind, from: texts[0] as string, to: texts[1] as string }];
}

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
