/** Tests the example streams in the documents: their text, their events, and the order of the events. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createParser } from "eventsource-parser";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findEndMark } from "../generate/corrections/stream-text.ts";
import { eventStream, type MediaType, type OpenApiDocument, operationsOf } from "../generate/document.ts";
import type { Violation } from "../generate/runtime/violations.ts";
import { componentName } from "../generate/schema.ts";
import { contracts } from "../project.ts";

const generated = join(import.meta.dirname, "../../../generated");

/** A frame of a parsed stream. */
interface Frame {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, unknown>;
}

function readDocument(contract: string, file: string): OpenApiDocument {
  return parse(readFileSync(join(generated, contract, file), "utf8"));
}

/** Returns the media types of all streams, by operation id. */
function listStreams(document: OpenApiDocument): Map<string, MediaType> {
  const streams = operationsOf(document).flatMap(({ operation }): [string, MediaType][] => {
    const mediaType = operation.responses[200]?.content?.[eventStream];
    return mediaType === undefined ? [] : [[operation.operationId, mediaType]];
  });
  return new Map(streams);
}

/**
 * Parses a stream.
 *
 * @param endMark The data of the last frame, if the stream ends with a frame that is not an event.
 */
function parseStream(text: string, endMark: string | undefined): Frame[] {
  const end = endMark === undefined ? "" : `data: ${endMark}\n\n`;
  expect(text.slice(text.length - end.length)).toBe(end);
  const frames: Frame[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => frames.push({ id, event, data: JSON.parse(data) }),
    onError: (error) => {
      throw error;
    },
  });
  parser.feed(text.slice(0, text.length - end.length));
  return frames;
}

/** Returns a position as a number, so that positions can be compared. */
function toPosition(id: string | undefined): number {
  const [number = 0, notes = 0] = (id ?? "").split("-").map(Number);
  return number * 1000 + notes;
}

describe.each(contracts)("each example stream of %s", (contract) => {
  const document = readDocument(contract, "openapi.yaml");
  const streams = listStreams(document);
  const texts = listStreams(readDocument(contract, "openapi.3.2.yaml"));
  const endMark = findEndMark(parse(readFileSync(join(generated, contract, "asyncapi.yaml"), "utf8")));

  it.each([...streams])(
    "%s consists of valid events, in the documented order",
    async (operationId, stream) => {
      const { examples = {} } = texts.get(operationId) ?? {};
      expect(Object.keys(examples)).toEqual(["stream"]);
      const { serializedValue } = examples.stream as { serializedValue: string };
      const frames = parseStream(serializedValue, endMark);

      const name = componentName(stream.schema?.$ref ?? "");
      const union = document.components.schemas[name];
      const isOfFrames = union?.discriminator?.propertyName === "event";
      const events = frames.map(({ event, data }) => (isOfFrames ? { event, data } : data));
      const { [`check${name}`]: check } = await import(join(generated, contract, "validators.sealed.js"));
      expect(events.flatMap((event): Violation[] => check(event))).toEqual([]);
      expect(Object.values(stream.examples ?? {}).map((each) => (each as { value: unknown }).value)).toEqual(
        events,
      );

      const types = frames.map(({ event, data }) => event ?? data.type);
      const order = union?.["x-event-order"] as { first: unknown[]; last?: unknown[] } | undefined;
      const isResumed = toPosition(frames[0]?.id) >= 2000;
      if (order !== undefined) {
        const { first, last } = order;
        if (!isResumed) expect(first).toContain(types[0]);
        if (last !== undefined) expect(types.filter((type) => last.includes(type))).toEqual([types.at(-1)]);
      }

      const positions = frames.map(({ id }) => toPosition(id));
      const hasIds = frames.some(({ id }) => id !== undefined);
      expect(positions).toEqual(
        hasIds ? [...new Set(positions)].toSorted((a, b) => a - b) : frames.map(() => 0),
      );
    },
  );
});

it("the complete response of tool-progress contains what its stream contains", () => {
  const operation = operationsOf(readDocument("tool-progress", "openapi.yaml")).find(
    ({ operation: { operationId } }) => operationId === "sendMessage",
  )?.operation;
  const { [eventStream]: stream, "application/json": complete } = operation?.responses[200]?.content ?? {};
  const chunks = Object.values(stream?.examples ?? {}).map(
    (each) => (each as { value: { message: string; tool_calls: object[]; citations: string[] } }).value,
  );
  const text = chunks.map(({ message }) => message).join("");
  expect(complete?.example).toEqual({
    message: text,
    response: text,
    tool_calls: chunks.flatMap(({ tool_calls }) => tool_calls),
    citations: chunks.flatMap(({ citations }) => citations),
  });
});
