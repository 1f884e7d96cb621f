import fc from "fast-check";
import fastJsonPatch, { type Operation } from "fast-json-patch";
import { describe, expect, test } from "vitest";
import type { JsonPatchInputOperation } from "../types.ts";
import { applyPatch } from "./apply-patch.ts";

type Patch = JsonPatchInputOperation[];

/** The examples from RFC 6902, Appendix A. */
const examples: [string, unknown, unknown[], unknown][] = [
  [
    "A.1 adding a property",
    { foo: "bar" },
    [{ op: "add", path: "/baz", value: "qux" }],
    { baz: "qux", foo: "bar" },
  ],
  [
    "A.2 adding an element",
    { foo: ["bar", "baz"] },
    [{ op: "add", path: "/foo/1", value: "qux" }],
    { foo: ["bar", "qux", "baz"] },
  ],
  ["A.3 removing a property", { baz: "qux", foo: "bar" }, [{ op: "remove", path: "/baz" }], { foo: "bar" }],
  [
    "A.4 removing an element",
    { foo: ["bar", "qux", "baz"] },
    [{ op: "remove", path: "/foo/1" }],
    { foo: ["bar", "baz"] },
  ],
  [
    "A.5 replacing a value",
    { baz: "qux", foo: "bar" },
    [{ op: "replace", path: "/baz", value: "boo" }],
    { baz: "boo", foo: "bar" },
  ],
  [
    "A.6 moving a value",
    { foo: { bar: "baz", waldo: "fred" }, qux: { corge: "grault" } },
    [{ op: "move", from: "/foo/waldo", path: "/qux/thud" }],
    { foo: { bar: "baz" }, qux: { corge: "grault", thud: "fred" } },
  ],
  [
    "A.7 moving an element",
    { foo: ["all", "grass", "cows", "eat"] },
    [{ op: "move", from: "/foo/1", path: "/foo/3" }],
    { foo: ["all", "cows", "eat", "grass"] },
  ],
  [
    "A.8 testing a value that is equal",
    { baz: "qux", foo: ["a", 2, "c"] },
    [
      { op: "test", path: "/baz", value: "qux" },
      { op: "test", path: "/foo/1", value: 2 },
    ],
    { baz: "qux", foo: ["a", 2, "c"] },
  ],
  [
    "A.10 adding a nested property",
    { foo: "bar" },
    [{ op: "add", path: "/child", value: { grandchild: {} } }],
    { foo: "bar", child: { grandchild: {} } },
  ],
  [
    "A.11 ignoring unknown fields of an operation",
    { foo: "bar" },
    [{ op: "add", path: "/baz", value: "qux", xyz: 123 }],
    { foo: "bar", baz: "qux" },
  ],
  [
    "A.14 escapes in a path",
    { "/": 9, "~1": 10 },
    [{ op: "test", path: "/~01", value: 10 }],
    { "/": 9, "~1": 10 },
  ],
  [
    "A.16 adding a list",
    { foo: ["bar"] },
    [{ op: "add", path: "/foo/-", value: ["abc", "def"] }],
    { foo: ["bar", ["abc", "def"]] },
  ],
];

test.each(examples)("RFC 6902 %s", (_, document, patch, result) => {
  expect(applyPatch(document, patch as Patch)).toStrictEqual(result);
});

test.each([
  ["A.9, a test that fails", { op: "test", path: "/a", value: 2 }],
  ["A.12, a missing parent", { op: "add", path: "/b/c", value: 1 }],
  ["A.15, a string instead of a number", { op: "test", path: "/a", value: "1" }],
  ["nothing to replace", { op: "replace", path: "/b", value: 1 }],
  ["nothing to remove", { op: "remove", path: "/list/1" }],
  ["nothing to copy", { op: "copy", from: "/b", path: "/c" }],
  ["a move into itself", { op: "move", from: "/list", path: "/list/0" }],
  ["an index beyond the end", { op: "add", path: "/list/2", value: 1 }],
  ["an index with a leading zero", { op: "add", path: "/list/00", value: 1 }],
  ["the end of a list as a value", { op: "replace", path: "/list/-", value: 1 }],
  ["a path through a number", { op: "add", path: "/a/b", value: 1 }],
  ["an inherited property", { op: "test", path: "/constructor", value: 1 }],
  ["an invalid pointer", { op: "remove", path: "a" }],
  ["a broken escape", { op: "remove", path: "/~2" }],
  ["no from", { op: "copy", path: "/b" }],
  ["no value", { op: "add", path: "/b" }],
  ["an unknown op", { op: "spam", path: "/b" }],
])("rejects %s without changing the document", (_, operation) => {
  const document = { a: 1, list: [0] };
  const patch = [{ op: "add", path: "/list/-", value: 1 }, { op: "remove", path: "/list/1" }, operation];
  expect(applyPatch(document, patch as Patch)).toBeUndefined();
  expect(document).toEqual({ a: 1, list: [0] });
});

