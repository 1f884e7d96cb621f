import { describe, expect, it, vi } from "vitest";
import { createId, type IdKind } from "./ids.ts";

describe("createId", () => {
  it.each<IdKind>(["thr", "run", "msg", "tc", "comp"])(
    "creates ids of kind %s that match the pattern",
    (kind) => {
      expect(createId(kind)).toMatch(new RegExp(`^${kind}_[0-9a-hjkmnp-tv-z]{26}$`));
    },
  );

  it("has 80 unpredictable bits that are unbiased and independent", () => {
    const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
    const amount = 4_000;
    const ids = Array.from({ length: amount }, () => createId("run").slice("run_".length));
    // The number of heads in 4,000 tosses of a fair coin deviates from the mean by more than six standard
    // deviations only twice in a billion trials.
    const bound = 6 * Math.sqrt(amount / 4);
    const bits = ids.map((id) =>
      Array.from(id.slice(10), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join(""),
    );
    expect(new Set(bits.map((each) => each.length))).toEqual(new Set([80]));
    const isFair = (times: number) => Math.abs(times - amount / 2) < bound;
    const unfair = Array.from({ length: 80 }, (_, at) => at).filter((at) => {
      const on = bits.filter((each) => each[at] === "1").length;
      const sameAsNext = bits.filter((each) => each[at] === each[(at + 1) % 80]).length;
      const sameAsLast = bits.filter((each, index) => each[at] === bits[(index + 1) % amount]?.[at]).length;
      return !(isFair(on) && isFair(sameAsNext) && isFair(sameAsLast));
    });
    expect(unfair).toEqual([]);
  });

  it("does not use a predictable generator", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    vi.useFakeTimers({ now: 0 });
    try {
      expect(new Set(Array.from({ length: 100 }, () => createId("thr"))).size).toBe(100);
      expect(random).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
      random.mockRestore();
    }
  });

  it("sorts by time, and is unique", () => {
    vi.useFakeTimers();
    try {
      const ids = [0, 1, 31, 32, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47].map((time) => {
        vi.setSystemTime(time);
        return createId("msg");
      });
      expect(ids).toEqual([...ids].sort());
      expect(new Set(Array.from({ length: 1000 }, () => createId("msg"))).size).toBe(1000);
    } finally {
      vi.useRealTimers();
    }
  });
});
