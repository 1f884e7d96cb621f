import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMentions } from "./mentions.ts";
import { buildInput } from "./props.ts";
import { UnitBudget } from "./units.ts";

const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: "object",
  properties,
  required,
});
const string = { type: "string" };
const number = { type: "number" };
const integer = { type: "integer" };
const boolean = { type: "boolean" };
const list = (items: unknown) => ({ type: "array", items });
/** Builds component props; optional properties are filled. */
const props = (schema: unknown, message: string) =>
  buildInput(schema, { mentions: findMentions(message), budget: new UnitBudget(), fillsOptional: true });
/** Builds tool arguments; optional properties are filled only if the message gives their values. */
const args = (schema: unknown, message: string) =>
  buildInput(schema, { mentions: findMentions(message), budget: new UnitBudget(), fillsOptional: false });

describe("props of a component", () => {
  const stock = object({ ticker: string, timeRange: { type: "string", enum: ["1D", "1W", "1M", "1Y"] } }, [
    "ticker",
  ]);
  const cases: [string, unknown, string, unknown][] = [
    ["no properties", object({}), "x", {}],
    ["no schema", undefined, "x", {}],
    [
      "a ticker and a usual range",
      stock,
      "show me the stock price of AAPL",
      { ticker: "AAPL", timeRange: "1M" },
    ],
    ["a range in words", stock, "Tesla over the last week", { ticker: "TSLA", timeRange: "1W" }],
    [
      "a range without choices",
      object({ ticker: string, timeRange: string }),
      "MSFT",
      { ticker: "MSFT", timeRange: "1M" },
    ],
    ["nothing said", stock, "show it", { ticker: "AAPL", timeRange: "1M" }],
    [
      "a default, and one that the schema itself refuses",
      object({
        unit: { ...string, default: "kg" },
        size: { ...integer, default: "big" },
        n: { ...number, default: 7 },
      }),
      "show it",
      { unit: "kg", size: 10, n: 7 },
    ],
    [
      "choices of numbers, of mixed types, of none, and one only",
      object({
        columns: { ...integer, enum: [1, 2, 3] },
        mixed: { ...string, enum: [1, null, "b"] },
        none: { ...string, enum: [] },
        only: { const: "c" },
      }),
      "with 2 columns",
      { columns: 2, mixed: "b", none: "Sample none", only: "c" },
    ],
    [
      "null, and a nullable",
      object({ a: { type: "null" }, b: { anyOf: [{ type: "null" }, boolean] } }),
      "",
      { a: null, b: true },
    ],
    [
      "a list of choices",
      object({ tags: list({ enum: ["new", "hot", "old"] }) }),
      "hot or old?",
      { tags: ["hot", "old"] },
    ],
    [
      "a list of texts without items",
      object({ columns: { type: "array" } }),
      "",
      { columns: ["Column 1", "Column 2", "Column 3"] },
    ],
    [
      "a list from the message",
      object({ tickers: list(string) }),
      "AAPL vs AMD",
      { tickers: ["AAPL", "AMD"] },
    ],
    [
      "bounds of a list",
      object({ tags: { ...list(integer), minItems: 4, maxItems: 4 } }),
      "",
      { tags: [12, 19, 8, 15] },
    ],
    [
      "a list of objects from the message",
      object({ title: string, items: list(object({ title: string, done: boolean }, ["title"])) }),
      "Make a shopping list with milk and eggs",
      {
        title: "Shopping list",
        items: [
          { title: "milk", done: false },
          { title: "eggs", done: false },
        ],
      },
    ],
    [
      "a list of objects by ticker",
      object({ rows: list(object({ symbol: string, price: number })) }),
      "AAPL and MSFT",
      {
        rows: [
          { symbol: "AAPL", price: 18.5 },
          { symbol: "MSFT", price: 34.9 },
        ],
      },
    ],
    [
      "a chart",
      object({
        type: { ...string, enum: ["bar", "line", "pie"] },
        data: list(object({ label: string, value: number })),
        showLegend: boolean,
      }),
      "Draw a bar graph of sales without legend",
      {
        type: "bar",
        data: [
          { label: "First", value: 12 },
          { label: "Second", value: 19 },
          { label: "Third", value: 8 },
        ],
        showLegend: false,
      },
    ],
    [
      "a chart of several series, which the message names",
      object({
        title: string,
        labels: list(string),
        series: list(object({ name: string, values: list(number) })),
      }),
      "Plot the sales of Paris, Oslo and Rome as a line chart",
      {
        title: "Sales",
        labels: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
        series: [
          { name: "Paris", values: [12_400, 13_100, 12_800, 14_300, 15_200, 16_100] },
          { name: "Oslo", values: [8_600, 8_200, 9_100, 9_400, 10_300, 9_900] },
          { name: "Rome", values: [5_200, 6_100, 5_800, 6_900, 7_400, 8_300] },
        ],
      },
    ],
    [
      "a chart of one row, whose points the message names",
      object({ labels: list(string), values: list(integer) }),
      "sales of tea, coffee and milk",
      { labels: ["tea", "coffee", "milk"], values: [12_400, 13_100, 12_800] },
    ],
    [
      "a chart of one row of which nothing is said, and labels that are no axis",
      object({ chart: object({ months: list(string), rain: list(number) }), labels: list(string) }),
      "",
      {
        chart: {
          months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
          rain: [12, 19, 8, 15, 23, 12],
        },
        labels: ["First", "Second", "Third"],
      },
    ],
    [
      "as many items as the message counts, each with another of the allowed values",
      object({
        rows: {
          ...list(object({ orderId: string, state: { enum: ["open", "paid"] } })),
          description: "Orders",
        },
      }),
      "the last 4 orders",
      {
        rows: [
          { orderId: "ORD-1001", state: "open" },
          { orderId: "ORD-1002", state: "paid" },
          { orderId: "ORD-1003", state: "open" },
          { orderId: "ORD-1004", state: "paid" },
        ],
      },
    ],
    [
      "the usual one of the allowed values in every item",
      object({ cells: list(object({ size: { enum: ["small", "medium"] } })) }),
      "99 cells of 2.5",
      { cells: Array.from({ length: 20 }, () => ({ size: "medium" })) },
    ],
    [
      "products by name",
      object({ items: list(object({ product: string, price: number })) }),
      "Show a cart with tea and cups in a table",
      {
        items: [
          { product: "tea", price: 18.5 },
          { product: "cups", price: 34.9 },
        ],
      },
    ],
    [
      "nested objects, dates, links",
      object({
        event: object({ startDate: string, at: { ...string, format: "date-time" }, link: string }),
        page: integer,
      }),
      "on 2025-03-04, see https://example.org/x",
      {
        event: { startDate: "2025-03-04", at: "2025-01-15T09:00:00Z", link: "https://example.org/x" },
        page: 1,
      },
    ],
    [
      "numbers by name, within bounds",
      object({ max: { ...number, maximum: 50 }, value: number }),
      "75 of max 90",
      { max: 50, value: 75 },
    ],
    [
      "a required property that is not described",
      { ...object({}, ["extra"]) },
      "",
      { extra: "Sample extra" },
    ],
    ["one that is required and forbidden", { ...object({}, ["extra"]), additionalProperties: false }, "", {}],
    [
      "a property called __proto__",
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"null"}}}'),
      "",
      JSON.parse('{"__proto__":null}'),
    ],
    [
      "malformed keywords",
      { type: 3, properties: { a: 1, b: { enum: "x", items: 2, type: ["null", "array"] } }, required: {} },
      "",
      { a: "Sample a", b: ["B 1", "B 2", "B 3"] },
    ],
  ];
  it.each(cases)("%s", (_name, schema, message, want) => {
    expect(props(schema, message)).toEqual(want);
  });

  it("builds deep values only if required", () => {
    const nest = (depth: number, required: string[]): object =>
      depth === 0 ? string : object({ child: nest(depth - 1, required) }, required);
    expect(props(nest(6, []), "")).toEqual({ child: { child: { child: {} } } });
    expect(JSON.stringify(props(nest(6, ["child"]), ""))).toBe(
      '{"child":{"child":{"child":{"child":{"child":{"child":"Sample child"}}}}}}',
    );
    // A schema with more than 64 levels of nesting is not read.
    expect(props(nest(1_000, ["child"]), "")).toBe(undefined);
  });
});

