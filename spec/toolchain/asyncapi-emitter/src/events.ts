import {
  type DiscriminatedUnion,
  getDiscriminatedUnion,
  getNamespaceFullName,
  ignoreDiagnostics,
  type Namespace,
  type Operation,
  type Program,
  type Type,
  type Union,
  type UnionVariant,
} from "@typespec/compiler";
import { getOpenAPITypeName } from "@typespec/openapi";
import { isTerminalEvent } from "@typespec/sse";
import type { JsonObject } from "./asyncapi.ts";
import { type Envelope, findEnvelope } from "./envelopes.ts";
import { reportDiagnostic } from "./lib.ts";
import type { SchemaCollector } from "./schemas.ts";
import { findDataProperty, findDataSchema, readFrames } from "./server-sent-events.ts";
import type { StreamResponse } from "./streams.ts";

/** An event type in a stream, which is a leaf of the stream's union. */
export interface StreamEvent {
  /** The type of the payload. */
  type: Type;
  /** The innermost union variant of the type, which may have documentation that the type lacks. */
  variant?: UnionVariant;
  /** The key in `components.messages`. If the type has a schema name, the key is that name. */
  id: string;
  /**
   * The name by which clients identify the event. The SSE event name takes precedence over the discriminator
   * value, which takes precedence over the id.
   */
  name: string;
  /** The SSE `event:` field, if the variant of the `@events` union has a name. */
  eventName?: string;
  /** The object in which `@discriminated` sends the value of `type`. */
  envelope?: Envelope;
  /** True if the event ends the stream (`@terminalEvent`). */
  isTerminal: boolean;
  /** The media type of the payload. */
  contentType: string;
  /** The name of the payload's schema in the OpenAPI document, or the schema itself. */
  schema: string | JsonObject;
}

/** The properties that an event inherits from enclosing variants when unions are flattened. */
interface Context {
  operation: Operation;
  variant?: UnionVariant;
  eventName?: string | undefined;
  discriminator?: string | undefined;
  isTerminal: boolean;
  contentType: string;
  /** The schema of the complete `@events` variant in the OpenAPI document. */
  fallback?: JsonObject | undefined;
}

/** Flattens streams into their events, in declaration order. */
export class EventFinder {
  readonly #program: Program;
  readonly #service: string;
  readonly #schemas: SchemaCollector;

  /**
   * @param service The service's namespace, which is omitted from type names, as it is in the OpenAPI
   * document.
   */
  constructor(program: Program, service: Namespace, schemas: SchemaCollector) {
    this.#program = program;
    this.#service = getNamespaceFullName(service);
    this.#schemas = schemas;
  }

