/** Adds the descriptions, examples and deprecations in the TypeSpec that the emitter does not emit. */
import {
  getDoc,
  getOpExamples,
  type Model,
  navigateProgram,
  type Program,
  serializeValueAsJson,
} from "@typespec/compiler";
import { getHttpPart } from "@typespec/http";
import { getExtensions, resolveOperationId } from "@typespec/openapi";
import {
  deprecatedSince,
  mapOperations,
  mapValues,
  type OpenApiDocument,
  type Parameter,
} from "../document.ts";

/** The descriptions and examples of multipart forms, by model name. */
export type FormDocs = ReadonlyMap<string, { description?: string; examples?: unknown[] }>;

/** The examples of parameters, by operation id and by the parameter's name in the TypeSpec. */
export type ParameterExamples = ReadonlyMap<string, Record<string, unknown>>;

/**
 * Reads the descriptions and examples of models whose properties are form parts. `@example` cannot express
 * the values of parts, so the TypeSpec gives the example as `@extension("x-example", …)`.
 */
export function readFormDocs(program: Program): FormDocs {
  const docs = new Map<string, { description?: string; examples?: unknown[] }>();
  navigateProgram(program, {
    model: (model) => {
      if (!isForm(program, model)) return;
      const description = getDoc(program, model);
      const example = getExtensions(program, model).get("x-example");
      docs.set(model.name, {
        ...(description !== undefined && { description }),
        ...(example !== undefined && { examples: [example] }),
      });
    },
  });
  return docs;
}

function isForm(program: Program, model: Model): boolean {
  return [...model.properties.values()].some(({ type }) => getHttpPart(program, type) !== undefined);
}

/** Adds descriptions and examples to the schemas of multipart forms. */
export function addFormDocs(document: OpenApiDocument, docs: FormDocs): OpenApiDocument {
  const schemas = mapValues(document.components.schemas, (schema, name) => ({
    ...schema,
    ...docs.get(name),
  }));
  return { ...document, components: { ...document.components, schemas } };
}

/** Reads the parameters in the first `@opExample` of each operation that has one. */
export function readParameterExamples(program: Program): ParameterExamples {
  const examples = new Map<string, Record<string, unknown>>();
  navigateProgram(program, {
    operation(operation) {
      const [first] = getOpExamples(program, operation);
      if (first?.parameters === undefined) return;
      const values = serializeValueAsJson(program, first.parameters, operation.parameters);
      examples.set(resolveOperationId(program, operation), values as Record<string, unknown>);
    },
  });
  return examples;
}

/** Adds examples to parameters. */
export function addParameterExamples(
  document: OpenApiDocument,
  examples: ParameterExamples,
): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const values = examples.get(operation.operationId) ?? {};
    const { parameters } = operation;
    if (parameters === undefined) return operation;
    return { ...operation, parameters: parameters.map((each) => addExample(each, values)) };
  });
}

function addExample(
  parameter: Parameter | { $ref: string },
  values: Record<string, unknown>,
): Parameter | { $ref: string } {
  if (!("name" in parameter) || !Object.hasOwn(values, parameter.name)) return parameter;
  return { ...parameter, example: values[parameter.name] };
}

/** Adds `deprecated` to the response headers that have the {@link deprecatedSince} extension. */
export function deprecateHeaders(document: OpenApiDocument): OpenApiDocument {
  return mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) =>
      response.headers === undefined
        ? response
        : {
            ...response,
            headers: mapValues(response.headers, (header) =>
              deprecatedSince in header ? { ...header, deprecated: true } : header,
            ),
          },
    ),
  }));
}
