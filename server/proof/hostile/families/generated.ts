/** Searches for expensive inputs within the limits of the contract. */
import fc from "fast-check";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { findCostliestInput, type Search } from "./search.ts";

type Json = Record<string, unknown>;

/** Duration of a search, in milliseconds. */
const budgetMs = { whole: 12_000, short: 3_000 };

/** Time for which a `demo` stream is read, in milliseconds. */
const demoMs = 1_500;

/** Maximum length of a value, chosen so that its JSON fits into a text message. */
const maxCharacters = 450_000;

const list = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** The numbers that a search varies. */
interface Sizes {
  /** Number of items in the value. */
  breadth: number;
  /** Number of properties, alternatives or names in the schema. */
  width: number;
  depth: number;
  /** Number of characters in a string. */
  length: number;
}

const bounds: Readonly<Record<keyof Sizes, number>> = {
  breadth: 30_000,
  width: 1_500,
  depth: 8,
  length: 400,
};

const sizes = fc.record(
  Object.fromEntries(
    Object.entries(bounds).map(([name, max]) => [name, fc.integer({ min: 1, max })]),
  ) as Record<keyof Sizes, fc.Arbitrary<number>>,
);

/** Returns sizes between half and twice the given sizes. */
const nearSizes = (around: Sizes) =>
  fc.record(
    Object.fromEntries(
      Object.entries(bounds).map(([name, max]) => {
        const value = around[name as keyof Sizes];
        return [name, fc.integer({ min: Math.ceil(value / 2), max: Math.min(max, value * 2) })];
      }),
    ) as Record<keyof Sizes, fc.Arbitrary<number>>,
  );

/** Keywords for the schema of an item. */
const keywords = {
  required: ({ width }) => ({ required: list(width, (i) => `r${i}`) }),
  enum: ({ width }) => ({ enum: list(width, (i) => [i, { i }]) }),
  anyOf: ({ width }) => ({ anyOf: list(Math.min(width, 200), (i) => ({ required: [`r${i}`] })) }),
  oneOf: ({ width }) => ({
    oneOf: list(Math.min(width, 200), (i) => ({ type: "object", maxProperties: i })),
  }),
  nestedAnyOf: ({ depth }) => double(depth, (inner) => ({ anyOf: [inner, inner] })),
  nestedNot: ({ depth }) => double(depth, (inner) => ({ not: inner })),
  if: ({ depth }) => double(depth, (inner) => ({ if: inner, else: inner })),
  pattern: ({ depth }) => ({ pattern: `^${"(".repeat(depth)}a${"+)".repeat(depth)}+$` }),
  patternProperties: ({ width }) => ({ patternProperties: { "^(a|a)*$": { maxLength: width } } }),
  propertyNames: ({ width }) => ({ propertyNames: { enum: list(width, (i) => `n${i}`) } }),
  dependentRequired: ({ width }) => ({ dependentRequired: { i: list(width, (i) => `d${i}`) } }),
  const: ({ width }) => ({ const: list(width, (i) => ({ i })) }),
  lengths: ({ length }) => ({ minLength: length * 2, minItems: length, minProperties: length }),
  unevaluated: () => ({ unevaluatedProperties: false, unevaluatedItems: false }),
  reference: () => ({ $ref: "#/properties/a/items/allOf/0", allOf: [{ maxProperties: 0 }] }),
} satisfies Record<string, (sizes: Sizes) => Json>;
type Keyword = keyof typeof keywords;

const double = (depth: number, wrap: (inner: Json) => Json): Json => {
  let schema: Json = { required: ["z"] };
  for (let level = 0; level < depth; level += 1) schema = wrap(schema);
  return schema;
};

/** Functions that create an item of the value, by type. */
const itemKinds = {
  object: (index, { depth }) => ({ i: index, ["a".repeat(depth * 4)]: 1 }),
  array: (index, { depth }) => list(depth, () => index),
  string: (index, { length }) => `${"a".repeat(length)}${index % 2 === 0 ? "!" : ""}`,
  number: (index) => index + 0.5,
} satisfies Record<string, (index: number, sizes: Sizes) => unknown>;

interface SchemaInput extends Sizes {
  keywords: Keyword[];
  item: keyof typeof itemKinds;
  uniqueItems: boolean;
}

const shape = {
  keywords: fc.subarray(Object.keys(keywords) as Keyword[], { minLength: 1, maxLength: 3 }),
  item: fc.constantFrom(...(Object.keys(itemKinds) as (keyof typeof itemKinds)[])),
  uniqueItems: fc.boolean(),
};
const join = ([sizes, rest]: [Sizes, Omit<SchemaInput, keyof Sizes>]): SchemaInput => ({ ...sizes, ...rest });

