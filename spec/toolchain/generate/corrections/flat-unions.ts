/** Moves the branches of nested unions into the unions that contain them. */
import type { OpenApiDocument } from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

type Schemas = Record<string, Schema>;

/**
 * Flattens each component that is a union of discriminated unions. The branches of a nested union take its place, and a
 * nested union that is no longer used is removed.
 *
 * If every branch then has its own value of a nested union's discriminator, the union gets this discriminator. A nested
 * union whose branches all share one value, such as AG-UI's `CUSTOM` events with the discriminator `name`, remains as the
 * branch for this value.
 */
export function flattenUnions(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const flat = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, flattenUnion(schema, schemas)]),
  );
  const nested = Object.entries(schemas)
    .filter(([name]) => flat[name] !== schemas[name])
    .flatMap(([, schema]) => findBranches(schema) ?? [])
    .filter((branch) => resolve(branch, schemas).discriminator !== undefined)
    .map(({ $ref = "" }) => $ref);
  const withSchemas = (all: Schemas) => ({
    ...document,
    components: { ...document.components, schemas: all },
  });
  const text = JSON.stringify(withSchemas(flat));
  const unused = nested.filter(($ref) => !text.includes(JSON.stringify($ref))).map(componentName);
  return withSchemas(Object.fromEntries(Object.entries(flat).filter(([name]) => !unused.includes(name))));
}

function flattenUnion(schema: Schema, schemas: Schemas): Schema {
  const branches = findBranches(schema) ?? [];
  const tags = branches.flatMap((branch) => resolve(branch, schemas).discriminator?.propertyName ?? []);
  if (schema.discriminator !== undefined || tags.length === 0) return schema;
  const expand = (when: (tag: string) => boolean): Schema[] =>
    branches.flatMap((branch) => {
      const { discriminator, ...union } = resolve(branch, schemas);
      const isNested = discriminator !== undefined && when(discriminator.propertyName);
      return (isNested && findBranches(union)) || [branch];
    });
  for (const tag of tags) {
    const expanded = expand((each) => each === tag);
    const mapping = buildMapping(expanded, tag, schemas);
    if (mapping !== undefined) return withBranches(schema, expanded, { propertyName: tag, mapping });
  }
  return withBranches(
    schema,
    expand(() => true),
  );
}

/** Replaces the branches of a union. Its other keywords keep their positions. */
function withBranches(schema: Schema, branches: Schema[], discriminator?: Schema["discriminator"]): Schema {
  const members = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] =>
    keyword === "oneOf" || keyword === "anyOf"
      ? [
          [keyword, branches],
          ...(discriminator ? [["discriminator", discriminator] as [string, unknown]] : []),
        ]
      : [[keyword, value]],
  );
  return Object.fromEntries(members);
}

/** Returns the branch of each value of a tag, or `undefined` if a branch has no value of its own. */
function buildMapping(branches: Schema[], tag: string, schemas: Schemas): Record<string, string> | undefined {
  const mapping = new Map<string, string>();
  for (const branch of branches) {
    const value = findValue(branch, tag, schemas);
    if (value === undefined || branch.$ref === undefined || mapping.has(value)) return undefined;
    mapping.set(value, branch.$ref);
  }
  return Object.fromEntries(mapping);
}

/** Returns the only string that a required field may have in a schema. */
function findValue(schema: Schema, field: string, schemas: Schemas): string | undefined {
  const resolved = resolve(schema, schemas);
  const branches = findBranches(resolved);
  if (branches !== undefined) {
    const [value, ...others] = new Set(branches.map((branch) => findValue(branch, field, schemas)));
    return others.length === 0 ? value : undefined;
  }
  const value = resolved.required?.includes(field) ? resolved.properties?.[field]?.const : undefined;
  return typeof value === "string" ? value : undefined;
}

function findBranches({ oneOf, anyOf }: Schema): Schema[] | undefined {
  return oneOf ?? anyOf;
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  return schema.$ref === undefined ? schema : (schemas[componentName(schema.$ref)] ?? {});
}
