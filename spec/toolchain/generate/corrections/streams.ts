/** Finds the union of the events in a stream. */
import {
  getDiscriminatedUnion,
  getFriendlyName,
  isTemplateDeclaration,
  navigateProgram,
  type Program,
  type Type,
  type Union,
} from "@typespec/compiler";
import { getAllHttpServices } from "@typespec/http";
import { getStreamMetadata } from "@typespec/http/experimental";
import { resolveOperationId } from "@typespec/openapi";
import { isTerminalEvent } from "@typespec/sse";
import { ContractError, eventStream, mapOperations, mapValues, type OpenApiDocument } from "../document.ts";

/** The names of the schemas of streams, by operation id. */
export type StreamUnions = ReadonlyMap<string, string>;

/** Sets the schema of each stream to the union of its events or frames. */
export function describeStreams(document: OpenApiDocument, unions: StreamUnions): OpenApiDocument {
  return mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) => {
      const stream = response.content?.[eventStream];
      if (stream === undefined) return response;
      const schema = { $ref: `#/components/schemas/${unions.get(operation.operationId)}` };
      return { ...response, content: { ...response.content, [eventStream]: { ...stream, schema } } };
    }),
  }));
}

/**
 * Reads the union of each stream's events or frames from the program.
 *
 * @throws {ContractError} The events of a stream are not one union. The type of the stream must be an `@events` union
 * that has a single unnamed variant, the union of all events, or that is discriminated. If the events have no type field,
 * there must be one union of frames with the same events. A `@terminalEvent` that is a string, such as `[DONE]`, is not
 * counted, because it is not JSON.
 */
export function readStreamUnions(program: Program): StreamUnions {
  const found = new Map<string, string>();
  const [services] = getAllHttpServices(program);
  for (const { operation, responses } of services.flatMap(({ operations }) => operations))
    for (const content of responses.flatMap((response) => response.responses)) {
      const stream = getStreamMetadata(program, content);
      if (!stream?.contentTypes.includes(eventStream)) continue;
      const id = resolveOperationId(program, operation);
      found.set(id, findEvents(program, stream.streamType, id));
    }
  return found;
}

function findEvents(program: Program, stream: Type, operation: string): string {
  const variants =
    stream.kind === "Union"
      ? [...stream.variants.values()].filter(
          (variant) => variant.type.kind !== "String" || !isTerminalEvent(program, variant),
        )
      : [];
  const [only] = variants;
  const payload =
    variants.length === 1 && typeof only?.name === "symbol" ? findName(program, only.type) : undefined;
  if (payload !== undefined) return payload;
  const isNamed = variants.length > 0 && variants.every(({ name }) => typeof name === "string");
  if (stream.kind === "Union" && isNamed) {
    const name = findName(program, stream);
    if (name !== undefined && getDiscriminatedUnion(program, stream)[0] !== undefined) return name;
    const frames = findFrames(program, stream, operation);
    if (frames !== undefined) return frames;
  }
  throw new ContractError(
    `${operation}: a stream's @events union requires exactly one unnamed variant, the union of its events, ` +
      "or @discriminated, or a union of frames {event, data} with the same events",
  );
}

/** Returns the union of frames that has a frame for each event of a stream. */
function findFrames(program: Program, stream: Union, operation: string): string | undefined {
  const exact: string[] = [];
  const missing: string[] = [];
  navigateProgram(program, {
    union(union) {
      const name = findName(program, union);
      const events = readFrames(union);
      if (name === undefined || events === undefined) return;
      const others = [...stream.variants].filter(([event, { type }]) => events.get(event) !== type);
      if (events.size === stream.variants.size - others.length)
        if (others.length === 0) exact.push(name);
        else if (others.length === 1)
          missing.push(
            `${name} has no frame {event, data} for the event "${String(others[0]?.[0])}"; add one`,
          );
    },
  });
  const problem =
    exact.length > 1 ? `the unions of frames ${exact.join(" and ")} are identical; remove one` : undefined;
  const message = problem ?? (exact.length === 0 ? missing[0] : undefined);
  if (message !== undefined) throw new ContractError(`${operation}: ${message}`);
  return exact[0];
}

/** Returns the events of a union of frames by name, or `undefined` if a variant is not a frame. */
function readFrames(union: Union): Map<string | symbol, Type> | undefined {
  const frames = new Map<string | symbol, Type>();
  for (const { type } of union.variants.values()) {
    const event = type.kind === "Model" ? type.properties.get("event")?.type : undefined;
    const data = type.kind === "Model" ? type.properties.get("data")?.type : undefined;
    if (event?.kind !== "String" || data === undefined) return undefined;
    frames.set(event.value, data);
  }
  return frames;
}

/** Returns the name of a type's schema. */
function findName(program: Program, type: Type): string | undefined {
  if (type.kind !== "Union" && type.kind !== "Model") return undefined;
  return isTemplateDeclaration(type) ? undefined : (getFriendlyName(program, type) ?? type.name);
}
