import {
  type ModelProperty,
  navigateType,
  type Program,
  type Type,
  type UnionVariant,
} from "@typespec/compiler";
import { getContentType, isEventData, isEvents } from "@typespec/events";
import type { JsonObject } from "./asyncapi.ts";
import type { StreamResponse } from "./streams.ts";

/** The data of an SSE frame. Its type may be a union of several events. */
export interface FrameData {
  type: Type;
  /** The variant of the `@events` union. */
  variant: UnionVariant;
  /** The `event:` field, if the variant has a name. */
  eventName?: string;
  /** The media type of the data. */
  contentType: string;
  /** The schema of the data in the OpenAPI document. */
  schema: JsonObject | undefined;
}

/**
 * Returns the data of the frames of a stream, one for each variant of its `@events` union. Returns `undefined`
 * if the stream has no frames, as in JSON Lines. Each item of such a stream is a value of the union.
 */
export function readFrames(program: Program, stream: StreamResponse): FrameData[] | undefined {
  const { type, contentType, eventSchemas } = stream;
  if (type.kind !== "Union" || !isEvents(program, type) || !/^text\/event-stream\b/i.test(contentType)) {
    return undefined;
  }
  return [...type.variants.values()].map((variant, index) => {
    const data = findDataProperty(program, variant) ?? variant;
    return {
      type: data.type,
      variant,
      ...(typeof variant.name === "string" && { eventName: variant.name }),
      contentType: getContentType(program, data) ?? "application/json",
      schema: findDataSchema(eventSchemas[index]),
    };
  });
}

/** Returns the property that is marked with `@data`. The events library rejects a variant with several. */
export function findDataProperty(program: Program, variant: UnionVariant): ModelProperty | undefined {
  let found: ModelProperty | undefined;
  navigateType(
    variant.type,
    {
      modelProperty: (property) => {
        if (isEventData(program, property)) found ??= property;
      },
    },
    {},
  );
  return found;
}

/** Returns the schema of an event's data from the OpenAPI description of the event. */
export function findDataSchema(frame: unknown): JsonObject | undefined {
  return (frame as { properties?: { data?: { contentSchema?: JsonObject } } } | undefined)?.properties?.data
    ?.contentSchema;
}
