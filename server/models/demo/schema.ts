/**
 * Reads the JSON Schemas of tools (T-028, T-029). Conditions (`not`, `if`, `dependentSchemas`) and malformed
 * keywords are ignored.
 */

import { isDeepStrictEqual } from "node:util";
import type { Json, JsonObject } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { getTarget, indexReferences, leadsTo } from "./references.ts";
import { countUnits } from "./units.ts";

/** A schema, or any other object sent in place of a schema. */
export type Schema = { readonly [keyword: string]: unknown };

export type SchemaType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

const types: readonly SchemaType[] = ["string", "number", "integer", "boolean", "array", "object", "null"];

/** Maximum size of a schema that is read, in units. */
const maxSchemaUnits = 10_000;

const readable = new WeakMap<object, boolean>();

/**
 * Returns true if a schema is small enough to be read. All other functions in this file accept only such
 * schemas.
 */
export function isReadable(schema: unknown): boolean {
  if (!isObject(schema)) return true;
  let isSmall = readable.get(schema);
  if (isSmall === undefined) {
    isSmall = countUnits(schema, maxSchemaUnits) <= maxSchemaUnits;
    readable.set(schema, isSmall);
    if (isSmall) indexReferences(schema);
  }
  return isSmall;
}

const resolvedSchemas = new WeakMap<object, Schema>();

/** Maximum number of references, branches and alternatives that are followed for one value. */
const maxMerged = 64;

/**
 * Merges `$ref`, `allOf` and one alternative of `anyOf` and `oneOf` into the schema. The result is cached,
 * because every list item needs it.
 */
export function resolveSchema(value: unknown, level = 0): Schema {
  if (!isObject(value) || level > maxMerged) return {};
  const known = resolvedSchemas.get(value);
  if (known !== undefined) return known;
  // The result for a schema that refers to itself while it is being resolved.
  resolvedSchemas.set(value, {});
  const { allOf, anyOf, oneOf, $ref: _, ...own } = value;
  const parts = [
    getTarget(value),
    ...(Array.isArray(allOf) ? allOf : []),
    ...[anyOf, oneOf].map((list) => (Array.isArray(list) ? chooseAlternative(list, value) : undefined)),
  ].filter((part) => part !== undefined);
  const schema =
    parts.length === 0 ? value : mergeSchemas([...parts.map((part) => resolveSchema(part, level + 1)), own]);
  resolvedSchemas.set(value, schema);
  return schema;
}

/** Returns the first alternative that is neither null nor recursive, if there is one. */
function chooseAlternative(alternatives: readonly unknown[], schema: object): unknown {
  const finite = alternatives.filter((each) => each !== false && !leadsTo(each, schema));
  const isNull = (each: unknown) => isObject(each) && each.type === "null";
  return finite.find((each) => !isNull(each)) ?? finite[0] ?? alternatives[0];
}

/** Merges schemas. A keyword in a later schema replaces the keyword in earlier ones, except for fields. */
function mergeSchemas(schemas: readonly Schema[]): Schema {
  const maps = schemas.flatMap(({ properties }) => (isObject(properties) ? Object.entries(properties) : []));
  const required = schemas.flatMap((schema) => (Array.isArray(schema.required) ? schema.required : []));
  return Object.assign(
    {},
    ...schemas,
    maps.length > 0 && { properties: Object.fromEntries(maps) },
    required.length > 0 && { required: [...new Set(required)] },
  );
}

/** Returns the declared type, or a type derived from other keywords. */
export function getType(schema: Schema): SchemaType {
  const declared = Array.isArray(schema.type)
    ? (schema.type.find((type) => type !== "null") ?? schema.type[0])
    : schema.type;
  const known = types.find((type) => type === declared);
  if (known) return known;
  if (isObject(schema.properties)) return "object";
  return isObject(schema.items) || getTuple(schema).length > 0 ? "array" : "string";
}

/** Returns the schemas of a list's first items, from `prefixItems` or from draft-07's form of `items`. */
export function getTuple({ items, prefixItems }: Schema): readonly unknown[] {
  return [items, prefixItems].find(Array.isArray) ?? [];
}

