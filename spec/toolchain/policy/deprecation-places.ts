import type { OpenApiDocument } from "../generate/document.ts";
import { operationsOf, parametersOf } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { pointerToken, subschemas } from "../generate/schema.ts";

/** The extension that gives the date from which a deprecated part may be removed. */
export const sunsetOn = "x-sunset";
/**
 * The extension that gives the dates for deprecated enum values. An enum value cannot have keywords of its
 * own.
 */
export const deprecatedValues = "x-deprecated-values";

/** A part of a document that can be deprecated. */
export interface DeprecablePart {
  /** The JSON Pointer to the part. */
  pointer: string;
  /**
   * A key that stays the same across versions of the contract. Parameters are identified by name. The key
   * leaves out the names of path parameters and the indexes of union variants, because these may change.
   */
  key: string;
  marks: Record<string, unknown>;
}

/**
 * Iterates over all parts of a document that can be deprecated: operations, parameters, headers, schemas and
 * subschemas.
 */
export function* iterateDeprecable(document: OpenApiDocument): Generator<DeprecablePart> {
  yield* iterateOperations(document);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const pointer = `/components/schemas/${pointerToken(name)}`;
    yield* iterateSchema(schema, { pointer, key: pointer });
  }
}

type Location = Omit<DeprecablePart, "marks">;

const appendStep = ({ pointer, key }: Location, step: string, name = step): Location => ({
  pointer: `${pointer}${step}`,
  key: `${key}${name}`,
});

function* iterateOperations(document: OpenApiDocument): Generator<DeprecablePart> {
  for (const { path, method, operation } of operationsOf(document)) {
    const at = {
      pointer: `/paths/${pointerToken(path)}/${method}`,
      key: `/paths/${pointerToken(path.replaceAll(/\{.*?\}/g, "{}"))}/${method}`,
    };
    yield { ...at, marks: operation };
    for (const [index, parameter] of parametersOf(document, operation).entries()) {
      const name = parameter.in === "path" ? "{}" : pointerToken(parameter.name);
      const here = appendStep(at, `/parameters/${index}`, `/parameters/${parameter.in}/${name}`);
      yield { ...here, marks: parameter };
      yield* iterateSubschemas(parameter.schema, appendStep(here, "/schema"));
    }
    for (const [status, { headers }] of Object.entries(operation.responses))
      for (const [name, header] of Object.entries(headers ?? {})) {
        const here = appendStep(at, `/responses/${status}/headers/${pointerToken(name)}`);
        yield { ...here, marks: header };
        yield* iterateSubschemas(header.schema, appendStep(here, "/schema"));
      }
  }
}

function* iterateSchema(schema: Schema, at: Location): Generator<DeprecablePart> {
  yield { ...at, marks: schema };
  yield* iterateSubschemas(schema, at);
}

/**
 * Iterates over the subschemas of a schema. The top-level schema of a parameter is skipped, because it
 * repeats the parameter's extensions.
 */
function* iterateSubschemas(schema: Schema, at: Location): Generator<DeprecablePart> {
  for (const [step, each] of subschemas(schema))
    yield* iterateSchema(each, appendStep(at, step, step.replace(/^\/(allOf|anyOf|oneOf)\/\d+$/, "/$1")));
}
