import { describe, expect, it } from "vitest";
import { type Coverage, countCoverage, coverageTable } from "./coverage.ts";

const coverage: Coverage = {
  schema: "tambo-sdk-coverage/1",
  scenarios: [
    { id: "text", title: "", operations: ["createRun"], requirements: [], status: "passed", failures: [] },
    {
      id: "cancel",
      title: "",
      operations: ["createRun", "cancelRun"],
      requirements: [],
      status: "failed",
      failures: ["why"],
    },
    {
      id: "health",
      title: "",
      operations: ["getHealth"],
      requirements: [],
      status: "not-exercised",
      failures: [],
    },
  ],
  operations: [
    { operationId: "getHealth", scenarios: 1, passed: 0 },
    { operationId: "createRun", scenarios: 2, passed: 1 },
    { operationId: "cancelRun", scenarios: 1, passed: 0 },
  ],
  strays: ["GET /x does not belong to any scenario"],
};

describe("coverageTable", () => {
  it("shows scenarios, operations and strays, and ends with the counts", () => {
    expect(coverageTable(coverage)).toBe(`scenario  result
text      passed
cancel    FAILED
    why
health    not exercised

operation  scenarios passed
getHealth  0 of 1
createRun  1 of 2
cancelRun  0 of 1

requests that do not belong to any scenario
    GET /x does not belong to any scenario

1 not exercised
1 passed, 1 failed`);
  });

  it("counts a required scenario that was not exercised as failed", () => {
    expect(coverageTable(coverage, ["health"])).toContain("health    NOT EXERCISED, but required\n");
    expect(countCoverage(coverage, ["text"])).toEqual({ passed: 1, failed: 1 });
    expect(countCoverage(coverage, ["health", "cancel"])).toEqual({ passed: 1, failed: 2 });
    expect(countCoverage(coverage, "all")).toEqual({ passed: 1, failed: 2 });
  });

  it("rejects an unknown required scenario", () => {
    expect(() => countCoverage(coverage, ["txet"])).toThrow(
      'no scenario "txet"; list the scenarios with tambo-conform sdk --list',
    );
  });
});
