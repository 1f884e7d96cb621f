import { describe, expect, it } from "vitest";
import { copyFields, formatBody, getField, parseBody, setField } from "./body.ts";
import type { Pointer } from "./contract-requests.ts";

const body = { model: "demo", request: { messages: [], system: "Be brief." } };

it.each<[Pointer, unknown]>([
  ["/model", "demo"],
  ["/request/system", "Be brief."],
  ["/request/messages", []],
  ["/missing", undefined],
  ["/model/name", undefined],
])("gets %s", (pointer, value) => {
  expect(getField(body, pointer)).toEqual(value);
});

it.each<[Pointer, unknown, unknown]>([
  ["/model", "other", { ...body, model: "other" }],
  ["/model", undefined, { request: body.request }],
  ["/request/system", undefined, { model: "demo", request: { messages: [] } }],
  ["/forwardedProps/tambo/model", "demo", { ...body, forwardedProps: { tambo: { model: "demo" } } }],
  ["/missing/field", undefined, body],
])("sets %s to %j", (pointer, value, expected) => {
  expect(setField(body, pointer, value)).toEqual(expected);
  expect(body).toEqual({ model: "demo", request: { messages: [], system: "Be brief." } });
});

describe("setField", () => {
  it("removes objects that become empty", () => {
    const edited = setField({ a: 1 }, "/forwardedProps/tambo/model", "demo");
    expect(setField(edited, "/forwardedProps/tambo/model", undefined)).toEqual({ a: 1 });
    expect(setField({ a: 1 }, "/a", undefined)).toEqual({});
  });
});

it("copies fields, and removes those that are missing in the source", () => {
  const to = { threadId: "old", state: { n: 1 }, tools: ["a"] };
  expect(copyFields({ threadId: "new", tools: ["b"] }, to, ["/threadId", "/state"])).toEqual({
    threadId: "new",
    tools: ["a"],
  });
});

it.each([
  ['{"a":1}', { a: 1 }],
  ["[1]", undefined],
  ["null", undefined],
  ["{", undefined],
])("parses %s", (text, expected) => {
  expect(parseBody(text)).toEqual(expected);
});

it("formats a body", () => {
  expect(formatBody({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});
