import type { Components, Schema } from "../normal-schema.ts";

/** The part of an OpenAPI 3.1 document that the comparison reads. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; [member: string]: unknown };
  paths?: Record<string, Record<string, unknown>>;
  security?: SecurityRequirement[];
  components?: {
    schemas?: Components;
    securitySchemes?: Record<string, unknown>;
    [section: string]: unknown;
  };
  [member: string]: unknown;
}

/** The required schemes with their scopes. All schemes are required together. */
export type SecurityRequirement = Record<string, string[]>;

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  security?: SecurityRequirement[];
  [member: string]: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  [member: string]: unknown;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
  [member: string]: unknown;
}

export interface Response {
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  [member: string]: unknown;
}

export interface Header {
  required?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  [member: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  encoding?: unknown;
  [member: string]: unknown;
}

/** An operation with its method and path. */
export interface LocatedOperation {
  /** The method and path, such as `POST /v1/threads`. */
  label: string;
  method: string;
  path: string;
  id: string;
  operation: Operation;
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]);

/** Returns the operations in a document. If an operation has no id, its label is used as the id. */
export function operationsOf({ paths = {} }: OpenApi): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => {
        const label = `${method.toUpperCase()} ${path}`;
        const operation = { ...(value as Operation), parameters: parametersOf(item, value as Operation) };
        return { label, method, path, id: operation.operationId ?? label, operation };
      }),
  );
}

/** Returns an operation's parameters, including the parameters of its path that it does not override. */
function parametersOf(item: Record<string, unknown>, operation: Operation): Parameter[] {
  const own = operation.parameters ?? [];
  const shared = ((item.parameters ?? []) as Parameter[]).filter(
    (each) => !own.some((one) => one.name === each.name && one.in === each.in),
  );
  return [...own, ...shared];
}

/** Returns the method and path, with the names of path parameters removed. */
export const wireAddress = ({ method, path }: LocatedOperation) =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
