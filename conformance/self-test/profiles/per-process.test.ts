import { expect, it } from "vitest";
import { contractNames } from "../../contracts/contracts.ts";
import { loadCases } from "../../runner/load-cases.ts";
import type { CheckResult, Outcome, SuiteResult } from "../../runner/report.ts";
import { acrossProcesses, perProcess } from "./per-process.ts";

const id = "sandbox-state/later-run";
const [reason] = Object.values(perProcess["agent-stream"] ?? {});

const check = (id: string, outcome: Outcome): CheckResult => ({
  ...{ id, level: "MUST", clauses: ["AS-048"], text: "It is there.", outcome },
  ...(outcome === "pass" ? {} : { reason: "It is not.", expected: 1, actual: 2 }),
});
const run = (...checks: CheckResult[]) =>
  ({ mode: "script", cases: [{ id: "c", checks }] }) as unknown as SuiteResult;

it.each<Outcome>(["pass", "fail", "warn", "not-applicable"])(
  "sets aside what has come out as %s, and says why",
  (outcome) => {
    const other = check("sandbox-state/within-a-run", outcome);
    expect(acrossProcesses(run(check(id, outcome), other), "agent-stream")).toEqual(
      run(
        {
          id,
          level: "MUST",
          clauses: ["AS-048"],
          text: "It is there.",
          outcome: "not-applicable",
          reason,
        } as CheckResult,
        other,
      ),
    );
  },
);

it("leaves faults of the suite, and other contracts, as they are", () => {
  const faulty = run(check(id, "harness"));
  expect(acrossProcesses(faulty, "agent-stream")).toEqual(faulty);
  const failed = run(check(id, "fail"));
  expect(acrossProcesses(failed, "tambo")).toEqual(failed);
});

it("names checks that there are", () => {
  const named = contractNames.flatMap((name) => Object.keys(perProcess[name] ?? {}).map((id) => [name, id]));
  const known = contractNames.flatMap((name) =>
    loadCases(name).flatMap((each) => each.checks.map(({ id }) => [name, `${each.id}/${id}`])),
  );
  expect(known).toEqual(expect.arrayContaining(named));
});
