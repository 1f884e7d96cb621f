/** Lists the fields in an event as table rows. */
import { componentName, type Schema } from "../schema.ts";

/** The named schemas in a document. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A part of a type: text, or the name of a schema that has its own section. */
export type TypePart = string | { schema: string };

/** A table row that describes a field. */
export interface FieldRow {
  /** Path within the event, such as `value.pendingToolCalls[].toolName`. */
  path: string;
  type: TypePart[];
  required: boolean;
  /** The description as Markdown. */
  description: string;
}

/**
 * Maximum number of nested levels of objects in one table. Objects that are nested more deeply have their own
 * sections.
 */
const deepest = 3;

/**
 * Returns the fields in an object and in its nested objects. Unions, and objects that contain themselves,
 * have their own sections.
 *
 * @param name Name of a schema.
 */
export function listFields(schemas: Schemas, name: string): FieldRow[] {
  return rowsOf(schemas, schemas[name] ?? {}, "", [name]);
}

/**
 * Returns the schemas to which the types in the given rows refer, directly or indirectly.
 *
 * @returns Each name once, in the order in which the page shows them.
 */
export function findTypes(schemas: Schemas, rows: readonly FieldRow[]): string[] {
  const found = new Set<string>();
  const wanted = namesIn(rows.flatMap(({ type }) => type));
  for (const name of wanted) {
    if (found.has(name)) continue;
    found.add(name);
    wanted.push(
      ...namesIn([...listVariants(schemas, name), ...listFields(schemas, name).flatMap(({ type }) => type)]),
    );
  }
  return [...found];
}

/** Returns the variants of a union, or an empty list for other schemas. */
export function listVariants(schemas: Schemas, name: string): TypePart[] {
  const { oneOf, anyOf } = schemas[name] ?? {};
  return joined((oneOf ?? anyOf ?? []).map((each) => typeOf(schemas, each)));
}

function rowsOf(schemas: Schemas, schema: Schema, prefix: string, within: readonly string[]): FieldRow[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const inner = innerOf(each);
    const path = `${prefix}${name}`;
    const shown = inner.name !== undefined && isShownWithin(schemas, inner.name, within);
    const row: FieldRow = {
      path,
      type: shown ? [inner.list ? "array of objects" : "object"] : typeOf(schemas, each),
      required: required.has(name),
      description: describe(schemas, each),
    };
    if (!shown) return [row];
    const type = inner.name as string;
    return [
      row,
      ...rowsOf(schemas, schemas[type] ?? {}, `${path}${inner.list ? "[]" : ""}.`, [...within, type]),
    ];
  });
}

/** Returns the name of the schema to which a field, or each item of a list field, refers. */
function innerOf(schema: Schema): { name?: string; list: boolean } {
  const list = schema.items !== undefined;
  const reference = referenceOf(schema.items ?? schema);
  return { ...(reference !== undefined && { name: reference }), list };
}

function referenceOf({ $ref, allOf }: Schema): string | undefined {
  const reference = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
  return reference && componentName(reference);
}

function isShownWithin(schemas: Schemas, name: string, within: readonly string[]): boolean {
  const schema = schemas[name];
  return (
    schema?.properties !== undefined &&
    schema.oneOf === undefined &&
    !within.includes(name) &&
    within.length < deepest
  );
}

/** Returns a type as words and schema names. */
function typeOf(schemas: Schemas, schema: Schema): TypePart[] {
  const reference = referenceOf(schema);
  if (reference !== undefined) return typeOfNamed(schemas, reference);
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return [schema.enum.map((value) => JSON.stringify(value)).join(" or ")];
  if (schema.items !== undefined) return ["array of ", ...typeOf(schemas, schema.items)];
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) return joined(variants.map((each) => typeOf(schemas, each)));
  if (Array.isArray(schema.type)) return [schema.type.join(" or ")];
  return [schema.type ?? "any value"];
}

/** Returns a reference for an object or a union, and the type itself for a plain value. */
function typeOfNamed(schemas: Schemas, name: string): TypePart[] {
  const schema = schemas[name] ?? {};
  const isPlain = (each: Schema) => each.properties === undefined && referenceOf(each) === undefined;
  const variants = schema.oneOf ?? schema.anyOf;
  if (schema.properties !== undefined || (variants !== undefined && !variants.every(isPlain)))
    return [{ schema: name }];
  return typeOf(schemas, schema);
}

/** Returns the description of a field, including its limits. */
function describe(schemas: Schemas, schema: Schema): string {
  const reference = referenceOf(schema);
  const named = reference === undefined ? {} : (schemas[reference] ?? {});
  const all = { ...named, ...schema };
  const limits = [
    all.format !== undefined && `Format: ${all.format}.`,
    all.pattern !== undefined && `Pattern: \`${all.pattern}\`.`,
    all.minimum !== undefined && `At least ${all.minimum}.`,
    all.maximum !== undefined && `At most ${all.maximum}.`,
    all.default !== undefined && `Default: \`${JSON.stringify(all.default)}\`.`,
  ].filter((text) => text !== false);
  return [all.description ?? "", ...limits].filter((text) => text !== "").join(" ");
}

function joined(types: readonly TypePart[][]): TypePart[] {
  return types.flatMap((each, index) => (index === 0 ? each : [" or ", ...each]));
}

function namesIn(parts: readonly TypePart[]): string[] {
  return parts.flatMap((part) => (typeof part === "string" ? [] : [part.schema]));
}
