/**
 * A version of the AsyncAPI specification. For the parts that this emitter writes, the versions differ only in
 * the number in the document's `asyncapi` field.
 */
export type AsyncApiVersion = "3.0.0" | "3.1.0";

/**
 * The part of an AsyncAPI document that this emitter writes.
 * @see https://www.asyncapi.com/docs/reference/specification/v3.1.0
 */
export interface AsyncApiDocument {
  asyncapi: AsyncApiVersion;
  info: Info;
  defaultContentType: "application/json";
  servers?: Record<string, Server>;
  channels: Record<string, Channel>;
  operations: Record<string, Operation>;
  components: Components;
}

/** A JSON object with any fields. */
export type JsonObject = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

/** A JSON Schema draft-07 schema with the AsyncAPI additions (`discriminator` as a bare property name). */
export type Schema = JsonObject;

export interface ExternalDocs {
  url: string;
  description?: string;
}

export interface Tag {
  name: string;
  description?: string;
  externalDocs?: ExternalDocs;
}

export interface License {
  name: string;
  url?: string;
}

export interface Info {
  title: string;
  version: string;
  description?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: License;
  tags?: Tag[];
  externalDocs?: ExternalDocs;
}

export interface ServerVariable {
  enum?: string[];
  default?: string;
  description?: string;
}

export interface Server {
  host: string;
  protocol: string;
  pathname?: string;
  description?: string;
  variables?: Record<string, ServerVariable>;
}

export interface Parameter {
  description?: string;
  enum?: string[];
  default?: string;
  examples?: string[];
}

export interface Channel {
  address: string;
  parameters?: Record<string, Parameter>;
  messages: Record<string, Reference>;
}

/** Extension fields. AsyncAPI allows any field whose name starts with `x-`. */
export type Extensions = Record<`x-${string}`, unknown>;

export interface Operation extends Extensions {
  action: "send";
  channel: Reference;
  title?: string;
  summary?: string;
  description?: string;
  security?: (Reference | SecurityScheme)[];
  tags?: Tag[];
  externalDocs?: ExternalDocs;
  bindings: { http: HttpOperationBinding };
  messages: Reference[];
}

/** @see https://github.com/asyncapi/bindings/blob/master/http/README.md#operation-binding-object */
export interface HttpOperationBinding {
  method: string;
  query?: Schema;
  bindingVersion: "0.3.0";
}

/** @see https://github.com/asyncapi/bindings/blob/master/http/README.md#message-binding-object */
export interface HttpMessageBinding {
  headers: Schema;
  bindingVersion: "0.3.0";
}

export interface MessageExample {
  name?: string;
  summary?: string;
  headers?: JsonObject;
  payload: unknown;
}

export interface Message extends Extensions {
  name: string;
  title: string;
  summary?: string;
  description?: string;
  contentType: string;
  headers?: Schema;
  payload: Schema;
  bindings: Reference;
  examples?: MessageExample[];
}

export interface SecurityScheme {
  type: "http" | "httpApiKey" | "oauth2" | "openIdConnect";
  description?: string;
  scheme?: string;
  bearerFormat?: string;
  name?: string;
  in?: string;
  flows?: Record<string, OAuthFlow>;
  openIdConnectUrl?: string;
  scopes?: string[];
}

export interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  availableScopes: Record<string, string>;
}

export interface Components {
  schemas?: Record<string, Schema>;
  messages: Record<string, Message>;
  securitySchemes?: Record<string, SecurityScheme>;
  messageBindings: Record<string, { http: HttpMessageBinding }>;
}
