import { mapDocumentSchemas, mapValues, type OpenApiDocument } from "./document.ts";

/**
 * Writes a member that is always null as a constant.
 *
 * Generators of typed languages have no type for `type: "null"` alone, and fail or leave the member out; a constant they
 * have. In a union `null` stays a type: there they know it as "may be null".
 */
export function nullMembers(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    if (schema.properties === undefined) return schema;
    const properties = mapValues(schema.properties, (member) => {
      const { type, ...rest } = member;
      return type === "null" ? { const: null, ...rest } : member;
    });
    return { ...schema, properties };
  });
}
