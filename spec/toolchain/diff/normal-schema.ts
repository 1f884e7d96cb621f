import { mapSubschemas, referencedName } from "./subschemas.ts";

/**
 * A JSON Schema (2020-12, as written by the generator). Its normal form is a list of alternatives for a
 * value. Schemas that accept the same values in different notations have the same normal form, for example
 * `type: [string, null]` and `anyOf`, `const` and `enum`, or an `allOf` with a single branch and that branch
 * itself.
 */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** The component schemas of a document, by name. */
export type Components = Readonly<Record<string, Schema>>;

export type Scalar = "string" | "number" | "integer" | "boolean" | "null";

/** One alternative for a value. */
export type Alternative =
  | { kind: "any"; limits: Limits }
  | { kind: "ref"; name: string }
  | { kind: "values"; values: unknown[]; limits: Limits }
  | { kind: Scalar; limits: Limits }
  | { kind: "array"; items: Schema; limits: Limits }
  | ObjectAlternative;

export interface ObjectAlternative {
  kind: "object";
  properties: Readonly<Record<string, Schema>>;
  required: ReadonlySet<string>;
  /** The schema of undeclared properties, or `false` if they are not allowed. */
  rest: Schema;
  limits: Limits;
  /** The name of the component schema, if the object was found through a reference. */
  component?: string;
}

/**
 * The keywords that limit a value: `maxLength`, `pattern`, and all keywords that this module does not handle.
 */
export type Limits = Readonly<Record<string, unknown>>;

/** Keywords that do not change which values are valid, such as `description`. */
export type Annotations = Readonly<Record<string, unknown>>;

export interface NormalSchema {
  annotations: Annotations;
  alternatives: Alternative[];
}

const annotationKeywords = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "title",
]);
const isAnnotation = (keyword: string) => annotationKeywords.has(keyword) || keyword.startsWith("x-");

/** Returns a schema without its annotations. */
export function withoutAnnotations(schema: Schema): Schema {
  if (typeof schema === "boolean") return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
}

/** The keywords that limit values of one type. They do not apply to values of other types. */
const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: [
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
  ],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"],
  array: ["minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "prefixItems"],
  object: ["minProperties", "maxProperties", "propertyNames", "patternProperties", "dependentRequired"],
};
const ofOneType = new Set(Object.values(keywordsByType).flat());
const structural = new Set([
  ...["$ref", "type", "enum", "const", "anyOf", "oneOf", "allOf"],
  ...["items", "properties", "required", "additionalProperties"],
]);

/** Returns the component schema with this name. */
export function findComponent(components: Components, name: string): Schema {
  const found = components[name];
  if (found === undefined) throw new Error(`the document has no schema #/components/schemas/${name}`);
  return found;
}

/** Normalizes a schema. Stops at references and properties, which are not normalized. */
export function normalizeSchema(schema: Schema, components: Components): NormalSchema {
  if (schema === true) return { annotations: {}, alternatives: [{ kind: "any", limits: {} }] };
  if (schema === false) return { annotations: {}, alternatives: [] };
  const entries = Object.entries(schema);
  const annotations = Object.fromEntries(entries.filter(([keyword]) => isAnnotation(keyword)));
  const rules = Object.fromEntries(entries.filter(([keyword]) => !isAnnotation(keyword)));
  const wrapped = onlyBranch(rules);
  if (wrapped !== undefined) {
    const inner = normalizeSchema(wrapped, components);
    return { annotations: { ...inner.annotations, ...annotations }, alternatives: inner.alternatives };
  }
  return {
    annotations: { ...annotationsOfValues(schema), ...annotations },
    alternatives: mergeValues(alternativesOf(rules, components)),
  };
}

