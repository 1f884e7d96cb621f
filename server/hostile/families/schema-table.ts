/** Schemas and values whose validation costs more than both took to send, unless something bounds it. */

type Value = Record<string, unknown>;
type Schema = Record<string, unknown> | boolean;

/** A schema and a value to validate against it. Both are made when they are needed, for most are large. */
export interface SchemaRow {
  name: string;
  short?: true;
  schema: () => Record<string, unknown>;
  value: () => Value;
}

const list = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = <Item>(count: number, make: (index: number) => Item, prefix = "k") =>
  Object.fromEntries(list(count, (index) => [`${prefix}${index}`, make(index)]));
/** An object with a list in `a`, whose items have this schema. */
const items = (schema: Schema, more: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { a: { type: "array", items: schema, ...more } },
});
const nested = (
  depth: number,
  wrap: (inner: Schema) => Record<string, unknown>,
  leaf: Schema,
): Record<string, unknown> => {
  let schema = wrap(leaf);
  for (let level = 1; level < depth; level += 1) schema = wrap(schema);
  return schema;
};
const inA = (schema: Schema) => ({ type: "object", properties: { a: schema } });
/** The regular expression that takes a time exponential in the length of a text of this form, if the engine backtracks. */
const backtracking = "^(a+)+$";
const backtracked = `${"a".repeat(40)}!`;

