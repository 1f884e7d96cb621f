/**
 * Tests that the computed costs are upper bounds for the actual work, and that a check has the same result in
 * this process and in a child process.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../events.ts";
import { computeSchemaCost, computeValueCost } from "./check-cost.ts";
import { checkPool } from "./check-pool.ts";
import { compileSchema } from "./compile-schema.ts";
import { createCompiledSchema } from "./compiled-schema.ts";

const names = ["a", "b", "c", "length", "__proto__"];
const values = fc.letrec<{ value: Json; list: Json; object: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(0, 1, -0, 1.5, "", "a", "abc", true, false, null),
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 8 }),
  object: fc
    .array(fc.tuple(fc.constantFrom(...names), tie("value")), { maxLength: 5 })
    .map((members) => Object.fromEntries(members)),
})).value;

const json = (value: Json) => JSON.stringify(value);
const size = fc.integer({ min: 0, max: 3 });
const type = fc.constantFrom("string", "integer", "array", "object", "null", "boolean");
const schemas = fc.letrec<{ schema: Json; keywords: JsonObject }>((tie) => {
  const schema = tie("schema") as fc.Arbitrary<Json>;
  const members = fc
    .array(fc.tuple(fc.constantFrom(...names), schema), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));
  const several = fc.array(schema, { minLength: 1, maxLength: 4 });
  const keyword = fc.oneof(
    ...[
      fc.record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1 })) }),
      fc.record({ enum: fc.array(values, { minLength: 1, maxLength: 5 }) }),
      fc.record({ const: values }),
      fc.record({ uniqueItems: fc.boolean() }),
      fc.record({ minLength: size }),
      fc.record({ maxLength: size }),
      fc.record({ minItems: size }),
      fc.record({ maxProperties: size }),
      fc.record({ required: fc.uniqueArray(fc.constantFrom(...names)) }),
      fc.record({ properties: members }),
      fc.record({ additionalProperties: schema }),
      fc.record({ unevaluatedProperties: schema }),
      fc.record({ propertyNames: schema }),
      fc.record({ dependentSchemas: members }),
      fc.record({ items: schema }),
      fc.record({ prefixItems: several }),
      fc.record({ unevaluatedItems: schema }),
      fc.record({ allOf: several }),
      fc.record({ anyOf: several }),
      fc.record({ oneOf: several }),
      fc.record({ not: schema }),
      fc
        .tuple(schema, schema, schema)
        .map(([a, b, c]) => JSON.parse(`{"if":${json(a)},"then":${json(b)},"else":${json(c)}}`)),
      fc.record({ $ref: fc.constantFrom("#/$defs/x", "#/$defs/y") }),
    ],
  ) as fc.Arbitrary<JsonObject>;
  return {
    schema: fc.oneof({ maxDepth: 4, withCrossShrink: true }, fc.boolean(), tie("keywords")),
    keywords: fc.array(keyword, { maxLength: 3 }).map((all) => Object.assign({}, ...all)),
  };
});
const roots = fc
  .record({ root: schemas.keywords, x: schemas.keywords, y: schemas.keywords })
  // If `x` refers to itself, the schema contains a cycle and has no finite cost.
  .map(({ root, x, y }): JsonObject => ({ ...root, $defs: { x, y } }));

/**
 * Maximum number of reads per step. The number of steps is the product of the schema's cost and the value's
 * cost. Some keywords read an object's keys and values.
 */
const maxReadsPerStep = 10;

describe("the product of the costs", () => {
  it("bounds the accesses to the value, and the errors", () => {
    fc.assert(
      fc.property(roots, values, (schema, value) => {
        const cost = computeSchemaCost(schema);
        fc.pre(Number.isFinite(cost));
        const steps = cost * computeValueCost(value, Number.MAX_SAFE_INTEGER);
        for (const allErrors of [false, true]) {
          const validate = compileSchema(schema, allErrors);
          const { watched, looks } = countReads(value);
          validate(watched);
          expect(looks()).toBeLessThanOrEqual(maxReadsPerStep * steps);
          expect(validate.errors?.length ?? 0).toBeLessThanOrEqual(allErrors ? steps : cost);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it("a value has the same result in a worker", async () => {
  const { signal } = new AbortController();
  await fc.assert(
    fc.asyncProperty(roots, values, async (schema, value) => {
      fc.pre(Number.isFinite(computeSchemaCost(schema)));
      const { findFirst, findAll } = createCompiledSchema(schema);
      const here = findFirst(value).kind === "invalid" ? findAll(value) : findFirst(value);
      const job = { kind: "check" as const, schema: JSON.stringify(schema), value: JSON.stringify(value) };
      expect(await checkPool.run("p", () => job, signal)).toEqual(here);
    }),
    { numRuns: 300 },
  );
}, 60_000);

describe("the cost of a value", () => {
  it.each<[string, Json, number]>([
    ["1 for each part", { a: [1, null], b: {} }, 5 + 2 / 64],
    ["more for long texts", "x".repeat(640), 11],
    ["more for long names", { ["x".repeat(640)]: 1 }, 12],
    ["infinite above the limit", Array(1_000).fill(0), Number.POSITIVE_INFINITY],
    ["infinite if it is too deep", JSON.parse("[".repeat(60) + "]".repeat(60)), Number.POSITIVE_INFINITY],
  ])("%s", (_title, value, cost) => {
    expect(computeValueCost(value, 1_000)).toBe(cost);
  });
});

describe("the cost of a schema", () => {
  const x = { $defs: { x: { enum: [1, 2] } } };
  const name = (text: string) => text.length / 64;
  it.each<[string, JsonObject, number]>([
    ["1 for each part", { enum: [1, 2] }, 4 + name("enum")],
    ["that of a reference's target, each time", { ...x, allOf: [{ $ref: "#/$defs/x" }] }, 13 + 32 / 64],
    ["1 for a description of any length", { description: "x".repeat(10_000) }, 2 + name("description")],
    ["that of a property named `pattern`", { properties: { pattern: {} } }, 3 + name("propertiespattern")],
    ...[
      { pattern: "a" },
      { patternProperties: {} },
      { contains: {} },
      { $ref: "#" },
      { $ref: "#x" },
      { $ref: "#/$defs/x" },
      { $ref: "https://example.com" },
      { $id: "a:b" },
      { enum: Array.from({ length: 600 }, (_, i) => i) },
      JSON.parse(`${'{"not":'.repeat(60)}{}${"}".repeat(60)}`) as JsonObject,
    ].map((schema): [string, JsonObject, number] => [
      `nothing that is finite: ${JSON.stringify(schema).slice(0, 40)}`,
      schema,
      Number.POSITIVE_INFINITY,
    ]),
  ])("%s", (_title, schema, cost) => {
    expect(computeSchemaCost(schema)).toBe(cost);
  });
});

/** Wraps a value to count how often its keys and values are read. */
function countReads(value: Json): { watched: Json; looks: () => number } {
  let looks = 0;
  const wrap = (part: unknown): unknown => {
    if (part === null || typeof part !== "object") return part;
    return new Proxy(part, {
      get(target, name, receiver) {
        looks += 1;
        return wrap(Reflect.get(target, name, receiver));
      },
      has(target, name) {
        looks += 1;
        return Reflect.has(target, name);
      },
      ownKeys(target) {
        looks += 1;
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor(target, name) {
        looks += 1;
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  };
  return { watched: wrap(value) as Json, looks: () => looks };
}
