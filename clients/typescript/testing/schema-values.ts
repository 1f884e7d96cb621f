/** Arbitrary values that match the published JSON schemas. */
import { readFileSync } from "node:fs";
import fc from "fast-check";

/** A published schema, limited to the keywords that the contracts use. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  examples?: unknown[];
}

/** Reads a schema by name. */
export function readSchema(name: string): Schema {
  const file = new URL(`../../../generated/tambo/schemas/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns the schemas of all events that a run's stream may contain. */
export function getEventSchemas(schema = readSchema("RunStreamEvent")): Schema[] {
  if (schema.$ref !== undefined) return getEventSchemas(resolve(schema));
  return schema.oneOf?.flatMap((branch) => getEventSchemas(branch)) ?? [schema];
}

/** Generates values that match a schema. Objects may have one additional field. */
export function createArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return createArbitrary(resolve(schema));
  const union = schema.oneOf ?? schema.anyOf;
  if (union !== undefined) return fc.oneof(...union.map(createArbitrary));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      if (schema.format === "date-time") return fc.constant("2026-01-02T03:04:05.678Z");
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: 8 });
    case "integer":
      return fc.nat();
    case "number":
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 9, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(createArbitrary(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return createObjectArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function createObjectArbitrary({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<object> {
  if (additionalProperties !== undefined)
    return fc.dictionary(fc.string({ maxLength: 4 }), createArbitrary(additionalProperties), { maxKeys: 3 });
  const members = Object.entries(properties).map(
    ([name, member]) => [name, createArbitrary(member)] as const,
  );
  return fc.record(
    { ...Object.fromEntries(members), further: fc.jsonValue({ maxDepth: 1 }) },
    { requiredKeys: required as never[] },
  );
}

function resolve(schema: Schema): Schema {
  return readSchema(schema.$ref?.replace(/\.json$/, "") ?? "");
}
