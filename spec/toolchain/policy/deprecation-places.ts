import type { OpenApiDocument } from "../generate/document.ts";
import { operationsOf, parametersOf } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { pointerToken, subschemas } from "../generate/schema.ts";

/** The extension that says from which day on something deprecated may be gone. */
export const sunsetOn = "x-sunset";
/** The extension of an enum that has the dates of deprecated values, which have no keywords of their own. */
export const deprecatedValues = "x-deprecated-values";

/** What may be deprecated, and where it is. */
export interface Place {
  /** JSON Pointer into the document. */
  pointer: string;
  /**
   * The same in another version of the contract: parameters by their names, those of a path and the forms of a union by
   * nothing, for they may have another name and another order.
   */
  key: string;
  marks: Record<string, unknown>;
}

/** Everything of a document that may be deprecated: operations, parameters, headers, schemas and what is in them. */
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

/** The schemas within one. The extensions of a parameter are repeated in its schema, which itself is no place. */
function* innerPlaces(schema: Schema, at: At): Generator<Place> {
  for (const [step, each] of subschemas(schema))
    yield* schemaPlaces(each, inner(at, step, step.replace(/^\/(allOf|anyOf|oneOf)\/\d+$/, "/$1")));
}
