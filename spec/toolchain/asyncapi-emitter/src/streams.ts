import { isDeprecated, type ModelProperty, type Program, type Type } from "@typespec/compiler";
import type { HttpOperation, HttpOperationResponse, HttpService } from "@typespec/http";
import { getStreamOf } from "@typespec/streams";
import type { OpenApiDocument, OpenApiHeader, OpenApiOperation } from "./openapi.ts";

/** A streaming response of an operation. */
export interface StreamResponse {
  /** The type of the stream's items. For SSE, this is the `@events` union. */
  type: Type;
  /** The media type of the stream itself, such as `text/event-stream`. */
  contentType: string;
  /** The response's headers by name. */
  headers: Record<string, OpenApiHeader>;
  /**
   * The OpenAPI schemas of the events of an `@events` union: one for each variant, in declaration order.
   */
  eventSchemas: unknown[];
}

/** An HTTP operation that has at least one stream among its responses. */
export interface StreamingOperation {
  http: HttpOperation;
  openApi: OpenApiOperation;
  streams: StreamResponse[];
}

/** Returns all streaming operations of the service, in declaration order. */
export function findStreamingOperations(
  program: Program,
  service: HttpService,
  document: OpenApiDocument,
): StreamingOperation[] {
  const found: StreamingOperation[] = [];
  for (const http of service.operations) {
    const openApi = document.paths[http.path]?.[http.verb];
    if (!openApi) continue;
    const streams = http.responses.flatMap((response) => findStreams(program, response, openApi));
    if (streams.length > 0) found.push({ http, openApi, streams });
  }
  return found;
}

/** Finds the streams in a response by its body. */
function findStreams(
  program: Program,
  response: HttpOperationResponse,
  openApi: OpenApiOperation,
): StreamResponse[] {
  const documented = openApi.responses?.[statusKey(response.statusCodes)];
  return response.responses.flatMap((content) => {
    const { body } = content;
    const type = body?.property && findStreamType(program, body.property);
    if (!body || !type) return [];
    const headers = Object.entries(documented?.headers ?? {}).flatMap(([name, header]) => {
      const property = content.headers?.[name];
      if (!property) return [];
      // The OpenAPI emitter does not emit the deprecation of headers.
      return [[name, isDeprecated(program, property) ? { ...header, deprecated: true } : header] as const];
    });
    return body.contentTypes.map((contentType) => ({
      type,
      contentType,
      headers: Object.fromEntries(headers),
      eventSchemas: (documented?.content?.[contentType]?.itemSchema?.oneOf as unknown[] | undefined) ?? [],
    }));
  });
}

/**
 * Returns the type of a stream's items. A body is a stream if its property, or a property that it was spread or
 * copied from, is declared in a `@streamOf` model. This includes responses that spread `SSEStream` and add
 * headers.
 */
function findStreamType(program: Program, { model, sourceProperty }: ModelProperty): Type | undefined {
  return (
    (model && getStreamOf(program, model)) ?? (sourceProperty && findStreamType(program, sourceProperty))
  );
}

/** Returns the key of a response in OpenAPI: a status code, a range such as `2XX`, or `default`. */
function statusKey(codes: HttpOperationResponse["statusCodes"]): string {
  if (codes === "*") return "default";
  return typeof codes === "number" ? String(codes) : `${Math.floor(codes.start / 100)}XX`;
}
