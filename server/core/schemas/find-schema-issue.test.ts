import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { JsonObject } from "../events.ts";
import { completeObjectSchema, findSchemaIssue } from "./find-schema-issue.ts";
import { pydanticSchema, typeboxSchema } from "./fixtures/emitted.ts";

const ofX = (x: unknown, others = {}): JsonObject => ({ properties: { x }, ...others }) as JsonObject;
const draft07 = "http://json-schema.org/draft-07/schema#";

/** Returns an array that is nested to a depth. */
const nest = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

const node = z.object({
  get children() {
    return z.array(node).optional();
  },
});
const zodSchema = z.object({
  tree: node,
  pair: z.tuple([z.string(), z.int()]),
  any: z.any(),
  union: z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") }), z.object({ kind: z.null() })]),
});

describe("a valid schema", () => {
  it.each<[string, unknown]>([
    ["empty", {}],
    ["with nothing but a type", { type: "object" }],
    ["with a list of types", { type: ["null", "object"] }],
    ["with boolean fields", ofX(true)],
    ["that allows nothing", { not: {}, additionalProperties: false }],
    ["with a reference to itself", { properties: { x: { $ref: "#" } } }],
    ["with anchors", { $ref: "#here", $defs: { a: { $anchor: "here", $dynamicAnchor: "a" } } }],
    [
      "with absolute ids",
      { $id: "https://a.b/c", $ref: "d#e", $defs: { d: { $id: "https://a.b/d", $anchor: "e" } } },
    ],
    [
      "with ids in parts with ids",
      {
        $defs: {
          a: { $id: "x/", $defs: { b: { $id: "y", $defs: { c: {} } } }, $ref: "y#/$defs/c" },
          d: { $ref: "x/y#/$defs/c" },
        },
      },
    ],
    ["with escaped references", { $ref: "#/$defs/a~1b%20%C3%A9", $defs: { "a/b é": true } }],
    ["with a reference to a list item", { $ref: "#/allOf/1", allOf: [{}, {}] }],
    ["with a reference into an unknown keyword", ofX({ $ref: "#/schemas/a" }, { schemas: { a: {} } })],
    ["with a local reference in an unknown keyword", { "x-ui": { $ref: "#/a", pattern: "(" } }],
    [
      "of draft-07, with an anchor",
      { $schema: draft07, $ref: "#here", definitions: { a: { $id: "#here" } } },
    ],
    [
      "of another dialect, with an anchor",
      { $schema: "http://json-schema.org/draft-04/schema", $ref: "#a", pattern: "(" },
    ],
    ["with a pattern for Python", ofX({ pattern: "(?P<a>b)" })],
    ["with an invalid pattern for names", { patternProperties: { "(": {} } }],
    ["with an id that is a URN", { $id: "urn:a", $ref: "urn:a#/$defs/x", $defs: { x: {} } }],
    ["with fields named like keywords", { properties: { $ref: { type: "string" }, $id: {}, default: {} } }],
    ["with references in data", ofX({ default: { $ref: "http://a.b" }, enum: [{ $ref: "http://a.b" }] })],
    ["with a list of items", ofX({ items: [{ type: "string" }], additionalItems: false })],
    ["of draft-07", { $schema: draft07, ...ofX({ items: [true] }), definitions: { a: false } }],
    ["of another dialect", { $schema: "https://json-schema.org/draft/2019-09/schema", items: [5] }],
    ["as deep as possible", { enum: nest(55) }],
    ["as large as possible", { enum: Array.from({ length: 19_999 }, () => 0) }],
    ["by zod", z.toJSONSchema(zodSchema)],
    ["by zod in draft-07", z.toJSONSchema(zodSchema, { target: "draft-7" })],
    ["by pydantic", pydanticSchema],
    ["by TypeBox", typeboxSchema],
  ])("%s has no issue [T-028][T-029]", (_name, schema) => {
    expect(findSchemaIssue(schema as JsonObject)).toBeUndefined();
  });
});

const foreign = 'must refer to a part of the same schema, such as "#/$defs/Name"';
const missing = "must refer to a part that the schema has";
const types = "must be one of: array, boolean, integer, null, number, object, string";

