import fc from "fast-check";
import fastJsonPatch, { type Operation } from "fast-json-patch";
import { describe, expect, it, vi } from "vitest";
import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { JsonDocument } from "./json-document.ts";

const add = (path: string, value: Json): JsonPatchOperation => ({ op: "add", path, value });
const copy = (from: string, path: string): JsonPatchOperation => ({ op: "copy", from, path });
const move = (from: string, path: string): JsonPatchOperation => ({ op: "move", from, path });

function apply(document: JsonDocument, ...operations: JsonPatchOperation[]): Json {
  document.transact(() => {
    for (const operation of operations) document.apply(operation);
  });
  return document.value;
}

describe("a document", () => {
  it("shares unchanged parts with the document before", () => {
    const before = { left: { deep: [1] }, right: { rows: [{ a: 1 }, { b: 2 }] } };
    const after = apply(new JsonDocument(before), add("/right/rows/1/b", 3)) as typeof before;
    expect(after).toEqual({ left: { deep: [1] }, right: { rows: [{ a: 1 }, { b: 3 }] } });
    expect(after.left).toBe(before.left);
    expect(after.right.rows[0]).toBe(before.right.rows[0]);
    expect(before.right.rows[1]).toEqual({ b: 2 });
  });

  it("copies a container once until it is read", () => {
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, n]));
    const document = new JsonDocument({ wide });
    const names = vi.spyOn(Object, "keys");
    for (let n = 0; n < 100; n += 1) document.apply(add(`/wide/k${n}`, -n));
    // Only the document and the changed object are copied.
    expect(names).toHaveBeenCalledTimes(2);
    void document.value;
    document.apply(add("/wide/new", 1));
    expect(names).toHaveBeenCalledTimes(4);
    names.mockRestore();
    expect(wide.k9).toBe(9);
  });

  it.each<[string, JsonPatchOperation[], Json]>([
    [
      "a copy",
      [add("/a/m", 1), copy("/a", "/b"), add("/b/n/-", 2)],
      { a: { n: [1], m: 1 }, b: { n: [1, 2], m: 1 } },
    ],
    [
      "a copied value",
      [add("/a/n/-", 2), copy("/a", "/b"), add("/a/m", 1), add("/a/n/-", 3)],
      { a: { n: [1, 2, 3], m: 1 }, b: { n: [1, 2] } },
    ],
    [
      "a value moved out of a copied one",
      [add("/a/n/-", 2), copy("/a", "/b"), move("/a/n", "/n"), add("/n/-", 3)],
      { a: {}, b: { n: [1, 2] }, n: [1, 2, 3] },
    ],
    [
      "a value next to its copy",
      [add("/n", [0]), copy("/n", "/a/n/0"), add("/n/-", 1)],
      { a: { n: [[0], 1] }, n: [0, 1] },
    ],
  ])("does not change values shared with %s", (_, operations, want) => {
    expect(apply(new JsonDocument({ a: { n: [1] } }), ...operations)).toEqual(want);
  });

  it("never changes the value of an operation", () => {
    const value = { n: 1 };
    expect(apply(new JsonDocument({}), add("/a", value), add("/a/n", 2))).toEqual({ a: { n: 2 } });
    expect(value).toEqual({ n: 1 });
  });

  it("is restored when a transaction fails, including nested ones that succeeded", () => {
    const document = new JsonDocument({ a: { n: [1] }, b: 1 });
    document.apply(add("/a/n/-", 2));
    const { size } = document;
    const failing = () =>
      document.transact(() => {
        document.transact(() => void document.apply(add("/a/n/0", 0)));
        document.apply({ op: "remove", path: "/b" });
        document.apply(move("/a/n", "/n"));
        document.apply(copy("/n", "/a/n"));
        document.apply(add("", []));
        throw new Error("refused");
      });
    expect(failing).toThrow("refused");
    expect([document.value, document.size]).toEqual([{ a: { n: [1, 2] }, b: 1 }, size]);
  });

  it.each([
    [add("/__proto__/x", true), "through __proto__"],
    [add("/a/__proto__", {}), "through __proto__"],
    [copy("/__proto__", "/x"), "through __proto__"],
    [add("/constructor/prototype", {}), "constructor/prototype"],
    [copy("/toString", "/x"), "there is no value at from"],
    [{ op: "remove", path: "/a/length" }, "must be an array index or -"],
    [add("/a/01", 1), "must not have leading zeros"],
    [add("/a/3", 1), "beyond the end of the array"],
    [add("/b/c", 1), "the parent of the path does not exist"],
    [add("/a/0/c", 1), "neither an object nor an array"],
    [move("/a", "/a/0"), "cannot be moved into itself"],
    [{ op: "add", path: "/x" }, '"value" is missing'],
    [{ op: "move", path: "/x" }, '"from" must be a JSON Pointer'],
    [{ op: "remove", path: "a" }, '"path" must be a JSON Pointer'],
    [{ op: "remove", path: 1 }, '"path" must be a JSON Pointer'],
    [{ op: "spam", path: "/a" }, '"op" must be'],
    [{ op: "test", path: "/a", value: [1] }, "the value is different"],
  ])("rejects %j", (operation, reason) => {
    const document = new JsonDocument({ a: [1, 2] });
    expect(() => document.apply(operation as JsonPatchOperation)).toThrow(reason);
    expect(document.value).toEqual({ a: [1, 2] });
  });

  it("keeps keys with names of inherited properties", () => {
    const wide = Array.from({ length: 2000 }, (_, n) => `"k${n}":0`).join();
    const state = JSON.parse(`{"a":{"__proto__":1},"wide":{"__proto__":{"x":1},${wide}}}`) as JsonObject;
    const after = apply(
      new JsonDocument(state),
      add("/a/constructor", 2),
      add("/wide/toString", 3),
    ) as JsonObject;
    expect(JSON.stringify(after.a)).toBe('{"__proto__":1,"constructor":2}');
    expect(JSON.stringify(after.wide)).toMatch(/^\{"__proto__":\{"x":1\},.*"toString":3\}$/);
  });
});

