/** Adds the example streams of `@streamExample`, which is a decorator of this project, to the documents. */
import { navigateProgram, type Program } from "@typespec/compiler";
import { resolveOperationId } from "@typespec/openapi";
import { eventStream, type MediaType, mapOperations, mapValues, type OpenApiDocument } from "../document.ts";
import { componentName } from "../schema.ts";

/** A frame of an example stream. */
export interface ExampleFrame {
  id?: string;
  event?: string;
  data: unknown;
}

/** An event in an example stream in an OpenAPI 3.1 document. */
export interface FrameExample {
  summary: string;
  value: unknown;
  "x-frame"?: Omit<ExampleFrame, "data">;
}

/** The frames of the example streams, by operation id. */
export type StreamExamples = ReadonlyMap<string, readonly ExampleFrame[]>;

/** The key under which `spec/common/decorators.js` stores the examples. */
const key = Symbol.for("Common.streamExamples");

/** Reads the example streams of all operations. */
export function readStreamExamples(program: Program): StreamExamples {
  const frames = program.stateMap(key);
  const examples = new Map<string, ExampleFrame[]>();
  navigateProgram(program, {
    operation(operation) {
      const found = frames.get(operation);
      if (found !== undefined) examples.set(resolveOperationId(program, operation), found);
    },
  });
  return examples;
}

/**
 * Adds the example streams to the media types of streams: one example for each event, in order, because the
 * schema describes one event. An example has the `id:` and `event:` lines of its frame as `x-frame`.
 */
export function addStreamExamples(document: OpenApiDocument, streams: StreamExamples): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const frames = streams.get(operation.operationId);
    if (frames === undefined) return operation;
    const addTo = (mediaType: MediaType, name: string) =>
      name === eventStream
        ? { ...mediaType, examples: buildExamples(document, mediaType, frames) }
        : mediaType;
    return {
      ...operation,
      responses: mapValues(operation.responses, (response) =>
        response.content === undefined
          ? response
          : { ...response, content: mapValues(response.content, addTo) },
      ),
    };
  });
}

function buildExamples(
  document: OpenApiDocument,
  { schema }: MediaType,
  frames: readonly ExampleFrame[],
): Record<string, FrameExample> {
  const union = document.components.schemas[componentName(schema?.$ref ?? "")];
  const isOfFrames = union?.discriminator?.propertyName === "event";
  const digits = String(frames.length).length;
  const examples = frames.map(({ data, ...lines }, index): [string, FrameExample] => [
    `event_${String(index + 1).padStart(digits, "0")}`,
    {
      summary: `Event ${index + 1} of ${frames.length}`,
      value: isOfFrames ? { event: lines.event, data } : data,
      ...(Object.keys(lines).length > 0 && { "x-frame": lines }),
    },
  ]);
  return Object.fromEntries(examples);
}
