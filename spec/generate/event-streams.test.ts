import { expect, it } from "vitest";
import { ContractError } from "./contract-error.ts";
import type { OpenApiDocument, Parameter } from "./document.ts";
import { eventUnions, streamEvents, streamItems, withoutFrameUnions } from "./event-streams.ts";
import type { Schema } from "./schema.ts";
import { ref, testDocument } from "./test-document.ts";

/** As the emitter writes a stream in 3.2. */
function emitted(oneOf: Schema[], parameters: Parameter[] = []): OpenApiDocument {
  const itemSchema: Schema = {
    type: "object",
    properties: { event: { type: "string" }, data: { type: "string" } },
    required: ["event"],
    oneOf,
  };
  const content = { "text/event-stream": { itemSchema } };
  return testDocument(
    { Event: {}, Sse: ref("Event") },
    {
      "get /run": { operationId: "run", parameters, responses: { 200: { description: "Stream.", content } } },
    },
  );
}

const frame = (name: string): Schema => ({
  properties: { data: { contentMediaType: "application/json", contentSchema: ref(name) } },
});
const streamOf = (document: OpenApiDocument) => document.paths["/run"]?.get?.responses[200]?.content;

it("finds the union of a stream's events", () => {
  expect([...eventUnions(emitted([frame("Event")]))]).toEqual([
    ["get /run 200", { schema: ref("Event"), names: [] }],
  ]);
});

const named = (name: string): Schema => ({
  properties: { ...frame(name).properties, event: { const: name.toLowerCase() } },
});

/** A stream with these frames, and the union of two events. */
function emittedNamed(frames: Schema[]): OpenApiDocument {
  const document = emitted(frames);
  const schemas = { Start: {}, End: {}, Event: { oneOf: [ref("Start"), ref("End")] } };
  return { ...document, components: { ...document.components, schemas } };
}

it("finds the union that named frames have the events of, and describes their names in 3.2", () => {
  const document = emittedNamed([named("End"), named("Start")]);
  const unions = eventUnions(document);
  expect([...unions]).toEqual([["get /run 200", { schema: ref("Event"), names: ["end", "start"] }]]);
  const item = streamOf(streamItems(document, unions))?.["text/event-stream"]?.itemSchema;
  expect(item?.required).toEqual(["event", "data"]);
  expect(item?.properties?.event).toEqual({
    type: "string",
    enum: ["end", "start"],
    description: "Name of the event.",
  });
  expect(item?.properties?.data?.contentSchema).toEqual(ref("Event"));
});

/** A stream with these frames, and the union of two objects that are frames themselves. */
function emittedPayloads(frames: Schema[]): OpenApiDocument {
  const document = emitted(frames);
  const frameOf = (name: string): Schema => ({
    properties: { event: { enum: [name.toLowerCase()] }, data: ref(name) },
  });
  const schemas = {
    Start: {},
    End: {},
    StartFrame: frameOf("Start"),
    EndFrame: frameOf("End"),
    Frame: { oneOf: [ref("StartFrame"), ref("EndFrame")] },
  };
  return { ...document, components: { ...document.components, schemas } };
}

it("finds the union of frames where events do not tell themselves what they are", () => {
  const document = emittedPayloads([named("End"), named("Start")]);
  const unions = eventUnions(document);
  expect([...unions]).toEqual([
    [
      "get /run 200",
      { schema: ref("Frame"), names: ["end", "start"], payloads: { end: ref("End"), start: ref("Start") } },
    ],
  ]);
  const item = streamOf(streamItems(document, unions))?.["text/event-stream"]?.itemSchema;
  expect(item?.properties?.data).toEqual({
    type: "string",
    description: "The event as JSON.",
    contentMediaType: "application/json",
  });
  expect(item?.oneOf).toEqual([
    { required: ["event"], properties: { event: { const: "end" }, data: { contentSchema: ref("End") } } },
    { required: ["event"], properties: { event: { const: "start" }, data: { contentSchema: ref("Start") } } },
  ]);
});

