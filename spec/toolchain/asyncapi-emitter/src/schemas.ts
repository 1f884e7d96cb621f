import { NoTarget, type Program } from "@typespec/compiler";
import type { JsonObject, Schema } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";

const SCHEMAS = "#/components/schemas/";

/** Keywords whose value is a single schema. */
const ONE = new Set([
  "items",
  "additionalProperties",
  "not",
  "contains",
  "propertyNames",
  "if",
  "then",
  "else",
  "contentSchema",
]);
/** Keywords whose value is a list of schemas. */
const LIST = new Set(["allOf", "anyOf", "oneOf"]);
/** Keywords whose value maps names to schemas. */
const MAP = new Set(["properties", "patternProperties"]);
/**
 * Keywords whose properties count as evaluated for `unevaluatedProperties`, but not for
 * `additionalProperties`.
 */
const COMPOSITION = ["allOf", "anyOf", "oneOf", "if", "$ref"];

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

/**
 * Converts OpenAPI 3.1/3.2 schemas (JSON Schema 2020-12) to AsyncAPI schemas (draft-07 with additions), and
 * collects the named schemas that they reference.
 */
export class SchemaCollector {
  readonly #program: Program;
  readonly #source: Record<string, JsonObject>;
  readonly #collected = new Map<string, Schema>();
  /** The name of the schema being converted, for diagnostics. */
  #current = "(inline)";

  /** @param source The `components.schemas` object of the OpenAPI document. */
  constructor(program: Program, source: Record<string, JsonObject>) {
    this.#program = program;
    this.#source = source;
  }

  /** Returns the OpenAPI schema with this name, if any. */
  source(name: string): JsonObject | undefined {
    return Object.hasOwn(this.#source, name) ? this.#source[name] : undefined;
  }

  /** Returns the name of the schema to which a union's discriminator maps a value, if any. */
  findVariant(union: string, value: string): string | undefined {
    const discriminator = this.source(union)?.discriminator as Discriminator | undefined;
    return discriminator?.mapping?.[value]?.slice(SCHEMAS.length);
  }

  /** Returns a reference to a named schema, and collects it with all schemas that it references. */
  ref(name: string): Schema {
    const found = this.source(name);
    if (found && !this.#collected.has(name)) {
      // Reserve the name first, because a recursive schema calls this method again.
      this.#collected.set(name, {});
      const outer = this.#current;
      this.#current = name;
      this.#collected.set(name, this.convert(found));
      this.#current = outer;
    }
    return { $ref: SCHEMAS + name };
  }

  /** Returns all collected schemas, sorted by name. */
  components(): Record<string, Schema> {
    return Object.fromEntries([...this.#collected].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * Converts a schema. Keywords are recognized by their position, so a property named `discriminator` or an
   * example that looks like a schema is not changed.
   */
  convert(schema: JsonObject): Schema {
    const out: Schema = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (ONE.has(keyword)) out[keyword] = this.#convertUnlessBoolean(value);
      else if (LIST.has(keyword)) out[keyword] = (value as JsonObject[]).map((item) => this.convert(item));
      else if (MAP.has(keyword)) out[keyword] = this.#convertMap(value as Record<string, JsonObject>);
      else if (keyword === "discriminator") out[keyword] = this.#convertDiscriminator(value as Discriminator);
      else if (keyword === "unevaluatedProperties") this.#convertUnevaluated(schema, out);
      else if (keyword !== "$ref" && keyword !== "prefixItems") out[keyword] = value;
    }
    this.#convertTuple(schema, out);
    return typeof schema.$ref === "string" ? this.#convertReference(schema.$ref, out) : out;
  }

  /**
   * Converts a reference. Draft-07 ignores keywords next to `$ref`, so a reference with sibling keywords
   * becomes an element of `allOf`.
   */
  #convertReference(target: string, siblings: Schema): Schema {
    const reference = target.startsWith(SCHEMAS) ? this.ref(target.slice(SCHEMAS.length)) : { $ref: target };
    if (Object.keys(siblings).length === 0) return reference;
    const { allOf, ...rest } = siblings;
    return { allOf: [reference, ...((allOf as Schema[] | undefined) ?? [])], ...rest };
  }

  /**
   * Converts `prefixItems`, and the `items` that apply after it, to the draft-07 keywords `items` and
   * `additionalItems`.
   */
  #convertTuple(schema: JsonObject, out: Schema): void {
    if (!schema.prefixItems) return;
    if (out.items !== undefined) out.additionalItems = out.items;
    out.items = (schema.prefixItems as JsonObject[]).map((item) => this.convert(item));
  }

  /**
   * Returns the property name, which is the only part of a discriminator that AsyncAPI keeps. Also collects
   * the schemas in the mapping, for models that extend a base model.
   */
  #convertDiscriminator({ propertyName, mapping }: Discriminator): string {
    for (const target of Object.values(mapping ?? {})) this.ref(target.slice(SCHEMAS.length));
    return propertyName;
  }

  #convertUnevaluated(schema: JsonObject, out: Schema): void {
    const value = this.#convertUnlessBoolean(schema.unevaluatedProperties);
    if (!COMPOSITION.some((keyword) => keyword in schema)) {
      out.additionalProperties = isNever(value) ? false : value;
    } else if (value !== true && Object.keys(value as Schema).length > 0) {
      reportDiagnostic(this.#program, {
        code: "open-composition",
        format: { schema: this.#current },
        target: NoTarget,
      });
    }
  }

  #convertMap(schemas: Record<string, JsonObject>): Record<string, Schema> {
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, this.convert(schema)]));
  }

  #convertUnlessBoolean(schema: unknown): Schema | boolean {
    return typeof schema === "boolean" ? schema : this.convert(schema as JsonObject);
  }
}

/**
 * Returns true for `{ not: {} }`, which TypeSpec's OpenAPI emitter writes for a schema that matches no value.
 */
function isNever(schema: Schema | boolean): boolean {
  if (typeof schema === "boolean") return !schema;
  return (
    schema.not !== undefined &&
    Object.keys(schema).length === 1 &&
    Object.keys(schema.not as Schema).length === 0
  );
}
