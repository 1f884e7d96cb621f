/** Corrections of single schemas: the same values are valid before and after, but more generators read the schema. */
import { mapDocumentSchemas, mapValues, type OpenApiDocument } from "../document.ts";
import { isObject, type Schema } from "../schema.ts";

/**
 * Writes the schema of a record's values as `additionalProperties` in place of `unevaluatedProperties`: `false` for
 * `...Record<never>`, which closes a model. A schema that composes others keeps the keyword, which means more there.
 */
export function describeRecords(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const { unevaluatedProperties, ...rest } = schema;
    const composed = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? schema.$ref;
    if (unevaluatedProperties === undefined || composed !== undefined) return schema;
    return { ...rest, additionalProperties: isNever(unevaluatedProperties) ? false : unevaluatedProperties };
  });
}

/** Returns whether no value fits a schema: `{ not: {} }`. */
function isNever(schema: Schema | boolean): boolean {
  return isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0;
}

/** Writes a member that is always null as a constant. In a union `null` stays a type, which generators know. */
export function describeNullMembers(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    if (schema.properties === undefined) return schema;
    const properties = mapValues(schema.properties, (member) => {
      const { type, ...rest } = member;
      return type === "null" ? { const: null, ...rest } : member;
    });
    return { ...schema, properties };
  });
}

/** Writes `integer` as the type of a number that can only be certain whole numbers. */
export function describeWholeNumbers(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const whole =
      schema.type === "number" && Array.isArray(schema.enum) && schema.enum.every(Number.isInteger);
    return whole ? { ...schema, type: "integer" } : schema;
  });
}
