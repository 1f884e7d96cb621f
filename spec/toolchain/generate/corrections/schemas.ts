/**
 * Corrects individual schemas, so that more generators can read them. The set of valid values does not
 * change.
 */
import {
  type DocumentWithSchemas,
  mapDocumentSchemas,
  mapValues,
  type OpenApiDocument,
} from "../document.ts";
import { isObject, mapSchema, type Schema } from "../schema.ts";

/**
 * Writes the schema of a record's values as `additionalProperties` instead of `unevaluatedProperties`. For
 * `...Record<never>`, which closes a model, the value is `false`. A schema that composes other schemas keeps
 * `unevaluatedProperties`, because there the two keywords differ.
 */
export function describeRecords(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const { unevaluatedProperties, ...rest } = schema;
    const composed = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? schema.$ref;
    if (unevaluatedProperties === undefined || composed !== undefined) return schema;
    return { ...rest, additionalProperties: isNever(unevaluatedProperties) ? false : unevaluatedProperties };
  });
}

/** Returns true if the schema is `{ not: {} }`, for which no value is valid. */
function isNever(schema: Schema | boolean): boolean {
  return isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0;
}

/**
 * Writes a property that is always null as a constant. In a union, `null` remains a type, which generators
 * support.
 */
export function describeNullProperties(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    if (schema.properties === undefined) return schema;
    const properties = mapValues(schema.properties, (member) => {
      const { type, ...rest } = member;
      return type === "null" ? { const: null, ...rest } : member;
    });
    return { ...schema, properties };
  });
}

/** Changes the type of a numeric enum to `integer` if all its values are integers. */
export function describeWholeNumbers(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const whole =
      schema.type === "number" && Array.isArray(schema.enum) && schema.enum.every(Number.isInteger);
    return whole ? { ...schema, type: "integer" } : schema;
  });
}

/**
 * Writes a literal as `const` instead of an `enum` with one value. A component keeps its `enum`, which is a
 * list of values that happens to have one entry. Works on OpenAPI and AsyncAPI documents.
 */
export function describeLiterals<Document extends DocumentWithSchemas>(document: Document): Document {
  const schemas = mapValues(document.components.schemas, (component) =>
    mapSchema(component, (schema) =>
      schema.enum?.length !== 1 || schema.enum === component.enum ? schema : renameEnum(schema),
    ),
  );
  return { ...document, components: { ...document.components, schemas } };
}

/** Renames `enum` to `const`, and keeps its position among the keywords. */
function renameEnum(schema: Schema): Schema {
  const members = Object.entries(schema).map(([keyword, value]) =>
    keyword === "enum" ? ["const", schema.enum?.[0]] : [keyword, value],
  );
  return Object.fromEntries(members);
}

/** The keywords that limit values, by the type that they apply to. */
const limits: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["minItems", "maxItems", "uniqueItems"],
  object: ["minProperties", "maxProperties"],
};

/** Moves the limits of a nullable value, which are emitted next to `anyOf`, into the branches they apply to. */
export function describeNullableLimits(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const { anyOf, ...rest } = schema;
    if (anyOf === undefined) return schema;
    const used = new Set<string>();
    const branches = anyOf.map((branch) => {
      const own = (limits[String(branch.type)] ?? []).filter((keyword) => rest[keyword] !== undefined);
      for (const keyword of own) used.add(keyword);
      return { ...branch, ...Object.fromEntries(own.map((keyword) => [keyword, rest[keyword]])) };
    });
    if (used.size === 0) return schema;
    const members = Object.entries(schema).filter(([keyword]) => !used.has(keyword));
    return { ...Object.fromEntries(members), anyOf: branches };
  });
}
