import { type Components, referencedName, type Schema } from "./normal.ts";

/**
 * The name of a schema that says of a value only that it fits the same schema: it is its own reference, or its own branch.
 * Such a schema has no meaning, and whoever follows it never ends. A schema may well be used in its own members.
 */
export function endlessSchema(components: Components): string | undefined {
  const done = new Set<string>();
  const endless = (name: string, within: readonly string[]): boolean => {
    if (within.includes(name)) return true;
    if (done.has(name)) return false;
    const found = referredTo(components[name] ?? true).some((next) => endless(next, [...within, name]));
    done.add(name);
    return found;
  };
  return Object.keys(components).find((name) => endless(name, []));
}

/** Names of the schemas that the same value has to fit. */
function referredTo(schema: Schema): string[] {
  if (typeof schema === "boolean") return [];
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((each) => (each ?? []) as Schema[]);
  const own = typeof schema.$ref === "string" ? [referencedName(schema.$ref)] : [];
  return [...own, ...branches.flatMap(referredTo)];
}
