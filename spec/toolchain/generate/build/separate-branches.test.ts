// biome-ignore-all lint/suspicious/noThenProperty: `then` is a JSON Schema keyword.
import { describe, expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { ref } from "../test-document.ts";
import { separateBranches } from "./separate-branches.ts";

const tagged = (tag: string, value: string): Schema => ({
  type: "object",
  required: [tag],
  properties: { [tag]: { type: "string", enum: [value] } },
});
const components: Record<string, Schema> = {
  Text: tagged("type", "text"),
  Image: tagged("type", "image"),
  Block: { oneOf: [ref("Text"), ref("Image")], discriminator: { propertyName: "type" } },
  Custom: { type: "object", required: ["type"], properties: { type: { const: "custom" } } },
  Mode: { type: "string", enum: ["auto", "none"] },
  Any: { type: "object", required: ["type"], properties: { type: ref("Word"), value: {} } },
  Word: { type: "string", pattern: "^[a-z]+$" },
  Untagged: { type: "object", properties: { type: { enum: ["other"] } } },
};

describe("compares a value with only one branch of a union", () => {
  it.each<[name: string, given: Schema, want: Schema]>([
    [
      "discriminator: the tag's values are listed, the mapping is dropped",
      {
        description: "A block.",
        oneOf: [ref("Text"), ref("Image")],
        discriminator: { propertyName: "type", mapping: { text: "#/components/schemas/Text" } },
      },
      {
        description: "A block.",
        type: "object",
        required: ["type"],
        properties: { type: { enum: ["text", "image"] } },
        discriminator: { propertyName: "type" },
        oneOf: [ref("Text"), ref("Image")],
      },
    ],
    [
      "discriminator, if one branch is itself a union",
      { oneOf: [ref("Custom"), ref("Block")], discriminator: { propertyName: "type" } },
      {
        type: "object",
        required: ["type"],
        properties: { type: { enum: ["custom", "text", "image"] } },
        if: { required: ["type"], properties: { type: { enum: ["text", "image"] } } },
        then: ref("Block"),
        else: { discriminator: { propertyName: "type" }, oneOf: [ref("Custom")] },
      },
    ],
    [
      "JSON types",
      { oneOf: [ref("Mode"), ref("Block"), { type: "array" }] },
      {
        type: ["string", "object", "array"],
        if: { type: "string" },
        then: ref("Mode"),
        else: {
          if: { type: "object" },
          then: ref("Block"),
          else: { if: { type: "array" }, then: { type: "array" } },
        },
      },
    ],
    [
      "nullable",
      { anyOf: [ref("Text"), { type: "null" }] },
      {
        type: ["object", "null"],
        if: { type: "object" },
        then: ref("Text"),
        else: { if: { type: "null" }, then: { type: "null" } },
      },
    ],
    [
      "tags, if one branch is itself a union",
      { oneOf: [ref("Block"), ref("Custom")] },
      {
        type: "object",
        required: ["type"],
        properties: { type: { enum: ["text", "image", "custom"] } },
        if: { required: ["type"], properties: { type: { enum: ["text", "image"] } } },
        then: ref("Block"),
        else: { if: { required: ["type"], properties: { type: { enum: ["custom"] } } }, then: ref("Custom") },
      },
    ],
    [
      "tags, if one branch is open for all values that the others do not have",
      { oneOf: [ref("Any"), ref("Block"), ref("Custom")] },
      {
        type: "object",
        required: ["type"],
        if: { required: ["type"], properties: { type: { enum: ["text", "image"] } } },
        then: ref("Block"),
        else: {
          if: { required: ["type"], properties: { type: { enum: ["custom"] } } },
          then: ref("Custom"),
          else: ref("Any"),
        },
      },
    ],
    ["known and unknown strings", { anyOf: [{ type: "string" }, ref("Mode")] }, { type: "string" }],
    [
      "union inside",
      { type: "array", items: { anyOf: [{ type: "string" }, ref("Mode")] } },
      { type: "array", items: { type: "string" } },
    ],
  ])("%s", (_, given, want) => {
    expect(separateBranches("Given", given, components)).toEqual(want);
  });
});

it.each<[name: string, given: Schema]>([
  ["integer and number", { oneOf: [{ type: "integer" }, { type: "number" }] }],
  ["a tag that is not required", { oneOf: [ref("Text"), ref("Untagged")] }],
  ["a repeated tag value", { oneOf: [ref("Text"), ref("Block")] }],
  ["two branches with an open tag", { oneOf: [ref("Text"), ref("Any"), ref("Any")] }],
  ["any value", { oneOf: [ref("Text"), {}] }],
])("rejects %s", (_, given) => {
  expect(() => separateBranches("Given", given, components)).toThrow(
    "Given: the branches of a union cannot be distinguished by JSON type or by a tag; add a discriminator: ",
  );
});
