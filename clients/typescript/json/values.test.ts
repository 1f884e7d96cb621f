import { expect, it } from "vitest";
import { shareEqualParts } from "./values.ts";

it("keeps an equal object, and the equal parts of a different one", () => {
  const before = { a: [1, { b: 2 }], c: { d: "x" } };
  expect(shareEqualParts(before, structuredClone(before))).toBe(before);
  const after = shareEqualParts(before, { a: [1, { b: 2 }], c: { d: "y" } });
  expect(after).toEqual({ a: [1, { b: 2 }], c: { d: "y" } });
  expect(after.a).toBe(before.a);
  expect(after.c).not.toBe(before.c);
});

it.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [[1, 2], [1]],
  [{}, JSON.parse('{"__proto__":{"x":1}}')],
  [null, { a: 1 }],
  [{ a: {} }, { a: null }],
])("returns the new value: %j, then %j", (before, next) => {
  const result = shareEqualParts(before, next);
  expect(JSON.stringify(result)).toBe(JSON.stringify(next));
  expect(result).not.toBe(before);
});
