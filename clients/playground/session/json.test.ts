import { expect, it } from "vitest";
import { getChangedPointers } from "./json.ts";

it.each<[unknown, unknown, string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [undefined, { a: 1 }, [""]],
  [{ a: 1, b: { c: [1, 2] } }, { a: 2, b: { c: [1, 3, 4] } }, ["/a", "/b/c/1", "/b/c/2"]],
  [{ a: 1, b: 2 }, { a: 1 }, [""]],
  [{ a: { b: [1, 2] } }, { a: { b: [1] } }, ["/a/b"]],
  [{ a: {} }, { a: [] }, ["/a"]],
  [{ a: null }, { a: {} }, ["/a"]],
  [{}, { "a/b~c": 1 }, ["/a~1b~0c"]],
])("%j to %j: %j", (before, after, want) => {
  expect(getChangedPointers(before, after)).toEqual(want);
});
