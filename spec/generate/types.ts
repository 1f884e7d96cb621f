import openapiTS, { astToString, NULL } from "openapi-typescript";
import type { OpenApiDocument } from "./document.ts";

/**
 * Writes the TypeScript types of a contract: `paths`, `operations`, `components`, and every schema under its own
 * name.
 *
 * @param document The finished 3.1 document. It is copied, because the library changes what it is given.
 */
export async function types(document: OpenApiDocument): Promise<string> {
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  // Otherwise a member with a default would be required in what a client sends.
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    // The library knows `type: "null"`, but not this.
    transform: ({ const: value }) => (value === null ? NULL : undefined),
  });
  const aliases = Object.keys(document.components.schemas).map(
    (name) => `export type ${name} = components["schemas"]["${name}"];\n`,
  );
  return `${astToString(nodes)}\n${aliases.join("")}`;
}
