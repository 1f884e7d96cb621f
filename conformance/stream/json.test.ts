import { describe, expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import { applyPatch, getArray, getField, getString, isSameJson, parseJson, parseObject } from "./json.ts";

describe("json", () => {
  const invalid = JSON.parse('{"constructor":1,"__proto__":{"a":[[1,2]]},"":null}') as Json;

  it.each<[string, Json, Json, boolean]>([
    ["fields in a different order", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ["0 and -0", [0], [-0], true],
    [
      "unusual keys",
      invalid,
      JSON.parse('{"":null,"__proto__":{"a":[[1,2]]},"constructor":1}') as Json,
      true,
    ],
    [
      "a different __proto__ field",
      invalid,
      JSON.parse('{"":null,"__proto__":{"a":[]},"constructor":1}') as Json,
      false,
    ],
    ["an inherited field", { toString: 1 }, { a: 1 }, false],
    ["a missing field", { a: null }, {}, false],
    ["a list and an object", [1], { 0: 1 }, false],
    ["nested lists", [[1, [2]]], [[1, [3]]], false],
    ["null and an object", null, {}, false],
    ["strings that differ in spaces", " a", "a", false],
  ])("compares %s [T-046][T-051]", (_, one, other, same) => {
    expect(isSameJson(one, other)).toBe(same);
    expect(isSameJson(other, one)).toBe(same);
  });

  it("reads only own fields of the requested type", () => {
    expect(getField({}, "constructor")).toBeUndefined();
    expect(getField(invalid, "constructor")).toBe(1);
    expect(getField(null, "a")).toBeUndefined();
    expect(getString({ a: 1 }, "a")).toBeUndefined();
    expect(getArray({ a: "b" }, "a")).toEqual([]);
    expect([parseJson("{"), parseObject("[]"), parseObject('{"a":1}')]).toEqual([
      undefined,
      undefined,
      { a: 1 },
    ]);
  });
});

describe("patch", () => {
  it("applies a patch without changing the original document", () => {
    const document = { a: [1] };
    expect(applyPatch(document, [{ op: "add", path: "/a/-", value: 2 }])).toEqual({ a: [1, 2] });
    expect(document).toEqual({ a: [1] });
  });

  it.each([
    ["a path that does not exist", [{ op: "replace", path: "/b/c", value: 1 }]],
    ["a test that fails", [{ op: "test", path: "/a", value: 1 }]],
    ["a value that is not a patch", "no"],
    ["nothing", undefined],
    ["a path to the prototype", [{ op: "add", path: "/__proto__/x", value: 1 }]],
  ])("reports in one line why %s does not apply", (_, delta) => {
    expect(() => applyPatch({ a: 0 }, delta)).toThrow(/^.+$/);
  });
});
