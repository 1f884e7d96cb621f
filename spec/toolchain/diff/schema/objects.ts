import type { Site } from "../comparison.ts";
import { normalizeSchema, type ObjectAlternative, type Schema } from "../normal-schema.ts";
import { typeText } from "../schema-texts.ts";
import type { SchemaComparison } from "./compare.ts";
import { compareLimits } from "./limits.ts";

/**
 * Compares the properties of two objects, the lists of required properties, and whether undeclared properties
 * are allowed.
 */
export function compareObjects(
  comparison: SchemaComparison,
  site: Site,
  old: ObjectAlternative,
  present: ObjectAlternative,
): void {
  for (const each of compareLimits(old.limits, present.limits)) comparison.report(site, each);
  for (const name of new Set([...namesOf(old), ...namesOf(present)]))
    compareProperty(comparison, fieldSite(site, name), name, old, present);
  compareUndeclared(comparison, { ...site, subject: `${site.subject}.*` }, old.rest, present.rest);
}

const namesOf = ({ properties, required }: ObjectAlternative) => [...Object.keys(properties), ...required];

function fieldSite(site: Site, name: string): Site {
  const { owner } = site;
  return {
    ...site,
    subject: `${site.subject}.${name}`,
    owner: owner !== undefined && "schema" in owner ? { ...owner, path: [...owner.path, name] } : owner,
  };
}

function compareProperty(
  comparison: SchemaComparison,
  site: Site,
  name: string,
  old: ObjectAlternative,
  present: ObjectAlternative,
): void {
  const [from, to] = [findProperty(old, name), findProperty(present, name)];
  const [was, is] = [old.required.has(name), present.required.has(name)];
  const { old: before, present: now } = comparison.comparison;
  if (from === undefined && to !== undefined) {
    const kind = is ? "required-member-added" : old.rest === false ? "sealed-member-added" : "member-added";
    comparison.report(site, { kind, to: typeText(normalizeSchema(to, now).alternatives) });
  } else if (from !== undefined && to === undefined) {
    comparison.report(site, {
      kind: "member-removed",
      from: typeText(normalizeSchema(from, before).alternatives),
    });
  } else if (from !== undefined && to !== undefined) {
    if (was !== is) comparison.report(site, { kind: is ? "member-required" : "member-optional" });
    comparison.compareSchemas(site, from, to);
  }
}

/**
 * Returns the schema of a declared property. A property that is required but not declared may have any value.
 */
function findProperty({ properties, required }: ObjectAlternative, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : required.has(name) || undefined;
}

function compareUndeclared(comparison: SchemaComparison, site: Site, old: Schema, present: Schema): void {
  if (old === false && present === false) return;
  if (present === false) comparison.report(site, { kind: "object-sealed" });
  else if (old === false) comparison.report(site, { kind: "object-opened" });
  else comparison.compareSchemas(site, old, present);
}
