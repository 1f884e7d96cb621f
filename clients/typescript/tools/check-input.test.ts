import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JSONSchema } from "../types.ts";
import { checkInput } from "./check-input.ts";

/** Objects have the same prototype as objects created by JSON.parse. */
const plain = { noNullPrototype: true };
const names = fc.constantFrom("a", "b", "c/d", "e~f");
const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 3, 1.5, "x", "y", [], {}),
  fc.dictionary(names, fc.constantFrom<unknown>(null, 3, "x", ["x"], { a: 3 }), plain),
  fc.array(fc.constantFrom<unknown>(null, 3, "x", { a: 3 }), { maxLength: 3 }),
);

/** Property schemas. Some of their defaults are invalid. */
const { propertySchemas } = fc.letrec((tie) => ({
  propertySchema: fc.oneof(
    { depthSize: "small" },
    fc.record(
      {
        type: fc.constantFrom("string", "number", "integer", "boolean", "null"),
        enum: fc.array(values, { minLength: 1, maxLength: 3 }),
        default: values,
      },
      { ...plain, requiredKeys: ["type"] },
    ),
    fc.record(
      { type: fc.constant("array"), items: tie("propertySchema"), default: values },
      { ...plain, requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constant("object"),
        properties: tie("propertySchemas"),
        required: fc.uniqueArray(names, { maxLength: 2 }),
        additionalProperties: fc.boolean(),
        default: values,
      },
      { ...plain, requiredKeys: ["type"] },
    ),
  ),
  propertySchemas: fc.dictionary(names, tie("propertySchema"), { ...plain, maxKeys: 4 }),
}));
const schemas = fc.record(
  {
    type: fc.constant("object" as const),
    properties: propertySchemas,
    required: fc.uniqueArray(names, { maxLength: 2 }),
    additionalProperties: fc.boolean(),
  },
  { ...plain, requiredKeys: ["type", "properties"] },
) as fc.Arbitrary<JSONSchema>;

interface AnySchema {
  type?: string;
  enum?: unknown[];
  items?: AnySchema;
  properties?: Record<string, AnySchema>;
}

/** Creates inputs that resemble a schema, so that many of them are valid. */
function createInputs({
  type = "",
  enum: allowed,
  items = {},
  properties = {},
}: AnySchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, each]) => [name, createInputs(each)]);
  const ofType: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.constantFrom("x", "y"),
    number: fc.constantFrom(0, 1.5),
    integer: fc.constantFrom(0, 3),
    boolean: fc.boolean(),
    null: fc.constant(null),
    array: type === "array" ? fc.array(createInputs(items), { maxLength: 3 }) : values,
    object: fc.record(Object.fromEntries(fields), { ...plain, requiredKeys: [] }),
  };
  const valid = allowed === undefined ? (ofType[type] ?? values) : fc.constantFrom(...allowed);
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: values });
}

const escapePointer = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

/**
 * Validates an input with Ajv. Returns the input with defaults filled in, and the locations of the
 * violations.
 */
function checkWithAjv(schema: JSONSchema, rawInput: unknown) {
  const validate = new Ajv({
    strict: false,
    allErrors: true,
    useDefaults: true,
    validateSchema: false,
  }).compile(schema);
  // Unlike JSON, fast-check may use the same object at several locations.
  const input = JSON.parse(JSON.stringify(rawInput));
  validate(input);
  const pointers = (validate.errors ?? []).map(({ instancePath, params }) => {
    const name: string | undefined = params.missingProperty ?? params.additionalProperty;
    return name === undefined ? instancePath : `${instancePath}/${escapePointer(name)}`;
  });
  return { input, pointers: new Set(pointers) };
}

