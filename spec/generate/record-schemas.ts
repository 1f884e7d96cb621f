import type { OpenApiDocument } from "./document.ts";
import { mapDocumentSchemas } from "./document.ts";

/**
 * Writes the schema of a record's values as `additionalProperties`.
 *
 * TypeSpec writes `unevaluatedProperties`, which says the same where nothing is composed, but which most generators
 * do not read: openapi-typescript makes such a record one that cannot have members.
 */
export function recordSchemas(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const { unevaluatedProperties, ...rest } = schema;
    const composed = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? schema.$ref;
    if (unevaluatedProperties === undefined || composed !== undefined) return schema;
    return { ...rest, additionalProperties: unevaluatedProperties };
  });
}
