import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PartialJson } from "./partial-json.ts";

/** The value after each piece. */
function valuesOf(pieces: readonly string[]): unknown[] {
  const json = new PartialJson();
  return pieces.map((piece) => {
    json.feed(piece);
    return structuredClone(json.value);
  });
}

/** A text cut into pieces at the places that the fractions tell. */
function cut(text: string, fractions: readonly number[]): string[] {
  const places = [0, ...fractions.map((part) => Math.floor(part * text.length)), text.length];
  places.sort((a, b) => a - b);
  return places.slice(1).map((place, index) => text.slice(places[index], place));
}

const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
/** Any JSON text, with white space and escapes that `JSON.stringify` would not write. */
const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom("", " ", "\n\t"), fc.boolean())
  .map(([value, space, escaped]) => {
    const text = JSON.stringify(value, undefined, space);
    // Outside of strings JSON is ASCII, so this escapes within strings alone.
    return escaped
      ? text.replace(
          /[\u0080-\uffff]/g,
          (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
        )
      : text;
  });

/** Whether a value can become another one by growing: only its last parts, and text only at its end. */
function isBeginningOf(part: unknown, whole: unknown): boolean {
  if (typeof part === "string" && typeof whole === "string") return whole.startsWith(part);
  if (part === null || typeof part !== "object" || whole === null || typeof whole !== "object")
    return Object.is(part, whole);
  if (Array.isArray(part) !== Array.isArray(whole)) return false;
  const keys = Object.keys(part);
  // In lists, and in objects but for keys that are numbers, members come in the order of the text.
  return (
    keys.length <= Object.keys(whole).length &&
    keys.every((key) => {
      if (!Object.hasOwn(whole, key)) return false;
      const [own, other] = [part, whole].map((value) => (value as Record<string, unknown>)[key]);
      return isBeginningOf(own, other);
    })
  );
}

describe("the value so far", () => {
  test("strings grow, a member is there when its value begins, numbers and literals when they are whole", () => {
    const pieces = [
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
    expect(valuesOf([...pieces, "}", "]}"])).toEqual([
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

  test("escapes and surrogate pairs may be cut anywhere, and half a character is not shown", () => {
    const pieces = ['"a', "\\", "n", "\\u", "00e", "9", "\\ud83d", "\\ude00", "\ud83d", "\ude80", '!"'];
    expect(valuesOf(pieces)).toEqual([
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

  test("half a character that stays alone is kept", () => {
    expect(valuesOf(['"\\ud83d', "x", '\\ud83d"'])).toEqual(["", "\ud83dx", "\ud83dx\ud83d"]);
  });

  test("a member may be named as what every object inherits", () => {
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

  test("of every beginning of a text is a beginning of the whole, which is as JSON.parse has it", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const whole: unknown = JSON.parse(text);
        const json = new PartialJson();
        for (const char of text.split("")) {
          json.feed(char);
          if (json.value !== undefined) expect(isBeginningOf(json.value, whole)).toBe(true);
        }
        json.end();
        expect(json.isComplete).toBe(true);
        expect(json.value).toStrictEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  test("does not depend on where the text is cut, nor on who looks when", () => {
    fc.assert(
      fc.property(texts, fractions, fc.array(fc.boolean()), (text, places, looks) => {
        const [looked, left] = [new PartialJson(), new PartialJson()];
        const seen: [unknown, string | undefined][] = [];
        for (const [index, piece] of cut(text, places).entries()) {
          looked.feed(piece);
          left.feed(piece);
          if (looks[index]) seen.push([looked.value, JSON.stringify(looked.value)]);
        }
        looked.end();
        left.end();
        expect(looked.value).toStrictEqual(left.value);
        expect(left.value).toStrictEqual(JSON.parse(text));
        for (const [value, before] of seen) expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test("is the same object until something comes, and what is complete stays the same object", () => {
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
  ])("stops %j where it is", (text, value) => {
    const json = new PartialJson();
    for (const char of text) json.feed(char);
    json.feed('["more"]');
    expect([json.value, json.isComplete]).toEqual([value, false]);
  });

  test("is one that is not whole at its end", () => {
    const json = new PartialJson();
    json.feed('{"a": "b');
    json.end();
    expect([json.value, json.isComplete]).toEqual([{ a: "b" }, false]);
  });

  test("is what JSON.parse does not take, and nothing else", () => {
    const alphabet = fc.constantFrom(...'{}[]:,"\\u0aef19.-+E tn\n');
    const soups = fc.oneof(
      fc.string({ unit: alphabet, maxLength: 12 }),
      fc.tuple(texts, fc.nat(), alphabet).map(([text, at, char]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + char + text.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(soups, fractions, (text, places) => {
        const json = new PartialJson();
        for (const piece of cut(text, places)) json.feed(piece);
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

  test("is nesting without end", () => {
    const depth = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    const [deep, deepest] = [new PartialJson(), new PartialJson()];
    deepest.feed(depth(1000));
    deep.feed(depth(1001));
    expect([deepest.isComplete, deep.isComplete]).toEqual([true, false]);
  });
});
