import { expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { ref } from "../test-document.ts";
import { seal } from "./compile-validators.ts";

it.each<[name: string, given: Schema, want: Schema]>([
  ["object", { type: "object" }, { type: "object", additionalProperties: false }],
  [
    "object inside",
    { type: "array", items: { type: "object" } },
    { type: "array", items: { type: "object", additionalProperties: false } },
  ],
  ["record", { type: "object", additionalProperties: {} }, { type: "object", additionalProperties: {} }],
  ["union", { type: "object", oneOf: [ref("A")] }, { type: "object", oneOf: [ref("A")] }],
  ["any value", {}, {}],
])("%s", (_, given, want) => {
  expect(seal(given)).toEqual(want);
});