/** Returns the extensions for enum values, which an open list of values has in the branch with its `enum`. */
function annotationsOfValues({ anyOf }: { readonly [keyword: string]: unknown }): Annotations {
  if (!Array.isArray(anyOf)) return {};
  const lists = (anyOf as Schema[]).filter((branch) => typeof branch === "object" && "enum" in branch);
  const extensions = lists.flatMap((list) => Object.entries(list));
  return Object.fromEntries(extensions.filter(([keyword]) => keyword.startsWith("x-enum")));
}

/** Returns the only branch of `allOf`, `anyOf` or `oneOf`, if the schema has no other keyword. */
function onlyBranch(rules: { readonly [keyword: string]: unknown }): Schema | undefined {
  const keys = Object.keys(rules);
  const [key] = keys;
  if (keys.length !== 1 || (key !== "allOf" && key !== "anyOf" && key !== "oneOf")) return undefined;
  const branches = rules[key] as Schema[];
  return branches.length === 1 ? branches[0] : undefined;
}

type Rules = { readonly [keyword: string]: unknown };

function alternativesOf(rules: Rules, components: Components): Alternative[] {
  for (const key of ["anyOf", "oneOf"] as const) {
    const branches = rules[key];
    if (!Array.isArray(branches)) continue;
    const { [key]: _, ...beside } = rules;
    return (branches as Schema[]).flatMap((branch) => intersect(branch, beside, components));
  }
  if (Array.isArray(rules.allOf)) {
    const { allOf, ...beside } = rules;
    const [first, ...others] = allOf as Schema[];
    const rest = others.length > 0 ? { ...beside, allOf: others } : beside;
    return first === undefined ? alternativesOf(rest, components) : intersect(first, rest, components);
  }
  if (typeof rules.$ref === "string") {
    const { $ref, ...beside } = rules;
    const name = referencedName($ref as string);
    if (impliesKeywords(beside, name, components)) return [{ kind: "ref", name }];
    return intersect(findComponent(components, name), beside, components);
  }
  if ("const" in rules || Array.isArray(rules.enum)) return valuesOf(rules, components);
  return typesOf(rules).map((type) => alternativeOfType(type, rules, components));
}

/**
 * Returns an alternative for each listed value, with the limits that apply to its type. `null` is a separate
 * type.
 */
function valuesOf(rules: Rules, components: Components): Alternative[] {
  const listed = (rules.enum ?? [rules.const]) as unknown[];
  const values = "const" in rules ? listed.filter((each) => sameJson(each, rules.const)) : listed;
  const fitting = values.filter((value) => !("type" in rules) || isOfType(value, typesOf(rules)));
  return fitting.map((value) => {
    const limits = limitsOf(typeOf(value), rules, components);
    return value === null ? { kind: "null", limits } : { kind: "values", values: [value], limits };
  });
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const isOfType = (value: unknown, types: readonly string[]) =>
  types.includes(typeOf(value)) || (types.includes("integer") && Number.isInteger(value));

/** Returns the alternatives that satisfy both a schema and the keywords next to it. */
function intersect(schema: Schema, beside: Rules, components: Components): Alternative[] {
  if (Object.keys(beside).length === 0) return normalizeSchema(schema, components).alternatives;
  if (typeof schema === "boolean") return schema ? alternativesOf(beside, components) : [];
  return alternativesOf(mergeSchemas(withoutAnnotations(schema) as Rules, beside), components);
}

/** The keyword for the branches of an `allOf` that cannot be merged. */
export const unmergedKeyword = "allOf (the rest)";

/** Merges two schemas that must both be satisfied. */
function mergeSchemas(one: Rules, other: Rules): Rules {
  const joined: Record<string, unknown> = { ...one };
  const left: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(other)) {
    const has = joined[keyword];
    if (has === undefined || sameJson(has, value)) joined[keyword] = value;
    else if (keyword === "required") joined[keyword] = [...(has as string[]), ...(value as string[])];
    else if (keyword === "properties") {
      const members: Record<string, unknown> = { ...(has as object) };
      for (const [name, schema] of Object.entries(value as object))
        members[name] = name in members ? { allOf: [members[name], schema] } : schema;
      joined[keyword] = members;
    } else left[keyword] = value;
  }
  if (Object.keys(left).length > 0) joined[unmergedKeyword] = left;
  return joined;
}

