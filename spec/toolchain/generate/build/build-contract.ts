/** Builds the files that are derived from a contract's documents and not tracked by Git. */
import { readFileSync } from "node:fs";
import { mapValues, type OpenApiDocument } from "../document.ts";
import { generatedNotice, toYaml, withHeaders } from "../file-text.ts";
import { componentName, mapSchema, type Schema } from "../schema.ts";
import { shareResponses } from "../shared-responses.ts";
import { writeEventShapes } from "./event-shapes.ts";
import { type AsyncApiDocument, toOpenApi32 } from "./openapi-3.2.ts";
import { writeValidators, writeValidatorTypes } from "./validators.ts";

/**
 * Builds the untracked files of a contract. The result is deterministic, and nothing is written to disk.
 *
 * @returns The text of each file, by path within `generated/<name>`.
 * @throws {ContractError} A schema cannot be compiled. The message says which one.
 */
export function buildContract(
  name: string,
  openapi: OpenApiDocument,
  asyncapi: Record<string, unknown>,
): Map<string, string> {
  const texts: Record<string, string> = {
    "openapi.3.2.yaml": toYaml(shareResponses(toOpenApi32(openapi, asyncapi as unknown as AsyncApiDocument))),
    // Some generators do not support AsyncAPI 3.1. For these documents, 3.0 differs only in the number.
    "asyncapi.3.0.yaml": toYaml({ ...asyncapi, asyncapi: "3.0.0" }),
    // The validators import these copies of hand-written modules, because generated code must not import
    // anything from the toolchain.
    "violations.ts": runtimeModule("violations"),
    "misspelled-names.ts": runtimeModule("misspelled-names"),
    "parameters.ts": runtimeModule("parameters"),
    "validators.js": writeValidators(openapi, false),
    "validators.d.ts": writeValidatorTypes(openapi),
    "validators.sealed.js": writeValidators(openapi, true),
    "validators.sealed.d.ts": 'export * from "./validators.js";\n',
    // Only the TypeScript client needs event shapes. It reads this contract's events in a browser, where
    // validators would be too large.
    ...(name === "tambo" && writeEventShapes(openapi)),
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
 * Writes every schema as a JSON Schema 2020-12 document. All `$id`s share a base URL, so relative `$ref`s
 * resolve between files on disk and in a validator that has loaded the files.
 *
 * @param base The URL of the schema folder, ending with `/`.
 * @returns The schemas by name.
 */
export function jsonSchemas(document: OpenApiDocument, base: string): Record<string, Schema> {
  return mapValues(document.components.schemas, (schema, name) => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${base}${name}.json`,
    ...mapSchema(schema, (each) => {
      // Validators in strict mode reject extensions and the OpenAPI keyword `discriminator`, which adds no
      // constraint to `oneOf`.
      const { discriminator: _, ...others } = each;
      const members = Object.entries(others).filter(([keyword]) => !keyword.startsWith("x-"));
      const rest: Schema = Object.fromEntries(members);
      return rest.$ref === undefined ? rest : { ...rest, $ref: `${componentName(rest.$ref)}.json` };
    }),
  }));
}
