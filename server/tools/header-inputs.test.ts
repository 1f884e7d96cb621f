import { expect, it } from "vitest";
import type { JsonObject } from "../core/events.ts";
import { findHeaderProblem } from "./header-inputs.ts";

const text = (header: unknown) => ({ type: "string", "x-mcp-header": header }) as JsonObject;
const object = (properties: JsonObject) => ({ type: "object", properties }) as JsonObject;
const [notAName, notInProperties, wrongType, notUnique] = [
  "is not the name of an HTTP header",
  "is only allowed in `properties`",
  "is only allowed for a string, an integer or a boolean",
  "is also the header of another input",
];

it.each<[string, JsonObject, problem?: string]>([
  ["no headers", object({ a: { type: "number" } })],
  [
    "a header of each type",
    object({
      a: text("A"),
      b: { type: "integer", "x-mcp-header": "B" },
      c: { type: "boolean", "x-mcp-header": "C" },
    }),
  ],
  ["a header of a nested input", object({ a: object({ "b/c": text("A") }) })],
  ["an input whose name is the keyword", object({ "x-mcp-header": { type: "number" } })],
  ["the keyword in data", object({ a: { default: text(""), enum: [text("")] } })],
  ["an empty name", object({ a: text("") }), `/inputSchema/properties/a/x-mcp-header ${notAName}`],
  ["a name that is no text", object({ a: text(1) }), `/inputSchema/properties/a/x-mcp-header ${notAName}`],
  ["a name with a space", object({ a: text("A b") }), `/inputSchema/properties/a/x-mcp-header ${notAName}`],
  [
    "a name with a line break",
    object({ a: text("A\n") }),
    `/inputSchema/properties/a/x-mcp-header ${notAName}`,
  ],
  ["a name outside ASCII", object({ a: text("Ä") }), `/inputSchema/properties/a/x-mcp-header ${notAName}`],
  [
    "a number",
    object({ a: { type: "number", "x-mcp-header": "A" } }),
    `/inputSchema/properties/a/x-mcp-header ${wrongType}`,
  ],
  [
    "an object",
    object({ a: { type: "object", "x-mcp-header": "A" } }),
    `/inputSchema/properties/a/x-mcp-header ${wrongType}`,
  ],
  ["no type", object({ a: { "x-mcp-header": "A" } }), `/inputSchema/properties/a/x-mcp-header ${wrongType}`],
  [
    "two types",
    object({ a: { type: ["string", "null"], "x-mcp-header": "A" } }),
    `/inputSchema/properties/a/x-mcp-header ${wrongType}`,
  ],
  [
    "two equal names",
    object({ a: text("Region"), b: text("REGION") }),
    `/inputSchema/properties/b/x-mcp-header ${notUnique}`,
  ],
  [
    "a header of the schema itself",
    { ...object({}), "x-mcp-header": "A" },
    `/inputSchema/x-mcp-header ${notInProperties}`,
  ],
  [
    "a header of a list's items",
    object({ a: { type: "array", items: text("A") } }),
    `/inputSchema/properties/a/items/x-mcp-header ${notInProperties}`,
  ],
  [
    "a header in an alternative",
    object({ a: { anyOf: [text("A")] } }),
    `/inputSchema/properties/a/anyOf/0/x-mcp-header ${notInProperties}`,
  ],
  [
    "a header in a definition",
    { $defs: { a: text("A") } },
    `/inputSchema/$defs/a/x-mcp-header ${notInProperties}`,
  ],
  [
    "a header in the properties of an alternative",
    { allOf: [object({ a: text("A") })] },
    `/inputSchema/allOf/0/properties/a/x-mcp-header ${notInProperties}`,
  ],
])("judges %s", (_title, schema, problem) => {
  expect(findHeaderProblem(schema)).toBe(problem);
});
