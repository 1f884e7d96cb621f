import type { OpenApiDocument } from "./document.ts";
import { mapDocumentSchemas } from "./document.ts";
import type { Schema } from "./schema.ts";
import { isObject } from "./schema.ts";

/**
 * Writes the schema of a record's values as `additionalProperties`; `false` for `...Record<never>`, which closes a
 * model.
 *
 * TypeSpec writes `unevaluatedProperties`, which says the same where nothing is composed, but which most generators
 * do not read: openapi-typescript makes such a record one that cannot have members.
 */
export function recordSchemas(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const { unevaluatedProperties, ...rest } = schema;
    const composed = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? schema.$ref;
    if (unevaluatedProperties === undefined || composed !== undefined) return schema;
    return { ...rest, additionalProperties: isNever(unevaluatedProperties) ? false : unevaluatedProperties };
  });
}

/** Whether no value fits a schema: `{ not: {} }`. */
function isNever(schema: Schema | boolean): boolean {
  return isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0;
}
