import { subschemaKeywords } from "../generate/schema.ts";
import type { Components, Schema } from "./normal-schema.ts";

/**
 * Returns `one`, `list` or `map` if the value of a keyword is a schema, a list of schemas or a map of
 * schemas. Returns `undefined` for other keywords.
 */
export function subschemaKind(keyword: string): "one" | "list" | "map" | undefined {
  return (["one", "list", "map"] as const).find((each) =>
    subschemaKeywords[each].some((name) => name === keyword),
  );
}

/**
 * Copies a keyword's value and replaces every schema in it.
 *
 * @param replace Called with each schema and its path below the value. The path is empty, or consists of one
 * list index or map key.
 */
export function mapSubschemas(
  keyword: string,
  value: unknown,
  replace: (schema: Schema, steps: readonly string[]) => Schema,
): unknown {
  switch (subschemaKind(keyword)) {
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

/** Returns the name of the schema that a reference points to. */
export function referencedName(ref: string): string {
  const prefix = "#/components/schemas/";
  if (!ref.startsWith(prefix)) throw new Error(`a schema references ${ref}; only ${prefix}… is supported`);
  return ref.slice(prefix.length).replaceAll("~1", "/").replaceAll("~0", "~");
}

/**
 * Returns the name of a schema that is defined only in terms of itself, through a reference or a branch that
 * leads back to it. Such a schema has no meaning, and resolving it would never end. A schema may reference
 * itself in its properties.
 */
export function findEndlessSchema(components: Components): string | undefined {
  const done = new Set<string>();
  const endless = (name: string, within: readonly string[]): boolean => {
    if (within.includes(name)) return true;
    if (done.has(name)) return false;
    const found = appliedSchemas(components[name] ?? true).some((next) => endless(next, [...within, name]));
    done.add(name);
    return found;
  };
  return Object.keys(components).find((name) => endless(name, []));
}

/** Returns the names of the schemas that the same value must satisfy. */
function appliedSchemas(schema: Schema): string[] {
  if (typeof schema === "boolean") return [];
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((each) => (each ?? []) as Schema[]);
  const own = typeof schema.$ref === "string" ? [referencedName(schema.$ref)] : [];
  return [...own, ...branches.flatMap(appliedSchemas)];
}
