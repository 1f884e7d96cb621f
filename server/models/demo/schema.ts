/**
 * Reads the JSON Schemas of tools: the contract's subset (T-028, T-029) and the few keywords that schema
 * libraries add. Malformed keywords are ignored.
 */
import { isDeepStrictEqual } from "node:util";
import type { Json, JsonObject } from "../../core/events.ts";
import { unitsOf } from "./units.ts";

/** A schema, or any other object sent as one. */
export type Schema = { readonly [keyword: string]: unknown };

export type SchemaType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

const types: readonly SchemaType[] = ["string", "number", "integer", "boolean", "array", "object", "null"];

export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Maximum units of a schema that is read. */
const schemaUnits = 10_000;

const readable = new WeakMap<object, boolean>();

/** Returns true if a schema is small enough to be read. All other functions here require that. */
export function isReadable(schema: unknown): boolean {
  if (!isObject(schema)) return true;
  const known = readable.get(schema) ?? unitsOf(schema, schemaUnits) <= schemaUnits;
  readable.set(schema, known);
  return known;
}

const settledSchemas = new WeakMap<object, Schema>();

/**
 * Merges `allOf` and the first non-null alternative of `anyOf` or `oneOf` into the schema. The result is
 * cached, because every item of a list needs it.
 */
export function settled(value: unknown): Schema {
  if (!isObject(value)) return {};
  const known = settledSchemas.get(value);
  if (known !== undefined) return known;
  const options = [value.anyOf, value.oneOf].find((list) => Array.isArray(list) && list.length > 0);
  const parts: unknown[] = Array.isArray(value.allOf) ? [...value.allOf] : [];
  if (Array.isArray(options)) {
    parts.push(options.find((option) => isObject(option) && option.type !== "null") ?? options[0]);
  }
  const { allOf: _all, anyOf: _any, oneOf: _one, ...own } = value;
  const schema = parts.length === 0 ? value : Object.assign({}, ...parts.map(settled), own);
  settledSchemas.set(value, schema);
  return schema;
}

/** Returns the declared type, or a type derived from other keywords. */
export function typeOf(schema: Schema): SchemaType {
  const told = Array.isArray(schema.type)
    ? (schema.type.find((type) => type !== "null") ?? schema.type[0])
    : schema.type;
  const known = types.find((type) => type === told);
  if (known) return known;
  if (isObject(schema.properties)) return "object";
  return isObject(schema.items) ? "array" : "string";
}

interface Members {
  properties: [name: string, schema: unknown][];
  required: string[];
}

const membersBySchema = new WeakMap<Schema, Members>();

function membersOf(schema: Schema): Members {
  const known = membersBySchema.get(schema);
  if (known !== undefined) return known;
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const names = Array.isArray(schema.required) ? schema.required : [];
  const required = [...new Set(names.filter((name) => typeof name === "string"))];
  const members = { properties, required };
  membersBySchema.set(schema, members);
  return members;
}

/** Returns the properties in order. */
export function propertiesOf(schema: Schema): readonly [name: string, schema: unknown][] {
  return membersOf(schema).properties;
}

/** Returns the names of the required properties. */
export function requiredOf(schema: Schema): readonly string[] {
  return membersOf(schema).required;
}

/** Maximum number of allowed values that are read. A default beyond them is treated as not allowed. */
const mostChoices = 300;
/** Maximum units of a small value. Larger ones are used only if there are no small ones. */
const smallChoice = 16;

const choicesBySchema = new WeakMap<Schema, Json[]>();

/**
 * Returns the first allowed values, or `undefined` if any value is allowed. Values of the wrong type are left
 * out.
 */
export function choicesOf(schema: Schema): Json[] | undefined {
  if ("const" in schema) return [schema.const as Json];
  if (!Array.isArray(schema.enum) || schema.enum.length === 0) return undefined;
  const known = choicesBySchema.get(schema);
  if (known !== undefined) return known;
  const values = schema.enum as Json[];
  const fitting = values.filter((value) => fitsType(value, schema));
  const usable = fitting.length > 0 ? fitting : values;
  const small = usable.filter((value) => unitsOf(value, smallChoice) <= smallChoice);
  const choices = (small.length > 0 ? small : usable).slice(0, mostChoices);
  choicesBySchema.set(schema, choices);
  return choices;
}

export function numberAt(schema: Schema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Maximum number of characters of a description that are read. */
const mostDescription = 500;

/** Returns the start of the schema's description. */
export function descriptionOf(schema: Schema): string {
  return typeof schema.description === "string" ? schema.description.slice(0, mostDescription) : "";
}

function fitsType(value: unknown, schema: Schema): boolean {
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

/** Returns true if a value satisfies the schema's supported keywords. */
export function conforms(value: Json, of: unknown): boolean {
  const schema = settled(of);
  if (!fitsType(value, schema)) return false;
  const choices = choicesOf(schema);
  if (choices && !choices.some((choice) => isDeepStrictEqual(choice, value))) return false;
  if (typeof value === "number") {
    return (numberAt(schema, "minimum") ?? value) <= value && value <= (numberAt(schema, "maximum") ?? value);
  }
  if (Array.isArray(value))
    return value.every((item) => schema.items === undefined || conforms(item, schema.items));
  if (isObject(value)) return objectConforms(value as JsonObject, schema);
  return true;
}

function objectConforms(value: JsonObject, schema: Schema): boolean {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (!required.every((name) => typeof name !== "string" || Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, member]) => {
    return Object.hasOwn(properties, name)
      ? conforms(member, properties[name])
      : schema.additionalProperties !== false;
  });
}
