import { findEndMark, toStreamExample } from "../corrections/stream-text.ts";
import {
  eventStream,
  mapResponseMediaTypes,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
} from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

/** The parts of an AsyncAPI document from which stream frames are read. */
export interface AsyncApiDocument {
  channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
  components: {
    messages: Record<string, { headers?: { properties?: { event?: { const?: string } } }; payload: Schema }>;
  };
}

/**
 * Writes the OpenAPI 3.2 document of a contract. Only its streams differ from the 3.1 document: each item is
 * a frame, whose `data` is an event as JSON.
 *
 * TypeSpec's own frame schema requires `event`, which is missing from frames that contain only `data`. Frames
 * have an `id` if a streaming operation accepts the id as `Last-Event-ID` or `cursor`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#special-considerations-for-server-sent-events
 */
export function toOpenApi32(document: OpenApiDocument, asyncapi: AsyncApiDocument): OpenApiDocument {
  const id = buildFrameIdSchema(document);
  const endMark = findEndMark(asyncapi);
  return {
    ...mapResponseMediaTypes(document, (mediaType, name, path) => {
      const { schema } = mediaType;
      if (name !== eventStream || schema === undefined) return mediaType;
      const payloads = findNamedPayloads(path, asyncapi);
      const isOfFrames = isUnionOfFrames(schema, payloads, document);
      const itemSchema = buildFrameSchema(schema, payloads, isOfFrames, { id, endMark });
      // `itemSchema` takes the position of `schema`.
      const { schema: _, examples, ...rest } = mediaType;
      return {
        itemSchema,
        ...rest,
        ...(examples && { examples: toStreamExample(examples, isOfFrames, endMark) }),
      };
    }),
    openapi: "3.2.0",
  };
}

/**
 * Returns the `event` names of a path's frames, each with the schema of its `data`. The result is empty if
 * the frames have no `event` field.
 */
function findNamedPayloads(path: string, { channels, components }: AsyncApiDocument): [string, Schema][] {
  const channel = Object.values(channels).find(({ address }) => address === path);
  return Object.values(channel?.messages ?? {}).flatMap(({ $ref }): [string, Schema][] => {
    const message = components.messages[componentName($ref)];
    const name = message?.headers?.properties?.event?.const;
    return message === undefined || name === undefined ? [] : [[name, message.payload]];
  });
}

/**
 * Returns true if a union describes frames. This is the case if events have no type field, so that the name of
 * the frame identifies the event.
 */
function isUnionOfFrames(
  union: Schema,
  payloads: [string, Schema][],
  { components }: OpenApiDocument,
): boolean {
  const branches = components.schemas[componentName(union.$ref ?? "")]?.oneOf ?? [];
  return !payloads.every(([, payload]) => branches.some(({ $ref }) => $ref === payload.$ref));
}

function buildFrameSchema(
  union: Schema,
  payloads: [string, Schema][],
  isOfFrames: boolean,
  { id, endMark }: { id: Schema | undefined; endMark: string | undefined },
): Schema {
  const names = payloads.map(([name]) => name);
  const event = { contentMediaType: "application/json", ...(!isOfFrames && { contentSchema: union }) };
  return {
    type: "object",
    description: "One frame of the stream.",
    required: names.length > 0 ? ["event", "data"] : ["data"],
    properties: {
      data: {
        type: "string",
        ...(endMark === undefined
          ? { description: "The event as JSON.", ...event }
          : {
              description: `The event as JSON, or \`${endMark}\` after the last event.`,
              anyOf: [event, { const: endMark }],
            }),
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
    ...(isOfFrames && {
      oneOf: payloads.map(([name, contentSchema]) => ({
        required: ["event"],
        properties: { event: { const: name }, data: { contentSchema } },
      })),
    }),
  };
}

/** Returns the schema of a frame's `id`, if a streaming operation accepts the id to resume the stream. */
function buildFrameIdSchema(document: OpenApiDocument): Schema | undefined {
  const names = operationsOf(document)
    .filter(({ operation }) =>
      Object.values(operation.responses).some(({ content }) => content?.[eventStream] !== undefined),
    )
    .flatMap(({ operation }) => parametersOf(document, operation).map(({ name }) => name.toLowerCase()));
  const hasHeader = names.includes("last-event-id");
  if (names.includes("cursor")) {
    const places = hasHeader ? "`cursor` or `Last-Event-ID`" : "`cursor`";
    return { type: "string", description: `Position after the event. Send it as ${places} to resume there.` };
  }
  if (hasHeader)
    return {
      type: "string",
      description: "Number of the event. Send it as `Last-Event-ID` to resume after this event.",
    };
  return undefined;
}
