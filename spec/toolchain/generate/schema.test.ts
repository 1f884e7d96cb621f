import { expect, it } from "vitest";
import { mapSchema, type Schema, subschemas } from "./schema.ts";

const schema: Schema = {
  type: "object",
  examples: [{ type: "object", properties: { a: { type: "string" } } }],
  properties: { properties: { type: "string" }, "a/b": { items: { type: "string" } } },
  additionalProperties: { type: "string" },
  oneOf: [{ type: "string" }],
};

it("changes schemas, but not data that looks like a schema", () => {
  const changed = mapSchema(schema, (each) => (each.type === "string" ? { type: "number" } : each));
  expect(changed).toEqual({
    type: "object",
    examples: [{ type: "object", properties: { a: { type: "string" } } }],
    properties: { properties: { type: "number" }, "a/b": { items: { type: "number" } } },
    additionalProperties: { type: "number" },
    oneOf: [{ type: "number" }],
  });
});

it("lists the schemas inside a schema by pointer", () => {
  expect([...subschemas(schema)]).toEqual([
    ["/additionalProperties", { type: "string" }],
    ["/oneOf/0", { type: "string" }],
    ["/properties/properties", { type: "string" }],
    ["/properties/a~1b", { items: { type: "string" } }],
  ]);
});
