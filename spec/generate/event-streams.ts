import { ContractError } from "./contract-error.ts";
import type { MediaType, OpenApiDocument } from "./document.ts";
import { eventStream, mapResponseMediaTypes, operationsOf, parametersOf } from "./document.ts";
import { componentName, type Schema } from "./schema.ts";

/** The events of a stream. */
export interface EventUnion {
  /** Reference to the union of all events, or of all frames. */
  schema: Schema;
  /** What frames say in `event`, in the order of the spec; empty where they have none. */
  names: string[];
  /**
   * What frames have as `data`, by their names, when the union is one of frames: of objects `{event, data}`, for events
   * that do not tell themselves what they are.
   */
  payloads?: Record<string, Schema>;
}

/** The events of an operation's stream, by `<method> <path> <status>`. */
export type EventUnions = Map<string, EventUnion>;

/**
 * Finds the union of the events of every response that is a stream of server-sent events, from the `contentSchema` of
 * `data` in the 3.2 document's `itemSchema`.
 *
 * @param document The 3.2 document as the emitter wrote it.
 * @throws {ContractError} when a stream has no event union: the union that is decorated with `@events` must have one unnamed
 *   variant, the named union of all events; or, for frames with names, one named variant for each event of such a
 *   union, or of a union of frames.
 */
export function eventUnions(document: OpenApiDocument): EventUnions {
  const unions: EventUnions = new Map();
  mapResponseMediaTypes(document, (mediaType, name, path, method, status) => {
    if (name !== eventStream) return mediaType;
    const frames = mediaType.itemSchema?.oneOf ?? [];
    const union = unionOf(frames, document);
    const lacking = union === undefined ? withoutFrame(frames, document) : undefined;
    if (lacking !== undefined)
      throw new ContractError(
        `${method} ${path}: ${lacking.union} has no frame {event, data} for the event "${lacking.event}"; add one`,
      );
    if (union === undefined)
      throw new ContractError(
        `${method} ${path}: a stream's @events union needs exactly one unnamed variant, the union of its events, ` +
          "or a named variant for each event of such a union, or of a union of frames {event, data}",
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
  const named = names.filter((name) => typeof name === "string");
  if (named.length < frames.length || refs.includes(undefined)) return undefined;
  const ofEvents = unionThat(document, ({ $ref }) => refs.includes($ref), refs.length);
  if (ofEvents !== undefined) return { schema: ofEvents, names: named };
  const payloads = Object.fromEntries(named.map((name, index) => [name, { $ref: refs[index] as string }]));
  const ofFrames = unionThat(document, (branch) => isFrameOf(branch, payloads, document), refs.length);
  return ofFrames && { schema: ofFrames, names: named, payloads };
}

/** The one event of a stream that the union of its frames has not. */
function withoutFrame(
  frames: Schema[],
  document: OpenApiDocument,
): { union: string; event: string } | undefined {
  for (const [union, { oneOf }] of Object.entries(document.components.schemas)) {
    if (oneOf?.length !== frames.length - 1) continue;
    const isThere = ({ properties }: Schema) => {
      const name = String(properties?.event?.const);
      const payloads = { [name]: properties?.data?.contentSchema as Schema };
      return oneOf.some((branch) => isFrameOf(branch, payloads, document));
    };
    const [missing, ...others] = frames.filter((each) => !isThere(each));
    if (missing !== undefined && others.length === 0)
      return { union, event: String(missing.properties?.event?.const) };
  }
  return undefined;
}

/** The first union of so many branches that all pass a test. */
function unionThat(
  { components }: OpenApiDocument,
  test: (branch: Schema) => boolean,
  count: number,
): Schema | undefined {
  const found = Object.entries(components.schemas).find(
    ([, { oneOf }]) => oneOf?.length === count && oneOf.every(test),
  );
  return found && { $ref: `#/components/schemas/${found[0]}` };
}

/** Whether a schema is an object with the name of an event as `event`, and this event as `data`. */
function isFrameOf(
  { $ref }: Schema,
  payloads: Record<string, Schema>,
  { components }: OpenApiDocument,
): boolean {
  const { event, data } = ($ref && components.schemas[componentName($ref)]?.properties) || {};
  const [name] = event?.enum ?? [];
  return typeof name === "string" && data?.$ref !== undefined && payloads[name]?.$ref === data.$ref;
}

/**
 * Describes a stream of server-sent events in OpenAPI 3.2: each item is a frame whose `data` is an event as JSON.
 *
 * The emitter's own frame requires `event`, which frames with nothing but `data` do not have. Frames have an `id` where
 * an operation that streams takes one back, as `Last-Event-ID` or `cursor`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#special-considerations-for-server-sent-events
 */
export function streamItems(document: OpenApiDocument, unions: EventUnions): OpenApiDocument {
  const id = idOf(document, unions);
  return mapStreams(document, unions, (mediaType, { schema, names, payloads }) => ({
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
          ...(payloads === undefined && { contentSchema: schema }),
        },
        ...(id && { id }),
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
      ...(payloads !== undefined && {
        oneOf: Object.entries(payloads).map(([name, contentSchema]) => ({
          required: ["event"],
          properties: { event: { const: name }, data: { contentSchema } },
        })),
      }),
    },
  }));
}

/** The `id` of frames: what a streaming operation takes back, in the one way or the other. */
function idOf(document: OpenApiDocument, unions: EventUnions): Schema | undefined {
  const streaming = operationsOf(document).filter(({ method, path, operation }) =>
    Object.keys(operation.responses).some((status) => unions.has(`${method} ${path} ${status}`)),
  );
  const names = streaming.flatMap(({ operation }) =>
    parametersOf(document, operation).map(({ name }) => name.toLowerCase()),
  );
  if (names.includes("last-event-id"))
    return { type: "string", description: "The event's number: what `Last-Event-ID` takes up from." };
  if (names.includes("cursor"))
    return { type: "string", description: "The place after the event: what `cursor` takes up from." };
  return undefined;
}

/**
 * Describes a stream of server-sent events in OpenAPI 3.1, which cannot describe items: the schema is that of one
 * event, or of one frame, so that generators type it and readers find it.
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
  return mapResponseMediaTypes(document, (mediaType, name, path, method, status) => {
    const union = unions.get(`${method} ${path} ${status}`);
    return union === undefined || name !== eventStream ? mediaType : change(mediaType, union);
  });
}
