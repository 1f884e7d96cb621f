/** Schemas and values that cost much more to validate than to send, unless validation is bounded. */

type Value = Record<string, unknown>;
type Schema = Record<string, unknown>;

/**
 * A schema and a value to validate against it. Both are created on demand, because most of them are large.
 */
export interface SchemaRow {
  name: string;
  short?: true;
  schema: () => Schema;
  value: () => Value;
}

/** Returns the name that a row's tool has on the tool server. */
export const toToolName = (name: string) => name.replaceAll(/[^a-z]+/gi, "_");

const list = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const createObject = <Item>(count: number, make: (index: number) => Item, prefix = "k") =>
  Object.fromEntries(list(count, (index) => [`${prefix}${index}`, make(index)]));
/** Wraps a value in the given number of layers. */
const nested = (depth: number, wrap: (inner: unknown) => Value, leaf: unknown): Value => {
  let inner = leaf;
  for (let level = 0; level < depth; level += 1) inner = wrap(inner);
  return inner as Value;
};

const root = (keywords: Value): Schema => ({ type: "object", properties: {}, ...keywords });
const schemaOfA = (type: string, keywords: Value): Schema =>
  root({ properties: { a: { type, ...keywords } } });
const items = (type: string, keywords: Value, ofList: Value = {}): Schema =>
  schemaOfA("array", { items: { type, ...keywords }, ...ofList });
/** Returns a schema that rejects every value that meets the condition. */
const conditional = (condition: unknown, otherwise: unknown) => ({
  if: condition,
  else: otherwise,
  not: condition,
});

/**
 * A regular expression that takes exponential time in the length of the text below if the engine backtracks.
 */
const backtracking = "^(a+)+$";
const backtracked = `${"a".repeat(40)}!`;

