/**
 * An OpenAPI schema (version 3.1 or later), which is JSON Schema 2020-12 with `discriminator`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  [keyword: string]: unknown;
}

/**
 * The JSON Schema 2020-12 keywords whose value is a schema, a list of schemas, or a map from names to
 * schemas.
 */
export const subschemaKeywords = {
  one: [
    "items",
    "additionalProperties",
    "unevaluatedItems",
    "unevaluatedProperties",
    "propertyNames",
    "contains",
    "contentSchema",
    "not",
    "if",
    "then",
    "else",
  ],
  list: ["oneOf", "anyOf", "allOf", "prefixItems"],
  map: ["properties", "patternProperties", "dependentSchemas", "$defs"],
} as const;

/** Returns true if the value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Rebuilds a schema, starting at its leaves. `change` is called only with schemas, so a property named
 * `properties` or an example that looks like a schema is not changed.
 */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  for (const keyword of subschemaKeywords.one) {
    const value = copy[keyword];
    if (isObject(value)) copy[keyword] = mapSchema(value, change);
  }
  for (const keyword of subschemaKeywords.list) {
    const value = copy[keyword];
    if (Array.isArray(value)) copy[keyword] = value.map((each: Schema) => mapSchema(each, change));
  }
  for (const keyword of subschemaKeywords.map) {
    const value = copy[keyword];
    if (isObject(value))
      copy[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, mapSchema(each as Schema, change)]),
      );
  }
  return change(copy);
}

/** Iterates over the direct subschemas of a schema, each with its JSON Pointer. */
export function* subschemas(schema: Schema): Generator<[pointer: string, schema: Schema]> {
  for (const keyword of subschemaKeywords.one) {
    const value = schema[keyword];
    if (isObject(value)) yield [`/${keyword}`, value];
  }
  for (const keyword of subschemaKeywords.list) {
    const value = schema[keyword];
    if (Array.isArray(value))
      yield* value.map((each: Schema, i): [string, Schema] => [`/${keyword}/${i}`, each]);
  }
  for (const keyword of subschemaKeywords.map) {
    const value = schema[keyword];
    if (isObject(value))
      for (const [name, each] of Object.entries(value))
        yield [`/${keyword}/${pointerToken(name)}`, each as Schema];
  }
}

/** Encodes a name as a step of a JSON Pointer (RFC 6901 section 3). */
export function pointerToken(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/**
 * Returns the name of the component that a reference points to, for a reference of the form
 * `#/components/<section>/<name>`.
 */
export function componentName(ref: string): string {
  return ref
    .slice(ref.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

/** Returns the known values of an enumeration of strings that is open to others: `anyOf` a string and values. */
export function findKnownValues({ anyOf }: Schema): string[] | undefined {
  const [other, known, ...more] = anyOf ?? [];
  const values = known?.enum ?? (known?.const === undefined ? undefined : [known.const]);
  if (
    other === undefined ||
    Object.keys(other).join() !== "type" ||
    other.type !== "string" ||
    more.length > 0
  )
    return undefined;
  return values?.every((value) => typeof value === "string") ? (values as string[]) : undefined;
}
