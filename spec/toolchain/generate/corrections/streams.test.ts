import { expect, it } from "vitest";
import type { OpenApiDocument } from "../document.ts";
import { ContractError } from "../document.ts";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { describeStreams } from "./streams.ts";

/** Returns a document with a stream of the given frames, as the emitter writes it for OpenAPI 3.2. */
function emitted(oneOf: Schema[], schemas: Record<string, Schema> = { Event: {} }): OpenApiDocument {
  const content = {
    "text/event-stream": { schema: { type: "string" }, itemSchema: { type: "object", oneOf } },
    "application/json": { schema: {} },
  };
  return testDocument(schemas, {
    "get /run": { operationId: "run", responses: { 200: { description: "Stream.", content } } },
  });
}

/** Returns the schema that a stream of the given frames gets. */
function streamSchema(document: OpenApiDocument): Schema | undefined {
  const { paths } = describeStreams(document, document);
  const content = paths["/run"]?.get?.responses[200]?.content;
  // Only the stream may change.
  expect(content?.["application/json"]).toEqual({ schema: {} });
  return content?.["text/event-stream"]?.schema;
}

const frame = (name: string): Schema => ({
  properties: { data: { contentMediaType: "application/json", contentSchema: ref(name) } },
});
const named = (name: string): Schema => ({
  properties: { ...frame(name).properties, event: { const: name.toLowerCase() } },
});
const frameOf = (name: string): Schema => ({
  properties: { event: { const: name.toLowerCase() }, data: ref(name) },
});

const events = { Start: {}, End: {}, Event: { oneOf: [ref("Start"), ref("End")] } };
const frames = {
  Start: {},
  End: {},
  StartFrame: frameOf("Start"),
  EndFrame: frameOf("End"),
  Frame: { oneOf: [ref("StartFrame"), ref("EndFrame")] },
};

it.each<[name: string, document: OpenApiDocument, union: string]>([
  ["the only variant", emitted([frame("Event")]), "Event"],
  ["the union of the events in named frames", emitted([named("End"), named("Start")], events), "Event"],
  [
    "the union of frames, if events have no type field",
    emitted([named("End"), named("Start")], frames),
    "Frame",
  ],
])("describes a stream by %s", (_, document, union) => {
  expect(streamSchema(document)).toEqual(ref(union));
});

const needsUnion =
  "get /run: a stream's @events union requires exactly one unnamed variant, the union of its events";

it.each<[name: string, document: OpenApiDocument, message: string]>([
  ["no event", emitted([]), needsUnion],
  ["several variants", emitted([frame("Event"), frame("Event")]), needsUnion],
  ["a variant without a schema", emitted([{ properties: { data: { const: "[DONE]" } } }]), needsUnion],
  [
    "only some events of a union",
    emitted([named("Start")], events),
    "or a named variant for each event of such a union",
  ],
  [
    "frames of which only some have names",
    emitted([named("Start"), frame("End")], events),
    "or a named variant for each event",
  ],
  [
    "only some events of a union of frames",
    emitted([named("Start")], frames),
    "or of a union of frames {event, data}",
  ],
  [
    "events of a union of frames under other names",
    emitted([named("Start"), named("StartFrame")], frames),
    "or of a union of frames {event, data}",
  ],
])("rejects a stream with %s", (_, document, message) => {
  expect(() => describeStreams(document, document)).toThrow(message);
});

it("reports the only event of a stream that has no frame", () => {
  const document = emitted([named("End"), named("Start"), named("Running")], frames);
  expect(() => describeStreams(document, document)).toThrow(
    new ContractError('get /run: Frame has no frame {event, data} for the event "running"; add one'),
  );
});
