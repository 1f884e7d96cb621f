import { expect, it } from "vitest";
import type { CheckResult, TraceLine } from "../../runner/report.ts";
import { failureLines } from "./failures.ts";

const check = (rest: Pick<CheckResult, "id" | "outcome"> & Partial<CheckResult>): CheckResult => ({
  level: "MUST",
  clauses: ["T-001"],
  text: "",
  ...rest,
});
const run = (checks: CheckResult[], trace: TraceLine[] = []) => ({
  id: "c",
  title: "",
  area: "",
  milliseconds: 0,
  checks,
  trace,
});

it("tells what failed and the end of the wire, and nothing of what passed", () => {
  const wire = Array.from({ length: 41 }, (_, at): TraceLine => {
    return { at, from: "run", direction: "<", text: `event ${at}` };
  });
  const lines = failureLines("gateway-chat", {
    cases: [
      run(
        [check({ id: "fine/a", outcome: "pass" }), check({ id: "fine/b", outcome: "not-applicable" })],
        wire,
      ),
      run(
        [
          check({ id: "bad/a", outcome: "fail", reason: "The status differs.", expected: 200, actual: 500 }),
          check({ id: "bad/b", outcome: "pass" }),
          check({ id: "bad/c", outcome: "harness", reason: "No answer." }),
        ],
        wire,
      ),
    ],
  });
  expect(lines.slice(0, 5)).toEqual([
    "gateway-chat: bad/a: The status differs.",
    "  - 200",
    "  + 500",
    "gateway-chat: bad/c: No answer.",
    "     1 ms  run < event 1",
  ]);
  expect(lines).toHaveLength(44);
  expect(lines.at(-1)).toBe("    40 ms  run < event 40");
});
