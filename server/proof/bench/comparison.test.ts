import { expect, it } from "vitest";
import { compareRounds, formatComparisons } from "./comparison.ts";
import type { Row } from "./table.ts";

const row = (value: number, unit = "ms", ratio?: number): Row => ({
  name: "a",
  value,
  unit,
  ...(ratio !== undefined && { baseline: value / ratio, ratio }),
});

it.each<[string, [base: Row, current: Row][], [change: number, noise: number, verdict: string] | undefined]>([
  ["equal", [[row(10), row(10)]], [0, 0, "same"]],
  ["slower by less than 10%", [[row(100), row(109)]], [0.09, 0, "same"]],
  ["slower", [[row(100), row(111)]], [0.11, 0, "worse"]],
  ["faster", [[row(100), row(80)]], [-0.2, 0, "better"]],
  ["a lower rate", [[row(100, "events/s"), row(80, "events/s")]], [0.25, 0, "worse"]],
  ["a higher rate", [[row(100, "events/s"), row(125, "events/s")]], [-0.2, 0, "better"]],
  ["slower on a slow machine", [[row(100, "ms", 2), row(200, "ms", 2)]], [0, 0, "same"]],
  ["a higher ratio", [[row(100, "ms", 2), row(100, "ms", 3)]], [0.5, 0, "worse"]],
  [
    "slower in most rounds, but not clearly",
    [
      [row(100), row(100)],
      [row(100), row(120)],
      [row(100), row(140)],
    ],
    [0.2, 0.2, "same"],
  ],
  [
    "slower in all rounds but one",
    [
      [row(100), row(121)],
      [row(100), row(90)],
      [row(100), row(120)],
      [row(100), row(119)],
      [row(100), row(122)],
    ],
    [0.2, 0.01, "worse"],
  ],
  ["not measured by the base", [[{ ...row(1), name: "b" }, row(1)]], undefined],
  ["zero in both", [[row(0), row(0)]], undefined],
])("compares a figure that is %s", (_name, pairs, expected) => {
  const compared = compareRounds(pairs.map(([base, current]) => ({ base: [base], current: [current] })));
  const round = (value: number) => Number(value.toFixed(6));
  expect(compared.map(({ change, noise, verdict }) => [round(change), round(noise), verdict])).toEqual(
    expected === undefined ? [] : [expected],
  );
});

it("formats the table, the worst figure first", () => {
  const base = [row(2), { ...row(100, "events/s"), name: "rate" }];
  const current = [row(1), { ...row(50, "events/s"), name: "rate" }];
  expect(formatComparisons(compareRounds([{ base, current }]))).toBe(
    [
      "name  base  now  unit       cost  noise  verdict",
      "rate   100   50  events/s  +100%    ±0%  worse",
      "a        2    1  ms         -50%    ±0%  better",
      "",
    ].join("\n"),
  );
});
