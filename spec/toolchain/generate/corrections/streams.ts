/** Finds the union of the events in a stream. */
import { ContractError, eventStream, mapResponseMediaTypes, type OpenApiDocument } from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

/**
 * Sets the schema of each stream to the union of its events or frames. The union is identified by the frames
 * that the emitter writes as `itemSchema` in OpenAPI 3.2.
 *
 * @param described The 3.2 document, with the same component names.
 * @throws {ContractError} A stream has no event union. The `@events` union must have a single unnamed
 * variant, which is the named union of all events. If frames have names, it must instead have one named
 * variant for each event in such a union, or in a union of frames.
 */
export function describeStreams(document: OpenApiDocument, described: OpenApiDocument): OpenApiDocument {
  return mapResponseMediaTypes(document, (mediaType, name, path, method, status) => {
    if (name !== eventStream) return mediaType;
    const emitted = described.paths[path]?.[method]?.responses[status]?.content?.[eventStream];
    const frames = emitted?.itemSchema?.oneOf ?? [];
    return { ...mediaType, schema: requireUnion(frames, described, `${method} ${path}`) };
  });
}

function requireUnion(frames: Schema[], document: OpenApiDocument, operation: string): Schema {
  const union = findUnion(frames, document);
  if (union !== undefined) return union;
  const missing = findMissingFrame(frames, document);
  if (missing !== undefined)
    throw new ContractError(
      `${operation}: ${missing.union} has no frame {event, data} for the event "${missing.event}"; add one`,
    );
  throw new ContractError(
    `${operation}: a stream's @events union requires exactly one unnamed variant, the union of its events, ` +
      "or a named variant for each event of such a union, or of a union of frames {event, data}",
  );
}

function findUnion(frames: Schema[], document: OpenApiDocument): Schema | undefined {
  const events = frames.map(({ properties }) => properties?.data?.contentSchema as Schema | undefined);
  const names = frames.map(({ properties }) => properties?.event?.const);
  const [only] = events;
  if (events.length === 1 && names[0] === undefined && only?.$ref !== undefined) return only;
  const refs = events.map((event) => event?.$ref);
  const named = names.filter((name) => typeof name === "string");
  if (named.length < frames.length || refs.includes(undefined)) return undefined;
  const payloads = Object.fromEntries(named.map((name, index) => [name, { $ref: refs[index] as string }]));
  return (
    findUnionOf(document, ({ $ref }) => refs.includes($ref), refs.length) ??
    findUnionOf(document, (branch) => isFrameOf(branch, payloads, document), refs.length)
  );
}

/** Finds a union that contains all of a stream's frames except one, and returns it with the missing event. */
function findMissingFrame(
  frames: Schema[],
  document: OpenApiDocument,
): { union: string; event: string } | undefined {
  for (const [union, { oneOf }] of Object.entries(document.components.schemas)) {
    if (oneOf?.length !== frames.length - 1) continue;
    const isCovered = ({ properties }: Schema) => {
      const name = String(properties?.event?.const);
      const payloads = { [name]: properties?.data?.contentSchema as Schema };
      return oneOf.some((branch) => isFrameOf(branch, payloads, document));
    };
    const [missing, ...others] = frames.filter((each) => !isCovered(each));
    if (missing !== undefined && others.length === 0)
      return { union, event: String(missing.properties?.event?.const) };
  }
  return undefined;
}

/**
 * Returns a reference to the first union that has the given number of branches, all of which pass the test.
 */
function findUnionOf(
  { components }: OpenApiDocument,
  test: (branch: Schema) => boolean,
  count: number,
): Schema | undefined {
  const found = Object.entries(components.schemas).find(
    ([, { oneOf }]) => oneOf?.length === count && oneOf.every(test),
  );
  return found && { $ref: `#/components/schemas/${found[0]}` };
}

/**
 * Returns true if the schema is an object whose `event` is the name of an event and whose `data` is that
 * event.
 */
function isFrameOf(
  { $ref }: Schema,
  payloads: Record<string, Schema>,
  { components }: OpenApiDocument,
): boolean {
  const { event, data } = ($ref && components.schemas[componentName($ref)]?.properties) || {};
  const name = event?.const;
  return typeof name === "string" && data?.$ref !== undefined && payloads[name]?.$ref === data.$ref;
}
