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

/** One kind of event that a stream can carry: a leaf of its union. */
export interface StreamEvent {
  /** The type of the payload. */
  type: Type;
  /** The innermost union variant that names the type, which may document what the type does not. */
  variant?: UnionVariant;
  /** The key in `components.messages`; the name of the schema where the type has one. */
  id: string;
  /** How a reader tells the event: the SSE event name, else the discriminator value, else the id. */
  name: string;
  /** The SSE `event:` field, where the `@events` union names its variant. */
  eventName?: string;
  /** Media type of the payload. */
  contentType: string;
  /** The name of the payload's schema in the OpenAPI document, or the schema itself. */
  schema: string | JsonObject;
}

/** What an event takes over from the variants above it while unions are unfolded. */
interface Context {
  operation: Operation;
  variant?: UnionVariant;
  eventName?: string | undefined;
  discriminator?: string | undefined;
  contentType: string;
  /** The schema that the OpenAPI document gives the whole variant of the `@events` union. */
  fallback?: JsonObject | undefined;
}

/** Unfolds streams into their events, in declaration order. */
export class EventFinder {
  readonly #program: Program;
  readonly #service: string;
  readonly #schemas: SchemaCollector;

  /** @param service the service's namespace, which type names leave out as they do in the OpenAPI document */
  constructor(program: Program, service: Namespace, schemas: SchemaCollector) {
    this.#program = program;
    this.#service = getNamespaceFullName(service);
    this.#schemas = schemas;
  }

  /** The events of one stream. An event without a name is reported and left out. */
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
        fallback: payloadSchema(stream.eventSchemas[index]),
      }),
    );
  }

  #unfold(type: Type, context: Context): StreamEvent[] {
    if (type.kind === "Union" && holdsModels(type)) {
      const discriminated = ignoreDiagnostics(getDiscriminatedUnion(this.#program, type));
      // An envelope is part of the payload, so such a union is one event with the union's own schema.
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
    const literal = literalSchema(type);
    const id = schemaName ?? eventName ?? (literal && toKey(String(literal.const)));
    const schema = schemaName ?? literal ?? fallback;
    if (!id || !schema) {
      reportDiagnostic(this.#program, {
        code: "unnamed-event",
        format: { operation: operation.name, kind: describe(type) },
        target: operation,
      });
      return [];
    }
    const name = eventName ?? discriminator ?? id;
    return [
      { type, id, name, contentType, schema, ...(variant && { variant }), ...(eventName && { eventName }) },
    ];
  }

  /** The name under which the OpenAPI document holds the type, or undefined where it is written inline. */
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

/** Whether some variant, at any depth, is a model: only then do the variants make sense as events of their own. */
function holdsModels(union: Union): boolean {
  return [...union.variants.values()].some(
    ({ type }) => type.kind === "Model" || (type.kind === "Union" && holdsModels(type)),
  );
}

/** Whether a stream of this type carries nothing. */
export function isEmpty(type: Type): boolean {
  return type.kind === "Union" && [...type.variants.values()].every((variant) => isEmpty(variant.type));
}

/** The payload's schema within the OpenAPI description of one SSE frame. */
function payloadSchema(frame: unknown): JsonObject | undefined {
  return (frame as { properties?: { data?: { contentSchema?: JsonObject } } } | undefined)?.properties?.data
    ?.contentSchema;
}

function literalSchema(type: Type): JsonObject | undefined {
  if (type.kind !== "String" && type.kind !== "Number" && type.kind !== "Boolean") return undefined;
  return { type: type.kind.toLowerCase(), const: type.value };
}

/** AsyncAPI allows letters, digits, `.`, `-` and `_` in the keys of components. */
function toKey(text: string): string {
  return text.replace(/[^\w.-]+/g, "_").replace(/^_+|_+$/g, "");
}

function describe(type: Type): string {
  return type.kind === "Model" && type.name
    ? `an instance of template ${type.name}`
    : `an inline ${type.kind}`;
}
