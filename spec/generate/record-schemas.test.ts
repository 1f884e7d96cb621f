import { expect, it } from "vitest";
import { recordSchemas } from "./record-schemas.ts";
import type { Schema } from "./schema.ts";
import { ref, testDocument } from "./test-document.ts";

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
])("%s", (_, given, want) => {
  expect(recordSchemas(testDocument({ A: given })).components.schemas).toEqual({ A: want });
});
