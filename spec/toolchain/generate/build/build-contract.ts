/** The files that follow from a contract's documents, and are built where they are needed: Git does not track them. */
import { readFileSync } from "node:fs";
import { mapValues, type OpenApiDocument } from "../document.ts";
import { generatedNotice, toYaml, withHeaders } from "../file-text.ts";
import { componentName, mapSchema, type Schema } from "../schema.ts";
import { writeDocsPage } from "./docs-page.ts";
import { eventShapes } from "./event-shapes.ts";
import { type AsyncApiDocument, toOpenApi32 } from "./openapi-3.2.ts";
import { writeValidators, writeValidatorTypes } from "./validators.ts";

/**
 * Builds the files of a contract that Git does not track. Deterministic; nothing is written to disk.
 *
 * @returns Text by path within `generated/<name>`.
 * @throws {ContractError} if a schema cannot be compiled; the message says which.
 */
export function buildContract(
  name: string,
  openapi: OpenApiDocument,
  asyncapi: Record<string, unknown>,
): Map<string, string> {
  const texts: Record<string, string> = {
    "openapi.3.2.yaml": toYaml(toOpenApi32(openapi, asyncapi as unknown as AsyncApiDocument)),
    // Hand-written modules that the validators import: what is generated imports nothing from here.
    "violations.ts": runtimeModule("violations"),
    "parameters.ts": runtimeModule("parameters"),
    "validators.js": writeValidators(openapi, false),
    "validators.d.ts": writeValidatorTypes(openapi),
    "validators.sealed.js": writeValidators(openapi, true),
    "validators.sealed.d.ts": 'export * from "./validators.js";\n',
    // The one contract whose events the TypeScript client reads in a browser, where validators are too big.
    ...(name === "tambo" && eventShapes(openapi)),
    "docs.html": writeDocsPage(openapi),
  };
  const schemas = jsonSchemas(openapi, `https://agent-stream-contracts.example/${name}/schemas/`);
  for (const [schema, { $schema, $id, ...rest }] of Object.entries(schemas)) {
    const commented = { $schema, $id, $comment: generatedNotice(`spec/${name}`), ...rest };
    texts[`schemas/${schema}.json`] = `${JSON.stringify(commented, null, 2)}\n`;
  }
  return withHeaders(name, texts);
}

function runtimeModule(name: string): string {
  return readFileSync(new URL(`../runtime/${name}.ts`, import.meta.url), "utf8");
}

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
