/** Examples of parameters: TypeSpec's `@opExample` gives them, and its emitter writes only those of bodies. */
import {
  getOpExamples,
  navigateProgram,
  type Operation,
  type Program,
  serializeValueAsJson,
} from "@typespec/compiler";
import { resolveOperationId } from "@typespec/openapi";
import type { OpenApiDocument, Parameter } from "./document.ts";

/** Examples by the operation's id and the parameter's name in the spec. */
export type ParameterExamples = ReadonlyMap<string, Record<string, unknown>>;

/** Reads the first example of every operation that has one. */
export function parameterExamples(program: Program): ParameterExamples {
  const examples = new Map<string, Record<string, unknown>>();
  navigateProgram(program, {
    operation(operation: Operation) {
      const [first] = getOpExamples(program, operation);
      if (first?.parameters === undefined) return;
      const values = serializeValueAsJson(program, first.parameters, operation.parameters);
      examples.set(resolveOperationId(program, operation), values as Record<string, unknown>);
    },
  });
  return examples;
}

/** Writes the examples to the parameters. */
export function withParameterExamples(
  document: OpenApiDocument,
  examples: ParameterExamples,
): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => {
        const values = examples.get(operation.operationId) ?? {};
        const { parameters } = operation;
        if (parameters === undefined) return [method, operation];
        return [
          method,
          { ...operation, parameters: parameters.map((parameter) => withExample(parameter, values)) },
        ];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function withExample(parameter: Parameter | { $ref: string }, values: Record<string, unknown>) {
  if (!("name" in parameter) || !Object.hasOwn(values, parameter.name)) return parameter;
  return { ...parameter, example: values[parameter.name] };
}