export const schemaTable: readonly SchemaRow[] = [
  {
    name: "uniqueItems over objects",
    short: true,
    schema: () => items({}, { uniqueItems: true }),
    value: () => ({ a: list(20_000, (i) => ({ i })) }),
  },
  {
    name: "uniqueItems over nested lists",
    schema: () => items({}, { uniqueItems: true }),
    value: () => ({ a: list(20_000, (i) => [[[i]]]) }),
  },
  {
    name: "uniqueItems over long equal starts",
    schema: () => items({}, { uniqueItems: true }),
    value: () => ({ a: list(900, (i) => ({ text: "x".repeat(500), list: [1, 2, 3, 4, i] })) }),
  },
  {
    name: "mistakes in every item",
    short: true,
    schema: () => items({ type: "object", required: list(400, (i) => `required${i}`) }),
    value: () => ({ a: list(20_000, () => ({})) }),
  },
  {
    name: "members that are not allowed",
    schema: () => ({ type: "object", additionalProperties: false, maxProperties: 1 }),
    value: () => named(20_000, (i) => i),
  },
  {
    name: "enum of lists",
    short: true,
    schema: () => items({ enum: list(3_000, (i) => [i, [i]]) }),
    value: () => ({ a: list(40_000, () => [0, [1]]) }),
  },
  {
    name: "enum of long texts",
    schema: () => items({ enum: list(60, (i) => `${"x".repeat(900)}${i}`) }),
    value: () => ({ a: list(900, (i) => `${"x".repeat(900)}-${i}`) }),
  },
  {
    name: "const of a deep object",
    schema: () => items({ const: nested(50, (inner) => ({ inner, more: [1, 2, 3] }), true) }),
    value: () => ({ a: list(500, () => nested(50, (inner) => ({ inner, more: [1, 2, 3] }), false)) }),
  },
  {
    name: "deep anyOf",
    schema: () => inA(nested(12, (inner) => ({ anyOf: [inner, inner] }), { type: "array", minItems: 5 })),
    value: () => ({ a: list(4, () => ({})) }),
  },
  {
    name: "wide oneOf",
    schema: () => items({ oneOf: list(500, (i) => ({ type: "object", required: [`r${i}`] })) }),
    value: () => ({ a: list(5_000, () => ({ r1: 1, r2: 2 })) }),
  },
  {
    name: "a chain of if, then and else",
    schema: () =>
      items(
        nested(60, (inner) => ({ if: { required: ["x"] }, then: false, else: inner }), { required: ["y"] }),
      ),
    value: () => ({ a: list(10_000, () => ({})) }),
  },
  {
    name: "a reference to itself",
    schema: () => ({
      type: "object",
      properties: { a: { type: "array", items: { $ref: "#" } } },
      additionalProperties: { $ref: "#" },
    }),
    value: () => nested(55, (inner) => ({ a: [inner], b: {} }), {}) as Value,
  },
  {
    name: "references that multiply",
    short: true,
    schema: () => ({
      type: "object",
      properties: { a: { $ref: "#/$defs/d0" } },
      $defs: {
        ...named(22, (i) => ({ anyOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] }), "d"),
        d22: { type: "string", minLength: 99 },
      },
    }),
    value: () => ({ a: "short" }),
  },
  {
    name: "allOf that multiplies",
    schema: () => inA(nested(16, (inner) => ({ allOf: [inner, inner] }), { type: "number", maximum: 1 })),
    value: () => ({ a: 5 }),
  },
  {
    name: "a pattern that backtracks",
    short: true,
    schema: () => inA({ type: "string", pattern: backtracking }),
    value: () => ({ a: backtracked }),
  },
  {
    name: "patterns of members that backtrack",
    schema: () => ({ type: "object", patternProperties: { [backtracking]: { type: "number" } } }),
    value: () => ({ [backtracked]: 1 }),
  },
  {
    name: "many patterns, many members",
    schema: () => ({
      type: "object",
      patternProperties: named(500, () => ({ type: "number" }), "x.*y.*z.*k"),
    }),
    value: () => named(5_000, () => "text", "xxxxxxxxyyyyyyyyzzzzzzzz"),
  },
  {
    name: "a pattern with large repetitions",
    schema: () => inA({ type: "string", pattern: "^((a{0,1000}){0,1000}){0,1000}b$" }),
    value: () => ({ a: "a".repeat(30_000) }),
  },
  {
    name: "costly to compile",
    schema: () => ({
      type: "object",
      properties: named(900, (i) => ({ type: "array", items: { enum: [i, [i]] }, uniqueItems: true })),
    }),
    value: () => ({ k1: [[1]] }),
  },
  {
    name: "costly to compile, deep",
    schema: () =>
      inA(
        nested(
          60,
          (inner) => ({
            properties: { a: inner },
            not: { required: ["z"] },
            dependentRequired: { a: ["b"] },
          }),
          {},
        ),
      ),
    value: () => ({ a: nested(50, (a) => ({ a }), {}) }),
  },
  {
    name: "dependent schemas",
    schema: () => ({
      type: "object",
      dependentSchemas: named(300, (i) => ({ required: [`k${i + 1}`, `x${i}`], maxProperties: 3 })),
    }),
    value: () => named(3_000, () => 1),
  },
  {
    name: "unevaluated members behind anyOf",
    schema: () =>
      items({
        anyOf: list(100, (i) => ({ properties: { [`k${i}`]: { type: "number" } } })),
        unevaluatedProperties: false,
      }),
    value: () => ({ a: list(1_000, () => named(20, () => 1, "u")) }),
  },
  {
    name: "contains with bounds",
    schema: () =>
      items(
        {},
        {
          contains: { type: "object", required: ["none"] },
          minContains: 1_000,
          maxContains: 1_001,
          unevaluatedItems: false,
        },
      ),
    value: () => ({ a: list(60_000, () => ({})) }),
  },
  {
    name: "bounds beyond all",
    schema: () =>
      inA({
        type: ["array", "object", "string"],
        minItems: 1e15,
        minProperties: 1e15,
        minLength: 1e15,
        maxItems: -1,
        maxLength: 1e308,
      }),
    value: () => ({ a: [] }),
  },
  {
    name: "multiples of next to nothing",
    schema: () => items({ multipleOf: 5e-324 }),
    value: () => ({ a: list(60_000, (i) => i + 0.1) }),
  },
  {
    name: "names out of a long list",
    schema: () => ({ type: "object", propertyNames: { enum: list(4_000, (i) => `name${i}`) } }),
    value: () => named(8_000, () => 1, "other"),
  },
  {
    name: "names of 10 kB",
    schema: () => ({
      type: "object",
      required: list(5, (i) => `${"n".repeat(10_000)}${i}`),
      additionalProperties: false,
    }),
    value: () => Object.fromEntries(list(80, (i) => [`${"n".repeat(10_000)}-${i}`, 1])),
  },
  {
    name: "names of every object",
    short: true,
    schema: () =>
      JSON.parse(
        '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"number"},"toString":{"type":"number"}},"required":["__proto__","hasOwnProperty","valueOf"]}',
      ),
    value: () =>
      JSON.parse(
        '{"__proto__":{"type":"x"},"constructor":{"prototype":{"a":1}},"valueOf":"1","toString":"2"}',
      ),
  },
  {
    name: "not within not",
    schema: () => items(nested(60, (not) => ({ not }), { type: "number" })),
    value: () => ({ a: list(20_000, (i) => (i % 2 === 0 ? i : "x")) }),
  },
  {
    name: "dynamic references",
    schema: () => ({
      $id: "urn:tree",
      $dynamicAnchor: "node",
      type: "object",
      properties: { a: { type: "array", items: { $dynamicRef: "#node" } } },
      unevaluatedProperties: false,
    }),
    value: () => nested(25, (inner) => ({ a: [inner, { b: 1 }] }), {}) as Value,
  },
  {
    name: "lengths of texts outside the BMP",
    schema: () => items({ type: "string", minLength: 200_000 }),
    value: () => ({ a: list(3, () => "😀".repeat(60_000)) }),
  },
  {
    name: "no schemas at all",
    schema: () => ({
      type: "banana",
      $schema: "urn:none",
      $ref: "http://127.0.0.1:1/x",
      properties: { a: 5 },
      items: "x",
      allOf: {},
    }),
    value: () => ({ a: 1 }),
  },
];
