import { describe, expect, it } from "vitest";
import { parseBaseline } from "../baseline/baseline-file.ts";
import type { RequirementSet } from "../requirements/requirements.ts";
import type { Outcome, SuiteResult } from "../runner/report.ts";
import { sampleResult } from "./testing/sample-result.ts";
import { computeVerdict, type Verdict, type VerdictOptions } from "./verdict.ts";

/** Creates a run of a single case `c`, whose checks are named after their outcomes. */
function runOf(outcomes: Outcome[]): SuiteResult {
  const checks = outcomes.map((outcome) => ({
    id: `c/${outcome}`,
    level: "MUST" as const,
    requirements: ["T-040"],
    text: "Is so.",
    outcome,
  }));
  return {
    ...sampleResult,
    cases: [{ id: "c", title: "C", area: "text", milliseconds: 1, trace: [], checks }],
  };
}
const known = (...ids: string[]) =>
  parseBaseline(ids.map((id) => `- check: ${id}\n  reason: Known.\n`).join(""), "b.yaml");
const set = (...required: string[]): RequirementSet => ({
  contract: "tambo",
  version: "1.0",
  required,
  everywhere: [],
  not_scored: [],
});

const levelRequirements: SuiteResult["requirements"] = [
  { id: "S-1", level: "MUST", text: "From the source.", source: "§1", core: true },
  { id: "D-1", level: "MUST", text: "A decision.", source: "decision of this project" },
];
/** Creates a case with two core checks and two others, of which the named checks fail. */
function failing(...names: string[]): SuiteResult["cases"] {
  const check = (name: string, ...requirements: string[]) => ({
    ...{ id: `c/${name}`, level: "MUST" as const, requirements, text: "Is so." },
    outcome: names.includes(name) ? ("fail" as const) : ("pass" as const),
  });
  const checks = [
    check("first", "S-1"),
    check("source", "S-1"),
    check("decision", "D-1"),
    check("both", "S-1", "D-1"),
  ];
  return [{ id: "c", title: "C", area: "text", milliseconds: 1, trace: [], checks }];
}

type Gist = [exitCode: Verdict["exitCode"], closing: string, headline: string];
const cases: [string, Outcome[], VerdictOptions, Gist][] = [
  ["all passed", ["pass"], {}, [0, "1 passed, 0 failed", "conformant"]],
  ["a failure", ["pass", "fail"], {}, [1, "1 passed, 1 failed", "not conformant"]],
  ["a warning", ["pass", "warn"], {}, [0, "1 passed, 0 failed", "conformant"]],
  ["a warning, strict", ["pass", "warn"], { strict: true }, [1, "1 passed, 1 failed", "not conformant"]],
  ["nothing", [], {}, [1, "0 passed, 0 failed", "not tested: no check passed"]],
  ["nothing that applies", ["not-applicable"], {}, [1, "0 passed, 0 failed", "not tested: no check passed"]],
  [
    "a harness error beside a failure",
    ["pass", "fail", "harness"],
    {},
    [3, "1 passed, 2 failed", "not tested: 1 harness error"],
  ],
  [
    "a harness error that a baseline expects",
    ["pass", "harness"],
    { baseline: known("c/harness") },
    [3, "1 passed, 1 failed", "not tested: 1 harness error"],
  ],
  [
    "a harness error in a check that is not scored",
    ["pass", "harness"],
    { requirements: set("c/pass") },
    [3, "1 passed, 1 failed", "not tested: 1 harness error"],
  ],
  [
    "an expected failure",
    ["pass", "fail"],
    { baseline: known("c/fail") },
    [0, "1 passed, 0 failed", "conformant except for 1 expected failure"],
  ],
  [
    "nothing but expected failures",
    ["fail"],
    { baseline: known("c/fail") },
    [1, "0 passed, 0 failed", "not tested: no check passed"],
  ],
  [
    "an expected warning that is none but in strict runs",
    ["pass", "warn"],
    { baseline: known("c/warn") },
    [0, "1 passed, 0 failed", "conformant"],
  ],
  [
    "an expected warning, strict",
    ["pass", "warn"],
    { baseline: known("c/warn"), strict: true },
    [0, "1 passed, 0 failed", "conformant except for 1 expected failure"],
  ],
  ["a stale entry", ["pass"], { baseline: known("c/pass") }, [1, "1 passed, 1 failed", "not conformant"]],
  [
    "an entry for a check that was not run",
    ["pass"],
    { baseline: known("c/other"), partial: true },
    [0, "1 passed, 0 failed", "the chosen cases pass"],
  ],
  [
    "a failure that is not scored",
    ["pass", "fail"],
    { requirements: set("c/pass") },
    [0, "1 passed, 0 failed", "conformant"],
  ],
  [
    "a required check that is missing",
    ["pass"],
    { requirements: set("c/pass", "c/gone") },
    [1, "1 passed, 1 failed", "not conformant"],
  ],
  [
    "only passes that are not scored",
    ["pass"],
    { requirements: set("c/gone"), partial: true },
    [1, "0 passed, 0 failed", "not tested: no check passed"],
  ],
];

