import type { Channel, JsonObject, Parameter } from "./asyncapi.ts";
import { findParameters, type OpenApiDocument, type OpenApiParameter, readExamples } from "./openapi.ts";
import type { SchemaCollector } from "./schemas.ts";
import type { StreamingOperation } from "./streams.ts";

interface ChannelParts {
  id: string;
  parameters: Record<string, Parameter>;
  messages: Channel["messages"];
}

/** Collects the channels of a document. Each path is one channel, which its operations share. */
export class ChannelCollector {
  readonly #document: OpenApiDocument;
  readonly #schemas: SchemaCollector;
  readonly #byAddress = new Map<string, ChannelParts>();
  readonly #ids = new Set<string>();

  constructor(document: OpenApiDocument, schemas: SchemaCollector) {
    this.#document = document;
    this.#schemas = schemas;
  }

  /**
   * Adds an operation to the channel for its path.
   *
   * @param messages Keys in `components.messages`, in declaration order.
   * @returns The key of the channel.
   */
  add({ http, openApi }: StreamingOperation, messages: readonly string[]): string {
    const { id, parameters, messages: known } = this.#at(http.path);
    for (const parameter of findParameters(this.#document, openApi, "path")) {
      parameters[parameter.name] ??= this.#convertParameter(parameter);
    }
    for (const key of messages) known[key] ??= { $ref: `#/components/messages/${key}` };
    return id;
  }

  /** Returns the Channels Object, sorted by address. */
  finish(): Record<string, Channel> {
    const sorted = [...this.#byAddress].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([address, { id, parameters, messages }]) => [
        id,
        { address, ...(Object.keys(parameters).length > 0 && { parameters }), messages },
      ]),
    );
  }

  #at(address: string): ChannelParts {
    const known = this.#byAddress.get(address);
    if (known) return known;
    const base = camelCase(address);
    let id = base;
    for (let n = 2; this.#ids.has(id); n++) id = `${base}${n}`;
    this.#ids.add(id);
    const added: ChannelParts = { id, parameters: {}, messages: {} };
    this.#byAddress.set(address, added);
    return added;
  }

  /**
   * Converts a path parameter. AsyncAPI parameters are strings, so only the schema's enum, default and
   * examples are kept.
   */
  #convertParameter(parameter: OpenApiParameter): Parameter {
    const schema = this.#follow(parameter.schema ?? {});
    const own = readExamples(parameter);
    const examples = (own.length > 0 ? own : ((schema.examples as unknown[] | undefined) ?? [])).map(String);
    const description = parameter.description ?? (schema.description as string | undefined);
    return {
      ...(description && { description }),
      ...(Array.isArray(schema.enum) && { enum: schema.enum.map(String) }),
      ...(schema.default !== undefined && { default: String(schema.default) }),
      ...(examples.length > 0 && { examples }),
    };
  }

  #follow(schema: JsonObject): JsonObject {
    if (typeof schema.$ref !== "string") return schema;
    const { $ref, ...siblings } = schema;
    const target = this.#schemas.source($ref.slice("#/components/schemas/".length));
    return { ...this.#follow(target ?? {}), ...siblings };
  }
}

/** Returns `v1ThreadsThreadIdRunsStream` for `/v1/threads/{threadId}/runs:stream`. */
function camelCase(address: string): string {
  const words = address.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const [first = "root", ...rest] = words;
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
