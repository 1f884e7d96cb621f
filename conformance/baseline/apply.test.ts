import { describe, expect, it } from "vitest";
import type { CaseResult, Outcome } from "../runner/report.ts";
import { type Applied, applyBaseline } from "./apply.ts";
import { parseBaseline } from "./baseline-file.ts";

function run(id: string, outcomes: Record<string, Outcome>): CaseResult {
  const checks = Object.entries(outcomes).map(([check, outcome]) => ({
    id: `${id}/${check}`,
    level: "MUST" as const,
    requirements: ["T-001"],
    text: "Is so.",
    outcome,
  }));
  return { id, title: id, area: "text", milliseconds: 1, trace: [], checks };
}

const result = {
  cases: [
    run("text", { order: "fail", ends: "pass", soft: "warn" }),
    run("tools", { one: "pass", two: "not-applicable" }),
    run("grace", { cancelled: "not-applicable" }),
    run("broken", { a: "harness", b: "fail" }),
  ],
};

const given = (entry: string) => parseBaseline(`- ${entry}\n  reason: Known.`, "b.yaml");
const cases: [string, [string, string][], string[]][] = [
  ["check: text/order", [["text/order", "Known."]], []],
  ["check: text/soft", [["text/soft", "Known."]], []],
  [
    "case: text",
    [
      ["text/order", "Known."],
      ["text/soft", "Known."],
    ],
    [],
  ],
  ["check: text/ends", [], ["b.yaml:1:3: text/ends passes; remove the entry"]],
  ["case: tools", [], ["b.yaml:1:3: no check of tools fails; remove the entry"]],
  ["check: tools/two", [], []],
  ["case: grace", [], []],
  ["check: broken/a", [], []],
  ["case: broken", [["broken/b", "Known."]], []],
  ["check: text/oder", [], ["b.yaml:1:3: there is no check text/oder; did you mean text/order?"]],
  ["case: tool", [], ["b.yaml:1:3: there is no case tool; did you mean tools?"]],
  ["case: something-else", [], ["b.yaml:1:3: there is no case something-else; remove the entry"]],
];

describe("applyBaseline", () => {
  it.each(cases)("%s", (entry, expected, stale) => {
    const applied: Applied = applyBaseline(result, given(entry));
    expect([...applied.expected]).toEqual(expected);
    expect(applied.stale.map(({ message }) => message)).toEqual(stale);
  });

  it("does not ask for what a partial run left out", () => {
    expect(applyBaseline(result, given("case: not-run"), { partial: true }).stale).toEqual([]);
    expect(applyBaseline(result, given("check: text/ends"), { partial: true }).stale).toHaveLength(1);
  });
});