describe("arguments of a tool", () => {
  const cart = object({ productId: string, quantity: integer }, ["productId", "quantity"]);
  const weather = object(
    { city: string, unit: { ...string, enum: ["fahrenheit", "celsius"], default: "fahrenheit" } },
    ["city"],
  );
  it.each<[string, unknown, unknown]>([
    ["Add 2 of SKU-123 to my cart", cart, { productId: "SKU-123", quantity: 2 }],
    ["Add this item to my cart", cart, { productId: "SKU-123", quantity: 1 }],
    ["put 3x AB-9 in the basket", cart, { productId: "AB-9", quantity: 3 }],
    ["weather in Oslo", weather, { city: "Oslo" }],
    ["Run the code `6 * 7`", object({ code: string }, ["code"]), { code: "6 * 7" }],
    ["weather in Oslo in celsius", weather, { city: "Oslo", unit: "celsius" }],
    [
      'Search for "blue shoes", limit 5',
      object({ query: string, limit: integer, page: integer }, ["query"]),
      { query: "blue shoes", limit: 5 },
    ],
    [
      "Mail bob@example.com, subject: Lunch",
      object({ to: string, subject: string, cc: list(string) }, ["to"]),
      { to: "bob@example.com", subject: "Lunch" },
    ],
  ])("%s", (message, schema, want) => {
    expect(args(schema, message)).toEqual(want);
  });

  it("prefers known values that the schema allows", () => {
    const known = { temperature: 18, sky: "cloudy", unit: 3 };
    const schema = object({ temperature: number, sky: { enum: ["sunny"] }, unit: string });
    const made = buildInput(schema, {
      mentions: findMentions(""),
      budget: new UnitBudget(),
      fillsOptional: true,
      known,
    });
    expect(made).toEqual({ temperature: 18, sky: "sunny", unit: "celsius" });
  });
});

