import fc from "fast-check";
import { expect, it } from "vitest";
import { findDuplicateKeys } from "./duplicate-keys.ts";

it.each<[json: string, want: string[]]>([
  ["{}", []],
  ["1", []],
  ['"{\\"a\\":1,\\"a\\":2}"', []],
  ['{"a":1,"A":2,"b":{"a":1},"c":[{"a":1},{"a":2}]}', []],
  ['{"a":"b","b":"a","c":["a","a"]}', []],
  ['{"a":1,"a":2}', ["/a"]],
  ['{ "a" : 1 , "b" : 2 ,\n"a" : 3, "a":4}', ["/a"]],
  ['{"a":1,"\\u0061":2}', ["/a"]],
  ['{"\\u0022":1,"\\"":2,"\\\\":3,"\\u005c":4}', ['/"', "/\\"]],
  ['{"":1,"":2}', ["/"]],
  ['{"a/b":1,"a/b":2,"~":{"x":[0,{"y":1,"y":2}]}}', ["/a~1b", "/~0/x/1/y"]],
  ['[[],[{}],{"a":1},{"b":{},"c":[1,[2]],"b":0}]', ["/3/b"]],
  ['{"__proto__":1,"__proto__":2,"constructor":{"a":1,"a":2}}', ["/__proto__", "/constructor/a"]],
  ['{"a":{"x":1,"x":2},"a":{"x":3}}', ["/a/x", "/a"]],
])("finds the duplicate keys of %j", (json, want) => {
  expect(findDuplicateKeys(json)).toEqual(want);
});

it("stops at the maximum number", () => {
  expect(findDuplicateKeys('{"a":1,"a":2,"b":3,"b":4}', 1)).toEqual(["/a"]);
});

it("finds none in the output of JSON.stringify", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => findDuplicateKeys(JSON.stringify(value)).length === 0));
});

it("finds one in any object whose first key is repeated", () => {
  const key = fc.string({ unit: "binary" });
  const object = fc.dictionary(key, fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, (value) => {
      const text = JSON.stringify(value);
      const [first = ""] = Object.keys(value);
      const twice = `${text.slice(0, -1)},${JSON.stringify(first)}:null}`;
      return findDuplicateKeys(`[0,${twice}]`).length === 1;
    }),
  );
});

it.each<[name: string, of: (size: number) => string]>([
  ["many keys", (size) => `{${Array.from({ length: size / 10 }, (_, at) => `"k${at}":0`).join()}}`],
  ["many escaped keys", (size) => `{${Array.from({ length: size / 20 }, (_, at) => `"\\u0061${at}":0`)}}`],
  ["one long key", (size) => `{"${"\\u0061".repeat(size / 6)}":0}`],
  ["a long text of quotes", (size) => `["${'\\"'.repeat(size / 2)}"]`],
  ["many objects", (size) => `[${'{"a":0},'.repeat(size / 8)}{}]`],
])("takes time linear in %s", (_name, of) => {
  const time = (size: number) => {
    const json = of(size);
    const times = Array.from({ length: 3 }, () => {
      const startedAt = performance.now();
      findDuplicateKeys(json);
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  };
  time(100_000);
  // The input is eight times as large. A quadratic search would take 64 times as long.
  expect(time(1_600_000)).toBeLessThan(32 * time(200_000) + 50);
});
