import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeJson } from "./complete-json.ts";

const cases: [given: string, want: string | undefined][] = [
  ["", "null"],
  ["{", "}"],
  ["{}", ""],
  ['{"a', '":null}'],
  ['{"a"', ":null}"],
  ['{"a":', "null}"],
  ['{"a":t', "rue}"],
  ['{"a":-', "0}"],
  ['{"a":1.', "0}"],
  ['{"a":1e', "0}"],
  ['{"a":"x\\', '\\"}'],
  ['{"a":"\\u00', '00"}'],
  ['{"a":[1,', "null]}"],
  ['{"a":[[1,2],{"b":"', '"}]}'],
  ['{"a":1,', '"":null}'],
  ['{"a":1}}', undefined],
  ['{"a" 1', undefined],
  ["{a", undefined],
  ['{"a":tr1', undefined],
];

describe("completeJson", () => {
  it.each(cases)("completes %j with %j", (input, want) => {
    expect(completeJson(input)).toBe(want);
  });

  it("completes any prefix of any JSON object [T-049]", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
        const text = JSON.stringify(value);
        const prefix = text.slice(0, cut % (text.length + 1));
        const end = completeJson(prefix);
        expect(end).toBeDefined();
        JSON.parse(prefix + end);
      }),
    );
  });
});
