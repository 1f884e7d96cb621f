import { expect, it } from "vitest";
import type { Json, JsonObject } from "../events.ts";
import { type CheckResult, createCompiledSchema } from "./compiled-schema.ts";

const lists = { $ref: "#/$defs/x", $defs: { x: { items: { $ref: "#/$defs/x" } } } };
const createNested = (levels: number): Json => JSON.parse("[".repeat(levels) + "]".repeat(levels));
const invalid = (...issues: string[]): CheckResult => ({ kind: "invalid", issues });

it.each<[string, JsonObject, Json, CheckResult, CheckResult?]>([
  ["fits", { type: "string" }, "a", { kind: "valid" }],
  [
    "has errors, of which the first or all are found",
    { items: { type: "string" } },
    [1, 2],
    invalid("/0: must be string"),
    invalid("/0: must be string", "/1: must be string"),
  ],
  ["is deep, and its schema refers to itself", lists, createNested(100), { kind: "valid" }],
  ["is too deep", lists, createNested(100_000), { kind: "too-deep" }],
  [
    "cannot be checked, because the schema is invalid",
    { type: "strnig" },
    1,
    { kind: "unusable", reason: expect.stringContaining("strnig") },
  ],
  [
    "cannot be checked, because the schema refers to itself endlessly",
    { $ref: "#" },
    1,
    { kind: "unusable", reason: "Maximum call stack size exceeded" },
  ],
])("returns that a value %s", (_title, schema, value, first, all = first) => {
  const { findFirst, findAll } = createCompiledSchema(schema);
  expect([findFirst(value), findAll(value)]).toEqual([first, all]);
});

it.each<[string, JsonObject, Json, string[]]>([
  ["a scalar of an enum", { enum: [0, "0", null] }, -0, []],
  ["another type than in an enum", { enum: [0] }, "0", ["must be one of 0"]],
  [
    "an object of an enum, with its keys in another order",
    { enum: [{ a: 1, b: [2] }] },
    { b: [2], a: 1 },
    [],
  ],
  ["another object", { enum: [{ a: 1 }, [1]] }, { a: 2 }, ['must be one of {"a":1}, [1]']],
  ["equal texts and objects", { uniqueItems: true }, ['{"a":1}', { a: 1 }, [1], "[1]", 1, "1"], []],
  [
    "the last of several duplicates",
    { uniqueItems: true },
    [{ a: 1, b: 2 }, 1, 1, { b: 2, a: 1 }],
    ["must NOT have duplicate items (items ## 0 and 3 are identical)"],
  ],
  ["allowed duplicates", { uniqueItems: false }, [1, 1], []],
])("enum and uniqueItems: %s", (_title, schema, value, want) => {
  const verdict = createCompiledSchema({ properties: { a: schema } }).findAll({ a: value });
  expect(verdict).toEqual(
    want.length === 0 ? { kind: "valid" } : invalid(...want.map((text) => `/a: ${text}`)),
  );
});