it("behaves like fast-json-patch, and never changes a document that has been read", () => {
  const keys = fc.constantFrom("a", "~/", "0", '"\n');
  const documents = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, 0, -1.5e21, ""), tie("list"), tie("object")),
    list: fc.array(tie("value"), { maxLength: 3 }),
    object: fc.dictionary(keys, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  }));
  const paths = fc
    .array(fc.oneof(keys, fc.constantFrom("1", "-")), { minLength: 0, maxLength: 3 })
    .map((steps) => steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));
  const operations = fc.oneof(
    fc.record({ op: fc.constantFrom("add", "add", "replace", "test"), path: paths, value: documents.value }),
    fc.record({ op: fc.constant("remove"), path: paths }),
    fc.record({ op: fc.constantFrom("move", "copy"), from: paths, path: paths }),
  );
  const changes = fc.record({
    patch: fc.array(operations, { minLength: 1, maxLength: 3 }),
    isRead: fc.boolean(),
  });
  let applied = 0;
  let rejectedCount = 0;
  fc.assert(
    fc.property(documents.object, fc.array(changes, { minLength: 1, maxLength: 6 }), (start, sequence) => {
      const document = new JsonDocument(start as Json);
      const read: [Json, Json][] = [[start as Json, structuredClone(start) as Json]];
      let want = structuredClone(start) as Json;
      for (const { patch, isRead } of sequence) {
        const expectedResult = tryWork(() =>
          patch.reduce<unknown>(applyFastJsonPatch, structuredClone(want)),
        );
        const ours = tryWork(() => applyUnread(document, patch as JsonPatchOperation[]));
        expect(ours === undefined).toBe(expectedResult === undefined);
        if (expectedResult === undefined) rejectedCount += 1;
        else applied += 1;
        want = expectedResult === undefined ? want : (expectedResult as Json);
        expect(document.current).toEqual(want);
        expect(document.size).toBe(JSON.stringify(want).length);
        if (isRead) read.push([document.value, structuredClone(want)]);
      }
      for (const [value, asRead] of read) expect(value).toEqual(asRead);
    }),
    { numRuns: 2000, seed: 18 },
  );
  expect(Math.min(applied, rejectedCount)).toBeGreaterThan(500);
});

/** Applies a patch without reading the document. */
function applyUnread(document: JsonDocument, patch: readonly JsonPatchOperation[]): true {
  document.transact(() => {
    for (const operation of patch) document.apply(operation);
  });
  return true;
}

/** Returns `undefined` if the work throws. */
function tryWork(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Applies an operation with fast-json-patch and rejects the cases that it wrongly accepts: a document that
 * is a string or a number, a missing value, or moving a value into itself. A move is applied as a remove
 * followed by an add.
 */
function applyFastJsonPatch(
  document: unknown,
  operation: { op: string; from?: string; path: string },
): unknown {
  const { op, from, path } = operation;
  const isContainer = typeof document === "object" && document !== null;
  if (path !== "" && !isContainer) throw new Error("a document without members");
  const apply = (operation: unknown, to = document) =>
    fastJsonPatch.applyPatch(to, [structuredClone(operation) as Operation], true, false).newDocument;
  const valueAt = (pointer: string): unknown => {
    const value: unknown = fastJsonPatch.getValueByPointer(document, pointer);
    if (value === undefined) throw new Error(`there is nothing at ${pointer}`);
    return value;
  };
  if (op === "remove" || op === "replace") valueAt(path);
  if (from === undefined) return apply(operation);
  const value = valueAt(from);
  if (op === "copy") return apply({ op: "add", path, value });
  if (path.startsWith(`${from}/`)) throw new Error("a value cannot be moved into itself");
  return apply({ op: "add", path, value }, apply({ op: "remove", path: from }));
}
