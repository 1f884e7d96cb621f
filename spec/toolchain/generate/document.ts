import type { Schema } from "./schema.ts";
import { componentName, mapSchema } from "./schema.ts";

/** The part of an OpenAPI 3.1 or 3.2 document that the generator reads. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    [section: string]: unknown;
  };
  [member: string]: unknown;
}

/** An OpenAPI or AsyncAPI document. */
export interface DocumentWithSchemas {
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  description?: string;
  summary?: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  [member: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema: Schema;
  [member: string]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, { required?: boolean; description?: string; schema: Schema }>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  /** The schema of each item in a stream (OpenAPI 3.2). */
  itemSchema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

/** An operation with its path and method. */
export interface LocatedOperation {
  path: string;
  method: string;
  operation: Operation;
}

/** The extension that gives the date of a deprecation (`YYYY-MM-DD`). */
export const deprecatedSince = "x-deprecated-since";

/** A violation of a document rule. */
export interface Problem {
  /** The JSON Pointer to the location in the document. */
  pointer: string;
  /** The problem, and how to fix it. */
  message: string;
}

/** The media type of server-sent events. */
export const eventStream = "text/event-stream";

/** Returns all operations, in document order. */
export function operationsOf(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Returns an operation's parameters, with references to `components` resolved. */
export function parametersOf(document: OpenApiDocument, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if ("schema" in parameter) return parameter;
    const found = document.components.parameters?.[componentName(parameter.$ref)];
    if (found === undefined) throw new Error(`${operation.operationId}: no parameter ${parameter.$ref}`);
    return found;
  });
}

/** Rebuilds every schema in a document, starting at the leaves (see `mapSchema`). */
export function mapDocumentSchemas(
  document: OpenApiDocument,
  change: (schema: Schema) => Schema,
): OpenApiDocument {
  const schema = (each: Schema) => mapSchema(each, change);
  const holder = <T extends { schema?: Schema; itemSchema?: Schema }>(each: T): T => ({
    ...each,
    ...(each.schema && { schema: schema(each.schema) }),
    ...(each.itemSchema && { itemSchema: schema(each.itemSchema) }),
  });
  const parameter = (each: Parameter | { $ref: string }) => ("schema" in each ? holder(each) : each);
  const response = (each: Response): Response => ({
    ...each,
    ...(each.headers && { headers: mapValues(each.headers, holder) }),
    ...(each.content && { content: mapValues(each.content, holder) }),
  });
  const operation = (each: Operation): Operation => ({
    ...each,
    ...(each.parameters && { parameters: each.parameters.map(parameter) }),
    ...(each.requestBody && {
      requestBody: { ...each.requestBody, content: mapValues(each.requestBody.content, holder) },
    }),
    responses: mapValues(each.responses, response),
  });
  return {
    ...document,
    paths: mapValues(document.paths, (item) => mapValues(item, operation)),
    components: {
      ...document.components,
      schemas: mapValues(document.components.schemas, schema),
      ...(document.components.parameters && {
        parameters: mapValues(document.components.parameters, holder),
      }),
    },
  };
}

/** Rebuilds every operation in a document. */
export function mapOperations(
  document: OpenApiDocument,
  change: (operation: Operation) => Operation,
): OpenApiDocument {
  return { ...document, paths: mapValues(document.paths, (item) => mapValues(item, change)) };
}

/** Rebuilds every media type of every response in a document. */
export function mapResponseMediaTypes(
  document: OpenApiDocument,
  change: (mediaType: MediaType, name: string, path: string, method: string, status: string) => MediaType,
): OpenApiDocument {
  return {
    ...document,
    paths: mapValues(document.paths, (item, path) =>
      mapValues(item, (operation, method) => ({
        ...operation,
        responses: mapValues(operation.responses, (response, status) =>
          response.content
            ? {
                ...response,
                content: mapValues(response.content, (mediaType, name) =>
                  change(mediaType, name, path, method, status),
                ),
              }
            : response,
        ),
      })),
    ),
  };
}

/** Maps the values of an object. The keys and their order stay the same. */
export function mapValues<T, U>(
  object: Record<string, T>,
  change: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Thrown if a contract compiles but a part of it cannot be generated. The message says which part and why.
 */
export class ContractError extends Error {
  override name = "ContractError";

  /** Returns a copy of the error, with the contract's folder prefixed to its message. */
  in(contract: string): ContractError {
    return new ContractError(`spec/${contract}: ${this.message}`, { cause: this });
  }
}