describe("an invalid schema", () => {
  it.each<[string, unknown, pointer: string, detail: string]>([
    ["for a list", { type: "array" }, "/type", 'must be "object", or a list that contains it'],
    ["for other types", { type: ["array", "null"] }, "/type", 'must be "object", or a list that contains it'],
    ["with an unknown type", ofX({ items: { type: "date" } }), "/properties/x/items/type", types],
    [
      "with a branch that is a number",
      ofX({ anyOf: [{}, 1] }),
      "/properties/x/anyOf/1",
      "must be of type object or boolean",
    ],
    [
      "with an item that is a number",
      ofX({ items: [1] }),
      "/properties/x/items/0",
      "must be of type object or boolean",
    ],
    [
      "with a list of items in 2020-12",
      { $schema: "https://json-schema.org/draft/2020-12/schema", ...ofX({ items: [{}] }) },
      "/properties/x/items",
      "must be of type object or boolean",
    ],
    [
      "with a definition that is a list",
      { $defs: { "a/b": [] } },
      "/$defs/a~1b",
      "must be of type object or boolean",
    ],
    ["with no alternatives", { anyOf: [] }, "/anyOf", "must NOT have fewer than 1 items"],
    [
      "of draft-07, with a wrong keyword",
      { $schema: draft07, definitions: { a: 1 } },
      "/definitions/a",
      "must be of type object or boolean",
    ],
    ["with a dialect that is no text", { $schema: 1 }, "/$schema", "must be of type string"],
    ["with a URL", ofX({ $ref: "https://a.b/c" }), "/properties/x/$ref", foreign],
    ["with a relative reference", ofX({ items: { $ref: "c.json" } }), "/properties/x/items/$ref", foreign],
    ["with an invalid reference", ofX({ $ref: "http://[" }), "/properties/x/$ref", foreign],
    ["with a dynamic reference", { $dynamicRef: "https://a.b/c#d" }, "/$dynamicRef", foreign],
    [
      "in a map of fields named like data",
      { properties: { default: { $ref: "a" } } },
      "/properties/default/$ref",
      foreign,
    ],
    [
      "with a dangling reference",
      ofX({ $ref: "#/$defs/y" }, { $defs: { x: {} } }),
      "/properties/x/$ref",
      missing,
    ],
    [
      "with a reference to data",
      ofX({ items: { $ref: "#/required" } }, { required: [] }),
      "/properties/x/items/$ref",
      missing,
    ],
    ["with a reference to a keyword's text", { $ref: "#/title", title: "a" }, "/$ref", missing],
    ["with a reference to an inherited field", { $ref: "#/constructor" }, "/$ref", missing],
    ["with a malformed reference", { $ref: "#/%" }, "/$ref", missing],
    ["with an unknown anchor", { $ref: "#a", $defs: { b: { $anchor: "b" } } }, "/$ref", missing],
    ["with an unknown dynamic anchor", { $dynamicRef: "#a" }, "/$dynamicRef", missing],
    [
      "with an anchor in another part with an id",
      { $ref: "#a", $defs: { b: { $id: "b", $anchor: "a" } } },
      "/$ref",
      missing,
    ],
    [
      "with a dangling reference into a part with an id",
      { $ref: "b#/$defs/c", $defs: { b: { $id: "b" }, c: {} } },
      "/$ref",
      missing,
    ],
    ["with a URL in an unknown keyword", { "x-ui": { $ref: "https://a.b" } }, "/x-ui/$ref", foreign],
    [
      "with an id that is too long",
      { $ref: `https://a.b/${"c".repeat(1_000)}`, $defs: { c: { $id: `https://a.b/${"c".repeat(1_000)}` } } },
      "/$ref",
      foreign,
    ],
    ["that is too deep", { enum: nest(56) }, "", "must be nested at most 56 levels deep"],
    [
      "that is too large",
      { enum: Array.from({ length: 20_000 }, () => 0) },
      "",
      "must contain at most 20000 values",
    ],
  ])("%s has an issue [T-028][T-029][T-192][T-193]", (_name, schema, pointer, detail) => {
    expect(findSchemaIssue(schema as JsonObject)).toEqual({ pointer, detail });
  });

  const list = Array.from({ length: 5_000 }, (_, index) => `k${index}`);
  const ofEach = (make: (name: string) => unknown) =>
    ({ $defs: Object.fromEntries(list.map((name) => [name, make(name)])) }) as JsonObject;
  const longId = `https://a.b/${"c".repeat(900_000)}/`;

  // Each of these schemas would take minutes if the work were not limited.
  it.each<[string, schema: () => JsonObject, pointer: string | undefined]>([
    ["types", () => ({ required: list, properties: { x: { type: list } } }), "/properties/x/type/0"],
    ["references", () => ofEach(() => ({ $ref: `#/$defs${"/k".repeat(1_000)}` })), "/$defs/k0/$ref"],
    ["long ids", () => ({ $id: longId, ...ofEach((name) => ({ $id: name, $ref: name })) }), undefined],
    ["ids", () => ofEach((name) => ({ $id: `${"c/".repeat(400)}${name}`, $ref: "" })), undefined],
  ])("is found within a bound in a schema with many %s", (_name, make, pointer) => {
    expect(findSchemaIssue(make())?.pointer).toBe(pointer);
  });
});

it("completes a schema without changing what it allows", () => {
  expect(completeObjectSchema({ anyOf: [true] })).toStrictEqual({
    type: "object",
    properties: {},
    anyOf: [true],
  });
  expect(
    completeObjectSchema({ type: ["null", "object"], required: ["a"], properties: { a: {} } }),
  ).toStrictEqual({
    type: "object",
    properties: { a: {} },
    required: ["a"],
  });
});
