import { describe, expect, it } from "vitest";
import type { Outcome } from "../runner/report.ts";
import { type RequirementOutcome, requirementMatrix } from "./requirement-matrix.ts";

function matrixOf(outcomes: Outcome[], untestable?: string) {
  return requirementMatrix({
    requirements: [
      { id: "T-001", level: "MUST", text: "Rule.", source: "§1", ...(untestable ? { untestable } : {}) },
    ],
    cases: [
      {
        id: "a",
        title: "A",
        area: "text",
        milliseconds: 1,
        trace: [],
        checks: outcomes.map((outcome, index) => ({
          id: `a/${index}`,
          level: "MUST",
          requirements: ["T-001", "T-999", "T-001"],
          text: "Is so.",
          outcome,
        })),
      },
    ],
  });
}

const cases: [Outcome[], string | undefined, RequirementOutcome][] = [
  [["pass", "not-applicable", "warn", "harness", "fail"], undefined, "fail"],
  [["pass", "not-applicable", "warn", "harness"], undefined, "harness"],
  [["not-applicable", "pass", "warn"], undefined, "warn"],
  [["not-applicable", "pass"], "Visible only internally.", "pass"],
  [["not-applicable"], "Visible only internally.", "not-applicable"],
  [[], "Visible only internally.", "untestable"],
  [[], undefined, "unchecked"],
];

describe("requirementMatrix", () => {
  it.each(cases)("checks %j, untestable %j: %s", (outcomes, untestable, expected) => {
    expect(matrixOf(outcomes, untestable).map((row) => row.outcome)).toEqual([expected]);
  });

  it("names each citing check once", () => {
    expect(matrixOf(["pass"])[0]?.checks).toEqual([{ id: "a/0", case: "a", outcome: "pass" }]);
  });
});
