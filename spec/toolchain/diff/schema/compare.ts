import { compareAnnotations } from "../annotations.ts";
import type { Comparison, Finding, Site, Unit } from "../comparison.ts";
import {
  type Alternative,
  findComponent,
  type Limits,
  normalizeSchema,
  type ObjectAlternative,
  type Schema,
} from "../normal-schema.ts";
import { alternativeText, typeText } from "../schema-texts.ts";
import { compareLimits } from "./limits.ts";
import { type Matched, matchAlternatives, tagsOf } from "./match.ts";
import { compareObjects } from "./objects.ts";
import { accepts, compareValues } from "./values.ts";

/** The extension of unions to which variants may be added within a major version. */
const openKey = "x-open";

/** Compares the schemas in one part of the contract. */
export class SchemaComparison {
  readonly comparison: Comparison;
  readonly unit: Unit;

  constructor(comparison: Comparison, unit: Unit) {
    this.comparison = comparison;
    this.unit = unit;
  }

  report(site: Site, change: Pick<Finding, "kind" | "from" | "to">): void {
    this.unit.findings.push({ ...site, ...change });
  }

  /** Compares two schemas and their annotations. */
  compareSchemas(site: Site, old: Schema, present: Schema): void {
    const from = normalizeSchema(old, this.comparison.old);
    const to = normalizeSchema(present, this.comparison.present);
    const oneIsInline = refOf(from.alternatives) === undefined || refOf(to.alternatives) === undefined;
    // If any value is valid on one side, annotations of the component are not reported as removed, because
    // the type change covers them.
    const isOpen = [...from.alternatives, ...to.alternatives].some(isAny);
    const annotations =
      oneIsInline && !isOpen
        ? ([
            this.#readAnnotations(from, this.comparison.old),
            this.#readAnnotations(to, this.comparison.present),
          ] as const)
        : ([from.annotations, to.annotations] as const);
    const [{ [openKey]: was, ...before }, { [openKey]: is, ...now }] = annotations;
    if ((was === true) !== (is === true))
      this.report(site, { kind: is === true ? "union-opened" : "union-closed" });
    for (const each of compareAnnotations(before, now)) this.report(site, each);
    this.#compareAlternatives(
      site,
      from.alternatives,
      to.alternatives,
      this.#readAnnotations(from, this.comparison.old)[openKey] === true,
    );
  }

  /** Returns the annotations of a schema, including the annotations of the component that it references. */
  #readAnnotations(
    { annotations, alternatives: compareAlternatives }: ReturnType<typeof normalizeSchema>,
    compareComponents: Comparison["old"],
  ) {
    const name = refOf(compareAlternatives);
    if (name === undefined) return annotations;
    return {
      ...normalizeSchema(findComponent(compareComponents, name), compareComponents).annotations,
      ...annotations,
    };
  }

  /** Compares a component schema with its counterpart in the present document, once for each direction. */
  components(direction: Site["direction"], old: string, present: string): void {
    const key = JSON.stringify([direction, old, present]);
    this.unit.refersTo.add(key);
    this.comparison.unit(key, (unit) => {
      const site: Site = { direction, subject: present, owner: { schema: present, path: [] } };
      const inner = new SchemaComparison(this.comparison, unit);
      inner.compareSchemas(
        site,
        findComponent(this.comparison.old, old),
        findComponent(this.comparison.present, present),
      );
    });
  }

  /** @param isOpen True if clients of the old version ignore variants that they do not know. */
  #compareAlternatives(
    site: Site,
    old: readonly Alternative[],
    present: readonly Alternative[],
    isOpen: boolean,
  ): void {
    const { old: before, present: now } = this.comparison;
    const matched = matchAlternatives([...old], [...present], before, now);
    for (const [one, other] of matched.components) this.components(site.direction, one, other);
    const severalObjects = matched.pairs.filter(([{ kind }]) => kind === "object").length > 1;
    for (const [one, other] of matched.pairs) this.#comparePair(site, one, other, severalObjects);
    if (this.#reportReplacedType(site, old, present, matched)) return;
    for (const each of compareValues(matched.old, matched.present)) this.report(site, each);
    this.#reportUnmatched(site, old, present, matched, isOpen);
  }

  #comparePair(site: Site, old: Alternative, present: Alternative, oneOfSeveral: boolean): void {
    if (old.kind === "object" && present.kind === "object") {
      if (old.component !== undefined && present.component !== undefined)
        this.components(site.direction, old.component, present.component);
      else compareObjects(this, oneOfSeveral ? variantSite(site, present) : site, old, present);
      return;
    }
    if (old.kind === "integer" && present.kind === "number")
      this.report(site, { kind: "type-widened", from: "integer", to: "number" });
    if (old.kind === "number" && present.kind === "integer")
      this.report(site, { kind: "type-narrowed", from: "number", to: "integer" });
    if (old.kind === "array" && present.kind === "array")
      this.compareSchemas({ ...site, subject: `${site.subject}[]` }, old.items, present.items);
    // The limits of listed values are compared together with the values.
    if (old.kind !== "values" && "limits" in old && "limits" in present)
      for (const each of compareLimits(comparableLimits(old, present), comparableLimits(present, old)))
        this.report(site, each);
  }

  /**
   * Reports a type change if no alternative is left.
   *
   * @returns True if it reported a change.
   */
  #reportReplacedType(
    site: Site,
    old: readonly Alternative[],
    present: readonly Alternative[],
    { removed, added, pairs, components }: Matched,
  ): boolean {
    const stays = components.length > 0 || pairs.some(([{ kind }]) => kind !== "null");
    const [gone, come] = [removed.filter(isNotNull), added.filter(isNotNull)];
    if (stays || gone.length === 0 || come.length === 0 || [...gone, ...come].some(isAny)) return false;
    const texts = { from: typeText(old), to: typeText(present) };
    this.report(site, { kind: classifyReplacement(gone, come), ...texts });
    return true;
  }

  #reportUnmatched(
    site: Site,
    old: readonly Alternative[],
    present: readonly Alternative[],
    { removed, added }: Matched,
    isOpen: boolean,
  ): void {
    const texts = { from: typeText(old), to: typeText(present) };
    if (removed.some(isAny) || added.some(isAny)) {
      this.report(site, { kind: removed.some(isAny) ? "type-narrowed" : "type-widened", ...texts });
      return;
    }
    for (const each of removed) this.#reportVariant(site, each, "removed", texts, isOpen);
    for (const each of added) this.#reportVariant(site, each, "added", texts, isOpen);
  }

  #reportVariant(
    site: Site,
    each: Alternative,
    what: "added" | "removed",
    texts: { from: string; to: string },
    isOpen: boolean,
  ): void {
    if (each.kind === "null") {
      this.report(site, { kind: what === "added" ? "null-allowed" : "null-rejected", ...texts });
    } else if (each.kind === "object") {
      const name = each.component ?? labelVariant(each);
      this.report(
        { ...site, subject: `${site.subject}(${name})` },
        { kind: isOpen ? `open-variant-${what}` : `variant-${what}` },
      );
    } else if (each.kind !== "values") {
      // Listed values are reported individually.
      this.report(site, { kind: what === "added" ? "type-widened" : "type-narrowed", ...texts });
    }
  }
}

