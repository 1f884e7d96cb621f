import { ContractError, type OpenApiDocument, operationsOf, parametersOf } from "../document.ts";
import type { Location, ParameterRule } from "../runtime/parameters.ts";
import { componentName, type Schema } from "../schema.ts";

/** The parameters of each operation, grouped by location. */
export type ParameterGroups = {
  operationId: string;
  location: Location;
  /** The name of the object schema for the values in this group. */
  name: string;
  schema: Schema;
  rules: ParameterRule[];
}[];

const locations: [Location, "path" | "query" | "header", string][] = [
  ["path", "path", "Path"],
  ["query", "query", "Query"],
  ["headers", "header", "Headers"],
];

/**
 * Groups the parameters of every operation by location, and builds an object schema for each group.
 *
 * @throws {ContractError} A parameter is not a string, number, integer or boolean.
 */
export function groupParameters(document: OpenApiDocument): ParameterGroups {
  return operationsOf(document).flatMap(({ operation }) =>
    locations.flatMap(([location, inside, suffix]) => {
      const parameters = parametersOf(document, operation).filter((each) => each.in === inside);
      if (parameters.length === 0) return [];
      const { operationId } = operation;
      const schema: Schema = {
        type: "object",
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      };
      const rules = parameters.map(({ name, schema }): ParameterRule => {
        const { type } = resolveSchema(schema, document);
        if (type !== "string" && type !== "integer" && type !== "number" && type !== "boolean")
          throw new ContractError(
            `${operationId}: parameter ${name} must be a string, number, integer or boolean`,
          );
        return { name, type, ...(schema.default !== undefined && { default: schema.default as string }) };
      });
      const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}${suffix}`;
      return [{ operationId, location, name, schema, rules }];
    }),
  );
}

function resolveSchema(schema: Schema, document: OpenApiDocument): Schema {
  const target = schema.$ref && document.components.schemas[componentName(schema.$ref)];
  return target ? resolveSchema(target, document) : schema;
}
