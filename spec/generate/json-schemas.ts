import type { OpenApiDocument } from "./document.ts";
import { mapValues } from "./document.ts";
import type { Schema } from "./schema.ts";
import { componentName, mapSchema } from "./schema.ts";

/**
 * Writes every schema as a JSON Schema 2020-12 of its own. `$id`s share a base, so that the relative `$ref`s resolve
 * between the files, on disk as well as in a validator that has them all.
 *
 * @param base URL of the folder of the schemas, with a `/` at the end.
 * @returns Schemas by name.
 */
export function jsonSchemas(document: OpenApiDocument, base: string): Record<string, Schema> {
  return mapValues(document.components.schemas, (schema, name) => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${base}${name}.json`,
    ...mapSchema(schema, (each) => {
      // OpenAPI's keyword; `oneOf` beside it says the same.
      const { discriminator: _, ...rest } = each;
      return rest.$ref === undefined ? rest : { ...rest, $ref: `${componentName(rest.$ref)}.json` };
    }),
  }));
}