/**
 * Returns the limits of a value that can be compared with the limits of another value. The formats of
 * integers and of other numbers cannot be compared.
 */
function comparableLimits(one: { kind: string; limits: Limits }, other: { kind: string }): Limits {
  return one.kind === other.kind ? one.limits : { ...one.limits, format: undefined };
}

const isAny = (each: Alternative) => each.kind === "any";
const isNotNull = (each: Alternative) => each.kind !== "null";

function classifyReplacement(gone: readonly Alternative[], come: readonly Alternative[]): Finding["kind"] {
  const within = (some: readonly Alternative[], all: readonly Alternative[]) =>
    some.every((each) => each.kind === "values" && each.values.every((value) => accepts(all, value)));
  if (within(come, gone)) return "type-narrowed";
  if (within(gone, come)) return "type-widened";
  return "type-changed";
}

function refOf(alternatives: readonly Alternative[]): string | undefined {
  const [only] = alternatives;
  return alternatives.length === 1 && only?.kind === "ref" ? only.name : undefined;
}

function variantSite(site: Site, variant: ObjectAlternative): Site {
  return { ...site, subject: `${site.subject}(${labelVariant(variant)})` };
}

/**
 * Builds a label for an object from the properties that distinguish it from other objects because they have a
 * single valid value.
 */
function labelVariant(variant: ObjectAlternative): string {
  const single = Object.values(tagsOf(variant));
  return single.length > 0 ? single.join(" ") : alternativeText(variant);
}
