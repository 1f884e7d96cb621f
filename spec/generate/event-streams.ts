import type { MediaType, OpenApiDocument } from "./document.ts";
import { eventStream, mapResponseMediaTypes, operationsOf, parametersOf } from "./document.ts";
import type { Schema } from "./schema.ts";

/** The events of a stream. */
export interface EventUnion {
  /** Reference to the union of all events. */
  schema: Schema;
  /** What frames say in `event`, in the order of the spec; empty where they have none. */
  names: string[];
}

/** The events of an operation's stream, by `<method> <path> <status>`. */
export type EventUnions = Map<string, EventUnion>;

/**
 * Finds the union of the events of every response that is a stream of server-sent events, from the `contentSchema` of
 * `data` in the 3.2 document's `itemSchema`.
 *
 * @param document The 3.2 document as the emitter wrote it.
 * @throws Error when a stream has no event union: the union that is decorated with `@events` must have one unnamed
 *   variant, the named union of all events; or, for frames with names, one named variant for each event of such a union.
 */
export function eventUnions(document: OpenApiDocument): EventUnions {
  const unions: EventUnions = new Map();
  mapResponseMediaTypes(document, (mediaType, name, path, method, status) => {
    if (name !== eventStream) return mediaType;
    const union = unionOf(mediaType.itemSchema?.oneOf ?? [], document);
    if (union === undefined)
      throw new Error(
        `${method} ${path}: a stream's @events union needs exactly one unnamed variant, the union of its events, ` +
          "or a named variant for each event of such a union",
      );
    unions.set(`${method} ${path} ${status}`, union);
    return mediaType;
  });
  return unions;
}

function unionOf(frames: Schema[], document: OpenApiDocument): EventUnion | undefined {
  const events = frames.map(({ properties }) => properties?.data?.contentSchema as Schema | undefined);
  const names = frames.map(({ properties }) => properties?.event?.const);
  const [only] = events;
  if (events.length === 1 && names[0] === undefined && only?.$ref !== undefined)
    return { schema: only, names: [] };
  const refs = events.map((event) => event?.$ref);
  const found = Object.entries(document.components.schemas).find(
    ([, { oneOf }]) => oneOf?.length === refs.length && oneOf.every(({ $ref }) => refs.includes($ref)),
  );
  const named = names.filter((name) => typeof name === "string");
  if (found === undefined || named.length < frames.length || refs.includes(undefined)) return undefined;
  return { schema: { $ref: `#/components/schemas/${found[0]}` }, names: named };
}

/**
 * Describes a stream of server-sent events in OpenAPI 3.2: each item is a frame whose `data` is an event as JSON.
 *
 * The emitter's own frame requires `event`, which frames with nothing but `data` do not have. Frames have an `id` where
 * an operation takes one back, as `Last-Event-ID`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#special-considerations-for-server-sent-events
 */
export function streamItems(document: OpenApiDocument, unions: EventUnions): OpenApiDocument {
  const numbered = operationsOf(document).some(({ operation }) =>
    parametersOf(document, operation).some(({ name }) => name.toLowerCase() === "last-event-id"),
  );
  const id: Schema = {
    type: "string",
    description: "The event's number: what `Last-Event-ID` takes up from.",
  };
  return mapStreams(document, unions, (mediaType, { schema, names }) => ({
    ...mediaType,
    itemSchema: {
      type: "object",
      description: "One frame of the stream.",
      required: names.length > 0 ? ["event", "data"] : ["data"],
      properties: {
        data: {
          type: "string",
          description: "The event as JSON.",
          contentMediaType: "application/json",
          contentSchema: schema,
        },
        ...(numbered && { id }),
        event: {
          type: "string",
          ...(names.length > 0 && { enum: names }),
          description: "Name of the event.",
        },
        retry: {
          type: "integer",
          minimum: 0,
          description: "How long to wait before reconnecting, in milliseconds.",
        },
      },
    },
  }));
}

/**
 * Describes a stream of server-sent events in OpenAPI 3.1, which cannot describe items: the schema is that of one
 * event, so that generators type it and readers find it.
 */
export function streamEvents(document: OpenApiDocument, unions: EventUnions): OpenApiDocument {
  return mapStreams(document, unions, (mediaType, { schema }) => ({ ...mediaType, schema }));
}

/** Leaves out the `@events` unions: they only tell the compiler how events are framed. */
export function withoutFrameUnions(document: OpenApiDocument, names: ReadonlySet<string>): OpenApiDocument {
  const kept = Object.entries(document.components.schemas).filter(([name]) => !names.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

function mapStreams(
  document: OpenApiDocument,
  unions: EventUnions,
  change: (mediaType: MediaType, union: EventUnion) => MediaType,
): OpenApiDocument {
  return mapResponseMediaTypes(document, (mediaType, _name, path, method, status) => {
    const union = unions.get(`${method} ${path} ${status}`);
    return union === undefined ? mediaType : change(mediaType, union);
  });
}
