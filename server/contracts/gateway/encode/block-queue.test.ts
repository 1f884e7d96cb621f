import { describe, expect, it } from "vitest";
import { BlockQueue } from "./block-queue.ts";

/**
 * Applies steps such as `+a` (start), `a1` (delta) and `-a` (end), and returns the resulting parts in the
 * same notation, with indices.
 */
function applySteps(...steps: string[]): string[] {
  const queue = new BlockQueue<string, string>();
  return steps.map((step) => {
    const [, sign, key = "", delta = ""] = /^([+-]?)([a-z])(.*)$/.exec(step) ?? [];
    const placed =
      sign === "+" ? queue.start(key, key) : sign === "-" ? queue.stop(key) : queue.delta(key, delta);
    return placed
      .map(({ index, part }) => {
        if (part === "stop") return `-${index}`;
        return "start" in part ? `+${index}${part.start}` : `${index}:${part.delta}`;
      })
      .join(" ");
  });
}

describe("BlockQueue", () => {
  it.each([
    ["one after another", ["+a", "a1", "-a", "+b", "-b"], ["+0a", "0:1", "-0", "+1b", "-1"]],
    [
      "that begin while one is open, one of them over before it [GC-050]",
      ["+a", "+b", "b1", "a1", "-b", "+c", "c2", "-a", "c3", "-c"],
      ["+0a", "", "", "0:1", "", "", "", "-0 +1b 1:1 -1 +2c 2:2", "2:3", "-2"],
    ],
    [
      "of one key, while another is open",
      ["+a", "+t", "t1", "-t", "+t", "t2", "-a", "-t"],
      ["+0a", "", "", "", "", "", "-0 +1t 1:1 -1 +2t 2:2", "-2"],
    ],
    ["that have not started", ["a1", "-a"], ["", ""]],
  ])("%s", (_, steps, want) => {
    expect(applySteps(...steps)).toEqual(want);
  });
});
