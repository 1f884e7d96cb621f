import type { OpenApiDocument } from "./document.ts";
import { mapDocumentSchemas } from "./document.ts";

/**
 * Calls a number that can only be certain whole numbers an integer.
 *
 * TypeSpec writes the literal 404 as a `number`, of which typed generators make an enumeration of floats.
 */
export function wholeNumbers(document: OpenApiDocument): OpenApiDocument {
  return mapDocumentSchemas(document, (schema) => {
    const whole =
      schema.type === "number" && Array.isArray(schema.enum) && schema.enum.every(Number.isInteger);
    return whole ? { ...schema, type: "integer" } : schema;
  });
}
