import fc from "fast-check";
import { expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { StreamedProps } from "./streamed-props.ts";

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