describe("an unchanged value", () => {
  test("stays the same object", () => {
    const document = { left: { deep: [1] }, right: { rows: [{ a: 1 }, { b: 2 }] } };
    const result = applyPatch(document, [
      { op: "replace", path: "/right/rows/1/b", value: 3 },
    ]) as typeof document;
    expect(result).toEqual({ left: { deep: [1] }, right: { rows: [{ a: 1 }, { b: 3 }] } });
    expect(result.left).toBe(document.left);
    expect(result.right.rows[0]).toBe(document.right.rows[0]);
    expect(document.right.rows[1]).toEqual({ b: 2 });
  });

  test("is the complete document if nothing changes", () => {
    const document = { a: 1 };
    expect(applyPatch(document, [{ op: "test", path: "/a", value: 1 }])).toBe(document);
  });

  test("is the source of a copy, even if the copy is changed", () => {
    const result = applyPatch({ a: { n: [1] } }, [
      { op: "add", path: "/a/m", value: 1 },
      { op: "copy", from: "/a", path: "/b" },
      { op: "add", path: "/b/n/-", value: 2 },
    ]);
    expect(result).toEqual({ a: { n: [1], m: 1 }, b: { n: [1, 2], m: 1 } });
  });

  test("is the value of an operation, even if it is changed later", () => {
    const value = { n: 1 };
    const patch: Patch = [
      { op: "add", path: "/a", value },
      { op: "replace", path: "/a/n", value: 2 },
    ];
    expect(applyPatch({}, patch)).toEqual({ a: { n: 2 } });
    expect(value).toEqual({ n: 1 });
  });
});

test("replaces and removes the complete document", () => {
  expect(applyPatch({ a: 1 }, [{ op: "replace", path: "", value: [2] }])).toEqual([2]);
  expect(applyPatch(undefined, [{ op: "replace", path: "", value: { a: 1 } }])).toEqual({ a: 1 });
  expect(applyPatch({ a: 1 }, [{ op: "move", from: "/a", path: "" }])).toBe(1);
  expect(applyPatch({ a: 1 }, [{ op: "remove", path: "" }])).toBe(null);
});

test("supports property names that every object inherits", () => {
  const document = applyPatch({ a: {} }, [
    { op: "add", path: "/a/__proto__", value: { polluted: true } },
    { op: "add", path: "/constructor", value: { prototype: 1 } },
    { op: "add", path: "/a/__proto__/more", value: 1 },
    { op: "copy", from: "/a", path: "/b" },
    { op: "remove", path: "/b/__proto__/polluted" },
  ]);
  expect(JSON.stringify(document)).toBe(
    '{"a":{"__proto__":{"polluted":true,"more":1}},"constructor":{"prototype":1},"b":{"__proto__":{"more":1}}}',
  );
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("applies and rejects the same patches as fast-json-patch", () => {
  const keys = fc.constantFrom("a", "~/", "0");
  const documents = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, 0, ""), tie("list"), tie("object")),
    list: fc.array(tie("value"), { maxLength: 3 }),
    object: fc.dictionary(keys, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  }));
  const paths = fc
    .array(fc.oneof(keys, fc.constantFrom("1", "-")), { minLength: 1, maxLength: 2 })
    .map((steps) => steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));
  const operations = fc.oneof(
    fc.record({ op: fc.constantFrom("add", "add", "replace", "test"), path: paths, value: documents.value }),
    fc.record({ op: fc.constant("remove"), path: paths }),
    fc.record({ op: fc.constantFrom("move", "copy"), from: paths, path: paths }),
  );
  let applied = 0;
  fc.assert(
    fc.property(
      fc.record(
        { a: documents.value, "~/": documents.list, "0": documents.object },
        { noNullPrototype: true },
      ),
      fc.array(operations, { minLength: 1, maxLength: 3 }),
      (document, patch) => {
        const before = structuredClone(document);
        const expected = resultOrUndefined(() => patch.reduce<unknown>(applyWithLibrary, document));
        const actual = applyPatch(document, patch as Patch);
        expect(document).toStrictEqual(before);
        expect(actual).toStrictEqual(expected);
        if (actual !== undefined) applied += 1;
      },
    ),
    { numRuns: 3000, seed: 8 },
  );
  expect(applied).toBeGreaterThan(300);
});

/** Returns `undefined` if `work` throws. */
function resultOrUndefined(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Applies an operation with fast-json-patch. A move is split into a removal and an addition, because the
 * library accepts some invalid moves, such as moving a value into itself.
 */
function applyWithLibrary(
  document: unknown,
  operation: { op: string; from?: string; path: string },
): unknown {
  const { op, from, path } = operation;
  const apply = (operation: unknown) =>
    fastJsonPatch.applyPatch(document, [structuredClone(operation) as Operation], true, false).newDocument;
  if (from === undefined) return apply(operation);
  const value: unknown = fastJsonPatch.getValueByPointer(document, from);
  if (value === undefined) throw new Error("no value at from");
  if (op === "copy") return apply({ op: "add", path, value });
  if (path.startsWith(`${from}/`)) throw new Error("a value cannot be moved into itself");
  return applyWithLibrary(apply({ op: "remove", path: from }), { op: "add", path, value } as never);
}
