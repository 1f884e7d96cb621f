import { expect, it } from "vitest";
import type { Schema } from "./schema.ts";
import { testDocument } from "./test-document.ts";
import { wholeNumbers } from "./whole-numbers.ts";

it.each<[name: string, given: Schema, want: Schema]>([
  ["a status", { type: "number", enum: [404] }, { type: "integer", enum: [404] }],
  ["a fraction among them", { type: "number", enum: [1, 1.5] }, { type: "number", enum: [1, 1.5] }],
  ["any number", { type: "number" }, { type: "number" }],
  ["words", { type: "string", enum: ["1"] }, { type: "string", enum: ["1"] }],
])("%s", (_, given, want) => {
  expect(wholeNumbers(testDocument({ A: given })).components.schemas).toEqual({ A: want });
});
