import type { Site } from "../comparison.ts";
import { normalizeSchema, type ObjectAlternative, type Schema } from "../normal-schema.ts";
import { typeText } from "../schema-texts.ts";
import type { SchemaComparison } from "./compare.ts";
import { compareLimits } from "./limits.ts";
import { findRenamedFields } from "./renames.ts";

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
  const renamed = findRenamedFields(old, present);
  const oldNames = [...renamed.values()];
  for (const name of new Set([...namesOf(old), ...namesOf(present)])) {
    if (oldNames.includes(name)) continue;
    const from = renamed.get(name);
    if (from !== undefined)
      comparison.report(fieldSite(site, name), { kind: "field-renamed", from, to: name });
    compareProperty(comparison, fieldSite(site, name), [from ?? name, name], old, present);
  }
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
  [oldName, name]: readonly [old: string, present: string],
  old: ObjectAlternative,
  present: ObjectAlternative,
): void {
  const [from, to] = [findProperty(old, oldName), findProperty(present, name)];
  const [was, is] = [old.required.has(oldName), present.required.has(name)];
  const { old: before, present: now } = comparison.comparison;
  if (from === undefined && to !== undefined) {
    const kind = is ? "required-field-added" : old.rest === false ? "sealed-field-added" : "field-added";
    comparison.report(site, { kind, to: typeText(normalizeSchema(to, now).alternatives) });
  } else if (from !== undefined && to === undefined) {
    comparison.report(site, {
      kind: "field-removed",
      from: typeText(normalizeSchema(from, before).alternatives),
    });
  } else if (from !== undefined && to !== undefined) {
    if (was !== is) comparison.report(site, { kind: is ? "field-required" : "field-optional" });
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
