import { describe, expect, it } from "vitest";
import { diffValues } from "./difference.ts";

const count = (to: number) => Array.from({ length: to }, (_, index) => index);

const cases: [string, { expected?: unknown; actual?: unknown }, string[]][] = [
  ["neither", {}, []],
  ["scalars", { expected: 200, actual: 404 }, ["- 200", "+ 404"]],
  ["only an actual value", { actual: { a: 1 } }, ["+ {", '+   "a": 1', "+ }"]],
  ["only an expected value", { expected: "x" }, ['- "x"', "+ (not observed)"]],
  [
    "only an expected list",
    { expected: ["x", null] },
    ["- [", '-   "x"', "-   null", "- ]", "+ (not observed)"],
  ],
  [
    "one field of an object",
    { expected: { a: 1, b: 2, c: 3 }, actual: { a: 1, b: 9, c: 3 } },
    ["  {", '    "a": 1', '-   "b": 2', '+   "b": 9', '    "c": 3', "  }"],
  ],
  [
    "distant equal lines are omitted",
    { expected: count(30), actual: [...count(29), "end"] },
    ["  [", "  …", "    27", "    28", "-   29", '+   "end"', "  ]"],
  ],
  [
    "an item that is no longer the last is unchanged",
    { expected: ["a"], actual: ["a", "b"] },
    ["  [", '    "a"', '+   "b"', "  ]"],
  ],
  [
    "a large expected value leaves room for the actual value",
    { expected: count(30), actual: {} },
    ["- [", "-   0", "-   1", "-   2", "-   3", "-   4", "-   5", "- … 25 more lines", "+ {}"],
  ],
  [
    "many differences are truncated after twenty lines",
    { expected: count(20), actual: count(20).map((number) => (number % 2 ? number : -1)) },
    [
      "  [",
      "-   0",
      "+   -1",
      "    1",
      "-   2",
      "+   -1",
      "    3",
      "-   4",
      "+   -1",
      "    5",
      "-   6",
      "+   -1",
      "    7",
      "-   8",
      "+   -1",
      "    9",
      "-   10",
      "+   -1",
      "    11",
      "  … 13 more lines",
    ],
  ],
  [
    "a difference deep in a long string is shown",
    { expected: `${"a".repeat(500)}b`, actual: `${"a".repeat(500)}c` },
    [`- …${"a".repeat(40)}b"`, `+ …${"a".repeat(40)}c"`],
  ],
  [
    "control characters do not reach the terminal",
    { expected: ["\u001b"], actual: ["\u009b"] },
    ["  [", '-   "\\u001b"', '+   "\\u009b"', "  ]"],
  ],
];

describe("difference", () => {
  it.each(cases)("%s", (_, check, expected) => {
    expect(diffValues(check).map((line) => `${line.sign} ${line.text}`)).toEqual(expected);
  });
});
