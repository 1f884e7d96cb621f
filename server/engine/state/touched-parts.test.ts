import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { compileSchema } from "../../core/schemas/compile-schema.ts";
import { JsonDocument } from "./json-document.ts";
import { getChild } from "./json-path.ts";
import { findTouchedParts, type TouchedPart } from "./touched-parts.ts";

const row = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
const schema: JsonObject = {
  type: "object",
  title: "Table",
  properties: {
    n: { type: "integer" },
    rows: { type: "array", items: row },
    few: { type: "array", maxItems: 3, items: row },
    map: { additionalProperties: { type: "number" } },
    closed: { properties: { a: { type: "number" } }, additionalProperties: false },
  },
  required: ["n"],
};
const state: JsonObject = {
  n: 1,
  rows: [{ name: "a" }, { name: "b" }],
  few: [{ name: "c" }],
  map: {},
  closed: { a: 1 },
};
const { few, map, closed, n } = schema.properties as { [name: string]: JsonObject };
const wholeState: TouchedPart = { schema, steps: [] };
const add = (path: string): JsonPatchOperation => ({ op: "add", path, value: 1 });
const replace = (path: string): JsonPatchOperation => ({ op: "replace", path, value: 1 });
const remove = (path: string): JsonPatchOperation => ({ op: "remove", path });
const move = (from: string, path: string): JsonPatchOperation => ({ op: "move", from, path });

describe("a patch touches", () => {
  it.each<
    [string, JsonPatchOperation[], (TouchedPart | { schema: JsonObject | undefined; steps: string[] })[]]
  >([
    ["a member", [replace("/n")], [{ schema: n, steps: ["n"] }]],
    [
      "nothing without a schema",
      [add("/other"), replace("/rows/0/age"), { op: "test", path: "/n", value: 1 }],
      [],
    ],
    [
      "a property of an item",
      [replace("/rows/1/name")],
      [{ schema: row.properties.name, steps: ["rows", "1", "name"] }],
    ],
    ["an added item", [add("/rows/-")], [{ schema: row, steps: ["rows", "2"] }]],
    ["no removed item", [remove("/rows/0")], []],
    [
      "the object that requires a removed key",
      [remove("/rows/0/name"), remove("/n")],
      [{ schema: row, steps: ["rows", "0"] }, wholeState],
    ],
    ["an array with a length limit", [add("/few/-")], [{ schema: few, steps: ["few"] }]],
    ["an item of it", [replace("/few/0/name")], [{ schema: few, steps: ["few"] }]],
    [
      "a value of a map",
      [add("/map/x")],
      [{ schema: map?.additionalProperties as JsonObject, steps: ["map", "x"] }],
    ],
    ["an object that does not allow the key", [add("/closed/b")], [{ schema: closed, steps: ["closed"] }]],
    [
      "an inserted and changed value",
      [add("/map/x"), replace("/map/x/y")],
      [{ schema: map?.additionalProperties as JsonObject, steps: ["map", "x"] }],
    ],
    [
      "both ends of a move",
      [move("/rows/0/name", "/n")],
      [
        { schema: n, steps: ["n"] },
        { schema: row, steps: ["rows", "0"] },
      ],
    ],
    [
      "an item that is moved in its array",
      [move("/rows/0", "/rows/1")],
      [{ schema: row, steps: ["rows", "1"] }],
    ],
    ["everything, if an item is moved into its sibling", [move("/rows/0", "/rows/0/name")], [wholeState]],
    [
      "everything, if items change their indexes between operations",
      [replace("/rows/0/name"), remove("/rows/0")],
      [wholeState],
    ],
    ["everything, if the state is replaced", [replace("")], [wholeState]],
    ["everything, if the patch is invalid", [{ op: "add" } as JsonPatchOperation], [wholeState]],
  ])("%s", (_, patch, parts) => {
    expect(findTouchedParts(schema, patch, state)).toEqual(parts);
  });

  it.each<JsonObject>([
    { properties: { n: { $ref: "#/$defs/n" } }, $defs: { n: {} } },
    { $schema: "http://json-schema.org/draft-07/schema#", properties: { n: {} } },
    { anyOf: [{ properties: { n: {} } }] },
    { patternProperties: { n: {} } },
  ])("all of a state with the schema %j", (schema) => {
    expect(findTouchedParts(schema, [replace("/n")], state)).toEqual([{ schema, steps: [] }]);
  });
});

it("a valid state is valid after a patch if the touched parts are", () => {
  const fits = (schema: JsonObject, value: Json) => compileSchema(schema, false)(value);
  const names = fc.constantFrom("a", "b", "0");
  const values = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, 0, "x"), tie("list"), tie("object")),
    list: fc.array(tie("any"), { maxLength: 3 }),
    object: fc.dictionary(names, tie("any"), { maxKeys: 3, noNullPrototype: true }),
  }));
  const types = fc.constantFrom("object", "array", "number", "string", "null");
  const schemas = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constant({}),
      fc.record({ type: types }),
      fc.record(
        {
          type: fc.constantFrom("object", ["object", "array"]),
          properties: fc.dictionary(names, tie("any"), { maxKeys: 3, noNullPrototype: true }),
          additionalProperties: fc.oneof(fc.boolean(), tie("any")),
          required: fc.uniqueArray(names, { maxLength: 1 }),
          items: fc.oneof(fc.constant(true), tie("any")),
          maxProperties: fc.constant(2),
          maxItems: fc.constant(2),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    ),
  }));
  const paths = fc
    .array(fc.oneof(names, fc.constantFrom("1", "-")), { minLength: 0, maxLength: 3 })
    .map((steps) => steps.map((step) => `/${step}`).join(""));
  const operations = fc.oneof(
    fc.record({ op: fc.constantFrom("add", "add", "replace"), path: paths, value: values.any }),
    fc.record({ op: fc.constant("remove"), path: paths }),
    fc.record({ op: fc.constantFrom("move", "copy"), from: paths, path: paths }),
  );
  const found = { fit: 0, unfit: 0, narrow: 0 };
  fc.assert(
    fc.property(
      schemas.any,
      values.object,
      fc.array(operations, { minLength: 1, maxLength: 3 }),
      (schema, before, patch) => {
        fc.pre(fits(schema as JsonObject, before as Json));
        const document = new JsonDocument(before as Json);
        try {
          for (const operation of patch) document.apply(operation as JsonPatchOperation);
        } catch {
          fc.pre(false);
        }
        const parts = findTouchedParts(
          schema as JsonObject,
          patch as JsonPatchOperation[],
          before as JsonObject,
        );
        const partsFit = parts.every(({ schema, steps }) => {
          const value = steps.reduce<Json | undefined>(getChild, document.current);
          return value === undefined || fits(schema, value);
        });
        const wholeFits = fits(schema as JsonObject, document.current);
        // If a part is invalid, the complete state is checked, so nothing can be concluded here.
        if (partsFit) expect(wholeFits).toBe(true);
        found[wholeFits ? "fit" : "unfit"] += 1;
        if (partsFit && parts.every(({ steps }) => steps.length > 0)) found.narrow += 1;
      },
    ),
    { numRuns: 600, seed: 5 },
  );
  expect(Math.min(found.unfit, found.narrow)).toBeGreaterThan(50);
});
