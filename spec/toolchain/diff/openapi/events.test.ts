import { describe, expect, test } from "vitest";
import type { Components, Schema } from "../normal-schema.ts";
import { readEvents } from "./events.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const typed = (value: string) => ({ type: "object", properties: { type: { const: value } } });
const plain = { type: "object", properties: { text: { type: "string" } } };

const components: Components = {
  A: typed("a"),
  B: typed("b"),
  OtherA: { ...typed("a"), required: ["type"] },
  Untagged: plain,
  Union: { oneOf: [ref("A"), ref("B")] },
  Round: { oneOf: [ref("Round"), ref("A")] },
  Texts: { anyOf: [{ type: "string" }, { enum: ["x"] }] },
};

describe("the events of a stream", () => {
  test.each<[string, Schema, [name: string, payload: Schema][]]>([
    ["a component", ref("A"), [["a", ref("A")]]],
    [
      "a union with an inline schema",
      { oneOf: [ref("Union"), typed("c")] },
      [
        ["a", ref("A")],
        ["b", ref("B")],
        ["c", typed("c")],
      ],
    ],
    [
      "a union that states that its values are objects",
      { type: "object", anyOf: [ref("A"), typed("c")] },
      [
        ["a", ref("A")],
        ["c", typed("c")],
      ],
    ],
    [
      "a terminal value",
      { oneOf: [ref("A"), { const: "[DONE]" }] },
      [
        ["a", ref("A")],
        ["[DONE]", { const: "[DONE]" }],
      ],
    ],
    [
      "two variants of one event",
      { oneOf: [ref("A"), ref("OtherA")] },
      [
        ["a", ref("A")],
        ["a", ref("OtherA")],
      ],
    ],
    [
      "objects without a type next to events",
      { oneOf: [ref("A"), plain] },
      [
        ["a", ref("A")],
        ["any other", plain],
      ],
    ],
    ["only objects without a type", { oneOf: [plain, plain] }, [["the only one", { oneOf: [plain, plain] }]]],
    ["a component without a distinguishing property", ref("Untagged"), [["Untagged", ref("Untagged")]]],
    ["texts", ref("Texts"), [["Texts", ref("Texts")]]],
    [
      "a component or nothing",
      { anyOf: [ref("Untagged"), { type: "null" }] },
      [["the only one", { anyOf: [ref("Untagged"), { type: "null" }] }]],
    ],
    ["a union that contains itself", ref("Round"), [["a", ref("A")]]],
  ])("%s", (_, schema, events) => {
    expect(readEvents(schema, components, new Map())).toEqual(
      events.map(([name, payload]) => ({ name, payload })),
    );
  });

  test("have the names from the AsyncAPI document", () => {
    const names = new Map([["A", "first"]]);
    expect(readEvents(ref("Union"), components, names)).toEqual([
      { name: "first", payload: ref("A") },
      { name: "b", payload: ref("B") },
    ]);
  });
});
