import { expect, it } from "vitest";
import { plotOf } from "./plot.ts";

const whole = {
  title: "Visitors",
  type: "bar",
  labels: ["Jan", "Feb"],
  series: [{ name: "Europe", values: [10, 20] }],
} as const;

it("places values above their labels", () => {
  const { series, base, bottom } = plotOf(whole, 258);
  expect(series).toEqual([
    {
      name: "Europe",
      marks: [
        { slot: 0, value: 10, x: 96, y: 103 },
        { slot: 1, value: 20, x: 196, y: 12 },
      ],
    },
  ]);
  expect([base, bottom]).toEqual([194, 194]);
});

it.each<[what: string, props: Parameters<typeof plotOf>[0]]>([
  ["nothing", {}],
  ["a title that is cut", { title: "Vis" }],
  ["a series without values", { labels: ["Jan"], series: [{}] }],
  ["values before labels", { series: [{ name: "E", values: [1, 2, 3] }] }],
  [
    "values that are none",
    { labels: ["Jan"], series: [{ name: "E", values: [null as never, Number.NaN, 3] }] },
  ],
])("is drawn of %s", (_what, props) => {
  const { ticks, base, series } = plotOf(props, 300);
  const drawn = [
    base,
    ...ticks.map(({ y }) => y),
    ...series.flatMap(({ marks }) => marks.flatMap(({ x, y }) => [x, y])),
  ];
  expect(drawn.every(Number.isFinite)).toBe(true);
});

it("moves nothing sideways while the values come", () => {
  const begun = plotOf({ ...whole, series: [{ name: "Eu", values: [10] }] }, 258);
  expect(begun.series[0]?.marks[0]?.x).toBe(plotOf(whole, 258).series[0]?.marks[0]?.x);
});
