import { describe, expect, it } from "vitest";
import { citedIds, coverageOf, testsFor } from "./requirements.ts";

describe("requirement coverage", () => {
  it("finds the ids that a test's name cites", () => {
    expect(
      citedIds("gives the tail [T-143][TX-07][CC-001][M-045] (not T-999, nor [CCC-001] or [x])"),
    ).toEqual(["T-143", "TX-07", "CC-001", "M-045"]);
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

  it("leaves ids of other registers, and lines of the mapping that are no rule here, to others", () => {
    const rules = [
      { id: "CC-001", text: "one" },
      { id: "M-045", text: "two" },
    ];
    const names = ["a [T-001]", "b [M-006]", "c [CX-01]", "d [CC-002]"];
    expect(coverageOf(rules, names)).toMatchObject({ proved: [], missing: rules, unknown: ["CC-002"] });
  });

  it("does not count the tests of another contract", () => {
    const passing = [
      { file: "server/contracts/tambo/encoder.test.ts", name: "leaves out [M-092]" },
      { file: "server/contracts/ag-ui/encoder.test.ts", name: "tells all [M-092]" },
      { file: "conformance/contracts/tambo/invariants/tambo.test.ts", name: "judges [M-093]" },
      { file: "server/runs/limits.test.ts", name: "ends normally [M-048]" },
    ];
    const contracts = ["tambo", "ag-ui"];
    expect(testsFor(passing, "ag-ui", contracts)).toEqual(["tells all [M-092]", "ends normally [M-048]"]);
    expect(testsFor(passing, "tambo", contracts)).toEqual([
      "leaves out [M-092]",
      "judges [M-093]",
      "ends normally [M-048]",
    ]);
  });
});