/** Returns the schema of the items that are not in the tuple. */
export function getItems({ items, additionalItems }: Schema): unknown {
  return Array.isArray(items) ? additionalItems : items;
}

interface ObjectKeywords {
  properties: [name: string, schema: unknown][];
  required: string[];
}

const keywordsBySchema = new WeakMap<Schema, ObjectKeywords>();

function getObjectKeywords(schema: Schema): ObjectKeywords {
  const known = keywordsBySchema.get(schema);
  if (known !== undefined) return known;
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const names = Array.isArray(schema.required) ? schema.required : [];
  const required = [...new Set(names.filter((name) => typeof name === "string"))];
  const keywords = { properties, required };
  keywordsBySchema.set(schema, keywords);
  return keywords;
}

/** Returns the properties in declaration order. */
export function getProperties(schema: Schema): readonly [name: string, schema: unknown][] {
  return getObjectKeywords(schema).properties;
}

/** Returns the names of the required properties. */
export function getRequired(schema: Schema): readonly string[] {
  return getObjectKeywords(schema).required;
}

/**
 * Maximum number of allowed values that are read. A default after that many values is treated as not allowed.
 */
const maxChoices = 300;
/** Maximum size of a small value, in units. Larger values are used only if there are no small values. */
const maxSmallUnits = 16;

const choicesBySchema = new WeakMap<Schema, Json[]>();

/**
 * Returns the first allowed values, or `undefined` if any value is allowed. Values with the wrong type are
 * left out.
 */
export function getChoices(schema: Schema): Json[] | undefined {
  if ("const" in schema) return [schema.const as Json];
  if (!Array.isArray(schema.enum) || schema.enum.length === 0) return undefined;
  const known = choicesBySchema.get(schema);
  if (known !== undefined) return known;
  const values = schema.enum as Json[];
  const fitting = values.filter((value) => matchesType(value, schema));
  const usable = fitting.length > 0 ? fitting : values;
  const small = usable.filter((value) => countUnits(value, maxSmallUnits) <= maxSmallUnits);
  const choices = (small.length > 0 ? small : usable).slice(0, maxChoices);
  choicesBySchema.set(schema, choices);
  return choices;
}

export function getNumber(schema: Schema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Maximum number of characters read from a description. */
const maxDescriptionLength = 500;

/** Returns the start of the schema's description. */
export function getDescription(schema: Schema): string {
  return typeof schema.description === "string" ? schema.description.slice(0, maxDescriptionLength) : "";
}

function matchesType(value: unknown, schema: Schema): boolean {
  if (schema.type === undefined) return true;
  const allowed: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return allowed.some((type) => {
    switch (type) {
      case "null":
        return value === null;
      case "array":
        return Array.isArray(value);
      case "object":
        return isObject(value);
      case "integer":
        return Number.isInteger(value);
      case "number":
        return typeof value === "number";
      case "string":
        return typeof value === "string";
      case "boolean":
        return typeof value === "boolean";
      default:
        return false;
    }
  });
}

/** Returns true if a value satisfies the schema keywords that are supported. */
export function conforms(value: Json, of: unknown): boolean {
  if (of === false) return false;
  const schema = resolveSchema(of);
  if (!matchesType(value, schema)) return false;
  const choices = getChoices(schema);
  if (choices && !choices.some((choice) => isDeepStrictEqual(choice, value))) return false;
  if (typeof value === "number") {
    return (
      (getNumber(schema, "minimum") ?? value) <= value && value <= (getNumber(schema, "maximum") ?? value)
    );
  }
  if (Array.isArray(value)) {
    const [tuple, items] = [getTuple(schema), getItems(schema)];
    return value.every((item, index) => conforms(item, index < tuple.length ? tuple[index] : items));
  }
  if (isObject(value)) return conformsObject(value, schema);
  return true;
}

function conformsObject(value: JsonObject, schema: Schema): boolean {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (!required.every((name) => typeof name !== "string" || Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, field]) => {
    return Object.hasOwn(properties, name)
      ? conforms(field, properties[name])
      : schema.additionalProperties !== false;
  });
}
