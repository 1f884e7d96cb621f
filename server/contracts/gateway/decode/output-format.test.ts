import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { checkOutputSchema } from "./output-format.ts";

type Schema = Parameters<typeof checkOutputSchema>[0];

const text: Schema = { type: "string" };
const impossible: Schema = { type: "object", required: ["a"] };

describe("the schema of an output format", () => {
  it.each<Schema>([
    text,
    { type: "object" },
    { type: "object", properties: { a: text, b: text }, required: ["b"] },
    { type: "array", items: { type: "array", items: text } },
  ])("%j is accepted [G-048]", (schema) => {
    expect(() => checkOutputSchema(schema)).not.toThrow();
  });

  it.each<[Schema, string]>([
    [impossible, "required[0]"],
    [{ type: "object", properties: { a: text }, required: ["a", "toString"] }, "required[1]"],
    [{ type: "array", items: { type: "array", items: impossible } }, "items.items.required[0]"],
    [{ type: "object", properties: { a: text, "b.c": impossible } }, "properties.b.c.required[0]"],
    [{ type: "object", properties: { a: impossible }, required: ["b"] }, "required[0]"],
  ])("%j is refused [G-048]", (schema, place) => {
    const param = `request.output_format.json_schema.${place}`;
    const message = `${param} must be the name of one of the properties`;
    expect(() => checkOutputSchema(schema)).toThrow(
      new GatewayError("invalid_request_error", message, { param }),
    );
  });
});
