/** Compares our schemas with the official schemas, model by model and field by field. */
import type { Schema } from "../../toolchain/generate/schema.ts";

/**
 * Converts a schema to text that is the same for equivalent schemas. Models are represented by their names.
 */
type Describe = (schema: Schema) => string;

/** The schemas to compare, and a function that maps the name of one of our schemas to its official name. */
export interface Sides {
  ours: Record<string, Schema>;
  official: Record<string, Schema>;
  officialName: (name: string) => string | undefined;
}

/**
 * Compares each of our schemas with its official counterpart, if it has one.
 *
 * @returns One line for each difference, in the order of our schemas: `<schema>.<field>: <official> ->
 * <ours>`.
 */
export function differences({ ours, official, officialName }: Sides): string[] {
  // Official schemas are nested inline, whereas ours are referenced by name. To identify an inline schema,
  // compare it with the named schemas.
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(official))
    if (schema.properties ?? schema.oneOf ?? schema.enum ?? schema.pattern)
      names.set(JSON.stringify(schema), name);
  const describeOfficial: Describe = (schema) =>
    names.get(JSON.stringify(withoutDefault(schema))) ?? describe(schema, describeOfficial);
  const describeOurs: Describe = (schema) => {
    if (schema.$ref === undefined) return describe(schema, describeOurs);
    const name = schema.$ref.replace(".json", "");
    const target = ours[name];
    if (target === undefined) throw new Error(`no schema ${name}`);
    const known = officialName(name);
    if (known !== undefined) return names.get(JSON.stringify(official[known])) ?? describeOurs(target);
    return target.properties === undefined ? describeOurs(target) : name;
  };
  return Object.entries(ours).flatMap(([name, schema]) => {
    const counterpart = official[officialName(name) ?? ""];
    if (counterpart === undefined) return [];
    const officialParts = describeParts(counterpart, describeOfficial);
    const ourParts = describeParts(schema, describeOurs);
    return [...new Set([...officialParts.keys(), ...ourParts.keys()])].flatMap((part) => {
      const [from, to] = [officialParts.get(part) ?? "absent", ourParts.get(part) ?? "absent"];
      return from === to ? [] : [`${name}${part}: ${from} -> ${to}`];
    });
  });
}

/**
 * Returns the parts of a schema with their descriptions. The parts are the fields of an object, the branches
 * of a union, or the schema itself.
 */
function describeParts(schema: Schema, describeNested: Describe): Map<string, string> {
  const { properties, required = [], oneOf, anyOf } = schema;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, value]): [string, string] => {
      const presence = required.includes(name) ? "required" : "optional";
      return [`.${name}`, `${presence} ${describeNested(value)}`];
    });
    const open = schema.additionalProperties !== false;
    return new Map([...fields, ["", open ? "open object" : "closed object"]]);
  }
  if (oneOf ?? anyOf)
    return new Map(branches(schema, describeNested).map((branch) => [` | ${branch}`, "present"]));
  return new Map([["", describe(schema, describeNested)]]);
}

function branches({ oneOf, anyOf }: Schema, describe: Describe): string[] {
  return distinct((oneOf ?? anyOf ?? []).flatMap((branch) => describe(branch).split(" | ")));
}

const allTypes = ["boolean", "list of any", "null", "number", "object", "string"];

function distinct(branches: string[]): string[] {
  if (branches.includes("any") || allTypes.every((each) => branches.includes(each))) return ["any"];
  // A branch that accepts any string makes the constant strings redundant.
  const open = branches.includes("string") ? branches.filter((branch) => !branch.startsWith('"')) : branches;
  return [...new Set(open)].sort();
}

function describe(schema: Schema, describeNested: Describe): string {
  const { type, items, pattern, minItems, minLength, maxLength, minimum, maximum } = schema;
  if (schema.oneOf ?? schema.anyOf) return branches(schema, describeNested).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return distinct(schema.enum.map((value) => JSON.stringify(value))).join(" | ");
  if (Array.isArray(type))
    return distinct(type.map((each) => describe({ type: each }, describeNested))).join(" | ");
  const bounds = [
    ...(pattern === undefined ? [] : [`matching ${pattern}`]),
    ...(minLength === undefined && maxLength === undefined ? [] : [`of ${minLength} to ${maxLength}`]),
    ...(minimum === undefined && maximum === undefined ? [] : [`from ${minimum} to ${maximum}`]),
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
  ];
  const base = type === "array" ? `list of ${describeNested(items ?? {})}` : (type ?? "any");
  return [base, ...bounds].join(" ");
}

function withoutDefault({ default: _, ...schema }: Schema): Schema {
  return schema;
}