const searchSchemas = (attack: (schema: Json, value: Json) => Promise<unknown>): Search<SchemaInput> => ({
  arbitrary: fc.tuple(sizes, fc.record(shape)).map(join),
  near: ({ keywords, item, uniqueItems, ...around }) =>
    fc.tuple(nearSizes(around), fc.constant({ keywords, item, uniqueItems })).map(join),
  async attack({ keywords: names, item, uniqueItems, ...around }) {
    const schema = Object.assign({ type: item }, ...names.map((name) => keywords[name](around))) as Json;
    const values: unknown[] = [];
    for (let characters = 0; values.length < around.breadth && characters < maxCharacters; ) {
      const value = itemKinds[item](values.length, around);
      characters += JSON.stringify(value).length + 1;
      values.push(value);
    }
    await attack(
      { type: "object", properties: { a: { type: "array", items: schema, uniqueItems } } },
      { a: values },
    );
  },
});

const searchDemo = (attacker: Attacker): Search<Sizes> => ({
  arbitrary: sizes,
  near: nearSizes,
  async attack({ depth, width, length }) {
    let schema: Json = { type: "string", minLength: length };
    for (let level = 0; level < depth; level += 1)
      schema =
        level % 3 === 2
          ? { type: "object", properties: { a: schema, b: schema }, required: ["a", "b"] }
          : { type: "array", minItems: width, items: schema };
    const signal = AbortSignal.timeout(demoMs);
    await attacker.runScript(
      [],
      {
        model: "demo",
        message: { role: "user", content: "Show me the Chart of AAPL" },
        forceComponent: "Chart",
        availableComponents: [
          {
            name: "Chart",
            description: "Shows",
            propsSchema: { type: "object", properties: { a: schema }, required: ["a"] },
          },
        ],
      },
      { signal },
    );
  },
});

/** Searches for patches that the model makes to a state that the client has set to the maximum size. */
const searchPatches = (attacker: Attacker): Search<Sizes & { ops: string[] }> => ({
  arbitrary: fc
    .tuple(
      sizes,
      fc.record({ ops: fc.subarray(["add", "replace", "copy", "move", "test", "remove"], { minLength: 1 }) }),
    )
    .map(([around, rest]) => ({ ...around, ...rest })),
  near: ({ ops, ...around }) => nearSizes(around).map((changed) => ({ ...changed, ops })),
  async attack({ ops, breadth, width, length }) {
    const state = {
      a: list(Math.min(breadth, maxCharacters / (length + 10)), (i) => ({ t: "x".repeat(length), i })),
      b: [],
    };
    const operation = (index: number) => {
      const op = ops[index % ops.length] as string;
      if (op === "copy" || op === "move") return { op, from: "/a/0", path: "/b/0" };
      if (op === "remove") return { op, path: "/a/0" };
      return { op, path: op === "add" ? "/a/0" : "/a/0/i", value: op === "test" ? 0 : index };
    };
    const changes = list(Math.ceil(width / 10), (at) => ({
      patch: list(20, (index) => operation(at * 20 + index)),
    }));
    await attacker.runScript(
      [[{ component: "Panel", props: {}, state: [{ set: state }, ...changes] }], [{ text: "Done." }]],
      {
        availableComponents: [
          {
            name: "Panel",
            description: "Shows",
            propsSchema: { type: "object", properties: {} },
            stateSchema: { type: "object", properties: {} },
          },
        ],
      },
    );
  },
});

const createSearchCase = <Input>(
  name: string,
  search: (attacker: Attacker) => Search<Input>,
  more: Partial<HostileCase> = {},
): HostileCase => ({
  name,
  ...more,
  attack: (attacker) =>
    findCostliestInput(attacker, search(attacker), attacker.chooseSize(budgetMs.whole, budgetMs.short)),
});

export const generated: readonly HostileCase[] = [
  createSearchCase(
    "the costliest schema and arguments",
    (attacker) =>
      searchSchemas((inputSchema, args) =>
        attacker.runScript([[{ tool: "check", args }], [{ text: "Done." }]], {
          tools: [{ name: "check", description: "Checks", inputSchema, strict: true }],
        }),
      ),
    { short: true },
  ),
  createSearchCase("the costliest schema and state", (attacker) =>
    searchSchemas((stateSchema, set) =>
      attacker.runScript([[{ component: "Panel", props: {}, state: [{ set }] }], [{ text: "Done." }]], {
        availableComponents: [
          {
            name: "Panel",
            description: "Shows",
            propsSchema: { type: "object", properties: {} },
            stateSchema,
          },
        ],
      }),
    ),
  ),
  createSearchCase("the costliest props of demo", searchDemo),
  createSearchCase("the costliest patches", searchPatches),
];
