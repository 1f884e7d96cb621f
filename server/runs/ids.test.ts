import { describe, expect, it, vi } from "vitest";
import { type IdKind, newId } from "./ids.ts";

describe("newId", () => {
  it.each<IdKind>(["thr", "run", "msg", "tc", "comp"])("names the kind %s and fits the pattern", (kind) => {
    expect(newId(kind)).toMatch(new RegExp(`^${kind}_[0-9a-hjkmnp-tv-z]{26}$`));
  });

  it("sorts by time, and is new each time", () => {
    vi.useFakeTimers();
    try {
      const ids = [0, 1, 31, 32, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47].map((time) => {
        vi.setSystemTime(time);
        return newId("msg");
      });
      expect(ids).toEqual([...ids].sort());
      expect(new Set(Array.from({ length: 1000 }, () => newId("msg"))).size).toBe(1000);
    } finally {
      vi.useRealTimers();
    }
  });
});
