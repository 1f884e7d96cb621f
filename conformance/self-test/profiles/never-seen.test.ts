import { expect, it } from "vitest";
import type { CheckResult, Outcome } from "../../runner/report.ts";
import { neverSeen } from "./never-seen.ts";

const run = (outcomes: Record<string, Outcome>) => {
  const checks = Object.entries(outcomes).map(
    ([id, outcome]): CheckResult => ({ id, level: "MUST", clauses: ["T-001"], text: "", outcome }),
  );
  return { cases: [{ id: "c", title: "", area: "", milliseconds: 0, checks, trace: [] }] };
};

it("names the checks that passed in no run", () => {
  const one = run({ "c/a": "pass", "c/b": "not-applicable", "c/d": "fail" });
  const other = run({ "c/a": "fail", "c/b": "pass", "c/c": "not-applicable" });
  expect(neverSeen([one, other])).toEqual(["c/c", "c/d"]);
});
