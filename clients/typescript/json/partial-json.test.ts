import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PartialJson } from "./partial-json.ts";

/** Returns the value after each chunk. */
function readValues(chunks: readonly string[]): unknown[] {
  const json = new PartialJson();
  return chunks.map((chunk) => {
    json.feed(chunk);
    return structuredClone(json.value);
  });
}

/** Splits text at the given fractions of its length. */
function split(text: string, fractions: readonly number[]): string[] {
  const offsets = [0, ...fractions.map((part) => Math.floor(part * text.length)), text.length];
  offsets.sort((a, b) => a - b);
  return offsets.slice(1).map((offset, index) => text.slice(offsets[index], offset));
}

const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
/** Arbitrary JSON text, including whitespace and escapes that `JSON.stringify` does not write. */
const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom("", " ", "\n\t"), fc.boolean())
  .map(([value, space, escaped]) => {
    const text = JSON.stringify(value, undefined, space);
    // JSON is ASCII outside strings, so this changes only strings.
    return escaped
      ? text.replace(
          /[\u0080-\uffff]/g,
          (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
        )
      : text;
  });

/**
 * Returns true if the first value can grow into the second. Only the last part of a value can grow, and
 * strings grow only at the end.
 */
function isPrefixOf(part: unknown, full: unknown): boolean {
  if (typeof part === "string" && typeof full === "string") return full.startsWith(part);
  if (part === null || typeof part !== "object" || full === null || typeof full !== "object")
    return Object.is(part, full);
  if (Array.isArray(part) !== Array.isArray(full)) return false;
  const keys = Object.keys(part);
  // Array elements, and properties with non-numeric keys, have the same order as in the text.
  return (
    keys.length <= Object.keys(full).length &&
    keys.every((key) => {
      if (!Object.hasOwn(full, key)) return false;
      const [partValue, fullValue] = [part, full].map((value) => (value as Record<string, unknown>)[key]);
      return isPrefixOf(partValue, fullValue);
    })
  );
}

describe("the partial value", () => {
  test("contains partial strings, properties whose value has started, and complete numbers and literals", () => {
    const chunks = [
      '{"ti',
      'cker":',
      ' "AA',
      'PL", "low": 1',
      "7",
      "0",
      ', "up": tr',
      "ue",
      ', "rows": [',
      "{",
    ];
    expect(readValues([...chunks, "}", "]}"])).toEqual([
      {},
      {},
      { ticker: "AA" },
      { ticker: "AAPL" },
      { ticker: "AAPL" },
      { ticker: "AAPL" },
      { ticker: "AAPL", low: 170 },
      { ticker: "AAPL", low: 170, up: true },
      { ticker: "AAPL", low: 170, up: true, rows: [] },
      { ticker: "AAPL", low: 170, up: true, rows: [{}] },
      { ticker: "AAPL", low: 170, up: true, rows: [{}] },
      { ticker: "AAPL", low: 170, up: true, rows: [{}] },
    ]);
  });

  test("omits incomplete escapes and surrogate pairs", () => {
    const chunks = ['"a', "\\", "n", "\\u", "00e", "9", "\\ud83d", "\\ude00", "\ud83d", "\ude80", '!"'];
    expect(readValues(chunks)).toEqual([
      "a",
      "a",
      "a\n",
      "a\n",
      "a\n",
      "a\né",
      "a\né",
      "a\né😀",
      "a\né😀",
      "a\né😀🚀",
      "a\né😀🚀!",
    ]);
  });

  test("keeps an unpaired surrogate", () => {
    expect(readValues(['"\\ud83d', "x", '\\ud83d"'])).toEqual(["", "\ud83dx", "\ud83dx\ud83d"]);
  });

  test("supports property names that every object inherits", () => {
    const json = new PartialJson();
    json.feed('{"__proto__": {"a": 1}, "constructor": "b"');
    const early = json.value as object;
    json.feed(', "toString": 2}');
    expect(Object.entries(early)).toEqual([
      ["__proto__", { a: 1 }],
      ["constructor", "b"],
    ]);
    expect(json.value).toEqual(JSON.parse('{"__proto__": {"a": 1}, "constructor": "b", "toString": 2}'));
    expect(Object.getPrototypeOf(json.value)).toBe(Object.prototype);
  });

  test("of every prefix of the text is a prefix of the result of JSON.parse", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const full: unknown = JSON.parse(text);
        const json = new PartialJson();
        for (const char of text.split("")) {
          json.feed(char);
          if (json.value !== undefined) expect(isPrefixOf(json.value, full)).toBe(true);
        }
        json.end();
        expect(json.isComplete).toBe(true);
        expect(json.value).toStrictEqual(full);
      }),
      { numRuns: 300 },
    );
  });

  test("does not depend on chunk boundaries or on earlier reads", () => {
    fc.assert(
      fc.property(texts, fractions, fc.array(fc.boolean()), (text, cuts, reads) => {
        const [readOften, readOnce] = [new PartialJson(), new PartialJson()];
        const seen: [unknown, string | undefined][] = [];
        for (const [index, chunk] of split(text, cuts).entries()) {
          readOften.feed(chunk);
          readOnce.feed(chunk);
          if (reads[index]) seen.push([readOften.value, JSON.stringify(readOften.value)]);
        }
        readOften.end();
        readOnce.end();
        expect(readOften.value).toStrictEqual(readOnce.value);
        expect(readOnce.value).toStrictEqual(JSON.parse(text));
        for (const [value, before] of seen) expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test("is the same object until the next chunk, and complete parts stay the same objects", () => {
    const json = new PartialJson();
    json.feed('{"rows": [{"a": 1}, {"b": "x');
    const before = json.value as { rows: object[] };
    expect(json.value).toBe(before);
    json.feed('y"}');
    const after = json.value as { rows: object[] };
    expect(before).toEqual({ rows: [{ a: 1 }, { b: "x" }] });
    expect(after).toEqual({ rows: [{ a: 1 }, { b: "xy" }] });
    expect(after.rows[0]).toBe(before.rows[0]);
  });
});

describe("text that is not JSON", () => {
  test.each([
    ['{"a": 1,}', { a: 1 }],
    ['{"a" 1}', {}],
    ["[1 2]", [1]],
    ["[1}", [1]],
    ["[01]", []],
    ["[nul]", []],
    ['["a\nb"]', ["a"]],
    ['["a\\x"]', ["a"]],
    ["{} {}", {}],
    ["{a: 1}", {}],
    ["]", undefined],
  ])("stops at the error in %j", (text, value) => {
    const json = new PartialJson();
    for (const char of text) json.feed(char);
    json.feed('["more"]');
    expect([json.value, json.isComplete]).toEqual([value, false]);
  });

  test("is incomplete at its end", () => {
    const json = new PartialJson();
    json.feed('{"a": "b');
    json.end();
    expect([json.value, json.isComplete]).toEqual([{ a: "b" }, false]);
  });

  test("is exactly what JSON.parse rejects", () => {
    const alphabet = fc.constantFrom(...'{}[]:,"\\u0aef19.-+E tn\n');
    const brokenTexts = fc.oneof(
      fc.string({ unit: alphabet, maxLength: 12 }),
      fc.tuple(texts, fc.nat(), alphabet).map(([text, random, char]) => {
        const index = random % (text.length + 1);
        return text.slice(0, index) + char + text.slice(index + 1);
      }),
    );
    fc.assert(
      fc.property(brokenTexts, fractions, (text, cuts) => {
        const json = new PartialJson();
        for (const chunk of split(text, cuts)) json.feed(chunk);
        json.end();
        let parsed: { value: unknown } | undefined;
        try {
          parsed = { value: JSON.parse(text) };
        } catch {}
        expect(json.isComplete).toBe(parsed !== undefined);
        if (parsed !== undefined) expect(json.value).toStrictEqual(parsed.value);
      }),
      { numRuns: 2000 },
    );
  });

  test("is nested too deeply", () => {
    const depth = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    const [deep, deepest] = [new PartialJson(), new PartialJson()];
    deepest.feed(depth(1000));
    deep.feed(depth(1001));
    expect([deepest.isComplete, deep.isComplete]).toEqual([true, false]);
  });
});
