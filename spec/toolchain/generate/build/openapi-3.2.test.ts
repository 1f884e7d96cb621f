import { describe, expect, it } from "vitest";
import type { OpenApiDocument, Parameter } from "../document.ts";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { type AsyncApiDocument, toOpenApi32 } from "./openapi-3.2.ts";

/** Returns a document with a stream of the given union. */
function document(union: Record<string, Schema>, parameters: Parameter[] = []): OpenApiDocument {
  const content = {
    "text/event-stream": { schema: ref("Event"), example: "x" },
    "application/json": { schema: {} },
  };
  return testDocument(union, {
    "get /run": { operationId: "run", parameters, responses: { 200: { description: "Stream.", content } } },
  });
}

/** Returns the AsyncAPI document for the same stream, with the given event names. */
function asyncapi(names: Record<string, string | undefined>): AsyncApiDocument {
  const messages = Object.entries(names).map(([schema, name]) => [
    schema,
    {
      payload: ref(schema),
      ...(name !== undefined && { headers: { properties: { event: { const: name } } } }),
    },
  ]);
  const refs = Object.keys(names).map((schema) => [schema, { $ref: `#/components/messages/${schema}` }]);
  return {
    channels: { run: { address: "/run", messages: Object.fromEntries(refs) } },
    components: { messages: Object.fromEntries(messages) },
  };
}

const unnamed = asyncapi({ Event: undefined });

function itemSchema(openapi: OpenApiDocument, events: AsyncApiDocument): Schema | undefined {
  const { paths } = toOpenApi32(openapi, events);
  return paths["/run"]?.get?.responses[200]?.content?.["text/event-stream"]?.itemSchema;
}

it("writes a frame for each event, of which only data is required, and changes nothing else", () => {
  const openapi = document({ Event: {} });
  const item: Schema = {
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
  };
  const content = {
    "text/event-stream": { itemSchema: item, example: "x" },
    "application/json": { schema: {} },
  };
  expect(toOpenApi32(openapi, unnamed)).toEqual({
    ...openapi,
    openapi: "3.2.0",
    paths: {
      "/run": {
        get: { operationId: "run", parameters: [], responses: { 200: { description: "Stream.", content } } },
      },
    },
  });
});

it("lists the names of frames", () => {
  const union = { Start: {}, End: {}, Event: { oneOf: [ref("Start"), ref("End")] } };
  const item = itemSchema(document(union), asyncapi({ End: "end", Start: "start" }));
  expect(item?.required).toEqual(["event", "data"]);
  expect(item?.properties?.event).toEqual({
    type: "string",
    enum: ["end", "start"],
    description: "Name of the event.",
  });
  expect(item?.properties?.data?.contentSchema).toEqual(ref("Event"));
});

it("describes the event of each frame name, if events have no type field", () => {
  const union = { Start: {}, End: {}, Event: { oneOf: [ref("StartFrame"), ref("EndFrame")] } };
  const item = itemSchema(document(union), asyncapi({ End: "end", Start: "start" }));
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

it("describes the frame that ends the stream but is not an event", () => {
  const marked = asyncapi({ Event: undefined });
  marked.components.messages.DONE = { payload: { type: "string", const: "[DONE]" } };
  expect(itemSchema(document({ Event: {} }), marked)?.properties?.data).toEqual({
    type: "string",
    description: "The event as JSON, or `[DONE]` after the last event.",
    anyOf: [{ contentMediaType: "application/json", contentSchema: ref("Event") }, { const: "[DONE]" }],
  });
});

const cursor: Parameter = { name: "cursor", in: "query", schema: {} };

it.each<[description: string, ...parameters: Parameter[]]>([
  [
    "Number of the event. Send it as `Last-Event-ID` to resume after this event.",
    { name: "Last-Event-ID", in: "header", schema: {} },
  ],
  ["Position after the event. Send it as `cursor` to resume there.", cursor],
  [
    "Position after the event. Send it as `cursor` or `Last-Event-ID` to resume there.",
    { name: "Last-Event-ID", in: "header", schema: {} },
    cursor,
  ],
])("describes the frame id that an operation accepts: %s", (description, ...parameters) => {
  const item = itemSchema(document({ Event: {} }, parameters), unnamed);
  expect(item?.properties?.id).toEqual({ type: "string", description });
});

it("describes no id for the cursor of a list", () => {
  const openapi = document({ Event: {} });
  openapi.paths["/list"] = { get: { operationId: "list", parameters: [cursor], responses: {} } };
  expect(itemSchema(openapi, unnamed)?.properties?.id).toBeUndefined();
});

describe("converts the examples of a stream's events to the text of the stream", () => {
  const example = (value: object, frame?: object) => ({ value, ...(frame && { "x-frame": frame }) });
  const convert = (union: Record<string, Schema>, names: AsyncApiDocument, ...examples: object[]) => {
    const openapi = document(union);
    const stream = openapi.paths["/run"]?.get?.responses[200]?.content?.["text/event-stream"];
    if (stream) stream.examples = Object.fromEntries(examples.map((each, index) => [`event_${index}`, each]));
    const { paths } = toOpenApi32(openapi, names);
    return paths["/run"]?.get?.responses[200]?.content?.["text/event-stream"]?.examples;
  };
  const text = (serializedValue: string) => ({
    stream: { summary: "The text of the stream", serializedValue },
  });

  it("with ids", () => {
    expect(convert({ Event: {} }, unnamed, example({ a: 1 }, { id: "1" }), example({ a: 2 }))).toEqual(
      text('id: 1\ndata: {"a":1}\n\ndata: {"a":2}\n\n'),
    );
  });

  it("with names", () => {
    const union = { Start: {}, End: {}, Event: { oneOf: [ref("Start"), ref("End")] } };
    const names = asyncapi({ End: "end", Start: "start" });
    expect(convert(union, names, example({ type: "start" }, { event: "start" }))).toEqual(
      text('event: start\ndata: {"type":"start"}\n\n'),
    );
  });

  it("with the frame that ends the stream but is not an event", () => {
    const marked = asyncapi({ Event: undefined });
    marked.components.messages.DONE = { payload: { type: "string", const: "[DONE]" } };
    expect(convert({ Event: {} }, marked, example({ a: 1 }))).toEqual(
      text('data: {"a":1}\n\ndata: [DONE]\n\n'),
    );
  });

  it("of frames", () => {
    const union = { Start: {}, End: {}, Event: { oneOf: [ref("StartFrame"), ref("EndFrame")] } };
    const names = asyncapi({ End: "end", Start: "start" });
    const frame = { event: "start", data: { a: 1 } };
    expect(convert(union, names, example(frame, { event: "start" }))).toEqual(
      text('event: start\ndata: {"a":1}\n\n'),
    );
  });
});
