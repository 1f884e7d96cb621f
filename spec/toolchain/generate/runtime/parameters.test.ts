import { expect, it } from "vitest";
import { type ParameterRule, parseGroups } from "./parameters.ts";
import type { Validate, Violation } from "./violations.ts";

const rules: ParameterRule[] = [
  { name: "limit", type: "integer", default: 20 },
  { name: "ratio", type: "number" },
  { name: "deep", type: "boolean" },
  { name: "cursor", type: "string" },
];
const valid: Validate = () => true;

it.each<[name: string, query: Record<string, string | string[]>, value: object, violations: Violation[]]>([
  ["defaults", {}, { limit: 20 }, []],
  [
    "converts strings to values",
    { limit: "12", ratio: "-0.5", deep: "true", cursor: "12" },
    { limit: 12, ratio: -0.5, deep: true, cursor: "12" },
    [],
  ],
  ["ignores undeclared parameters", { other: "1", limit: "1" }, { limit: 1 }, []],
  ...["NaN", "1.5", "", " 1", "0x10", "1e3", "9".repeat(16), "١"].map(
    (text): [string, Record<string, string>, object, Violation[]] => [
      `integer ${JSON.stringify(text)}`,
      { limit: text },
      {},
      [
        {
          pointer: "/limit",
          message: `must be a whole number, not ${JSON.stringify(text)}`,
          keyword: "type",
        },
      ],
    ],
  ),
  [
    "number",
    { ratio: "Infinity" },
    { limit: 20 },
    [{ pointer: "/ratio", message: 'must be a number, not "Infinity"', keyword: "type" }],
  ],
  [
    "boolean",
    { deep: "yes" },
    { limit: 20 },
    [{ pointer: "/deep", message: 'must be true or false, not "yes"', keyword: "type" }],
  ],
  [
    "given twice",
    { cursor: ["a", "b"] },
    { limit: 20 },
    [{ pointer: "/cursor", message: "must be given only once", keyword: "type" }],
  ],
])("%s", (_, query, value, violations) => {
  expect(parseGroups({ query: { rules, validate: valid } }, { query })).toEqual({
    value: { path: {}, query: value, headers: {} },
    violations,
  });
});

it("finds headers by lower-case name and returns them by declared name", () => {
  const headers = { rules: [{ name: "Last-Event-ID", type: "string" as const }], validate: valid };
  expect(parseGroups({ headers }, { headers: { "last-event-id": "7" } }).value.headers).toEqual({
    "Last-Event-ID": "7",
  });
});

it("does not report an unparsable parameter as missing", () => {
  const missing = (name: string) => ({
    instancePath: "",
    keyword: "required",
    params: { missingProperty: name },
  });
  const validate = Object.assign(() => false, { errors: [missing("limit"), missing("cursor")] });
  expect(parseGroups({ query: { rules, validate } }, { query: { limit: "x" } }).violations).toEqual([
    { pointer: "/limit", message: 'must be a whole number, not "x"', keyword: "type" },
    { pointer: "/cursor", message: "is required", keyword: "required" },
  ]);
});