  /** Returns the events of a stream. Reports and skips events without a name. */
  find(operation: Operation, stream: StreamResponse): StreamEvent[] {
    const frames = readFrames(this.#program, stream);
    if (!frames) {
      const context = { operation, isTerminal: false, contentType: "application/json" };
      return this.#unfold(stream.type, context, stream.eventSchemas);
    }
    return frames.flatMap(({ type, schema, ...frame }) => {
      const isTerminal = isTerminalEvent(this.#program, frame.variant);
      return this.#unfold(type, { operation, ...frame, isTerminal, fallback: schema });
    });
  }

  /** @param schemas The schemas of the variants in the OpenAPI document, if the union is an `@events` union. */
  #unfold(type: Type, context: Context, schemas: readonly unknown[] = []): StreamEvent[] {
    if (type.kind !== "Union") return this.#leaf(type, context);
    const discriminated = ignoreDiagnostics(getDiscriminatedUnion(this.#program, type));
    if (discriminated?.options.envelope === "object") return this.#unfoldEnvelopes(discriminated, context);
    if (!containsModels(type)) return this.#leaf(type, context);
    return [...type.variants.values()].flatMap((variant, index) => {
      const hasData = findDataProperty(this.#program, variant) !== undefined;
      return this.#unfold(variant.type, {
        ...context,
        variant,
        discriminator: discriminated && typeof variant.name === "string" ? variant.name : undefined,
        isTerminal: context.isTerminal || isTerminalEvent(this.#program, variant),
        // The schema describes only the property that is marked with `@data`, if there is one.
        fallback: hasData ? undefined : findDataSchema(schemas[index]),
      });
    });
  }

  /**
   * Returns an event for each variant of a union with envelopes. A union that has an SSE event name is a single
   * event, because all its variants have that name.
   */
  #unfoldEnvelopes(discriminated: DiscriminatedUnion, context: Context): StreamEvent[] {
    const { type, variants } = discriminated;
    const union = this.#schemaName(type);
    if (union === undefined || context.eventName !== undefined) return this.#leaf(type, context);
    return [...variants].flatMap(([name, value]) => {
      const variant = type.variants.get(name);
      const envelope = findEnvelope(this.#schemas, union, name, discriminated);
      if (!variant || !envelope) return [];
      return [
        {
          type: value,
          variant,
          id: toKey(envelope.id),
          name,
          contentType: context.contentType,
          schema: envelope.schema,
          envelope,
          isTerminal: context.isTerminal || isTerminalEvent(this.#program, variant),
        },
      ];
    });
  }

  #leaf(type: Type, context: Context): StreamEvent[] {
    const { operation, variant, eventName, discriminator, contentType, isTerminal, fallback } = context;
    const schemaName = this.#schemaName(type);
    const literal = buildLiteralSchema(type);
    const label = eventName ?? literal?.const ?? variant?.name;
    const id = schemaName ?? (label === undefined || typeof label === "symbol" ? "" : toKey(String(label)));
    const schema = schemaName ?? literal ?? fallback;
    if (!id || !schema) {
      reportDiagnostic(this.#program, {
        code: "unnamed-event",
        format: { operation: operation.name, kind: describeType(type) },
        target: operation,
      });
      return [];
    }
    const name = eventName ?? discriminator ?? id;
    return [
      {
        type,
        ...(variant && { variant }),
        id,
        name,
        ...(eventName && { eventName }),
        contentType,
        schema,
        isTerminal,
      },
    ];
  }

  /**
   * Returns the name of the type's schema in the OpenAPI document, or `undefined` if the schema is inline.
   */
  #schemaName(type: Type): string | undefined {
    if (type.kind !== "Model" && type.kind !== "Union" && type.kind !== "Enum" && type.kind !== "Scalar") {
      return undefined;
    }
    if (!type.name) return undefined;
    const name = getOpenAPITypeName(this.#program, type, {
      namespaceFilter: (namespace) => getNamespaceFullName(namespace) !== this.#service,
    });
    return this.#schemas.source(name) ? name : undefined;
  }
}

/** Returns true if a variant at any depth is a model. Only then is each variant a separate event. */
function containsModels(union: Union): boolean {
  return [...union.variants.values()].some(
    ({ type }) => type.kind === "Model" || (type.kind === "Union" && containsModels(type)),
  );
}

/** Returns true if a stream of this type has no events. */
export function isEmpty(type: Type): boolean {
  return type.kind === "Union" && [...type.variants.values()].every((variant) => isEmpty(variant.type));
}

function buildLiteralSchema(type: Type): JsonObject | undefined {
  if (type.kind !== "String" && type.kind !== "Number" && type.kind !== "Boolean") return undefined;
  return { type: type.kind.toLowerCase(), const: type.value };
}

/**
 * Replaces the characters that AsyncAPI does not allow in component keys. Letters, digits, `.`, `-` and `_`
 * are allowed.
 */
export function toKey(text: string): string {
  return text.replace(/[^\w.-]+/g, "_").replace(/^_+|_+$/g, "");
}

function describeType(type: Type): string {
  return type.kind === "Model" && type.name
    ? `an instance of template ${type.name}`
    : `an inline ${type.kind}`;
}
