/** Corrects single schemas. The same values stay valid, but more generators can read the schema. */
import { mapDocumentSchemas, mapValues, type OpenApiDocument } from "../document.ts";
import { isObject, type Schema } from "../schema.ts";

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
