import fc from "fast-check";
import { expect, it } from "vitest";
import { createPlot, createScale } from "./plot.ts";

const complete = {
  title: "Visitors",
  type: "bar",
  labels: ["Jan", "Feb"],
  series: [{ name: "Europe", values: [10, 20] }],
} as const;

it("places values above their labels", () => {
  const { series, base, bottom } = createPlot(complete, 258);
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

it.each<[title: string, props: Parameters<typeof createPlot>[0]]>([
  ["no props", {}],
  ["a partial title", { title: "Vis" }],
  ["a series without values", { labels: ["Jan"], series: [{}] }],
  ["values before labels", { series: [{ name: "E", values: [1, 2, 3] }] }],
  ["invalid values", { labels: ["Jan"], series: [{ name: "E", values: [null as never, Number.NaN, 3] }] }],
])("draws %s", (_title, props) => {
  const { ticks, base, series } = createPlot(props, 300);
  const coordinates = [
    base,
    ...ticks.map(({ y }) => y),
    ...series.flatMap(({ marks }) => marks.flatMap(({ x, y }) => [x, y])),
  ];
  expect(coordinates.every(Number.isFinite)).toBe(true);
});

it("keeps x positions while values stream", () => {
  const partial = createPlot({ ...complete, series: [{ name: "Eu", values: [10] }] }, 258);
  expect(partial.series[0]?.marks[0]?.x).toBe(createPlot(complete, 258).series[0]?.marks[0]?.x);
});

it.each<[values: number[], fromZero: boolean, ticks: number[]]>([
  [[182.5, 214.2], false, [180, 190, 200, 210, 220]],
  [[12, 19, 8, 23], true, [0, 10, 20, 30]],
  [[-5, 5], true, [-5, -2.5, 0, 2.5, 5]],
  [[0.1, 0.3], false, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [[], false, [0, 0.25, 0.5, 0.75, 1]],
  [[0], true, [0, 0.25, 0.5, 0.75, 1]],
])("chooses round ticks for %j (from zero: %j)", (values, fromZero, ticks) => {
  expect(createScale(values, fromZero).ticks).toEqual(ticks);
});

it("covers any values with at most 8 ticks", () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 50 }), fc.boolean(), (values, fromZero) => {
      const { ticks, getShare } = createScale(values, fromZero);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const each of values) {
        expect(getShare(each)).toBeGreaterThanOrEqual(-1e-6);
        expect(getShare(each)).toBeLessThanOrEqual(1 + 1e-6);
      }
    }),
  );
});
