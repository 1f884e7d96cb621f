import { expect, it } from "vitest";
import { type Report, summarize } from "./summary.ts";

const subject = { name: "acme", package: "acme-ag-ui", version: "1.2.3", operations: ["run"] };

function makeReport(checks: Report["cases"][number]["checks"]): Report {
  const summary = { level: "none", passed: 2, failed: 3, counts: { warned: 1 } };
  return { suite: "0.1.0", features: ["reasoning"], summary, cases: [{ checks }] };
}

it("counts an invariant once for all cases, and omits what differs between runs", () => {
  const report = makeReport([
    { id: "core-text/plain", level: "MUST", outcome: "pass" },
    {
      id: "core-text/every-core-ids",
      level: "MUST",
      outcome: "fail",
      reason: "plain: call c0123456789abcdef_1 is open",
    },
    { id: "core-parts/every-core-ids", level: "MUST", outcome: "fail", reason: "look: another" },
    {
      id: "core-input-minimal/served",
      level: "MUST",
      outcome: "fail",
      reason: `Not testable: step 1 (run): POST /ag-ui returned status 400\nwith ${"x".repeat(200)}`,
    },
    { id: "core-client-tool/listed", level: "SHOULD", outcome: "warn", reason: "absent" },
    { id: "core-input-state/served", level: "MUST", outcome: "not-applicable" },
  ]);
  expect(summarize(subject, report)).toEqual({
    name: "acme",
    package: "acme-ag-ui",
    version: "1.2.3",
    suite: "0.1.0",
    level: "none",
    claims: "run, reasoning",
    passed: 2,
    warned: 1,
    failed: 3,
    notReached: 1,
    failures: [
      { check: "core-ids", cases: 2, reason: "plain: call … is open" },
      {
        check: "core-input-minimal/served",
        cases: 1,
        reason: `POST /ag-ui returned status 400 with ${"x".repeat(163)}…`,
      },
    ],
  });
});
