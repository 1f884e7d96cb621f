import fc from "fast-check";
import { expect, it } from "vitest";
import { maxDeltaBytes, splitDelta } from "./split-text.ts";

it.each([
  ["an ordinary delta", "word ", ["word "]],
  ["a delta of the maximum size", "a".repeat(maxDeltaBytes), ["a".repeat(maxDeltaBytes)]],
  ["one byte more", "a".repeat(maxDeltaBytes + 1), ["a".repeat(maxDeltaBytes), "a"]],
  [
    "a surrogate pair across the limit",
    `${"a".repeat(maxDeltaBytes - 2)}😀b`,
    ["a".repeat(maxDeltaBytes - 2), "😀b"],
  ],
  ["texts of three bytes a unit", "€".repeat(30_000), ["€".repeat(21_845), "€".repeat(30_000 - 21_845)]],
])("splits %s", (_name, text, want) => {
  expect(splitDelta(text)).toEqual(want);
});

it("keeps all characters and surrogate pairs, and stays within the limit, even with unpaired surrogates", () => {
  const units = fc.array(fc.constantFrom("a", "é", "€", "😀", "\ud83d", "\ude00"), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 20_000 }), (some, times) => {
      const text = some.join("").repeat(times);
      const parts = splitDelta(text);
      expect(parts.join("") === text).toBe(true);
      for (const part of parts) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(maxDeltaBytes);
        expect(part.isWellFormed() || !text.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});
