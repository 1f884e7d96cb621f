import type { StreamEvent } from "../events.ts";
import type { Components, Schema } from "../schema/normal.ts";

/** An AsyncAPI 3 document, as far as the comparison looks into it. */
export interface AsyncApi {
  asyncapi: string;
  info: { title: string; version: string; [member: string]: unknown };
  channels?: Record<string, Channel>;
  operations?: Record<string, StreamOperation>;
  components?: { schemas?: Components; messages?: Record<string, Message>; [section: string]: unknown };
  [member: string]: unknown;
}

interface Ref {
  $ref?: string | undefined;
}

export interface Channel {
  address?: string;
  messages?: Record<string, Message & Ref>;
  [member: string]: unknown;
}

export interface StreamOperation {
  action: string;
  channel: Ref;
  messages?: Ref[];
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
  bindings?: { http?: HttpBinding } & Ref;
  [member: string]: unknown;
}

/** An operation that streams, with what its references point to. */
export interface Stream {
  id: string;
  /** As it is called: `POST /v1/threads/{threadId}/runs`; its id, where it is not called by HTTP. */
  label: string;
  operation: StreamOperation;
  channel: Channel;
  messages: { name: string; message: Message }[];
}

/** The operations of a document. */
export function streamsOf(document: AsyncApi): Stream[] {
  return Object.entries(document.operations ?? {}).map(([id, operation]) => {
    const channel = follow<Channel>(document, operation.channel);
    const method = operation.bindings?.http?.method;
    const label = method === undefined ? id : `${method.toUpperCase()} ${channel.address ?? id}`;
    const refs: Ref[] = operation.messages ?? Object.values(channel.messages ?? {});
    const messages = refs.map((each) => {
      const message = follow<Message>(document, each);
      return { name: message.name ?? each.$ref?.split("/").at(-1) ?? id, message };
    });
    return { id, label, operation, channel, messages };
  });
}

/** Where a chain of references ends. */
export function follow<T extends object>(document: AsyncApi, value: (T & Ref) | Ref): T {
  let found = value as T & Ref;
  while (typeof found.$ref === "string") {
    const { $ref } = found;
    const steps = $ref
      .slice(2)
      .split("/")
      .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));
    const target = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      document,
    );
    if (target === undefined) throw new Error(`the AsyncAPI document has no ${$ref}`);
    found = target as T & Ref;
  }
  return found;
}

/** A message as an event of a stream. */
export function eventOf({ name, message }: Stream["messages"][number]): StreamEvent {
  const { title, summary, description, examples, deprecated } = message;
  const extensions = Object.entries(message).filter(([member]) => member.startsWith("x-"));
  return {
    name,
    payload: message.payload ?? true,
    fields: message.headers ?? true,
    about: Object.fromEntries([
      ...Object.entries({ title, summary, description, examples, deprecated }).filter(
        ([, value]) => value !== undefined,
      ),
      ...extensions,
    ]),
  };
}

/** Names of events by the schema that describes each. */
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
