import { ContractError } from "../document.ts";
import { componentName, mapSchema, type Schema } from "../schema.ts";

/** The schemas that `$ref`s point to, by name. */
export type Components = Record<string, Schema>;

/**
 * Rewrites unions so that a validator compares a value only with the intended branch, and reports one error
 * instead of one error for each branch.
 *
 * - A union with a discriminator keeps it, and lists the valid values of the tag.
 * - If the branches have different JSON types, `if` selects the branch by the type of the value.
 * - If the branches are objects, `if` selects the branch by a tag, which is a required field whose values
 *   differ between branches. One branch may allow any string as its tag; it is selected for every value that
 *   belongs to no other branch.
 * - If one branch of an `anyOf` accepts every value of a type and the other branches only list values of that
 *   type, only the first branch is kept.
 *
 * @param name The name of the schema, for error messages.
 * @throws {ContractError} The branches of a union cannot be distinguished.
 */
export function separateBranches(name: string, schema: Schema, components: Components): Schema {
  return mapSchema(schema, (each) => {
    const { oneOf, anyOf, discriminator, ...rest } = each;
    const branches = oneOf ?? anyOf;
    if (branches === undefined) return each;
    if (discriminator !== undefined) {
      const tag = discriminator.propertyName;
      const values = branches.flatMap((branch) => findTagValues(branch, tag, components) ?? []);
      return { ...rest, ...buildTagged(tag, values), ...separateByDiscriminator(branches, tag, components) };
    }
    const separated =
      separateByType(branches, components) ??
      separateByTag(branches, components) ??
      (anyOf && findWidest(branches, components));
    if (separated === undefined)
      throw new ContractError(
        `${name}: the branches of a union cannot be distinguished by JSON type or by a tag; ` +
          `add a discriminator: ${JSON.stringify(branches)}`,
      );
    return { ...rest, ...separated };
  });
}

/**
 * Ajv requires every branch next to a discriminator to be an object, so each branch that is a union gets its own `if`.
 */
function separateByDiscriminator(branches: Schema[], tag: string, components: Components): Schema {
  const unions = branches.filter((branch) => findBranches(branch, components) !== undefined);
  const objects = branches.filter((branch) => !unions.includes(branch));
  const tests = unions.map((union) => buildTest(tag, findTagValues(union, tag, components) ?? []));
  return chainBranches(unions, tests, { discriminator: { propertyName: tag }, oneOf: objects });
}

/** Returns the branch that consists only of a type, if all other branches have the same type. */
function findWidest(branches: Schema[], components: Components): Schema | undefined {
  const types = new Set(branches.flatMap((branch) => findTypes(branch, components) ?? [undefined]));
  const bare = branches.find((branch) =>
    Object.keys(branch).every((keyword) => keyword === "type" || keyword === "description"),
  );
  return types.size === 1 ? bare : undefined;
}

/** Builds an object schema whose tag must have one of the given values. */
function buildTagged(tag: string, values: unknown[]): Schema {
  return { type: "object", required: [tag], properties: { [tag]: { enum: values } } };
}

function separateByType(branches: Schema[], components: Components): Schema | undefined {
  const types = branches.map((branch) => findTypes(branch, components));
  const all = types.flatMap((each) => each ?? []);
  const comparable = all.map((type) => (type === "integer" ? "number" : type));
  if (types.includes(undefined) || new Set(comparable).size < comparable.length) return undefined;
  const tests = types.map(
    (each): Schema => ({ type: each?.length === 1 ? (each[0] as string) : (each ?? []) }),
  );
  return { type: all, ...chainBranches(branches, tests) };
}

function separateByTag(branches: Schema[], components: Components): Schema | undefined {
  const closest = branches.find((branch) => findTags(branch, components).length > 0);
  if (closest === undefined) return undefined;
  for (const tag of findTags(closest, components)) {
    const open = branches.filter((branch) => hasOpenTag(branch, tag, components));
    const closed = branches.filter((branch) => !open.includes(branch));
    const values = closed.map((branch) => findTagValues(branch, tag, components));
    const all = values.flatMap((each) => each ?? []);
    if (open.length > 1 || values.includes(undefined) || new Set(all).size < all.length) continue;
    const tests = values.map((each) => buildTest(tag, each ?? []));
    const rest = open[0];
    if (rest === undefined) return { ...buildTagged(tag, all), ...chainBranches(closed, tests) };
    return { type: "object", required: [tag], ...chainBranches(closed, tests, rest) };
  }
  return undefined;
}

/** Builds a schema for objects whose tag has one of the given values. */
function buildTest(tag: string, values: unknown[]): Schema {
  return { required: [tag], properties: { [tag]: { enum: values } } };
}

/**
 * Builds a chain of `if`, `then` and `else` that selects the branch of the first test that passes. A value
 * that passes no test must match `rest`.
 */
function chainBranches([branch, ...branches]: Schema[], [test, ...tests]: Schema[], rest?: Schema): Schema {
  if (branch === undefined || test === undefined) return rest ?? {};
  const last = branches.length === 0 && rest === undefined;
  // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword.
  return { if: test, then: branch, ...(!last && { else: chainBranches(branches, tests, rest) }) };
}

/** Returns the branches of a union. */
function findBranches(schema: Schema, components: Components): Schema[] | undefined {
  const { oneOf, anyOf } = resolveSchema(schema, components);
  return oneOf ?? anyOf;
}

function resolveSchema(schema: Schema, components: Components): Schema {
  if (schema.$ref === undefined) return schema;
  const found = components[componentName(schema.$ref)];
  if (found === undefined) throw new Error(`no schema ${schema.$ref}`);
  return resolveSchema(found, components);
}

/** Returns the JSON types that a schema allows, or `undefined` if the schema does not restrict them. */
function findTypes(schema: Schema, components: Components): string[] | undefined {
  const { type } = resolveSchema(schema, components);
  if (type !== undefined) return [type].flat();
  const types = findBranches(schema, components)?.map((branch) => findTypes(branch, components));
  if (types === undefined || types.includes(undefined)) return undefined;
  return [...new Set(types.flatMap((each) => each ?? []))];
}

/** Returns the required fields of an object schema whose sets of values are closed. */
function findTags(schema: Schema, components: Components): string[] {
  const { required, properties } = resolveSchema(schema, components);
  const [first] = findBranches(schema, components) ?? [];
  if (first !== undefined) return findTags(first, components);
  return (required ?? []).filter((name) => valuesOf(properties?.[name]) !== undefined);
}

/** Returns true if a schema requires a tag and allows any string as the tag's value. */
function hasOpenTag(schema: Schema, tag: string, components: Components): boolean {
  const { required, properties } = resolveSchema(schema, components);
  const member = properties?.[tag];
  if (member === undefined || !required?.includes(tag)) return false;
  return resolveSchema(member, components).type === "string" && valuesOf(member) === undefined;
}

/**
 * Returns the values of a tag across all branches of a schema, or `undefined` if the field is not a tag in
 * every branch.
 */
function findTagValues(schema: Schema, tag: string, components: Components): unknown[] | undefined {
  const { required, properties } = resolveSchema(schema, components);
  const branches = findBranches(schema, components);
  if (branches === undefined) return required?.includes(tag) ? valuesOf(properties?.[tag]) : undefined;
  const values = branches.map((branch) => findTagValues(branch, tag, components));
  return values.includes(undefined) ? undefined : [...new Set(values.flatMap((each) => each ?? []))];
}

function valuesOf(schema: Schema | undefined): unknown[] | undefined {
  return schema?.enum ?? (schema !== undefined && "const" in schema ? [schema.const] : undefined);
}
