import { expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { describeNullProperties, describeRecords, describeWholeNumbers } from "./schemas.ts";

it.each<[name: string, given: Schema, want: Schema]>([
  [
    "record",
    { type: "object", unevaluatedProperties: ref("B") },
    { type: "object", additionalProperties: ref("B") },
  ],
  [
    "open record",
    { type: "object", unevaluatedProperties: {} },
    { type: "object", additionalProperties: {} },
  ],
  [
    "record inside",
    { type: "array", items: { unevaluatedProperties: { type: "string" } } },
    { type: "array", items: { additionalProperties: { type: "string" } } },
  ],
  [
    "composed",
    { oneOf: [ref("B")], unevaluatedProperties: {} },
    { oneOf: [ref("B")], unevaluatedProperties: {} },
  ],
  [
    "closed model",
    { type: "object", unevaluatedProperties: { not: {} } },
    { type: "object", additionalProperties: false },
  ],
  [
    "record of anything but text",
    { type: "object", unevaluatedProperties: { not: { type: "string" } } },
    { type: "object", additionalProperties: { not: { type: "string" } } },
  ],
  ["plain object stays open", { type: "object" }, { type: "object" }],
])("describes a %s", (_, given, want) => {
  expect(describeRecords(testDocument({ A: given })).components.schemas).toEqual({ A: want });
});

it("turns only a property that is always null into a constant", () => {
  const schema = (always: Schema): Schema => ({
    type: "object",
    required: ["always"],
    properties: {
      always,
      list: { type: "array", items: { type: "object", properties: { always } } },
      maybe: { anyOf: [{ type: "string" }, { type: "null" }] },
      either: { type: ["string", "null"] },
    },
  });
  const given = schema({ type: "null", description: "Nothing yet." });
  expect(describeNullProperties(testDocument({ A: given })).components.schemas).toEqual({
    A: schema({ const: null, description: "Nothing yet." }),
  });
});

it.each<[name: string, given: Schema, want: Schema]>([
  ["a status", { type: "number", enum: [404] }, { type: "integer", enum: [404] }],
  ["a fraction among them", { type: "number", enum: [1, 1.5] }, { type: "number", enum: [1, 1.5] }],
  ["any number", { type: "number" }, { type: "number" }],
  ["words", { type: "string", enum: ["1"] }, { type: "string", enum: ["1"] }],
])("describes %s", (_, given, want) => {
  expect(describeWholeNumbers(testDocument({ A: given })).components.schemas).toEqual({ A: want });
});
