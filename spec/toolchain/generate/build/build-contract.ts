/** Builds the files derived from a contract's documents that Git does not track. */
import { readFileSync } from "node:fs";
import { mapValues, type OpenApiDocument } from "../document.ts";
import { generatedNotice, toYaml, withHeaders } from "../file-text.ts";
import { componentName, mapSchema, type Schema } from "../schema.ts";
import { shareResponses } from "../shared-responses.ts";
import { writeDocsPage } from "./docs-page.ts";
import { writeEventShapes } from "./event-shapes.ts";
import { type AsyncApiDocument, toOpenApi32 } from "./openapi-3.2.ts";
import { writeValidators, writeValidatorTypes } from "./validators.ts";

/**
 * Builds the files of a contract that Git does not track. Deterministic; writes nothing to disk.
 *
 * @returns Text by path within `generated/<name>`.
 * @throws {ContractError} A schema cannot be compiled; the message says which.
 */
export function buildContract(
  name: string,
  openapi: OpenApiDocument,
  asyncapi: Record<string, unknown>,
): Map<string, string> {
  const texts: Record<string, string> = {
    "openapi.3.2.yaml": toYaml(shareResponses(toOpenApi32(openapi, asyncapi as unknown as AsyncApiDocument))),
    // Copies of hand-written modules that the validators import, because generated code imports nothing from
    // here.
    "violations.ts": runtimeModule("violations"),
    "parameters.ts": runtimeModule("parameters"),
    "validators.js": writeValidators(openapi, false),
    "validators.d.ts": writeValidatorTypes(openapi),
    "validators.sealed.js": writeValidators(openapi, true),
    "validators.sealed.d.ts": 'export * from "./validators.js";\n',
    // Only for the contract whose events the TypeScript client reads in a browser, where validators are too
    // big.
    ...(name === "tambo" && writeEventShapes(openapi)),
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
 * Writes every schema as a JSON Schema 2020-12 document. All `$id`s share a base, so relative `$ref`s resolve
 * between files on disk, and in a validator that has loaded them.
 *
 * @param base URL of the folder of the schemas, with a `/` at the end.
 * @returns Schemas by name.
 */
export function jsonSchemas(document: OpenApiDocument, base: string): Record<string, Schema> {
  return mapValues(document.components.schemas, (schema, name) => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${base}${name}.json`,
    ...mapSchema(schema, (each) => {
      // Validators in strict mode reject keywords of OpenAPI, which add nothing to `oneOf`, and extensions.
      const { discriminator: _, ...others } = each;
      const members = Object.entries(others).filter(([keyword]) => !keyword.startsWith("x-"));
      const rest: Schema = Object.fromEntries(members);
      return rest.$ref === undefined ? rest : { ...rest, $ref: `${componentName(rest.$ref)}.json` };
    }),
  }));
}
