import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleOf } from "./scale.ts";

it.each<[values: number[], fromZero: boolean, ticks: number[]]>([
  [[182.5, 214.2], false, [180, 190, 200, 210, 220]],
  [[12, 19, 8, 23], true, [0, 10, 20, 30]],
  [[-5, 5], true, [-5, -2.5, 0, 2.5, 5]],
  [[0.1, 0.3], false, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [[], false, [0, 0.25, 0.5, 0.75, 1]],
  [[0], true, [0, 0.25, 0.5, 0.75, 1]],
])("has round ticks around %j (from zero: %j)", (values, fromZero, ticks) => {
  expect(scaleOf(values, fromZero).ticks).toEqual(ticks);
});

it("encloses any values, with a few ticks", () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 50 }), fc.boolean(), (values, fromZero) => {
      const { ticks, share } = scaleOf(values, fromZero);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const one of values) {
        expect(share(one)).toBeGreaterThanOrEqual(-1e-6);
        expect(share(one)).toBeLessThanOrEqual(1 + 1e-6);
      }
    }),
  );
});