it.each<[name: string, frames: Schema[]]>([
  ["some events of it", [named("Start")]],
  ["its events under other names", [named("Start"), named("StartFrame")]],
])("refuses a union of frames when the stream has %s", (_, frames) => {
  expect(() => eventUnions(emittedPayloads(frames))).toThrow("or of a union of frames {event, data}");
});

it("names the one event of a stream that has no frame", () => {
  expect(() => eventUnions(emittedPayloads([named("End"), named("Start"), named("Running")]))).toThrow(
    new ContractError('get /run: Frame has no frame {event, data} for the event "running"; add one'),
  );
});

it.each<[name: string, frames: Schema[]]>([
  ["do not name all events of a union", [named("Start")]],
  ["are partly without a name", [named("Start"), frame("End")]],
])("refuses frames that %s", (_, frames) => {
  expect(() => eventUnions(emittedNamed(frames))).toThrow(
    "or a named variant for each event of such a union",
  );
});

it.each<[name: string, frames: Schema[]]>([
  ["no event", []],
  ["several variants", [frame("Event"), frame("Event")]],
  ["a variant without a schema", [{ properties: { data: { const: "[DONE]" } } }]],
])("refuses a stream with %s", (_, frames) => {
  expect(() => eventUnions(emitted(frames))).toThrow(
    "get /run: a stream's @events union needs exactly one unnamed variant, the union of its events",
  );
});

it("describes the frames of a stream in 3.2: only data is required", () => {
  const document = emitted([frame("Event")]);
  expect(streamOf(streamItems(document, eventUnions(document)))).toEqual({
    "text/event-stream": {
      itemSchema: {
        type: "object",
        description: "One frame of the stream.",
        required: ["data"],
        properties: {
          data: {
            type: "string",
            description: "The event as JSON.",
            contentMediaType: "application/json",
            contentSchema: ref("Event"),
          },
          event: { type: "string", description: "Name of the event." },
          retry: {
            type: "integer",
            minimum: 0,
            description: "How long to wait before reconnecting, in milliseconds.",
          },
        },
      },
    },
  });
});

it("describes the id of frames in 3.2 where an operation takes one back", () => {
  const document = emitted([frame("Event")], [{ name: "Last-Event-ID", in: "header", schema: {} }]);
  const stream = streamOf(streamItems(document, eventUnions(document)))?.["text/event-stream"];
  expect(stream?.itemSchema?.properties?.id).toEqual({
    type: "string",
    description: "The event's number: what `Last-Event-ID` takes up from.",
  });
});

it("describes the id of frames in 3.2 that an operation takes back as a cursor, but not the cursor of a list", () => {
  const cursor: Parameter = { name: "cursor", in: "query", schema: {} };
  const idOf = (document: OpenApiDocument) =>
    streamOf(streamItems(document, eventUnions(document)))?.["text/event-stream"]?.itemSchema?.properties?.id;
  expect(idOf(emitted([frame("Event")], [cursor]))).toEqual({
    type: "string",
    description: "The place after the event: what `cursor` takes up from.",
  });
  const document = emitted([frame("Event")]);
  document.paths["/list"] = { get: { operationId: "list", parameters: [cursor], responses: {} } };
  expect(idOf(document)).toBeUndefined();
});

it("describes the event of a stream in 3.1", () => {
  const unions = eventUnions(emitted([frame("Event")]));
  const content = { "text/event-stream": { schema: { type: "string" } }, "application/json": { schema: {} } };
  const document = testDocument(
    {},
    { "get /run": { operationId: "run", responses: { 200: { description: "Stream.", content } } } },
  );
  // Only the stream is changed: its schema becomes that of the events.
  expect(streamOf(streamEvents(document, unions))).toEqual({
    "text/event-stream": { schema: ref("Event") },
    "application/json": { schema: {} },
  });
});

it("leaves out the unions that only say how events are framed", () => {
  expect(withoutFrameUnions(emitted([]), new Set(["Sse"])).components.schemas).toEqual({ Event: {} });
});
