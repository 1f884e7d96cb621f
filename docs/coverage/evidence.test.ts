import { expect, it } from "vitest";
import type { Requirement } from "../../spec/toolchain/requirements/register.ts";
import {
  canProve,
  collectEvidence,
  findStanding,
  groupByProof,
  type RequirementEvidence,
  readCitedIds,
} from "./evidence.ts";

const toRequirement = (id: string, more: Partial<Requirement> = {}): Requirement => ({
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
          { id: "reported", requirements: ["T-1", "T-1"], text: "It is reported." },
          { id: "kept", requirements: ["T-9"], text: "It is kept." },
        ],
      },
    ],
    invariants: [{ id: "frames", requirements: ["T-1"], text: "Frames are frames." }],
    tests: new Map([
      ["server/x.test.ts", [{ title: "does it", ids: ["T-1", "T-2"] }]],
      ["server/contracts/gateway/x.test.ts", [{ title: "does another", ids: ["T-4"] }]],
    ]),
    killers: new Map([["cancel/reported", { mutant: "silent-end" }]]),
  });
  const test = { file: "server/x.test.ts", title: "does it" };
  expect(evidence).toEqual([
    {
      requirement: requirements[0],
      checks: [
        { id: "every-frames", text: "Frames are frames." },
        { id: "cancel/reported", text: "It is reported.", killed: "silent-end" },
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

const createRequirement = (id: string, unproved?: string): Requirement => ({
  ...{ id, level: "MUST", origin: "S", source: "s", text: "It MUST." },
  ...(unproved !== undefined && { unproved }),
});
const test = { file: "a.test.ts", title: "a" };
const check = { id: "case/check", text: "It is.", killed: "silent-end" };

function createEvidence(
  requirement: Requirement,
  { tests = [], checks = [] }: Partial<RequirementEvidence>,
): RequirementEvidence {
  return { requirement, tests, checks };
}

it("groups requirements as proved, judged, excused, missing, stale or unknown", () => {
  const [one, two, three, four, five] = [
    createRequirement("T-001"),
    createRequirement("T-002", "because"),
    createRequirement("T-003"),
    createRequirement("T-004", "no longer true"),
    createRequirement("T-005"),
  ] as const;
  const evidence = [
    createEvidence(one, { tests: [test, test], checks: [check] }),
    createEvidence(two, {}),
    createEvidence(three, {}),
    createEvidence(four, { tests: [test] }),
    createEvidence(five, { checks: [check] }),
  ];
  expect(groupByProof(evidence, ["T-001", "T-004", "T-900", "T-900"])).toEqual({
    proved: [one, four],
    broad: [],
    judged: [five],
    excused: [two],
    missing: [three],
    stale: [four],
    unknown: ["T-900"],
  });
});

it("does not count a check that kills no mutant", () => {
  const one = createRequirement("T-001");
  const evidence = createEvidence(one, { checks: [{ id: "case/check", text: "It is." }] });
  expect(findStanding(evidence)).toBe("none");
  expect(groupByProof([evidence], [])).toMatchObject({ judged: [], missing: [one] });
});

it("lists requirements that are cited only in titles with more than five ids", () => {
  const five = "[T-001][T-002][T-003][T-004][T-005]";
  const [one, two] = [createRequirement("T-001"), createRequirement("T-002")];
  const toTest = (title: string) => ({ file: "a.test.ts", title });
  const evidence = [
    createEvidence(one, { tests: [toTest(`a ${five}[T-006]`), toTest(`b ${five}`)] }),
    createEvidence(two, { tests: [toTest(`a ${five}[T-006]`)] }),
  ];
  expect(groupByProof(evidence, [])).toMatchObject({ proved: [one, two], broad: [two] });
});

it("ignores ids from other registers, and lines of the mapping that are not requirements of the contract", () => {
  const evidence = [
    createEvidence(createRequirement("CC-001"), {}),
    createEvidence(createRequirement("M-045"), {}),
  ];
  expect(groupByProof(evidence, ["T-001", "M-006", "CX-01", "CC-002"]).unknown).toEqual(["CC-002"]);
});
