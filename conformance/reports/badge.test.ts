import { expect, it } from "vitest";
import { parseBaseline } from "../baseline/baseline-file.ts";
import type { SuiteResult } from "../runner/report.ts";
import { badgeReport } from "./badge.ts";
import { greenResult, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict, type VerdictOptions } from "./verdict.ts";

const noHarness: SuiteResult = { ...sampleResult, cases: sampleResult.cases.slice(0, 2) };
/** The failing check cites T-041, which is not a core requirement. */
const beyondCore: SuiteResult = {
  ...noHarness,
  requirements: noHarness.requirements.map((each) => (each.id === "T-040" ? { ...each, core: true } : each)),
};
const baseline = parseBaseline("- check: text/status\n  reason: Known.", "b.yaml");

const cases: [string, SuiteResult, VerdictOptions, string][] = [
  ["conformant", greenResult, {}, '"message":"full (1/2)","color":"brightgreen"'],
  [
    "as far as mode observe sees",
    { ...greenResult, mode: "observe" },
    {},
    '"message":"1 passed in mode observe","color":"lightgrey"',
  ],
  [
    "chosen cases",
    greenResult,
    { partial: true },
    '"message":"1 passed in chosen cases","color":"lightgrey"',
  ],
  [
    "conformant to the core",
    { ...greenResult, level: "core" },
    {},
    '"message":"core (1/2)","color":"brightgreen"',
  ],
  ["failing beyond the core", beyondCore, {}, '"message":"core, 1 failing beyond it","color":"yellow"'],
  ["failing", noHarness, {}, '"message":"1 failing","color":"red"'],
  ["failing as expected", noHarness, { baseline }, '"message":"1 failing","color":"red"'],
  ["harness error", sampleResult, {}, '"message":"harness error","color":"lightgrey"'],
  ["nothing passed", { ...sampleResult, cases: [] }, {}, '"message":"nothing passed","color":"lightgrey"'],
];
it.each(cases)("%s", (_, result, measure, members) => {
  expect(badgeReport(computeVerdict(result, measure))).toBe(
    `{"schemaVersion":1,"label":"Tambo API v1",${members}}\n`,
  );
});