/**
 * Returns true if a reference already implies the keywords next to it, such as `type: object` next to a union
 * of objects.
 */
function impliesKeywords(beside: Rules, name: string, components: Components): boolean {
  const keys = Object.keys(beside);
  if (keys.length === 0) return true;
  return keys.length === 1 && beside.type === "object" && isObjects(name, components, new Set());
}

function isObjects(name: string, components: Components, seen: Set<string>): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  return normalizeSchema(findComponent(components, name), components).alternatives.every(
    (each) => each.kind === "object" || (each.kind === "ref" && isObjects(each.name, components, seen)),
  );
}

function typesOf(rules: Rules): string[] {
  if (typeof rules.type === "string") return [rules.type];
  if (Array.isArray(rules.type)) return rules.type as string[];
  if ("properties" in rules || "required" in rules || "additionalProperties" in rules) return ["object"];
  if ("items" in rules) return ["array"];
  return ["any"];
}

function alternativeOfType(type: string, rules: Rules, components: Components): Alternative {
  const limits = limitsOf(type, rules, components);
  if (type === "object")
    return {
      kind: "object",
      properties: (rules.properties ?? {}) as Record<string, Schema>,
      required: new Set((rules.required ?? []) as string[]),
      rest: (rules.additionalProperties ?? true) as Schema,
      limits,
    };
  if (type === "array") return { kind: "array", items: (rules.items ?? true) as Schema, limits };
  return { kind: type as Scalar | "any", limits };
}

function limitsOf(type: string, rules: Rules, components: Components): Limits {
  const mine = keywordsByType[type === "integer" ? "number" : type] ?? [];
  const applies = (keyword: string) =>
    !structural.has(keyword) && (type === "any" || mine.includes(keyword) || !ofOneType.has(keyword));
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([keyword]) => applies(keyword))
      .map(([keyword, value]) => {
        const told = new Set<string>();
        return [keyword, mapSubschemas(keyword, value, (each) => inlineReferences(each, components, told))];
      }),
  );
}

/** Inlines the references in a schema that is compared as text. Each referenced schema is inlined once. */
function inlineReferences(schema: Schema, components: Components, told: Set<string>): Schema {
  if (typeof schema === "boolean") return schema;
  const inner = (each: Schema) => inlineReferences(each, components, told);
  const { $ref, ...beside } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, mapSubschemas(keyword, value, inner)]),
  );
  if (typeof $ref !== "string") return beside;
  if (told.has($ref)) return { ...beside, $ref };
  told.add($ref);
  const target = inner(findComponent(components, referencedName($ref)));
  return Object.keys(beside).length === 0 ? target : { ...beside, $ref: target };
}

/** Combines listed values that have the same limits into one alternative, and removes duplicates. */
function mergeValues(alternatives: readonly Alternative[]): Alternative[] {
  const others = alternatives.filter((each) => each.kind !== "values");
  const byLimits = new Map<string, { kind: "values"; values: unknown[]; limits: Limits }>();
  for (const each of alternatives) {
    if (each.kind !== "values") continue;
    const key = canonicalJson(each.limits);
    const { values } = byLimits.get(key) ?? { values: [] };
    const more = each.values.filter((value) => !values.some((one) => sameJson(one, value)));
    byLimits.set(key, { ...each, values: [...values, ...more] });
  }
  return [...others, ...byLimits.values()];
}

/** Returns true if two JSON values are equal, regardless of the order of their fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // Most compared values are scalars, whose fields do not need sorting.
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return canonicalJson(one) === canonicalJson(other);
}

/** Returns a value as JSON text, with the fields of objects sorted by name. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(",")}}`;
}