describe("judge", () => {
  it.each(cases)("%s", (_, outcomes, measure, gist) => {
    const verdict = computeVerdict(runOf(outcomes), measure);
    const closing = `${verdict.passed} passed, ${verdict.failed} failed`;
    expect([verdict.exitCode, closing, verdict.headline]).toEqual(gist);
  });

  it.each<[string, Partial<SuiteResult>, VerdictOptions, Verdict["level"]]>([
    ["the tested level if all checks pass", {}, {}, "full"],
    ["the tested level core", { level: "core" }, {}, "core"],
    ["core if only checks beyond the core fail", { cases: failing("decision") }, {}, "core"],
    [
      "core if a baseline excuses checks beyond it",
      { cases: failing("decision") },
      { baseline: known("c/decision") },
      "core",
    ],
    ["none if a core check fails", { cases: failing("source") }, {}, "none"],
    [
      "none if a baseline excuses a core check",
      { cases: failing("source") },
      { baseline: known("c/source") },
      "none",
    ],
    ["none if no check ran", { cases: [] }, {}, "none"],
    ["no level in mode observe", { mode: "observe" }, {}, undefined],
    ["no level for chosen cases", {}, { partial: true }, undefined],
  ])("reaches %s", (_, parts, measure, level) => {
    const result = { ...runOf(["pass"]), cases: failing(), requirements: levelRequirements, ...parts };
    expect(computeVerdict(result, measure).level).toBe(level);
  });

  it("restricts the verdict in mode observe", () => {
    const { headline, scope } = computeVerdict({ ...runOf(["pass"]), mode: "observe" });
    expect([headline, scope]).toEqual(["conformant in mode observe", "mode observe"]);
  });

  it("counts standings, in total and by area", () => {
    const none = {
      passed: 0,
      failed: 0,
      warned: 0,
      harness: 0,
      "not-applicable": 0,
      expected: 0,
      unscored: 0,
    };
    const verdict = computeVerdict(sampleResult);
    expect(verdict.counts).toEqual({
      ...none,
      passed: 1,
      failed: 1,
      warned: 1,
      harness: 1,
      "not-applicable": 1,
    });
    expect(verdict.areas).toEqual([
      { area: "text", cases: 1, counts: { ...none, passed: 1, failed: 1, warned: 1 } },
      { area: "recovery", cases: 2, counts: { ...none, harness: 1, "not-applicable": 1 } },
    ]);
  });

  it("gives the reason why a check is excused", () => {
    const verdict = computeVerdict(runOf(["pass", "fail", "warn"]), {
      baseline: known("c/fail"),
      requirements: set("c/pass", "c/fail"),
    });
    expect(verdict.cases[0]?.checks.map(({ standing, excuse }) => [standing, excuse])).toEqual([
      ["passed", undefined],
      ["expected", "Known."],
      ["unscored", "added after requirement set 1.0"],
    ]);
  });
});
