import type { MediaType, OpenApiDocument } from "./document.ts";
import { eventStream, mapResponseMediaTypes, operationsOf, parametersOf } from "./document.ts";
import type { Schema } from "./schema.ts";

/** The union of an operation's events, by `<method> <path> <status>`. */
export type EventUnions = Map<string, Schema>;

/**
 * Finds the union of the events of every response that is a stream of server-sent events: the `contentSchema` of
 * `data` in the 3.2 document's `itemSchema`.
 *
 * @param document The 3.2 document as the emitter wrote it.
 * @throws Error when a stream has no event union, or several variants: the union that is decorated with `@events`
 *   must have one unnamed variant, the named union of all events.
 */
export function eventUnions(document: OpenApiDocument): EventUnions {
  const unions: EventUnions = new Map();
  mapResponseMediaTypes(document, (mediaType, name, path, method, status) => {
    if (name !== eventStream) return mediaType;
    const frames = mediaType.itemSchema?.oneOf ?? [];
    const union = frames[0]?.properties?.data?.contentSchema as Schema | undefined;
    if (frames.length !== 1 || union?.$ref === undefined)
      throw new Error(
        `${method} ${path}: a stream's @events union needs exactly one unnamed variant, the union of its events`,
      );
    unions.set(`${method} ${path} ${status}`, union);
    return mediaType;
  });
  return unions;
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
  return mapStreams(document, unions, (mediaType, union) => ({
    ...mediaType,
    itemSchema: {
      type: "object",
      description: "One frame of the stream.",
      required: ["data"],
      properties: {
        data: {
          type: "string",
          description: "The event as JSON.",
          contentMediaType: "application/json",
          contentSchema: union,
        },
        ...(numbered && { id }),
        event: { type: "string", description: "Name of the event." },
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
  return mapStreams(document, unions, (mediaType, union) => ({ ...mediaType, schema: union }));
}

/** Leaves out the `@events` unions: they only tell the compiler how events are framed. */
export function withoutFrameUnions(document: OpenApiDocument, names: ReadonlySet<string>): OpenApiDocument {
  const kept = Object.entries(document.components.schemas).filter(([name]) => !names.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

function mapStreams(
  document: OpenApiDocument,
  unions: EventUnions,
  change: (mediaType: MediaType, union: Schema) => MediaType,
): OpenApiDocument {
  return mapResponseMediaTypes(document, (mediaType, _name, path, method, status) => {
    const union = unions.get(`${method} ${path} ${status}`);
    return union === undefined ? mediaType : change(mediaType, union);
  });
}
