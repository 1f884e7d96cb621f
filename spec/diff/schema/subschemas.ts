import type { Schema } from "./normal.ts";

const holding = {
  one: new Set([
    ...["items", "additionalProperties", "contains", "propertyNames", "contentSchema", "not"],
    ...["if", "then", "else", "unevaluatedItems", "unevaluatedProperties"],
  ]),
  list: new Set(["allOf", "anyOf", "oneOf", "prefixItems"]),
  map: new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]),
} as const;

/** Whether the value of a keyword (JSON Schema 2020-12) is a schema, a list of them, or one for each member, or none. */
export function holdsOf(keyword: string): "one" | "list" | "map" | undefined {
  return (["one", "list", "map"] as const).find((each) => holding[each].has(keyword));
}

/**
 * A copy of a keyword's value with every schema in it replaced.
 *
 * @param replace Is given each schema, and where it is below the value: no step, or one in a list or a map.
 */
export function mapSubschemas(
  keyword: string,
  value: unknown,
  replace: (schema: Schema, steps: readonly string[]) => Schema,
): unknown {
  switch (holdsOf(keyword)) {
    case "one":
      return replace(value as Schema, []);
    case "list":
      return (value as Schema[]).map((each, at) => replace(each, [String(at)]));
    case "map":
      return Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, each]) => [name, replace(each, [name])]),
      );
    default:
      return value;
  }
}
