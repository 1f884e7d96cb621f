import type { JsonObject } from "./asyncapi.ts";

/**
 * The part of an OpenAPI 3.2 document that this emitter reads. TypeSpec's own OpenAPI emitter creates the
 * document, so the OpenAPI and AsyncAPI documents of a spec have the same names, schemas, parameters, servers
 * and security.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html
 */
export interface OpenApiDocument {
  info: OpenApiInfo;
  externalDocs?: OpenApiExternalDocs;
  tags?: OpenApiTag[];
  servers?: OpenApiServer[];
  security?: OpenApiSecurityRequirement[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components?: {
    schemas?: Record<string, JsonObject>;
    parameters?: Record<string, OpenApiParameter>;
    securitySchemes?: Record<string, OpenApiSecurityScheme>;
  };
}

export interface OpenApiInfo {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
}

export interface OpenApiExternalDocs {
  url: string;
  description?: string;
}

export interface OpenApiTag {
  name: string;
  description?: string;
  externalDocs?: OpenApiExternalDocs;
}

export interface OpenApiServer {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

/** Scopes by scheme name. All schemes in a requirement are required together. */
export type OpenApiSecurityRequirement = Record<string, string[]>;

export interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  externalDocs?: OpenApiExternalDocs;
  security?: OpenApiSecurityRequirement[];
  parameters?: (OpenApiParameter | { $ref: string })[];
  responses?: Record<string, OpenApiResponse>;
  deprecated?: boolean;
}

export interface OpenApiResponse {
  headers?: Record<string, OpenApiHeader>;
  content?: Record<string, { itemSchema?: JsonObject }>;
}

export interface OpenApiHeader {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: JsonObject;
  example?: unknown;
  examples?: Record<string, { value?: unknown; dataValue?: unknown }>;
}

export interface OpenApiParameter extends OpenApiHeader {
  name: string;
  in: "path" | "query" | "header" | "cookie";
}

export interface OpenApiSecurityScheme {
  type: "http" | "apiKey" | "oauth2" | "openIdConnect";
  description?: string;
  scheme?: string;
  bearerFormat?: string;
  name?: string;
  in?: string;
  flows?: Record<
    string,
    { authorizationUrl?: string; tokenUrl?: string; refreshUrl?: string; scopes: Record<string, string> }
  >;
  openIdConnectUrl?: string;
}

const PARAMETERS = "#/components/parameters/";

/**
 * Returns the parameters of an operation in one location (`in`). References to shared parameters are
 * resolved.
 */
export function findParameters(
  document: OpenApiDocument,
  operation: OpenApiOperation,
  place: OpenApiParameter["in"],
): OpenApiParameter[] {
  return (operation.parameters ?? [])
    .map((parameter) =>
      "$ref" in parameter
        ? document.components?.parameters?.[parameter.$ref.slice(PARAMETERS.length)]
        : parameter,
    )
    .filter((parameter) => parameter?.in === place) as OpenApiParameter[];
}

/** Returns the example values of a parameter or header, from `example` or `examples`. */
export function readExamples(header: OpenApiHeader): unknown[] {
  if (header.examples) {
    return Object.values(header.examples).map((example) => example.value ?? example.dataValue);
  }
  return header.example === undefined ? [] : [header.example];
}
