import type { OpenApiDocument } from "../generate/document.ts";
import { operationsOf, parametersOf } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { pointerToken, subschemas } from "../generate/schema.ts";

/** The extension with the date from which a deprecated part may be removed. */
export const sunsetOn = "x-sunset";
/** The extension with the dates of deprecated enum values, which have no keywords of their own. */
export const deprecatedValues = "x-deprecated-values";

/** A part of a document that may be deprecated. */
export interface Place {
  /** JSON Pointer to it. */
  pointer: string;
  /**
   * A key that is the same in other versions of the contract. Parameters are identified by name; path
   * parameters and union variants by nothing, because their names and order may change.
   */
  key: string;
  marks: Record<string, unknown>;
}

/**
 * Iterates over all parts of a document that may be deprecated: operations, parameters, headers, schemas and
 * subschemas.
 */
export function* deprecationPlaces(document: OpenApiDocument): Generator<Place> {
  yield* operationPlaces(document);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const pointer = `/components/schemas/${pointerToken(name)}`;
    yield* schemaPlaces(schema, { pointer, key: pointer });
  }
}

type At = Omit<Place, "marks">;

const inner = ({ pointer, key }: At, step: string, name = step): At => ({
  pointer: `${pointer}${step}`,
  key: `${key}${name}`,
});

function* operationPlaces(document: OpenApiDocument): Generator<Place> {
  for (const { path, method, operation } of operationsOf(document)) {
    const at = {
      pointer: `/paths/${pointerToken(path)}/${method}`,
      key: `/paths/${pointerToken(path.replaceAll(/\{.*?\}/g, "{}"))}/${method}`,
    };
    yield { ...at, marks: operation };
    for (const [index, parameter] of parametersOf(document, operation).entries()) {
      const name = parameter.in === "path" ? "{}" : pointerToken(parameter.name);
      const here = inner(at, `/parameters/${index}`, `/parameters/${parameter.in}/${name}`);
      yield { ...here, marks: parameter };
      yield* innerPlaces(parameter.schema, inner(here, "/schema"));
    }
    for (const [status, { headers }] of Object.entries(operation.responses))
      for (const [name, header] of Object.entries(headers ?? {})) {
        const here = inner(at, `/responses/${status}/headers/${pointerToken(name)}`);
        yield { ...here, marks: header };
        yield* innerPlaces(header.schema, inner(here, "/schema"));
      }
  }
}

function* schemaPlaces(schema: Schema, at: At): Generator<Place> {
  yield { ...at, marks: schema };
  yield* innerPlaces(schema, at);
}

/**
 * Iterates over the subschemas of a schema. The schema of a parameter is not included, because it repeats the
 * parameter's extensions.
 */
function* innerPlaces(schema: Schema, at: At): Generator<Place> {
  for (const [step, each] of subschemas(schema))
    yield* schemaPlaces(each, inner(at, step, step.replace(/^\/(allOf|anyOf|oneOf)\/\d+$/, "/$1")));
}
