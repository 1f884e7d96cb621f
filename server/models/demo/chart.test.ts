import { describe, expect, it } from "vitest";
import { findMentions } from "./mentions.ts";
import { buildInput } from "./props.ts";
import { UnitBudget } from "./units.ts";

const text = { type: "string" };
const texts = { type: "array", items: text };
const numbers = { type: "array", items: { type: "number" } };
const object = (properties: Record<string, unknown>) => ({ type: "object", properties });
const list = (items: unknown) => ({ type: "array", items });
const props = (properties: Record<string, unknown>, message: string) =>
  buildInput(object(properties), {
    mentions: findMentions(message),
    budget: new UnitBudget(),
    fillsOptional: true,
  });

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const rows = [
  [42_800, 45_100, 43_900, 48_700, 51_200, 54_600],
  [38_200, 36_900, 40_500, 41_800, 44_100, 43_200],
  [29_400, 31_700, 34_200, 33_600, 37_900, 41_300],
];
const salesRows = [
  [12_400, 13_100, 12_800, 14_300, 15_200, 16_100],
  [8_600, 8_200, 9_100, 9_400, 10_300, 9_900],
  [5_200, 6_100, 5_800, 6_900, 7_400, 8_300],
];
const cities = "Show the monthly revenue of Paris, London and Tokyo as a line chart";

describe("mentioned names are the rows if rows have names, and the points are months", () => {
  const named = ["Paris", "London", "Tokyo"].map((name, row) => ({ name, values: rows[row] }));
  const series = list(object({ name: text, values: numbers }));
  it.each<[string, Record<string, unknown>, unknown]>([
    ["labels", { labels: texts, series }, { labels: months, series: named }],
    ["rows first", { series, labels: texts }, { series: named, labels: months }],
    [
      "labels that may be places",
      { labels: { ...texts, description: "Cities or months" }, series },
      { labels: months, series: named },
    ],
    ["an axis by another name", { names: texts, series }, { names: months, series: named }],
    [
      "an axis in an object",
      { xAxis: object({ categories: texts }), series },
      { xAxis: { categories: months }, series: named },
    ],
    [
      "names in a list of their own",
      { labels: texts, names: texts, values: list(numbers) },
      { labels: months, names: ["Paris", "London", "Tokyo"], values: rows },
    ],
    [
      "fewer points, by the schema",
      { labels: { ...texts, maxItems: 2 }, series },
      {
        labels: ["Jan", "Feb"],
        series: named.map(({ name, values }) => ({ name, values: values?.slice(0, 2) })),
      },
    ],
    [
      "whole numbers",
      { labels: texts, series: list(object({ name: text, values: list({ type: "integer" }) })) },
      { labels: months, series: named },
    ],
  ])("%s", (_name, properties, want) => expect(props(properties, cities)).toEqual(want));

  it.each([
    ["Show the revenue of Paris and London as a line chart", ["Paris", "London"]],
    ["Compare the sales of AAPL and MSFT in a chart", ["AAPL", "MSFT"]],
    ["Show a bar chart of sales with coffee, tea and cups", ["coffee", "tea", "cups"]],
    ["Show a bar chart of sales for coffee, tea and cups", ["coffee", "tea", "cups"]],
  ])("%s", (message, names) => {
    const values = message.includes("sales") ? salesRows : rows;
    const want = names.map((name, row) => ({ name, values: values[row] }));
    expect(props({ labels: texts, series }, message)).toEqual({ labels: months, series: want });
  });
});

describe("mentioned names are the points if rows have no names or the names are times", () => {
  const three = rows.map((row) => row.slice(0, 3));
  const threeSales = salesRows.map((row) => row.slice(0, 3));
  it.each<[string, Record<string, unknown>, string, unknown]>([
    [
      "one row",
      { labels: texts, values: numbers },
      cities,
      { labels: ["Paris", "London", "Tokyo"], values: three[0] },
    ],
    [
      "places",
      { cities: texts, values: numbers },
      cities,
      { cities: ["Paris", "London", "Tokyo"], values: three[0] },
    ],
    [
      "rows of a table",
      { columns: texts, rows: list(numbers) },
      cities,
      { columns: ["Paris", "London", "Tokyo"], rows: three },
    ],
    [
      "months",
      { labels: texts, series: list(object({ name: text, values: numbers })) },
      "Show a bar chart of sales for January, Feb and March",
      {
        labels: ["January", "Feb", "March"],
        series: ["First", "Second", "Third"].map((name, row) => ({ name, values: threeSales[row] })),
      },
    ],
    [
      "years",
      { labels: texts, values: numbers },
      "A chart of sales for 2023, 2024 and 2025",
      { labels: ["2023", "2024", "2025"], values: threeSales[0] },
    ],
    [
      "labels to choose from",
      { labels: list({ enum: ["Q1", "Q2", "Q3", "Q4"] }), values: numbers },
      cities,
      { labels: ["Q1", "Q2", "Q3", "Q4"], values: [42_800, 45_100, 43_900, 48_700] },
    ],
  ])("%s", (_name, properties, message, want) => expect(props(properties, message)).toEqual(want));
});

it("has plausible prices for a stock", () => {
  const stock = { ticker: text, labels: texts, prices: numbers };
  expect(props(stock, "Show me the stock price of AAPL")).toEqual({
    ticker: "AAPL",
    labels: months,
    prices: [187.2, 191.6, 184.3, 195.8, 203.4, 208.7],
  });
});

it("uses the message's numbers for the first row if there is one for each point", () => {
  const series = list(object({ values: numbers }));
  expect(props({ labels: texts, series }, "Draw a chart of 5, 6 and 7")).toEqual({
    labels: ["Jan", "Feb", "Mar"],
    series: [{ values: [5, 6, 7] }, { values: [8, 15, 23] }, { values: [23, 12, 19] }],
  });
  const named = "Draw a chart with tea and milk: 5, 6 and 7";
  expect(props({ labels: texts, values: numbers }, named)).toEqual({
    labels: ["tea", "milk"],
    values: [12, 19],
  });
});
