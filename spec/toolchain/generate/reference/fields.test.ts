import { expect, it } from "vitest";
import { findTypes, listFields, listVariants, type Schemas } from "./fields.ts";

const schemas: Schemas = {
  Event: {
    type: "object",
    required: ["type", "value"],
    properties: {
      type: { type: "string", enum: ["EVENT"], description: "Kind." },
      value: { allOf: [{ $ref: "#/components/schemas/Value" }], description: "What it says." },
      time: { $ref: "#/components/schemas/Millis" },
      size: { type: "integer", minimum: 1, maximum: 9, default: 3, description: "How large." },
      either: { oneOf: [{ type: "string" }, { $ref: "#/components/schemas/Block" }] },
      anything: {},
    },
  },
  Value: {
    type: "object",
    required: ["calls"],
    properties: {
      calls: { type: "array", items: { $ref: "#/components/schemas/Call" }, description: "All calls." },
      blocks: { type: "array", items: { $ref: "#/components/schemas/Block" } },
    },
  },
  Call: {
    type: "object",
    properties: { id: { type: "string" }, inner: { $ref: "#/components/schemas/Value" } },
  },
  Millis: { type: "integer", format: "int64", description: "Unix time." },
  Block: { oneOf: [{ $ref: "#/components/schemas/Text" }, { $ref: "#/components/schemas/Image" }] },
  Text: { type: "object", properties: { text: { type: ["string", "null"] } } },
  Image: {
    type: "object",
    properties: { blocks: { type: "array", items: { $ref: "#/components/schemas/Block" } } },
  },
};

it("shows nested objects, but not unions and objects that contain themselves, which have their own sections", () => {
  const optional = { required: false, description: "" };
  expect(listFields(schemas, "Event")).toEqual([
    { path: "type", type: ['"EVENT"'], required: true, description: "Kind." },
    { path: "value", type: ["object"], required: true, description: "What it says." },
    { path: "value.calls", type: ["array of objects"], required: true, description: "All calls." },
    { ...optional, path: "value.calls[].id", type: ["string"] },
    { ...optional, path: "value.calls[].inner", type: [{ schema: "Value" }] },
    { ...optional, path: "value.blocks", type: ["array of ", { schema: "Block" }] },
    { path: "time", type: ["integer"], required: false, description: "Unix time. Format: int64." },
    {
      path: "size",
      type: ["integer"],
      required: false,
      description: "How large. At least 1. At most 9. Default: `3`.",
    },
    { ...optional, path: "either", type: ["string", " or ", { schema: "Block" }] },
    { ...optional, path: "anything", type: ["any value"] },
  ]);
});

it("finds the types of the remaining fields, and the types to which they refer", () => {
  expect(findTypes(schemas, listFields(schemas, "Event"))).toEqual(["Value", "Block", "Text", "Image"]);
  expect(listVariants(schemas, "Block")).toEqual([{ schema: "Text" }, " or ", { schema: "Image" }]);
  expect(listVariants(schemas, "Text")).toEqual([]);
});
