import type { HttpMessageBinding, HttpOperationBinding, Schema } from "./asyncapi.ts";
import { readExtensions } from "./info.ts";
import { findParameters, type OpenApiDocument, type OpenApiHeader, readExamples } from "./openapi.ts";
import type { SchemaCollector } from "./schemas.ts";
import type { StreamingOperation, StreamResponse } from "./streams.ts";

/** Builds the HTTP binding of an operation, with its method and a schema for its query parameters. */
export function buildOperationBinding(
  document: OpenApiDocument,
  { http, openApi }: StreamingOperation,
  schemas: SchemaCollector,
): HttpOperationBinding {
  const query = findParameters(document, openApi, "query");
  return {
    method: http.verb.toUpperCase(),
    ...(query.length > 0 && {
      query: buildObjectSchema(
        query.map((parameter) => [parameter.name, convertParameterSchema(parameter, schemas)]),
        query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      ),
    }),
    bindingVersion: "0.3.0",
  };
}

/**
 * Builds the HTTP binding of a message, with the headers of all responses that contain the message. A header
 * is required only if all of these responses require it. `statusCode` is omitted, because it applies only to
 * operation replies.
 *
 * @param streams The streams that contain the message; at least one.
 */
export function buildMessageBinding(
  streams: readonly StreamResponse[],
  schemas: SchemaCollector,
): HttpMessageBinding {
  const contentTypes = [...new Set(streams.map((stream) => stream.contentType))];
  const members = new Map<string, Schema>([["Content-Type", { type: "string", enum: contentTypes }]]);
  for (const stream of streams) {
    for (const [name, header] of Object.entries(stream.headers)) {
      const wireName = canonicalHeaderName(name);
      if (!members.has(wireName)) members.set(wireName, convertParameterSchema(header, schemas));
    }
  }
  const required = [...members.keys()].filter((name) =>
    streams.every(
      (stream) =>
        name === "Content-Type" ||
        Object.entries(stream.headers).some(
          ([key, header]) => canonicalHeaderName(key) === name && header.required,
        ),
    ),
  );
  return { headers: buildObjectSchema([...members], required), bindingVersion: "0.3.0" };
}

/**
 * Returns `X-Run-Id` for `x-run-id`. TypeSpec lower-cases implied header names, which are case-insensitive in
 * HTTP.
 */
function canonicalHeaderName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function buildObjectSchema(members: [string, Schema][], required: string[]): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(members),
    ...(required.length > 0 && { required }),
  };
}

/**
 * Converts the schema of a parameter or header, and adds its description, deprecation, examples and
 * extensions.
 */
function convertParameterSchema(header: OpenApiHeader, schemas: SchemaCollector): Schema {
  const examples = readExamples(header);
  return schemas.convert({
    ...header.schema,
    ...(header.description && { description: header.description }),
    ...(header.deprecated && { deprecated: true }),
    ...(examples.length > 0 && { examples }),
    ...readExtensions(header),
  });
}
