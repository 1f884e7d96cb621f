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
      "a union and what is written in it",
      { oneOf: [ref("Union"), typed("c")] },
      [
        ["a", ref("A")],
        ["b", ref("B")],
        ["c", typed("c")],
      ],
    ],
    [
      "a union that says that its values are objects",
      { type: "object", anyOf: [ref("A"), typed("c")] },
      [
        ["a", ref("A")],
        ["c", typed("c")],
      ],
    ],
    [
      "a value that ends it",
      { oneOf: [ref("A"), { const: "[DONE]" }] },
      [
        ["a", ref("A")],
        ["[DONE]", { const: "[DONE]" }],
      ],
    ],
    [
      "two forms of one event",
      { oneOf: [ref("A"), ref("OtherA")] },
      [
        ["a", ref("A")],
        ["a", ref("OtherA")],
      ],
    ],
    [
      "objects without a type beside events",
      { oneOf: [ref("A"), plain] },
      [
        ["a", ref("A")],
        ["any other", plain],
      ],
    ],
    [
      "objects without a type alone",
      { oneOf: [plain, plain] },
      [["the only one", { oneOf: [plain, plain] }]],
    ],
    ["a component that nothing tells apart", ref("Untagged"), [["Untagged", ref("Untagged")]]],
    ["texts", ref("Texts"), [["Texts", ref("Texts")]]],
    [
      "a component or nothing",
      { anyOf: [ref("Untagged"), { type: "null" }] },
      [["the only one", { anyOf: [ref("Untagged"), { type: "null" }] }]],
    ],
    ["a union that has itself in it", ref("Round"), [["a", ref("A")]]],
  ])("%s", (_, schema, events) => {
    expect(readEvents(schema, components, new Map())).toEqual(
      events.map(([name, payload]) => ({ name, payload })),
    );
  });

  test("are called as the AsyncAPI document calls them", () => {
    const names = new Map([["A", "first"]]);
    expect(readEvents(ref("Union"), components, names)).toEqual([
      { name: "first", payload: ref("A") },
      { name: "b", payload: ref("B") },
    ]);
  });
});
