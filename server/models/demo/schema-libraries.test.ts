/** Builds inputs for schemas with references, unions and tuples, as schema libraries write them. */
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Json } from "../../core/events.ts";
import { pydanticNodeSchema, pydanticSchema, typeboxSchema } from "../../core/schemas/fixtures/emitted.ts";
import { findMentions } from "./mentions.ts";
import { buildInput } from "./props.ts";
import { UnitBudget } from "./units.ts";

const build = (schema: object, fillsOptional = true) =>
  buildInput(schema, { mentions: findMentions("show it"), budget: new UnitBudget(), fillsOptional });

const tree = z.object({
  label: z.string(),
  get children() {
    return z.array(tree);
  },
  get parent() {
    return tree.nullable();
  },
});
const order = z.object({
  tree,
  pair: z.tuple([z.string(), z.int()]),
  pet: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("cat") }),
    z.object({ kind: z.literal("dog") }),
  ]),
  both: z.intersection(z.object({ a: z.int() }), z.object({ b: z.boolean() })),
  id: z.uuid(),
  any: z.any(),
});

const options = { strict: false, logger: false, validateFormats: false } as const;

describe("values for the schemas of libraries", () => {
  it.each<[string, object, Ajv]>([
    ["zod", z.toJSONSchema(order), new Ajv2020(options)],
    ["zod, draft-07", z.toJSONSchema(order, { target: "draft-7" }), new Ajv(options)],
    ["pydantic", pydanticSchema, new Ajv2020(options)],
    ["pydantic, recursive", pydanticNodeSchema, new Ajv2020(options)],
    ["TypeBox", typeboxSchema, new Ajv(options)],
  ])("satisfy a schema by %s [T-029]", (_name, schema, ajv) => {
    for (const fillsOptional of [true, false]) {
      const input = build(schema, fillsOptional);
      expect(input).toBeDefined();
      expect(ajv.validate(schema, input), ajv.errorsText()).toBe(true);
    }
  });
});

const ofX = (x: unknown, more: object = {}) => ({ properties: { x }, required: ["x"], ...more });

describe("values for a field", () => {
  it.each<[string, unknown, Json, more?: object]>([
    ["true", true, "Jan"],
    ["anything", {}, "Jan"],
    ["an optional value that is impossible", false, "absent", { required: [] }],
    ["a list of types", { type: ["null", "boolean"] }, true],
    ["a tuple", { prefixItems: [{ const: 1 }, { type: "null" }], items: false }, [1, null]],
    [
      "a tuple of draft-07",
      { items: [{ const: 1 }], additionalItems: { type: "null" }, minItems: 2 },
      [1, null],
    ],
    ["a reference", { $ref: "#/$defs/a~1b" }, true, { $defs: { "a/b": { type: "boolean" } } }],
    ["an anchor", { $ref: "#here" }, null, { $defs: { a: { $anchor: "here", const: null } } }],
    ["an id", { $ref: "here" }, 5, { $defs: { a: { $id: "here", enum: [5] } } }],
    ["a reference to itself", { $ref: "#/properties/x" }, "Jan"],
    [
      "fields of every branch",
      { allOf: [ofX({ const: 1 }), { properties: { y: { const: 2 } }, required: ["y"] }] },
      { x: 1, y: 2 },
    ],
    [
      "fields beside alternatives",
      { properties: { y: { const: 2 } }, oneOf: [false, ofX({ const: 1 })] },
      { x: 1, y: 2 },
    ],
    [
      "a recursive alternative",
      { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] },
      { x: null },
      { $defs: { node: ofX({ anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] }) } },
    ],
  ])("%s [T-029]", (_name, schema, value, more) => {
    const built = build(ofX(schema, more)) as Record<string, Json>;
    expect("x" in built ? built.x : "absent").toEqual(value);
  });

  it.each<[string, object]>([
    ["a list that contains itself", ofX({ type: "array", minItems: 1, items: { $ref: "#/properties/x" } })],
    ["an object that contains itself", { properties: { x: { $ref: "#" } }, required: ["x"] }],
    ["a required value that is impossible", ofX(false)],
    [
      "references that multiply",
      ofX(
        { $ref: "#/$defs/d0" },
        {
          $defs: Object.fromEntries(
            Array.from({ length: 20 }, (_, i) => [
              `d${i}`,
              i === 19 ? {} : { prefixItems: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
            ]),
          ),
        },
      ),
    ],
    [
      "a chain of 2,000 references",
      ofX(
        { $ref: "#/$defs/d0" },
        {
          $defs: Object.fromEntries(
            Array.from({ length: 2_000 }, (_, i) => [`d${i}`, ofX({ $ref: `#/$defs/d${i + 1}` })]),
          ),
        },
      ),
    ],
  ])("are not built for %s", (_name, schema) => {
    expect(build(schema)).toBeUndefined();
  });
});
