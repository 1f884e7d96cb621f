import type { Program } from "@typespec/compiler";
import type { Operation } from "./asyncapi.ts";
import { buildOperationBinding } from "./bindings.ts";
import { convertTags, readDeprecationAndExtensions } from "./info.ts";
import type { OpenApiDocument } from "./openapi.ts";
import type { SchemaCollector } from "./schemas.ts";
import { convertSecurity } from "./security.ts";
import type { StreamingOperation } from "./streams.ts";

/**
 * Builds the Operation Object, which says that the server sends the given messages on the given channel.
 *
 * @param channel The key of the channel.
 * @param messages Keys in the channel's `messages`.
 */
export function convertOperation(
  program: Program,
  document: OpenApiDocument,
  source: StreamingOperation,
  schemas: SchemaCollector,
  channel: string,
  messages: readonly string[],
): Operation {
  const { http, openApi } = source;
  const security = convertSecurity(
    program,
    http.operation,
    openApi.security ?? document.security ?? [],
    document.components?.securitySchemes ?? {},
  );
  return {
    action: "send",
    channel: { $ref: `#/channels/${channel}` },
    ...(openApi.summary && { summary: openApi.summary }),
    ...(openApi.description && { description: openApi.description }),
    ...(security && { security }),
    ...(openApi.tags && { tags: convertTags(document, openApi.tags) }),
    ...(openApi.externalDocs && { externalDocs: openApi.externalDocs }),
    ...readDeprecationAndExtensions(openApi),
    bindings: { http: buildOperationBinding(document, source, schemas) },
    messages: messages.map((key) => ({ $ref: `#/channels/${channel}/messages/${key}` })),
  };
}
