import {
  type Example,
  getDoc,
  getExamples,
  getSummary,
  isDeprecated,
  type Program,
  serializeValueAsJson,
  type Type,
} from "@typespec/compiler";
import { getExtensions } from "@typespec/openapi";
import type {
  Extensions,
  HttpMessageBinding,
  Message,
  MessageExample,
  Reference,
  Schema,
} from "./asyncapi.ts";
import { buildMessageBinding } from "./bindings.ts";
import { type StreamEvent, toKey } from "./events.ts";
import { readDeprecationAndExtensions } from "./info.ts";
import { reportDiagnostic } from "./lib.ts";
import type { SchemaCollector } from "./schemas.ts";
import type { StreamResponse } from "./streams.ts";

const BINDINGS = "#/components/messageBindings/";

/** Collects the messages in a document. Each event is one message, which multiple operations may send. */
export class MessageCollector {
  readonly #program: Program;
  readonly #schemas: SchemaCollector;
  readonly #events = new Map<string, { event: StreamEvent; streams: StreamResponse[] }>();

  constructor(program: Program, schemas: SchemaCollector) {
    this.#program = program;
    this.#schemas = schemas;
  }

  /**
   * Adds an event of a stream.
   *
   * @returns The event's key in `components.messages`.
   */
  add(event: StreamEvent, stream: StreamResponse): string {
    const key = this.#buildKey(event);
    const known = this.#events.get(key);
    if (!known) this.#events.set(key, { event, streams: [stream] });
    else if (!isSameEvent(known.event, event)) {
      reportDiagnostic(this.#program, {
        code: "message-id-conflict",
        format: { id: key },
        target: event.type,
      });
    } else known.streams.push(stream);
    return key;
  }

  /**
   * Returns the key of a message. A type with two SSE event names becomes two messages; the key of the second
   * message includes its event name. A type that ends only some streams becomes two messages, too.
   */
  #buildKey(event: StreamEvent): string {
    const known = this.#events.get(event.id)?.event;
    if (known?.type !== event.type || isSameEvent(known, event)) return event.id;
    if (known.eventName !== event.eventName) {
      return `${event.id}.${toKey(event.eventName ?? "message")}`;
    }
    return `${event.id}.${event.isTerminal ? "terminal" : "nonterminal"}`;
  }

  /** Returns `components.messages` and the bindings that the messages share, sorted by key. */
  finish(): {
    messages: Record<string, Message>;
    messageBindings: Record<string, { http: HttpMessageBinding }>;
  } {
    const messages: [string, Message][] = [];
    const bindings = new Map<string, { key: string; http: HttpMessageBinding }>();
    for (const [key, { event, streams }] of this.#events) {
      const http = buildMessageBinding(streams, this.#schemas);
      const content = JSON.stringify(http);
      const shared = bindings.get(content) ?? {
        key: bindings.size === 0 ? "stream" : `stream${bindings.size + 1}`,
        http,
      };
      bindings.set(content, shared);
      messages.push([key, this.#message(key, event, { $ref: BINDINGS + shared.key })]);
    }
    return {
      messages: Object.fromEntries(messages.sort(([a], [b]) => (a < b ? -1 : 1))),
      messageBindings: Object.fromEntries([...bindings.values()].map(({ key, http }) => [key, { http }])),
    };
  }

  #message(key: string, event: StreamEvent, bindings: Reference): Message {
    const doc = this.#readDocumentation(getDoc, event);
    const [firstParagraph, ...more] = doc?.split(/\n\s*\n/) ?? [];
    const examples = readExamples(this.#program, event);
    return {
      name: event.name,
      title: this.#readDocumentation(getSummary, event) ?? key,
      ...(firstParagraph && { summary: firstParagraph.replace(/\s*\n\s*/g, " ") }),
      // The summary is the first paragraph. The description contains the full text, and is omitted if there
      // is only one paragraph.
      ...(doc && more.length > 0 && { description: doc }),
      contentType: event.contentType,
      ...(event.eventName && { headers: buildEventHeaders(event.eventName) }),
      payload:
        typeof event.schema === "string"
          ? this.#schemas.ref(event.schema)
          : this.#schemas.convert(event.schema),
      ...(event.isTerminal && { "x-terminal-event": true }),
      ...this.#readExtensions(event),
      bindings,
      ...(examples.length > 0 && { examples }),
    };
  }

  /**
   * Returns the deprecation and extensions of the event and its variant. The variant's values take
   * precedence.
   */
  #readExtensions({ type, variant }: StreamEvent): Extensions {
    const sources = variant ? [type, variant] : [type];
    return readDeprecationAndExtensions({
      deprecated: sources.some((source) => isDeprecated(this.#program, source)),
      ...Object.fromEntries(sources.flatMap((source) => [...getExtensions(this.#program, source)])),
    });
  }

  /**
   * Returns the documentation of an event. The variant's documentation takes precedence over the type's. The
   * documentation of standard types such as `string` is ignored.
   */
  #readDocumentation(get: typeof getDoc, { type, variant }: StreamEvent): string | undefined {
    const onVariant = variant && get(this.#program, variant);
    return onVariant ?? (this.#program.checker.isStdType(type) ? undefined : get(this.#program, type));
  }
}

function isSameEvent(a: StreamEvent, b: StreamEvent): boolean {
  return a.type === b.type && a.eventName === b.eventName && a.isTerminal === b.isTerminal;
}

/** Describes the `event` field of an SSE frame. Frames of unnamed variants contain only `data:`. */
function buildEventHeaders(eventName: string): Schema {
  return {
    type: "object",
    properties: { event: { type: "string", const: eventName, description: "The SSE event field." } },
    required: ["event"],
  };
}

function readExamples(program: Program, event: StreamEvent): MessageExample[] {
  if (!isExampleTarget(event.type)) return [];
  const type = event.type;
  return getExamples(program, type).map(({ title, description, value }: Example) => ({
    ...(title && { name: title }),
    ...(description && { summary: description }),
    ...(event.eventName && { headers: { event: event.eventName } }),
    payload: wrap(event, serializeValueAsJson(program, value, type)),
  }));
}

/** Puts a value into the event's envelope, if it has one. */
function wrap({ envelope, name }: StreamEvent, value: unknown): unknown {
  return envelope ? { [envelope.discriminator]: name, [envelope.value]: value } : value;
}

function isExampleTarget(type: Type): type is Parameters<typeof getExamples>[1] & Type {
  return type.kind === "Model" || type.kind === "Scalar" || type.kind === "Enum" || type.kind === "Union";
}
