import {
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
import { unsafe_getEventDefinitions } from "@typespec/events/experimental";
import { getOpenAPITypeName } from "@typespec/openapi";
import type { JsonObject } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";
import type { SchemaCollector } from "./schemas.ts";
import type { StreamResponse } from "./streams.ts";

/** An event type of a stream, which is a leaf of the stream's union. */
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
    const contentType = "application/json";
    if (stream.type.kind !== "Union") return this.#unfold(stream.type, { operation, contentType });
    const definitions = ignoreDiagnostics(unsafe_getEventDefinitions(this.#program, stream.type));
    return definitions.flatMap((definition, index) =>
      this.#unfold(definition.payloadType, {
        operation,
        variant: definition.root,
        eventName: definition.eventType,
        contentType: definition.payloadContentType ?? contentType,
        fallback: findPayloadSchema(stream.eventSchemas[index]),
      }),
    );
  }

  #unfold(type: Type, context: Context): StreamEvent[] {
    if (type.kind === "Union" && containsModels(type)) {
      const discriminated = ignoreDiagnostics(getDiscriminatedUnion(this.#program, type));
      // An envelope is part of the payload, so a union with an envelope is a single event with the union's
      // own schema.
      if (!discriminated || discriminated.options.envelope === "none") {
        return [...type.variants.values()].flatMap((variant) =>
          this.#unfold(variant.type, {
            ...context,
            variant,
            discriminator: discriminated && typeof variant.name === "string" ? variant.name : undefined,
            fallback: undefined,
          }),
        );
      }
    }
    return this.#leaf(type, context);
  }

  #leaf(type: Type, context: Context): StreamEvent[] {
    const { operation, variant, eventName, discriminator, contentType, fallback } = context;
    const schemaName = this.#schemaName(type);
    const literal = buildLiteralSchema(type);
    const id = schemaName ?? eventName ?? (literal && toKey(String(literal.const)));
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
      { type, id, name, contentType, schema, ...(variant && { variant }), ...(eventName && { eventName }) },
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

/** Returns the payload's schema from the OpenAPI description of an SSE frame. */
function findPayloadSchema(frame: unknown): JsonObject | undefined {
  return (frame as { properties?: { data?: { contentSchema?: JsonObject } } } | undefined)?.properties?.data
    ?.contentSchema;
}

function buildLiteralSchema(type: Type): JsonObject | undefined {
  if (type.kind !== "String" && type.kind !== "Number" && type.kind !== "Boolean") return undefined;
  return { type: type.kind.toLowerCase(), const: type.value };
}

/**
 * Replaces the characters that AsyncAPI does not allow in component keys. Letters, digits, `.`, `-` and `_`
 * are allowed.
 */
function toKey(text: string): string {
  return text.replace(/[^\w.-]+/g, "_").replace(/^_+|_+$/g, "");
}

function describeType(type: Type): string {
  return type.kind === "Model" && type.name
    ? `an instance of template ${type.name}`
    : `an inline ${type.kind}`;
}
