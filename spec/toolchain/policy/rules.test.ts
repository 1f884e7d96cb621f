import { describe, expect, it } from "vitest";
import type { Change, ContractDiff } from "../diff/change.ts";
import type { DeclaredChange } from "./declared.ts";
import { findChangeProblems, summarizeChange } from "./rules.ts";
import { testBreak, testChange, testDiff } from "./test-change.ts";

const place = "spec/tambo/main.tsp:131";

function declared(entry: Partial<DeclaredChange> = {}): DeclaredChange {
  return { id: "gone", contract: "tambo", reason: "Unused.", since: "2.0.0", line: 3, ...entry };
}

const words: Change = testChange({ id: "words", class: "documentation", kind: "description-changed" });
const more: Change = testChange({ id: "more" });
const gone: Change = testBreak("gone");

describe("reports no problem", () => {
  it.each<[what: string, diff: ContractDiff, declared: DeclaredChange[]]>([
    ["without a change", testDiff("1.0.0"), []],
    ["without a change, but with the next version already set", testDiff("1.1.0"), []],
    ["with documentation in a patch version", testDiff("1.0.1", words), []],
    ["with an addition in a minor version", testDiff("1.1.0", words, more), []],
    [
      "with a declared breaking change in a major version",
      testDiff("2.0.0", words, more, gone),
      [declared()],
    ],
    [
      "with a declared breaking change in a later version than required",
      testDiff("3.0.0", gone),
      [declared({ since: "3.0.0" })],
    ],
    [
      "with a declared breaking change in version 0",
      { ...testDiff("0.3.0", gone), from: "0.2.7" },
      [declared({ since: "0.3.0" })],
    ],
    ["with declarations for another contract", testDiff("1.0.0"), [declared({ contract: "gateway" })]],
  ])("%s", (_, diff, entries) => {
    expect(findChangeProblems(diff, entries, place)).toEqual([]);
  });
});

describe("an undeclared breaking change", () => {
  it("is reported with its location and the entry to declare, which names the lowest valid version", () => {
    const change = testBreak("gone", { location: { file: "spec/tambo/run-events.tsp", line: 12 } });
    expect(findChangeProblems(testDiff("2.0.0", change), [], place)).toEqual([
      `tambo: a breaking change is not declared
  RunStartedEvent.threadId (field removed; breaking for clients; event; in RUN_STARTED) at spec/tambo/run-events.tsp:12: Readers of RUN_STARTED that use it break.
  revert it, or declare it in spec/released/declared.yaml:
  - id: "gone"
    contract: tambo
    reason: <why, and what to do instead>
    since: 2.0.0`,
    ]);
  });

  it("is reported even if another contract declares the same id", () => {
    const problems = findChangeProblems(testDiff("2.0.0", gone), [declared({ contract: "ag-ui" })], place);
    expect(problems.map((problem) => problem.split("\n")[0])).toEqual([
      "tambo: a breaking change is not declared",
    ]);
  });
});

describe("an incorrect declaration", () => {
  const at = "spec/released/declared.yaml:3:";
  it.each<[message: string, diff: ContractDiff, entry: DeclaredChange]>([
    [
      `${at} tambo has no change gone: remove the entry, or correct its id`,
      testDiff("2.0.0", more),
      declared(),
    ],
    [
      `${at} more of tambo is additive, which needs no entry: remove it`,
      testDiff("1.1.0", more),
      declared({ id: "more" }),
    ],
    [
      `${at} tambo has this breaking change in version 2.0.0, not 1.1.0: correct the since field`,
      testDiff("2.0.0", gone),
      declared({ since: "1.1.0" }),
    ],
  ])("%s", (message, diff, entry) => {
    expect(findChangeProblems(diff, [entry], place)).toEqual([message]);
  });
});

describe("a version that is too low", () => {
  const asks = (to: string, least: string) =>
    `${place}: tambo has version ${to}, but its changes since 1.0.0 require at least ${least}`;
  it.each<[diff: ContractDiff, message: string]>([
    [
      testDiff("1.0.0", words),
      `${asks("1.0.0", "1.0.1")}\n  documentation: RunStartedEvent.model (description changed; event; in RUN_STARTED)`,
    ],
    [
      testDiff("1.0.1", words, more),
      `${asks("1.0.1", "1.1.0")}\n  additive: RunStartedEvent.model (field added; event; in RUN_STARTED)`,
    ],
    [
      testDiff("1.1.0", more, gone, testBreak("too")),
      `${asks("1.1.0", "2.0.0")}\n  breaking: RunStartedEvent.threadId (field removed; breaking for clients; event; in RUN_STARTED), and 1 more`,
    ],
    [
      testDiff("0.9.0"),
      `${place}: tambo has version 0.9.0, but 1.0.0 is already released: use 1.0.0 or later`,
    ],
  ])("%#", (diff, message) => {
    const breaks = diff.changes.filter((change) => change.class === "breaking");
    const entries = breaks.map(({ id }) => declared({ id }));
    expect(findChangeProblems(diff, entries, place)).toEqual([message]);
  });

  it("is reported together with an undeclared breaking change, and both name the same version", () => {
    const problems = findChangeProblems(testDiff("1.0.0", gone), [], place);
    expect(problems.map((problem) => problem.split("\n").at(problem.startsWith("tambo") ? -1 : 0))).toEqual([
      "    since: 2.0.0",
      asks("1.0.0", "2.0.0"),
    ]);
  });
});

it("gives the location of an invalid version", () => {
  expect(findChangeProblems(testDiff("v2", gone), [], place)).toEqual([
    `${place}: "v2" is not a version of a contract: use the form 1.0.0`,
  ]);
});

it.each<[words: string, change: Partial<Change>]>([
  ["field added; event; in RUN_STARTED", {}],
  ["field added; event; in A, B, C", { events: ["A", "B", "C"] }],
  ["field added; event; in A, B, C and 2 more", { events: ["A", "B", "C", "D", "E"] }],
  ["field added; request, response; in createRun", { directions: ["request", "response"], events: [] }],
  ["event removed; event", { kind: "event-removed", subject: "event RUN_STARTED" }],
  ["unused schema added", { kind: "unused-schema-added", directions: [], operations: [], events: [] }],
])("summarizes a change: %s", (words, change) => {
  expect(summarizeChange(testChange({ id: "a", ...change }))).toBe(words);
});
