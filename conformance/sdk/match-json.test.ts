import { describe, expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import { findMismatches } from "./match-json.ts";

describe("mismatches", () => {
  it.each<[string, Json, Json | undefined, { pointer: string; detail: string }[]]>([
    ["equal values", { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ["additional fields", { a: 1 }, { a: 1, b: 2 }, []],
    ["nothing", { a: 1 }, undefined, [{ pointer: "", detail: 'is missing: expected {"a":1}' }]],
    ["a missing member", { "a/b": 1 }, {}, [{ pointer: "/a~1b", detail: "is missing: expected 1" }]],
    [
      "an inherited field",
      { constructor: 1 },
      {},
      [{ pointer: "/constructor", detail: "is missing: expected 1" }],
    ],
    ["another type", { a: 1 }, { a: "1" }, [{ pointer: "/a", detail: 'is "1": expected 1' }]],
    [
      "null instead of an object",
      { a: {} },
      { a: null },
      [{ pointer: "/a", detail: "is null: expected {}" }],
    ],
    ["a list instead of an object", { a: {} }, { a: [] }, [{ pointer: "/a", detail: "is []: expected {}" }]],
    ["a longer list", [1], [1, 2], [{ pointer: "", detail: "is [1,2]: expected [1]" }]],
    ["an item", [{ a: 1 }], [{ a: 2 }], [{ pointer: "/0/a", detail: "is 2: expected 1" }]],
    ["a text block instead of a string", { content: "Hi" }, { content: [{ type: "text", text: "Hi" }] }, []],
    ["a string instead of a text block", { content: [{ type: "text", text: "Hi" }] }, { content: "Hi" }, []],
    [
      "a text block with different text",
      { content: "Hi" },
      { content: [{ type: "text", text: "Ho" }] },
      [{ pointer: "/content", detail: 'is [{"type":"text","text":"Ho"}]: expected "Hi"' }],
    ],
  ])("%s [T-024]", (_, expected, actual, found) => {
    expect(findMismatches(expected, actual)).toEqual(found);
  });
});
