import { expect, it } from "vitest";
import { type Figure, formatTable, rowOf } from "./table.ts";

const figures: Figure[] = [
  {
    name: "delivered",
    value: 152_345.6,
    unit: "events/s",
    baseline: 290_000,
    aim: { of: "ratio", atLeast: 0.5 },
  },
  { name: "latency, p99", value: 12.345, unit: "ms", baseline: 3, aim: { of: "value", atMost: 10 } },
  { name: "first event", value: 0.98765, unit: "ms", baseline: 0.4 },
  { name: "on the mark", value: 20, unit: "ms", baseline: 1, aim: { of: "value", atMost: 20 } },
  { name: "nothing to compare", value: 0, unit: "MB", baseline: 0 },
];

it("aligns the figures under their header and says whether an aim is met", () => {
  expect(formatTable(figures)).toBe(
    [
      "name                  value  unit      baseline  ratio  aim",
      "delivered           152,346  events/s   290,000  0.525  ratio ≥ 0.5: met",
      "latency, p99           12.3  ms               3   4.12  value ≤ 10: missed",
      "first event           0.988  ms             0.4   2.47",
      "on the mark              20  ms               1     20  value ≤ 20: met",
      "nothing to compare        0  MB               0      -",
      "",
    ].join("\n"),
  );
});

it("gives programs rounded rows without the aim", () => {
  expect(figures.slice(0, 3).map(rowOf)).toEqual([
    { name: "delivered", value: 152_300, unit: "events/s", baseline: 290_000, ratio: 0.5253 },
    { name: "latency, p99", value: 12.35, unit: "ms", baseline: 3, ratio: 4.115 },
    { name: "first event", value: 0.9877, unit: "ms", baseline: 0.4, ratio: 2.469 },
  ]);
});
