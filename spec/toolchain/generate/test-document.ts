import type { OpenApiDocument, Operation } from "./document.ts";
import type { Schema } from "./schema.ts";

/** For tests: a document with these schemas and operations, the latter by `<method> <path>`. */
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

/** For tests: a reference to a schema of the document. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
