import { DocumentError } from "../document-parts.ts";
import type { StreamEvent } from "../events.ts";
import type { Components, Schema } from "../normal-schema.ts";
import { resolvePointer } from "../resolve.ts";

/** The part of an AsyncAPI 3 document that the comparison reads. */
export interface AsyncApi {
  asyncapi: string;
  info: { title: string; version: string; [member: string]: unknown };
  channels?: Record<string, Channel>;
  operations?: Record<string, StreamOperation>;
  servers?: Record<string, (Server & Ref) | Ref>;
  components?: {
    schemas?: Components;
    messages?: Record<string, Message>;
    securitySchemes?: Record<string, unknown>;
    [section: string]: unknown;
  };
  [member: string]: unknown;
}

export interface Ref {
  $ref?: string | undefined;
}

export interface Server {
  security?: (object & Ref)[];
  [member: string]: unknown;
}

/** A parameter in a channel's address. Its values are strings. */
export interface ChannelParameter {
  enum?: string[];
  default?: string;
  [member: string]: unknown;
}

export interface Channel {
  /** The address of the channel. Absent or null if the address is known only at run time. */
  address?: string | null;
  parameters?: Record<string, ChannelParameter>;
  /** The servers that provide the channel. If absent, all servers provide it. */
  servers?: Ref[];
  messages?: Record<string, Message & Ref>;
  [member: string]: unknown;
}

export interface StreamOperation {
  action: string;
  channel: Ref;
  messages?: Ref[];
  /** Alternative security schemes. A client must use one of them. */
  security?: (object & Ref)[];
  bindings?: { http?: HttpBinding };
  [member: string]: unknown;
}

export interface HttpBinding {
  method?: string;
  query?: { properties?: Record<string, Schema>; required?: string[] };
  headers?: { properties?: Record<string, Schema>; required?: string[] };
  [member: string]: unknown;
}

export interface Message {
  name?: string;
  payload?: Schema;
  headers?: Schema;
  contentType?: string;
  bindings?: { http?: HttpBinding };
  [member: string]: unknown;
}

/**
 * A streaming operation. All of its references are resolved, except references to schemas, servers and
 * security schemes.
 */
export interface Stream {
  id: string;
  /**
   * The method and address, such as `POST /v1/threads/{threadId}`. If the stream does not use HTTP, the id of
   * the operation.
   */
  label: string;
  operation: StreamOperation;
  channel: Channel;
  messages: { name: string; message: Message }[];
}

/** Returns the operations of a document. */
export function readStreams(document: AsyncApi): Stream[] {
  return Object.entries(document.operations ?? {}).map(([id, value]) => {
    const found = followReferences<StreamOperation>(document, value);
    const { channel: ref, messages: listed, security, ...said } = found;
    const operation: StreamOperation = { ...resolveReferences(document, said), channel: ref };
    if (security !== undefined) operation.security = security;
    const { messages: published, servers, ...rest } = followReferences<Channel>(document, ref);
    const channel: Channel = resolveReferences(document, rest);
    if (servers !== undefined) channel.servers = servers;
    const method = operation.bindings?.http?.method;
    const label = method === undefined ? id : `${method.toUpperCase()} ${channel.address ?? id}`;
    const refs: Ref[] = listed ?? Object.values(published ?? {});
    const messages = refs.map((each) => {
      const message = resolveReferences(document, followReferences<Message>(document, each));
      return { name: message.name ?? each.$ref?.split("/").at(-1) ?? id, message };
    });
    return { id, label, operation, channel, messages };
  });
}

/** Follows a chain of references and returns its final target. */
export function followReferences<T extends object>(document: AsyncApi, value: (T & Ref) | Ref): T {
  let found = value as T & Ref;
  const seen = new Set<string>();
  while (typeof found.$ref === "string") {
    const { $ref } = found;
    if (seen.has($ref)) throw new DocumentError(`${$ref} in the AsyncAPI document references itself`);
    seen.add($ref);
    const target = resolvePointer(document, $ref);
    if (typeof target !== "object" || target === null)
      throw new DocumentError(`the AsyncAPI document has no ${$ref}`);
    found = target as T & Ref;
  }
  return found;
}

/**
 * Message fields in which references are not resolved. `payload` is a schema, and `examples` contains data,
 * in which `$ref` is not a reference.
 */
const asWritten = new Set(["payload", "examples"]);

/**
 * Copies a value and resolves its references. References to schemas are kept, because schemas are compared by
 * name.
 */
function resolveReferences<T>(document: AsyncApi, value: T, within: readonly unknown[] = []): T {
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as Ref;
  if (typeof $ref === "string" && $ref.startsWith("#/components/schemas/")) return value;
  const found: object = followReferences(document, value);
  if (within.includes(found)) throw new DocumentError(`${$ref} in the AsyncAPI document references itself`);
  const inside = [...within, found];
  if (Array.isArray(found)) return found.map((each) => resolveReferences(document, each, inside)) as T;
  return Object.fromEntries(
    Object.entries(found).map(([member, each]) => [
      member,
      asWritten.has(member) ? each : resolveReferences(document, each, inside),
    ]),
  ) as T;
}

/** Converts a message to an event of a stream. */
export function toStreamEvent({ name, message }: Stream["messages"][number]): StreamEvent {
  const { title, summary, description, examples, deprecated } = message;
  const extensions = Object.entries(message).filter(([member]) => member.startsWith("x-"));
  return {
    name,
    payload: message.payload ?? true,
    fields: message.headers ?? true,
    annotations: Object.fromEntries([
      ...Object.entries({ title, summary, description, examples, deprecated }).filter(
        ([, value]) => value !== undefined,
      ),
      ...extensions,
    ]),
  };
}

/** Returns the names of events, keyed by the names of their schemas. */
export function eventNames(documents: readonly (AsyncApi | undefined)[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const document of documents)
    for (const message of Object.values(document?.components?.messages ?? {})) {
      const { payload, name } = message;
      const ref = typeof payload === "object" ? payload.$ref : undefined;
      if (typeof ref === "string" && name !== undefined) names.set(ref.split("/").at(-1) ?? ref, name);
    }
  return names;
}
