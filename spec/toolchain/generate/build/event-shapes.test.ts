import { expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { writeEventShapes } from "./event-shapes.ts";

/** Returns a document with streams that send events with the given schemas. */
function documentOf(schemas: Record<string, Schema>, ...streams: string[]) {
  const operations = streams.map((name): [string, never] => {
    const content = { "text/event-stream": { schema: ref(name) } };
    return [`get /${name}`, { operationId: name, responses: { 200: { description: "", content } } } as never];
  });
  return testDocument(schemas, Object.fromEntries(operations));
}

const literal = (text: string): Schema => ({ type: "string", const: text });
const object = (
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema => ({
  type: "object",
  properties,
  required,
});
const shapesOf = (schemas: Record<string, Schema>, ...streams: string[]) =>
  writeEventShapes(documentOf(schemas, ...streams))["event-shapes.js"];

it("writes the shapes of a stream's events, each named object once and before its first use", () => {
  expect(
    shapesOf(
      {
        Events: { oneOf: [ref("Standard"), ref("Custom")] },
        Standard: {
          type: "object",
          oneOf: [ref("Begun"), ref("Ended")],
          discriminator: { propertyName: "type" },
        },
        Custom: { type: "object", oneOf: [ref("Own")], discriminator: { propertyName: "name" } },
        Begun: object({ type: literal("BEGUN"), at: ref("Millis"), code: ref("Code") }, ["type"]),
        Ended: object({
          type: literal("ENDED"),
          blocks: { type: "array", items: ref("Block") },
          last: ref("Text"),
        }),
        Own: object({ type: literal("CUSTOM"), name: literal("own.event"), value: {}, meta: ref("Meta") }),
        Block: {
          type: "object",
          oneOf: [ref("Text"), ref("Image")],
          discriminator: { propertyName: "kind" },
        },
        Text: object({
          kind: literal("text"),
          id: { type: "string" },
          text: { type: "string", minLength: 1 },
        }),
        Image: object({ id: { type: "string" }, kind: literal("image"), size: { type: "string" } }, [
          "kind",
          "id",
        ]),
        Meta: { type: "object", additionalProperties: object({ seen: { type: "boolean" } }) },
        Millis: { type: "integer", format: "int64" },
        Code: { anyOf: [{ type: "string" }, { type: "string", enum: ["A", "B"] }] },
      },
      "Events",
    ),
  ).toBe(`const Block = { "kind": "string", "id": "string" };
const Text = { "kind": "=text", "id": "string", "text": "string" };

export const eventShapes = { "BEGUN": { "type": "=BEGUN", "at?": "integer", "code?": "string" }, "ENDED": { "type": "=ENDED", "blocks": [Block], "last": Text }, "own.event": { "type": "=CUSTOM", "name": "=own.event", "value": "any", "meta": { "*": { "seen": "boolean" } } } };
`);
});

const event = (member: Schema) => ({ Event: object({ type: literal("E"), member }) });

it.each<[error: string, schemas: Record<string, Schema>, streams: string[]]>([
  ["event shapes require one event union for all streams", {}, []],
  [
    "event shapes require one event union for all streams",
    { ...event({}), Other: object({ type: literal("O") }) },
    ["Event", "Other"],
  ],
  [
    "#/components/schemas/Event: an event requires a literal type or name",
    { Event: object({ type: { type: "string" } }) },
    ["Event"],
  ],
  [
    'a shape cannot express {"anyOf":[{"type":"string"},{"type":"number"}]}',
    event({ anyOf: [{ type: "string" }, { type: "number" }] }),
    ["Event"],
  ],
  [
    'a shape cannot express {"type":"object","oneOf":[{"type":"object","properties":{},"required":[]}]}',
    event({ type: "object", oneOf: [object({})] }),
    ["Event"],
  ],
  [
    "#/components/schemas/A: its kind must be a literal",
    {
      ...event({ oneOf: [ref("A")], discriminator: { propertyName: "kind" } }),
      A: object({ kind: { type: "string" } }),
    },
    ["Event"],
  ],
  [
    "a shape cannot express Node, which is recursive",
    { ...event(ref("Node")), Node: object({ next: ref("Node") }, []) },
    ["Event"],
  ],
  [
    "a shape cannot contain a field named why?",
    { Event: object({ type: literal("E"), "why?": {} }) },
    ["Event"],
  ],
  ["#/components/schemas/Gone: the schema does not exist", event(ref("Gone")), ["Event"]],
])("rejects %s", (error, schemas, streams) => {
  expect(() => shapesOf(schemas, ...streams)).toThrow(error);
});