describe("checkInput", () => {
  it("finds the same violations and fills in the same defaults as Ajv [T-028][T-029]", () => {
    let validCount = 0;
    fc.assert(
      fc.property(
        schemas.chain((schema) => fc.tuple(fc.constant(schema), createInputs(schema as AnySchema))),
        ([schema, rawInput]) => {
          const before = structuredClone([schema, rawInput]);
          const { input, violations } = checkInput(schema, rawInput);
          const pointers = new Set(violations.map(({ pointer }) => pointer));
          expect({ input, pointers }).toEqual(checkWithAjv(schema, rawInput));
          expect([schema, rawInput]).toEqual(before);
          if (violations.length === 0) validCount++;
        },
      ),
      { numRuns: 1000, seed: 8 },
    );
    expect(validCount).toBeGreaterThan(100);
    expect(validCount).toBeLessThan(900);
  });

  const schema: JSONSchema = {
    type: "object",
    properties: {
      city: { type: "string" },
      unit: { type: "string", enum: ["C", "F"], default: "C" },
      days: { type: "integer" },
      places: {
        type: "array",
        items: { type: "object", properties: { lat: { type: "number" } }, required: ["lat"] },
      },
    },
    required: ["city"],
    additionalProperties: false,
  };

  it("reports all violations, so that a model can fix them at once [T-028][T-029]", () => {
    const input = { unit: "K", days: 1.5, places: [{ lat: 1 }, { lat: "1" }, {}, null], "to/day": true };
    expect(checkInput(schema, input).violations).toEqual([
      { pointer: "/city", message: "is required" },
      { pointer: "/unit", message: 'must be "C" or "F"' },
      { pointer: "/days", message: "must be of type integer, not number" },
      { pointer: "/places/1/lat", message: "must be of type number, not string" },
      { pointer: "/places/2/lat", message: "is required" },
      { pointer: "/places/3", message: "must be of type object, not null" },
      { pointer: "/to~1day", message: "is not a property of the schema; remove it" },
    ]);
    expect(checkInput(schema, []).violations).toEqual([
      { pointer: "", message: "must be of type object, not array" },
    ]);
  });

  it("returns a copy, so that a tool cannot change the snapshot or the schema", () => {
    const withList: JSONSchema = {
      type: "object",
      properties: { tags: { type: "array", default: [] }, deep: { type: "object" } },
    };
    const rawInput = { deep: { n: [1] } };
    const input = checkInput(withList, rawInput).input as { tags: number[]; deep: { n: number[] } };
    input.tags.push(1);
    input.deep.n.push(2);
    expect(rawInput).toEqual({ deep: { n: [1] } });
    expect(checkInput(withList, {}).input).toEqual({ tags: [] });
  });

  it("supports property names that every object inherits", () => {
    const createSchema = (name: string): JSONSchema => ({
      type: "object",
      properties: JSON.parse(`{${JSON.stringify(name)}: {"type": "object", "default": {"evil": 1}}}`),
      required: [name],
      additionalProperties: false,
    });
    for (const name of ["__proto__", "constructor", "toString"]) {
      const { input, violations } = checkInput(createSchema(name), {});
      expect(violations).toEqual([]);
      expect(JSON.stringify(input)).toBe(`{${JSON.stringify(name)}:{"evil":1}}`);
      expect((input as { evil?: number }).evil).toBeUndefined();
      const other: JSONSchema = {
        type: "object",
        properties: {},
        required: [name],
        additionalProperties: false,
      };
      expect(checkInput(other, {}).violations).toEqual([{ pointer: `/${name}`, message: "is required" }]);
      const rawInput = JSON.parse(`{${JSON.stringify(name)}: 1}`);
      expect(checkInput(other, rawInput).violations).toEqual([
        { pointer: `/${name}`, message: "is not a property of the schema; remove it" },
      ]);
    }
  });

  it("ignores keywords that it does not implement", () => {
    const withKeywords = {
      type: "object",
      properties: {
        a: { type: "string", minLength: 9, not: {} },
        b: { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      },
      patternProperties: { "^x": { type: "null" } },
      additionalProperties: false,
      minProperties: 5,
    };
    const input = { a: "x", b: 0, x: 1 };
    expect(checkInput(withKeywords, input)).toEqual({ input, violations: [] });
  });

  const tree = {
    $defs: {
      node: {
        type: "object",
        properties: { next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }], default: null } },
        required: ["label"],
        additionalProperties: { type: ["string", "integer"] },
      },
      self: { $ref: "#/$defs/self" },
    },
    properties: {
      root: { $ref: "#/$defs/node" },
      self: { $ref: "#/$defs/self" },
      pair: { prefixItems: [{ const: "x" }, true], items: false },
      list: { items: [{ type: "string" }], additionalItems: { enum: [1] } },
      all: { allOf: [{ required: ["a"] }, { properties: { b: { default: 2 } } }] },
      never: false,
      kind: { oneOf: [{ type: "string" }, { type: "boolean" }] },
    },
  };

  it.each<[name: string, input: object, violations: object[], withDefaults?: object]>([
    ["nothing", {}, []],
    [
      "valid values",
      {
        root: { label: "a", next: { label: 1, next: null } },
        self: 1,
        pair: ["x", {}],
        list: ["a", 1],
        kind: true,
      },
      [],
    ],
    [
      "defaults",
      { root: { label: "a" }, all: { a: 1 } },
      [],
      { root: { label: "a", next: null }, all: { a: 1, b: 2 } },
    ],
    [
      "a recursive schema",
      { root: { label: "a", next: { next: null, other: null } } },
      [
        { pointer: "/root/next/label", message: "is required" },
        { pointer: "/root/next/other", message: "must be of type string or integer, not null" },
      ],
    ],
    [
      "tuples",
      { pair: ["y", 1, 2], list: [1, 2] },
      [
        { pointer: "/pair/0", message: 'must be "x"' },
        { pointer: "/pair/2", message: "is not allowed" },
        { pointer: "/list/0", message: "must be of type string, not integer" },
        { pointer: "/list/1", message: "must be 1" },
      ],
    ],
    ["allOf", { all: {} }, [{ pointer: "/all/a", message: "is required" }], { all: { b: 2 } }],
    ["false", { never: 1 }, [{ pointer: "/never", message: "is not allowed" }]],
    [
      "alternatives",
      { kind: 1, root: { label: "a", next: 1 } },
      [
        {
          pointer: "/kind",
          message: "must be of type string, not integer, or must be of type boolean, not integer",
        },
        {
          pointer: "/root/next",
          message: "must be of type object, not integer, or must be of type null, not integer",
        },
      ],
    ],
  ])(
    "checks the keywords of schema libraries: %s [T-029]",
    (_name, input, violations, withDefaults = input) => {
      expect(checkInput(tree, input)).toEqual({ input: withDefaults, violations });
    },
  );

  it("rejects an input that is not an object, whatever the schema says", () => {
    expect(checkInput({}, [])).toEqual({
      input: [],
      violations: [{ pointer: "", message: "must be of type object, not array" }],
    });
  });
});
