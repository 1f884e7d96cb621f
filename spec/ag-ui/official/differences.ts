/** What differs between our schemas and the official ones: model by model, member by member. */
import type { Schema } from "../../toolchain/generate/schema.ts";

/** A schema as a text that is the same for the same meaning; models are named in it. */
type Describe = (schema: Schema) => string;

/** Our schemas, the official ones, and which of ours stands for which. */
export interface Sides {
  ours: Record<string, Schema>;
  official: Record<string, Schema>;
  officialName: (name: string) => string | undefined;
}

/**
 * Compares every schema of ours that stands for an official one.
 *
 * @returns A line for everything that differs: `<schema>.<member>: <official> -> <ours>`, in the order of our schemas.
 */
export function differences({ ours, official, officialName }: Sides): string[] {
  // Official schemas are not nested by name, ours are: a nested one is known by being equal to a whole one.
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
    const there = parts(counterpart, describeOfficial);
    const here = parts(schema, describeOurs);
    return [...new Set([...there.keys(), ...here.keys()])].flatMap((part) => {
      const [from, to] = [there.get(part) ?? "absent", here.get(part) ?? "absent"];
      return from === to ? [] : [`${name}${part}: ${from} -> ${to}`];
    });
  });
}

/** What a schema is made of: its members, its branches, or itself. */
function parts(schema: Schema, nested: Describe): Map<string, string> {
  const { properties, required = [], oneOf, anyOf } = schema;
  if (properties !== undefined) {
    const members = Object.entries(properties).map(([member, value]): [string, string] => {
      const presence = required.includes(member) ? "required" : "optional";
      return [`.${member}`, `${presence} ${nested(value)}`];
    });
    const open = schema.additionalProperties !== false;
    return new Map([...members, ["", open ? "open object" : "closed object"]]);
  }
  if (oneOf ?? anyOf) return new Map(branches(schema, nested).map((branch) => [` | ${branch}`, "present"]));
  return new Map([["", describe(schema, nested)]]);
}

function branches({ oneOf, anyOf }: Schema, describe: Describe): string[] {
  return distinct((oneOf ?? anyOf ?? []).flatMap((branch) => describe(branch).split(" | ")));
}

const everything = ["boolean", "list of any", "null", "number", "object", "string"];

function distinct(branches: string[]): string[] {
  if (branches.includes("any") || everything.every((each) => branches.includes(each))) return ["any"];
  // One that takes any string takes those that are named, too.
  const open = branches.includes("string") ? branches.filter((branch) => !branch.startsWith('"')) : branches;
  return [...new Set(open)].sort();
}

function describe(schema: Schema, nested: Describe): string {
  const { type, items, pattern, minItems, minLength, maxLength, minimum, maximum } = schema;
  if (schema.oneOf ?? schema.anyOf) return branches(schema, nested).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return distinct(schema.enum.map((value) => JSON.stringify(value))).join(" | ");
  if (Array.isArray(type)) return distinct(type.map((each) => describe({ type: each }, nested))).join(" | ");
  const bounds = [
    ...(pattern === undefined ? [] : [`matching ${pattern}`]),
    ...(minLength === undefined && maxLength === undefined ? [] : [`of ${minLength} to ${maxLength}`]),
    ...(minimum === undefined && maximum === undefined ? [] : [`from ${minimum} to ${maximum}`]),
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
  ];
  const kind = type === "array" ? `list of ${nested(items ?? {})}` : (type ?? "any");
  return [kind, ...bounds].join(" ");
}

function withoutDefault({ default: _, ...schema }: Schema): Schema {
  return schema;
}
