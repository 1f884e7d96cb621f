/**
 * Reading of JSON Schemas as tools carry them: the contract's subset (T-028, T-029), and the few keywords that
 * schema libraries add to it. Anything malformed is read as if it were absent.
 */
import type { Json, JsonObject } from "../../runs/events.ts";

/** A schema or what was sent in its place. */
export type Schema = { readonly [keyword: string]: unknown };

export type SchemaType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

const types: readonly SchemaType[] = ["string", "number", "integer", "boolean", "array", "object", "null"];

export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema with its alternatives settled: every `allOf`, and the first of `anyOf` or `oneOf` that is not null. */
export function settled(value: unknown): Schema {
  if (!isObject(value)) return {};
  const options = [value.anyOf, value.oneOf].find((list) => Array.isArray(list) && list.length > 0);
  const parts: unknown[] = Array.isArray(value.allOf) ? [...value.allOf] : [];
  if (Array.isArray(options)) {
    parts.push(options.find((option) => isObject(option) && option.type !== "null") ?? options[0]);
  }
  if (parts.length === 0) return value;
  const { allOf: _all, anyOf: _any, oneOf: _one, ...own } = value;
  return Object.assign({}, ...parts.map(settled), own);
}

/** The type, told or to be guessed from the other keywords. */
export function typeOf(schema: Schema): SchemaType {
  const told = Array.isArray(schema.type)
    ? (schema.type.find((type) => type !== "null") ?? schema.type[0])
    : schema.type;
  const known = types.find((type) => type === told);
  if (known) return known;
  if (isObject(schema.properties)) return "object";
  return isObject(schema.items) ? "array" : "string";
}

/** The properties in their order. */
export function propertiesOf(schema: Schema): [name: string, schema: unknown][] {
  return isObject(schema.properties) ? Object.entries(schema.properties) : [];
}

/** Names of the required properties. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
}

/** The allowed values, or `undefined` when any may stand. Those of another type cannot be used and are left out. */
export function choicesOf(schema: Schema): Json[] | undefined {
  if ("const" in schema) return [schema.const as Json];
  if (!Array.isArray(schema.enum) || schema.enum.length === 0) return undefined;
  const values = schema.enum as Json[];
  const fitting = values.filter((value) => fitsType(value, schema));
  return fitting.length > 0 ? fitting : values;
}

export function numberAt(schema: Schema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

export function descriptionOf(schema: Schema): string {
  return typeof schema.description === "string" ? schema.description : "";
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

/** Whether a value may stand where this schema is, as far as the subset's keywords say. */
export function conforms(value: Json, of: unknown): boolean {
  const schema = settled(of);
  if (!fitsType(value, schema)) return false;
  const choices = choicesOf(schema);
  if (choices && !choices.some((choice) => JSON.stringify(choice) === JSON.stringify(value))) return false;
  if (typeof value === "number") {
    return (numberAt(schema, "minimum") ?? value) <= value && value <= (numberAt(schema, "maximum") ?? value);
  }
  if (Array.isArray(value))
    return value.every((item) => schema.items === undefined || conforms(item, schema.items));
  if (isObject(value)) return objectConforms(value as JsonObject, schema);
  return true;
}

function objectConforms(value: JsonObject, schema: Schema): boolean {
  const properties = new Map(propertiesOf(schema));
  if (!requiredOf(schema).every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, member]) => {
    return properties.has(name)
      ? conforms(member, properties.get(name))
      : schema.additionalProperties !== false;
  });
}
