import { expect, it } from "vitest";
import type { Clause } from "../clauses/register.ts";
import type { ClauseEvidence } from "./evidence.ts";
import { coverageOf } from "./requirements.ts";

const rule = (id: string, unproved?: string): Clause => ({
  ...{ id, level: "MUST", origin: "S", source: "s", text: "It MUST." },
  ...(unproved !== undefined && { unproved }),
});
const test = { file: "a.test.ts", title: "a" };
const check = { id: "case/check", text: "It is." };

function behind(clause: Clause, { tests = [], checks = [] }: Partial<ClauseEvidence>): ClauseEvidence {
  return { clause, tests, checks };
}

it("tells proved, judged, excused, missing, stale and unknown apart", () => {
  const [one, two, three, four, five] = [
    rule("T-001"),
    rule("T-002", "because"),
    rule("T-003"),
    rule("T-004", "no longer true"),
    rule("T-005"),
  ] as const;
  const evidence = [
    behind(one, { tests: [test, test], checks: [check] }),
    behind(two, {}),
    behind(three, {}),
    behind(four, { tests: [test] }),
    behind(five, { checks: [check] }),
  ];
  expect(coverageOf(evidence, ["T-001", "T-004", "T-900", "T-900"])).toEqual({
    proved: [one, four],
    judged: [five],
    excused: [two],
    missing: [three],
    stale: [four],
    unknown: ["T-900"],
  });
});

it("leaves ids of other registers, and lines of the mapping that are no rule here, to others", () => {
  const evidence = [behind(rule("CC-001"), {}), behind(rule("M-045"), {})];
  expect(coverageOf(evidence, ["T-001", "M-006", "CX-01", "CC-002"]).unknown).toEqual(["CC-002"]);
});
