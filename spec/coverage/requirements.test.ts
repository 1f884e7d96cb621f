import { describe, expect, it } from "vitest";
import { citedIds, coverageOf } from "./requirements.ts";

describe("requirement coverage", () => {
  it("finds the ids that a test's name cites", () => {
    expect(citedIds("gives the tail [T-143][TX-07][TC-001] (not T-999, nor [G-001])")).toEqual([
      "T-143",
      "TX-07",
      "TC-001",
    ]);
  });

  it("tells proved, excused, missing, stale and unknown apart", () => {
    const one = { id: "T-001", text: "one" };
    const two = { id: "T-002", text: "two", unproved: "because" };
    const three = { id: "T-003", text: "three" };
    const four = { id: "T-004", text: "four", unproved: "no longer true" };
    expect(coverageOf([one, two, three, four], ["a [T-001]", "b [T-001][T-004]", "c [T-900]", "d"])).toEqual({
      proved: [
        { rule: one, tests: ["a [T-001]", "b [T-001][T-004]"] },
        { rule: four, tests: ["b [T-001][T-004]"] },
      ],
      excused: [two],
      missing: [three],
      stale: [four],
      unknown: ["T-900"],
    });
  });
});
