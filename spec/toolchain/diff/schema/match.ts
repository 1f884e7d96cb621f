import {
  type Alternative,
  type Components,
  findComponent,
  normalizeSchema,
  type ObjectAlternative,
  sameJson,
} from "../normal-schema.ts";

/** The matched alternatives of two schemas. */
export interface Matched {
  /** The names of component schemas, which are compared separately. */
  components: [old: string, present: string][];
  /** The alternatives to compare directly. */
  pairs: [old: Alternative, present: Alternative][];
  removed: Alternative[];
  added: Alternative[];
  /** All alternatives. References are resolved as far as necessary to compare listed values. */
  old: Alternative[];
  present: Alternative[];
}

/**
 * Matches references by component name, then objects by the properties that distinguish them, then
 * alternatives of the same type. Remaining references are resolved first, so a component matches an identical
 * schema that is inline or has a different name.
 */
export function matchAlternatives(
  old: Alternative[],
  present: Alternative[],
  oldComponents: Components,
  presentComponents: Components,
): Matched {
  const components: [string, string][] = [];
  let [left, right] = [old, present];
  for (;;) {
    [left, right] = takeSameNames(left, right, components);
    if (!left.some(isRef) && !right.some(isRef)) break;
    [left, right] = resolveBoth(left, right, oldComponents, presentComponents);
  }
  const matched: Matched = { components, pairs: [], removed: [], added: [], old: left, present: right };
  const rest = [...right];
  const take = (each: Alternative, fits: (one: Alternative, other: Alternative) => boolean): boolean => {
    const at = rest.findIndex((other) => fits(each, other));
    if (at < 0) return false;
    matched.pairs.push([each, rest[at] as Alternative]);
    rest.splice(at, 1);
    return true;
  };
  let alone = left.filter((each) => !take(each, haveSameComponent));
  for (const fits of [haveSameTags, haveSameKind, areNumbers, matchLastObjects(alone, rest)])
    alone = alone.filter((each) => !take(each, fits));
  matched.removed = alone;
  matched.added = rest;
  return matched;
}

const isRef = (each: Alternative) => each.kind === "ref";

function takeSameNames(
  left: readonly Alternative[],
  right: readonly Alternative[],
  into: [string, string][],
): [Alternative[], Alternative[]] {
  const names = new Set(left.flatMap((each) => (each.kind === "ref" ? [each.name] : [])));
  const both = new Set(
    right.flatMap((each) => (each.kind === "ref" && names.has(each.name) ? [each.name] : [])),
  );
  into.push(...[...both].map((name): [string, string] => [name, name]));
  const isLeft = (each: Alternative) => each.kind !== "ref" || !both.has(each.name);
  return [left.filter(isLeft), right.filter(isLeft)];
}

/** Resolves references to unions first, because these unions may contain references that both sides share. */
function resolveBoth(left: Alternative[], right: Alternative[], old: Components, present: Components) {
  const sides = [
    [left, old],
    [right, present],
  ] as const;
  const unions = sides.map(([all, components]) => all.flatMap(resolveWith(components, true)));
  const grown = unions.some((each, side) => each.length !== sides[side]?.[0].length);
  const result = grown
    ? unions
    : sides.map(([all, components]) => all.flatMap(resolveWith(components, false)));
  return result as [Alternative[], Alternative[]];
}

/** Returns a function that resolves a reference, and returns any other alternative unchanged. */
function resolveWith(components: Components, unionsOnly: boolean): (each: Alternative) => Alternative[] {
  return (each) => {
    if (each.kind !== "ref") return [each];
    const { alternatives } = normalizeSchema(findComponent(components, each.name), components);
    if (alternatives.length !== 1) return alternatives;
    if (unionsOnly) return [each];
    return alternatives.map((one) => (one.kind === "object" ? { component: each.name, ...one } : one));
  };
}

const haveSameComponent = (one: Alternative, other: Alternative) =>
  one.kind === "object" &&
  other.kind === "object" &&
  one.component !== undefined &&
  one.component === other.component;

const haveSameKind = (one: Alternative, other: Alternative) =>
  one.kind === other.kind && one.kind !== "object";

const areNumbers = (one: Alternative, other: Alternative) =>
  [one.kind, other.kind].every((kind) => kind === "integer" || kind === "number");

/**
 * Matches the last object on each side, if each side has exactly one object left and their distinguishing
 * properties do not differ.
 */
function matchLastObjects(left: readonly Alternative[], right: readonly Alternative[]) {
  const single = [left, right].every((all) => all.filter(({ kind }) => kind === "object").length === 1);
  return (one: Alternative, other: Alternative) =>
    single && one.kind === "object" && other.kind === "object" && !haveDifferentTags(one, other);
}

function haveSameTags(one: Alternative, other: Alternative): boolean {
  if (one.kind !== "object" || other.kind !== "object" || haveDifferentTags(one, other)) return false;
  const [tags, others] = [tagsOf(one), tagsOf(other)];
  return Object.keys(tags).some((name) => name in others);
}

function haveDifferentTags(one: ObjectAlternative, other: ObjectAlternative): boolean {
  const [tags, others] = [tagsOf(one), tagsOf(other)];
  return Object.entries(tags).some(([name, value]) => name in others && !sameJson(value, others[name]));
}

/**
 * Returns the properties that have a single valid value and therefore distinguish an object from other
 * objects.
 */
export function tagsOf({ properties }: ObjectAlternative): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (typeof schema === "boolean") return [];
      if ("const" in schema) return [[name, schema.const]];
      return Array.isArray(schema.enum) && schema.enum.length === 1 ? [[name, schema.enum[0]]] : [];
    }),
  );
}
