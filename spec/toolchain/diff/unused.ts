import { Comparison, type Site } from "./comparison.ts";
import { type Components, canonicalJson, findComponent } from "./normal-schema.ts";
import { SchemaComparison } from "./schema/compare.ts";
import { referencedName } from "./subschemas.ts";

/**
 * Compares the schemas that a document publishes but no operation uses. They are types for users of the
 * contract and are never sent, so every change has the class `documentation`. Renaming such a schema is not a
 * change.
 */
export function compareUnused(comparison: Comparison, old: object, present: object): void {
  const unit = comparison.addRoot({});
  const [before, now] = [findUnused(old, comparison.old), findUnused(present, comparison.present)];
  const gone = before.filter((name) => comparison.present[name] === undefined);
  const come = now.filter((name) => comparison.old[name] === undefined);
  const same = (one: string, other: string) =>
    canonicalJson(comparison.old[one]) === canonicalJson(comparison.present[other]);
  const report = (name: string, kind: "added" | "changed" | "removed") => {
    const owner = { schema: name, path: [] };
    unit.findings.push({ kind: `unused-schema-${kind}`, subject: name, direction: undefined, owner });
  };
  for (const name of gone) if (!come.some((other) => same(name, other))) report(name, "removed");
  for (const name of come) if (!gone.some((other) => same(other, name))) report(name, "added");
  for (const name of before) if (now.includes(name) && isChanged(comparison, name)) report(name, "changed");
}

function isChanged({ old, present }: Comparison, name: string): boolean {
  const alone = new Comparison(old, present);
  const schemas = new SchemaComparison(alone, alone.addRoot({}));
  const site: Site = { direction: "request", subject: name, owner: undefined };
  schemas.compareSchemas(site, findComponent(old, name), findComponent(present, name));
  return schemas.unit.findings.length > 0;
}

function findUnused(document: object, components: Components): string[] {
  const { components: _, ...operations } = document as Record<string, unknown>;
  const used = new Set<string>();
  const messages = (document as { components?: { messages?: unknown } }).components?.messages;
  collectUsed([operations, messages], components, used);
  return Object.keys(components).filter((name) => !used.has(name));
}

function collectUsed(value: unknown, components: Components, used: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (key === "$ref" && typeof each === "string" && each.startsWith("#/components/schemas/")) {
      const name = referencedName(each);
      if (used.has(name)) continue;
      used.add(name);
      collectUsed(components[name], components, used);
    } else collectUsed(each, components, used);
  }
}
