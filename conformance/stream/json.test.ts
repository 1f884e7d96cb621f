import { describe, expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import { listOf, member, parse, parseObject, patched, sameJson, textOf } from "./json.ts";

describe("json", () => {
  const odd = JSON.parse('{"constructor":1,"__proto__":{"a":[[1,2]]},"":null}') as Json;

  it.each<[string, Json, Json, boolean]>([
    ["members in another order", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ["0 and -0", [0], [-0], true],
    ["odd keys", odd, JSON.parse('{"":null,"__proto__":{"a":[[1,2]]},"constructor":1}') as Json, true],
    [
      "another own __proto__",
      odd,
      JSON.parse('{"":null,"__proto__":{"a":[]},"constructor":1}') as Json,
      false,
    ],
    ["an inherited member", { toString: 1 }, { a: 1 }, false],
    ["a missing member", { a: null }, {}, false],
    ["a list and an object", [1], { 0: 1 }, false],
    ["nested lists", [[1, [2]]], [[1, [3]]], false],
    ["null and an object", null, {}, false],
    ["texts that differ in spaces", " a", "a", false],
  ])("compares %s [T-046][T-051]", (_, one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
    expect(sameJson(other, one)).toBe(same);
  });

  it("finds own members of the wanted kind only", () => {
    expect(member({}, "constructor")).toBeUndefined();
    expect(member(odd, "constructor")).toBe(1);
    expect(member(null, "a")).toBeUndefined();
    expect(textOf({ a: 1 }, "a")).toBeUndefined();
    expect(listOf({ a: "b" }, "a")).toEqual([]);
    expect([parse("{"), parseObject("[]"), parseObject('{"a":1}')]).toEqual([undefined, undefined, { a: 1 }]);
  });
});

describe("patch", () => {
  it("applies a patch, and leaves the document as it was", () => {
    const document = { a: [1] };
    expect(patched(document, [{ op: "add", path: "/a/-", value: 2 }])).toEqual({ a: [1, 2] });
    expect(document).toEqual({ a: [1] });
  });

  it.each([
    ["a path to nowhere", [{ op: "replace", path: "/b/c", value: 1 }]],
    ["a test that fails", [{ op: "test", path: "/a", value: 1 }]],
    ["what is no patch", "no"],
    ["nothing", undefined],
    ["a way to prototypes", [{ op: "add", path: "/__proto__/x", value: 1 }]],
  ])("says in one line why %s does not apply", (_, delta) => {
    expect(() => patched({ a: 0 }, delta)).toThrow(/^.+$/);
  });
});