const name = fc.oneof(
  fc.constantFrom("ticker", "city", "title", "quantity", "date", "items", "id", "show"),
  fc.string({ maxLength: 8 }),
);
const samples: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.string({ maxLength: 8 }),
  number: fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => (Object.is(value, -0) ? 0 : value)),
  integer: fc.integer(),
  boolean: fc.boolean(),
  null: fc.constant(null),
};
const scalar = fc.constantFrom(...Object.keys(samples)).chain((type) =>
  fc.record(
    {
      type: fc.constant(type),
      description: fc.string({ maxLength: 12 }),
      enum: fc.uniqueArray(samples[type] ?? fc.constant(null), { minLength: 1, maxLength: 4 }),
      default: fc.oneof(samples[type] ?? fc.constant(null), fc.jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: ["type"] },
  ),
);
/** Satisfiable schemas within the subset that the contract supports (T-028, T-029). */
const { root } = fc.letrec<{ schema: object; list: object; root: object }>((tie) => ({
  schema: fc.oneof({ depthSize: "small", withCrossShrink: true }, scalar, tie("list"), tie("root")),
  list: fc.record({ type: fc.constant("array"), items: tie("schema") }, { requiredKeys: ["type"] }),
  root: fc
    .record({
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 4 }),
      open: fc.option(fc.boolean()),
      others: fc.uniqueArray(name, { maxLength: 2 }),
      picks: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    })
    .map(({ properties, open, others, picks }) => {
      const own = Object.keys(properties).filter((_, index) => picks[index]);
      const required = [...new Set([...own, ...(open === false ? [] : others)])];
      return {
        type: "object",
        properties,
        ...(required.length > 0 && { required }),
        ...(open !== null && { additionalProperties: open }),
      };
    }),
}));

it("built values satisfy any schema of the subset, for any message", () => {
  const ajv = new Ajv({ strict: false, logger: false });
  const message = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      "Add 2 of SKU-123 with milk, eggs and 7 rows",
      "AAPL and MSFT in Paris on 2025-01-01",
      "show title: x, quantity 1.5",
    ),
  );
  fc.assert(
    fc.property(root, message, fc.boolean(), (schema, text, generous) => {
      const made = buildInput(schema, {
        mentions: findMentions(text),
        budget: new UnitBudget(),
        fillsOptional: generous,
      });
      expect(ajv.validate(schema, JSON.parse(JSON.stringify(made))), ajv.errorsText()).toBe(true);
      expect(
        buildInput(schema, {
          mentions: findMentions(text),
          budget: new UnitBudget(),
          fillsOptional: generous,
        }),
      ).toEqual(made);
    }),
    { numRuns: 500, seed: 7 },
  );
});
