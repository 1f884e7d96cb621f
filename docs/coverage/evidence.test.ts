import { expect, it } from "vitest";
import type { Clause } from "../../spec/toolchain/requirements/register.ts";
import {
  canProve,
  collectEvidence,
  findStanding,
  groupByProof,
  type RequirementEvidence,
  readCitedIds,
} from "./evidence.ts";

const toRequirement = (id: string, more: Partial<Clause> = {}): Clause => ({
  id,
  level: "MUST",
  origin: "S",
  source: "s",
  text: "It MUST.",
  ...more,
});

it("returns the checks of each requirement with their mutants, and the tests of its contract", () => {
  const requirements = [
    toRequirement("T-1"),
    toRequirement("T-2"),
    toRequirement("T-3", { unproved: "why" }),
    toRequirement("T-4"),
  ];
  const evidence = collectEvidence({
    contract: "tambo",
    contracts: ["tambo", "gateway"],
    requirements,
    cases: [
      {
        id: "cancel",
        checks: [
          { id: "told", clauses: ["T-1", "T-1"], text: "It is told." },
          { id: "kept", clauses: ["T-9"], text: "It is kept." },
        ],
      },
    ],
    invariants: [{ id: "frames", clauses: ["T-1"], text: "Frames are frames." }],
    tests: new Map([
      ["server/x.test.ts", [{ title: "does it", ids: ["T-1", "T-2"] }]],
      ["server/contracts/gateway/x.test.ts", [{ title: "does another", ids: ["T-4"] }]],
    ]),
    killers: new Map([["cancel/told", { mutant: "silent-end" }]]),
  });
  const test = { file: "server/x.test.ts", title: "does it" };
  expect(evidence).toEqual([
    {
      requirement: requirements[0],
      checks: [
        { id: "every-frames", text: "Frames are frames." },
        { id: "cancel/told", text: "It is told.", killed: "silent-end" },
      ],
      tests: [test],
    },
    { requirement: requirements[1], checks: [], tests: [test] },
    { requirement: requirements[2], checks: [], tests: [] },
    { requirement: requirements[3], checks: [], tests: [] },
  ]);
  expect(evidence.map(findStanding)).toEqual(["judged", "tested", "reasoned", "none"]);
});

it("reads the ids in a test's name", () => {
  expect(
    readCitedIds("gives the tail [T-143][TX-07][CC-001][M-045] (not T-999, nor [CCC-001] or [x])"),
  ).toEqual(["T-143", "TX-07", "CC-001", "M-045"]);
});

it.each([
  ["server/contracts/tambo/encoder.test.ts", false],
  ["conformance/contracts/tambo/invariants/tambo.test.ts", false],
  ["server/contracts/ag-ui/encoder.test.ts", true],
  ["server/engine/limits.test.ts", true],
])("%s can prove requirements of AG-UI: %s", (file, expected) => {
  expect(canProve(file, "ag-ui", ["tambo", "ag-ui"])).toBe(expected);
});

const rule = (id: string, unproved?: string): Clause => ({
  ...{ id, level: "MUST", origin: "S", source: "s", text: "It MUST." },
  ...(unproved !== undefined && { unproved }),
});
const test = { file: "a.test.ts", title: "a" };
const check = { id: "case/check", text: "It is." };

function behind(
  requirement: Clause,
  { tests = [], checks = [] }: Partial<RequirementEvidence>,
): RequirementEvidence {
  return { requirement, tests, checks };
}

it("groups requirements: proved, judged, excused, missing, stale, unknown", () => {
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
  expect(groupByProof(evidence, ["T-001", "T-004", "T-900", "T-900"])).toEqual({
    proved: [one, four],
    judged: [five],
    excused: [two],
    missing: [three],
    stale: [four],
    unknown: ["T-900"],
  });
});

it("ignores ids of other registers, and lines of the mapping that are no requirement of the contract", () => {
  const evidence = [behind(rule("CC-001"), {}), behind(rule("M-045"), {})];
  expect(groupByProof(evidence, ["T-001", "M-006", "CX-01", "CC-002"]).unknown).toEqual(["CC-002"]);
});
