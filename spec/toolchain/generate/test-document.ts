import type { OpenApiDocument, Operation } from "./document.ts";
import type { Schema } from "./schema.ts";

/**
 * Returns a document for tests, with the given schemas and operations. Operations are keyed by `<method>
 * <path>`.
 */
export function testDocument(
  schemas: Record<string, Schema>,
  operations: Record<string, Operation> = {},
): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [where, operation] of Object.entries(operations)) {
    const [method, path] = where.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method]: operation };
  }
  return { openapi: "3.1.0", info: { title: "Test", version: "1.0.0" }, paths, components: { schemas } };
}

/** Returns a reference to a schema in the test document. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
