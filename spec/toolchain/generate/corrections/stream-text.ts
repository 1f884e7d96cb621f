import type { Schema } from "../schema.ts";
import type { FrameExample } from "./stream-examples.ts";

/** Returns the data of the frame that ends a stream but is not an event, such as `[DONE]`, if there is one. */
export function findEndMark(asyncapi: {
  components: { messages: Record<string, { payload: Schema }> };
}): string | undefined {
  const payloads = Object.values(asyncapi.components.messages).map(({ payload }) => payload);
  return payloads.find(({ $ref }) => $ref === undefined)?.const as string | undefined;
}

/**
 * Converts the examples of a stream's events to one example with the text of the stream, which OpenAPI 3.2 can
 * describe.
 *
 * @param examples The examples of a media type in the 3.1 document, one for each event.
 * @param isOfFrames True if the value of an example is a frame, and not an event.
 * @param endMark See {@link findEndMark}.
 */
export function toStreamExample(
  examples: Record<string, unknown>,
  isOfFrames: boolean,
  endMark: string | undefined,
): { stream: { summary: string; serializedValue: string } } {
  const frames = Object.values(examples) as FrameExample[];
  const text = frames.map(({ value, "x-frame": { id, event } = {} }) => {
    const data = isOfFrames ? (value as { data: unknown }).data : value;
    const lines = [
      ...(id === undefined ? [] : [`id: ${id}`]),
      ...(event === undefined ? [] : [`event: ${event}`]),
      `data: ${JSON.stringify(data)}`,
    ];
    return `${lines.join("\n")}\n\n`;
  });
  if (endMark !== undefined) text.push(`data: ${endMark}\n\n`);
  return { stream: { summary: "The text of the stream", serializedValue: text.join("") } };
}