export const schemaTable: readonly SchemaRow[] = [
  {
    name: "uniqueItems over objects",
    short: true,
    schema: () => items("object", {}, { uniqueItems: true }),
    value: () => ({ a: list(20_000, (i) => ({ i })) }),
  },
  {
    name: "uniqueItems over nested lists",
    schema: () => items("array", { items: { type: "array" } }, { uniqueItems: true }),
    value: () => ({ a: list(20_000, (i) => [[[i]]]) }),
  },
  {
    name: "uniqueItems over equal starts",
    schema: () => items("object", {}, { uniqueItems: true }),
    value: () => ({ a: list(1_200, (i) => ({ text: "x".repeat(500), list: [1, 2, 3, 4, i] })) }),
  },
  {
    name: "errors in every item",
    short: true,
    schema: () => items("object", { required: list(400, (i) => `required${i}`) }),
    value: () => ({ a: list(20_000, () => ({})) }),
  },
  {
    name: "properties that are not allowed",
    schema: () => root({ additionalProperties: false, maxProperties: 1 }),
    value: () => createObject(20_000, (i) => i),
  },
  {
    name: "enum of lists",
    schema: () => items("array", { enum: list(3_000, (i) => [i, [i]]) }),
    value: () => ({ a: list(40_000, () => [0, [1]]) }),
  },
  {
    name: "enum of long texts",
    schema: () => items("string", { enum: list(60, (i) => `${"x".repeat(900)}${i}`) }),
    value: () => ({ a: list(900, (i) => `${"x".repeat(900)}-${i}`) }),
  },
  {
    name: "const of a deep object",
    schema: () => items("object", { const: nested(50, (inner) => ({ inner, more: [1, 2, 3] }), true) }),
    value: () => ({ a: list(400, () => nested(50, (inner) => ({ inner, more: [1, 2, 3] }), false)) }),
  },
  {
    name: "deep anyOf",
    schema: () =>
      items(
        "object",
        nested(10, (inner) => ({ anyOf: [inner, inner] }), { required: ["b"] }),
      ),
    value: () => ({ a: list(2_000, () => ({})) }),
  },
  {
    name: "wide oneOf",
    schema: () => items("object", { oneOf: list(500, (i) => ({ type: "object", required: [`r${i}`] })) }),
    value: () => ({ a: list(5_000, () => ({ r1: 1, r2: 2 })) }),
  },
  {
    name: "a chain of if, then and else",
    schema: () =>
      items(
        "object",
        nested(50, (inner) => conditional({ required: ["x"] }, inner), { required: ["y"] }),
      ),
    value: () => ({ a: list(10_000, () => ({})) }),
  },
  {
    name: "a reference to itself",
    schema: () => items("object", { $ref: "#" }),
    value: () => nested(25, (inner) => ({ a: [inner, {}] }), {}),
  },
  {
    name: "references that multiply",
    short: true,
    schema: () => ({
      ...schemaOfA("string", { $ref: "#/$defs/d0" }),
      $defs: {
        ...createObject(
          22,
          (i) => ({ anyOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] }),
          "d",
        ),
        d22: { type: "string", minLength: 99 },
      },
    }),
    value: () => ({ a: "short" }),
  },
  {
    name: "allOf that multiplies",
    schema: () =>
      items(
        "number",
        nested(10, (inner) => ({ allOf: [inner, inner] }), { maximum: 1 }),
      ),
    value: () => ({ a: list(3_000, () => 5) }),
  },
  {
    name: "a pattern that backtracks",
    short: true,
    schema: () => schemaOfA("string", { pattern: backtracking }),
    value: () => ({ a: backtracked }),
  },
  {
    name: "property patterns that backtrack",
    schema: () => root({ patternProperties: { [backtracking]: { type: "number" } } }),
    value: () => ({ [backtracked]: 1 }),
  },
  {
    name: "many patterns, many properties",
    schema: () => root({ patternProperties: createObject(500, () => ({ type: "number" }), "x.*y.*z.*k") }),
    value: () => createObject(5_000, () => "text", "xxxxxxxxyyyyyyyyzzzzzzzz"),
  },
  {
    name: "a pattern with large repetitions",
    schema: () => schemaOfA("string", { pattern: "^((a{0,1000}){0,1000}){0,1000}b$" }),
    value: () => ({ a: "a".repeat(30_000) }),
  },
  {
    name: "costly to compile",
    schema: () =>
      root({ properties: createObject(700, (i) => ({ type: "array", enum: [i, [i]], uniqueItems: true })) }),
    value: () => ({ k1: [[1]] }),
  },
  {
    name: "costly to compile, deep",
    schema: () =>
      root({
        allOf: [nested(25, (a) => ({ properties: { a }, not: { required: ["z"] } }), { type: "null" })],
      }),
    value: () => nested(28, (a) => ({ a }), {}),
  },
  {
    name: "dependent schemas",
    schema: () =>
      root({
        dependentSchemas: createObject(300, (i) => ({ required: [`k${i + 1}`, `x${i}`], maxProperties: 3 })),
      }),
    value: () => createObject(3_000, () => 1),
  },
  {
    name: "unevaluated properties after anyOf",
    schema: () =>
      items("object", {
        anyOf: list(100, (i) => ({ properties: { [`k${i}`]: { type: "number" } } })),
        unevaluatedProperties: false,
      }),
    value: () => ({ a: list(1_000, () => createObject(20, () => 1, "u")) }),
  },
  {
    name: "contains with bounds",
    schema: () =>
      schemaOfA("array", {
        contains: { type: "object", required: ["none"] },
        minContains: 1_000,
        maxContains: 1_001,
        unevaluatedItems: false,
      }),
    value: () => ({ a: list(60_000, () => ({})) }),
  },
  {
    name: "bounds beyond all",
    schema: () => schemaOfA("array", { minItems: 1e15, maxItems: 0, minProperties: 1e15, maxLength: 1e308 }),
    value: () => ({ a: [] }),
  },
  {
    name: "multiples of next to nothing",
    schema: () => items("number", { multipleOf: 5e-324 }),
    value: () => ({ a: list(60_000, (i) => i + 0.1) }),
  },
  {
    name: "names out of a long list",
    schema: () => root({ propertyNames: { enum: list(4_000, (i) => `name${i}`) } }),
    value: () => createObject(8_000, () => 1, "other"),
  },
  {
    name: "names of 10 kB",
    schema: () =>
      root({ required: list(5, (i) => `${"n".repeat(10_000)}${i}`), additionalProperties: false }),
    value: () => Object.fromEntries(list(80, (i) => [`${"n".repeat(10_000)}-${i}`, 1])),
  },
  {
    name: "names of every object",
    schema: () =>
      root(
        JSON.parse(
          '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"number"},"toString":{"type":"number"}},"required":["__proto__","hasOwnProperty","valueOf"]}',
        ),
      ),
    value: () =>
      JSON.parse(
        '{"__proto__":{"type":"x"},"constructor":{"prototype":{"a":1}},"valueOf":"1","toString":"2"}',
      ),
  },
  {
    name: "not within not",
    schema: () =>
      items(
        "number",
        nested(50, (not) => ({ not }), { type: "number" }),
      ),
    value: () => ({ a: list(20_000, (i) => (i % 2 === 0 ? i : "x")) }),
  },
  {
    name: "dynamic references",
    schema: () =>
      root({
        $id: "urn:tree",
        $dynamicAnchor: "node",
        properties: { a: { type: "array", items: { type: "object", $dynamicRef: "#node" } } },
        unevaluatedProperties: false,
      }),
    value: () => nested(25, (inner) => ({ a: [inner, { b: 1 }] }), {}),
  },
  {
    name: "lengths of texts outside the BMP",
    schema: () => items("string", { minLength: 200_000 }),
    value: () => ({ a: list(3, () => "😀".repeat(60_000)) }),
  },
  {
    name: "no schemas at all",
    schema: () =>
      schemaOfA("string", {
        $ref: "http://127.0.0.1:1/x",
        minLength: "x",
        allOf: {},
        anyOf: [5],
        pattern: "(",
      }),
    value: () => ({ a: 1 }),
  },
];
