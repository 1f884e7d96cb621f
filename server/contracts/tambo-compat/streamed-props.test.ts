import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { completeJson } from "../../engine/turn/complete-json.ts";
import { StreamedProps } from "./streamed-props.ts";

vi.mock(import("../../engine/turn/complete-json.ts"), async (load) => {
  const actual = await load();
  return { completeJson: vi.fn(actual.completeJson) };
});

it.each<[string, string[], object[][]]>([
  [
    "a text that grows",
    ['{"t":"a', "b", '"}'],
    [[{ op: "add", path: "/t", value: "a" }], [{ op: "replace", path: "/t", value: "ab" }], []],
  ],
  [
    "rows that are added",
    ['{"rows":[{"a":1', '},{"a":2}', ',{"a/b":', "[3]}]}"],
    [
      [{ op: "add", path: "/rows", value: [{ a: 1 }] }],
      [{ op: "add", path: "/rows/1", value: { a: 2 } }],
      [],
      [{ op: "add", path: "/rows/2", value: { "a/b": [3] } }],
    ],
  ],
  [
    "names, literals and escapes that are not complete",
    ["{", '"na', 'me":', "tr", "ue,", '"b":"\\u00', 'e9"}'],
    [
      [],
      [],
      [],
      [],
      [],
      [],
      [
        { op: "add", path: "/name", value: true },
        { op: "add", path: "/b", value: "é" },
      ],
    ],
  ],
  [
    "an escaped surrogate pair",
    ['{"t":"a\\ud83d', "\\", "ude", '00"}'],
    [[], [], [], [{ op: "add", path: "/t", value: "a😀" }]],
  ],
  [
    "an escaped surrogate pair in capitals",
    ['{"t":"a\\uD83D', '\\uDE00"}'],
    [[], [{ op: "add", path: "/t", value: "a😀" }]],
  ],
  ["a raw surrogate pair", ['{"t":"a\ud83d', '\ude00"}'], [[], [{ op: "add", path: "/t", value: "a😀" }]]],
  ["a text that is not an object", ["[1]"], [[]]],
  ["a text that is not JSON", ["{x"], [[]]],
])("returns the operations for %s", (_, deltas, expected) => {
  const props = new StreamedProps();
  expect(deltas.map((delta) => props.append(delta))).toEqual(expected);
});

it("the operations bring a reader's props to their final value, for any props and deltas", () => {
  const anyProps = fc.dictionary(fc.string(), fc.jsonValue());
  const anyDeltas = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(anyProps, anyDeltas, (value, lengths) => {
      const text = JSON.stringify(value);
      const final = JSON.parse(text) as JsonObject;
      const props = new StreamedProps();
      const reader = new JsonDocument({});
      let position = 0;
      for (let i = 0; position < text.length; i += 1) {
        const length = lengths[i % lengths.length] as number;
        for (const each of props.append(text.slice(position, position + length))) reader.apply(each);
        position += length;
      }
      for (const each of props.complete(final)) reader.apply(each);
      expect(reader.value).toEqual(final);
    }),
  );
});

it("sends at most a multiple of a long text, however short the deltas are", () => {
  const text = JSON.stringify({ text: "x".repeat(20_000), rows: Array(2000).fill({ a: 1 }) });
  const props = new StreamedProps();
  let sent = 0;
  for (const char of text) {
    const operations = props.append(char);
    if (operations.length > 0) sent += JSON.stringify(operations).length;
  }
  expect(sent / text.length).toBeGreaterThan(1);
  expect(sent / text.length).toBeLessThan(25);
});

it.each<[string, string, number, number]>([
  ["an object", JSON.stringify({ text: "x".repeat(40_000) }), 10, 20],
  ["an object with a long key", `{"${"x".repeat(40_000)}`, 10, 20],
  ["an object that is not JSON", `{x${"x".repeat(40_000)}`, 10, 20],
  ["white space", " ".repeat(40_000), 10, 20],
  ["escapes of half a surrogate pair", `{"a":"${"\\ud83d".repeat(6000)}`, 1, 20],
  ["an array", `[${"1,".repeat(20_000)}`, 0, 0],
  ["an array after white space", `   [${"1,".repeat(20_000)}`, 0, 1],
])("parses a multiple of the length of %s, however short the deltas are", (_, text, min, max) => {
  vi.mocked(completeJson).mockClear();
  const props = new StreamedProps();
  for (const char of text) props.append(char);
  const parsed = vi.mocked(completeJson).mock.calls.reduce((sum, [each]) => sum + each.length, 0);
  expect(parsed / text.length).toBeGreaterThanOrEqual(min);
  expect(parsed / text.length).toBeLessThanOrEqual(max);
});
