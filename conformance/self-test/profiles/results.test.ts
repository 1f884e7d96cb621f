import { describe, expect, it } from "vitest";
import { contractNames } from "../../contracts/contracts.ts";
import { loadCases } from "../../runner/load-cases.ts";
import type { CheckResult, Outcome, SuiteResult, TraceLine } from "../../runner/report.ts";
import { dropPerProcessChecks, formatFailures, listNeverPassed, perProcessChecks } from "./results.ts";

describe("failures", () => {
  const check = (rest: Pick<CheckResult, "id" | "outcome"> & Partial<CheckResult>): CheckResult => ({
    level: "MUST",
    requirements: ["T-001"],
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

  it("prints failures with the end of their trace, and no passed checks", () => {
    const wire = Array.from({ length: 41 }, (_, at): TraceLine => {
      return { at, from: "run", direction: "<", text: `event ${at}` };
    });
    const lines = formatFailures("gateway-chat", {
      cases: [
        run(
          [check({ id: "fine/a", outcome: "pass" }), check({ id: "fine/b", outcome: "not-applicable" })],
          wire,
        ),
        run(
          [
            check({
              id: "bad/a",
              outcome: "fail",
              reason: "The status differs.",
              expected: 200,
              actual: 500,
            }),
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
});

describe("never seen", () => {
  const run = (outcomes: Record<string, Outcome>) => {
    const checks = Object.entries(outcomes).map(
      ([id, outcome]): CheckResult => ({ id, level: "MUST", requirements: ["T-001"], text: "", outcome }),
    );
    return { cases: [{ id: "c", title: "", area: "", milliseconds: 0, checks, trace: [] }] };
  };

  it("lists the checks that passed in no run", () => {
    const one = run({ "c/a": "pass", "c/b": "not-applicable", "c/d": "fail" });
    const other = run({ "c/a": "fail", "c/b": "pass", "c/c": "not-applicable" });
    expect(listNeverPassed([one, other])).toEqual(["c/c", "c/d"]);
  });
});

describe("per process", () => {
  const id = "sandbox-state/later-run";
  const [reason] = Object.values(perProcessChecks["agent-stream"] ?? {});

  const check = (id: string, outcome: Outcome): CheckResult => ({
    ...{ id, level: "MUST", requirements: ["AS-048"], text: "It is there.", outcome },
    ...(outcome === "pass" ? {} : { reason: "It is not.", expected: 1, actual: 2 }),
  });
  const run = (...checks: CheckResult[]) =>
    ({ mode: "script", cases: [{ id: "c", checks }] }) as unknown as SuiteResult;

  it.each<Outcome>(["pass", "fail", "warn", "not-applicable"])(
    "sets aside what has come out as %s, and says why",
    (outcome) => {
      const other = check("sandbox-state/within-a-run", outcome);
      expect(dropPerProcessChecks(run(check(id, outcome), other), "agent-stream")).toEqual(
        run(
          {
            id,
            level: "MUST",
            requirements: ["AS-048"],
            text: "It is there.",
            outcome: "not-applicable",
            reason,
          } as CheckResult,
          other,
        ),
      );
    },
  );

  it("keeps errors of the suite, and other contracts", () => {
    const faulty = run(check(id, "harness"));
    expect(dropPerProcessChecks(faulty, "agent-stream")).toEqual(faulty);
    const failed = run(check(id, "fail"));
    expect(dropPerProcessChecks(failed, "tambo")).toEqual(failed);
  });

  it("lists existing checks only", () => {
    const named = contractNames.flatMap((name) =>
      Object.keys(perProcessChecks[name] ?? {}).map((id) => [name, id]),
    );
    const known = contractNames.flatMap((name) =>
      loadCases(name).flatMap((each) => each.checks.map(({ id }) => [name, `${each.id}/${id}`])),
    );
    expect(known).toEqual(expect.arrayContaining(named));
  });
});
