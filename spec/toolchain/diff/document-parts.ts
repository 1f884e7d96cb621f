/** The structure of one kind of document part. It is used to find all schemas and references in the part. */
export interface PartRule {
  /** The fields that contain other parts: a single part, a list of parts, or a map of parts. */
  members?: Readonly<Record<string, readonly [holds: "one" | "list" | "map", part: string]>>;
  /** Set if every field contains this kind of part, regardless of the field's name. */
  each?: string;
  /** Required fields. */
  needs?: readonly string[];
  /**
   * The treatment of a reference in place of the part:
   *
   * - `other`: uses the target, with the description next to the reference if there is one.
   * - `merge`: uses the target, with all fields next to the reference.
   * - `kept`: leaves the reference as it is, because the comparison follows it.
   *
   * If absent, references are not allowed.
   */
  reference?: "other" | "merge" | "kept";
  /** Set if the part is compared as text. */
  asText?: true;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

const path: PartRule = {
  reference: "merge",
  members: {
    parameters: ["list", "parameter"],
    ...Object.fromEntries(methods.map((method) => [method, ["one", "operation"] as const])),
  },
};

const pointer: PartRule = { reference: "kept" };

/**
 * The kinds of document parts. `openapi` and `asyncapi` are complete documents. `schema` and `payload` are
 * not listed, because they are handled separately.
 */
export const parts: Readonly<Record<string, PartRule>> = {
  // OpenAPI 3.1
  openapi: {
    needs: ["info", "paths"],
    members: {
      info: ["one", "info"],
      paths: ["map", "path"],
      webhooks: ["map", "webhook"],
      components: ["one", "components"],
    },
  },
  info: { needs: ["version"] },
  components: {
    members: {
      schemas: ["map", "schema"],
      parameters: ["map", "parameter"],
      headers: ["map", "header"],
      requestBodies: ["map", "body"],
      responses: ["map", "response"],
      callbacks: ["map", "callback"],
      pathItems: ["map", "path"],
      securitySchemes: ["map", "leaf"],
      examples: ["map", "leaf"],
      links: ["map", "leaf"],
    },
  },
  path,
  webhook: { ...path, asText: true },
  callback: { reference: "other", asText: true, each: "path" },
  operation: {
    members: {
      parameters: ["list", "parameter"],
      requestBody: ["one", "body"],
      responses: ["map", "response"],
      callbacks: ["map", "callback"],
    },
  },
  parameter: {
    reference: "other",
    needs: ["name", "in"],
    members: { schema: ["one", "schema"], content: ["map", "mediaType"], examples: ["map", "leaf"] },
  },
  header: {
    reference: "other",
    members: { schema: ["one", "schema"], content: ["map", "mediaType"], examples: ["map", "leaf"] },
  },
  body: { reference: "other", needs: ["content"], members: { content: ["map", "mediaType"] } },
  response: {
    reference: "other",
    members: { headers: ["map", "header"], content: ["map", "mediaType"], links: ["map", "leaf"] },
  },
  mediaType: {
    members: { schema: ["one", "schema"], encoding: ["map", "encoding"], examples: ["map", "leaf"] },
  },
  encoding: { asText: true, members: { headers: ["map", "header"] } },
  leaf: { reference: "other" },

  // AsyncAPI 3
  asyncapi: {
    needs: ["info", "channels"],
    members: {
      info: ["one", "info"],
      servers: ["map", "server"],
      channels: ["map", "channel"],
      operations: ["map", "streamOperation"],
      components: ["one", "streamComponents"],
    },
  },
  streamComponents: {
    members: {
      schemas: ["map", "schema"],
      servers: ["map", "server"],
      channels: ["map", "channel"],
      operations: ["map", "streamOperation"],
      messages: ["map", "message"],
      messageTraits: ["map", "message"],
      messageBindings: ["map", "bindings"],
      operationTraits: ["map", "streamTrait"],
      operationBindings: ["map", "bindings"],
      parameters: ["map", "pointer"],
      securitySchemes: ["map", "pointer"],
    },
  },
  server: { reference: "kept", members: { security: ["list", "pointer"] } },
  channel: {
    reference: "kept",
    members: {
      messages: ["map", "message"],
      parameters: ["map", "pointer"],
      servers: ["list", "pointer"],
    },
  },
  streamOperation: {
    reference: "kept",
    members: {
      channel: ["one", "pointer"],
      messages: ["list", "pointer"],
      security: ["list", "pointer"],
      traits: ["list", "streamTrait"],
      bindings: ["one", "bindings"],
    },
  },
  streamTrait: {
    reference: "kept",
    members: { security: ["list", "pointer"], bindings: ["one", "bindings"] },
  },
  message: {
    reference: "kept",
    members: {
      payload: ["one", "payload"],
      headers: ["one", "payload"],
      bindings: ["one", "bindings"],
      traits: ["list", "message"],
    },
  },
  bindings: { reference: "kept", members: { http: ["one", "httpBinding"] } },
  httpBinding: { reference: "kept", members: { query: ["one", "schema"], headers: ["one", "schema"] } },
  pointer,
};

/**
 * Thrown if a document cannot be compared. The message gives the document, the location (as a JSON Pointer)
 * and the reason.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
}
