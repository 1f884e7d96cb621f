import { describe, expect, it } from "vitest";
import type { CheckVerdict } from "./judge.ts";
import { findNullServerProblems, formatKills, formatReport } from "./report.ts";

const judged = (check: string, verdict: CheckVerdict["verdict"], reason?: string): CheckVerdict => ({
  check,
  name: check,
  level: "MUST",
  mode: "upstream",
  verdict,
  ...(reason === undefined ? {} : { reason }),
});

describe("the final report", () => {
  it("is only a count if all checks are killed", () => {
    const matrix = {
      checks: [{ id: "a/one", level: "MUST" as const, kills: [{ mutant: "wide", check: "a/one" }] }],
      mutants: [{ id: "wide", kills: ["a/one"] }],
    };
    const killers = new Map([["a/one", { mutant: "wide", check: "a/one" }]]);
    expect(
      formatReport(matrix, killers, [[judged("a/one", "pass")]], [], 2, { file: "kills.json", killers }),
    ).toEqual({
      failed: 0,
      lines: [
        "1 of 1 MUST checks are killed, by 1 of 1 mutants; 2 of 2 null servers have no passing check.",
        "4 passed, 0 failed",
      ],
    });
  });

  it("lists every problem", () => {
    const matrix = {
      checks: [
        { id: "a/one", level: "MUST" as const, kills: [] },
        { id: "a/two", level: "SHOULD" as const, kills: [] },
        { id: "a/three", level: "MUST" as const, kills: [{ mutant: "wide", check: "a/one" }] },
      ],
      mutants: [
        { id: "wide", kills: ["a/three"] },
        { id: "survivor", kills: [] },
        { id: "hangs", kills: [], error: "it was not judged" },
      ],
    };
    const unmutated = [[judged("a/one", "fail", "it does not hold")], { error: "no port" }];
    const nulls = findNullServerProblems(
      new Map([
        ["empty", [judged("a/one", "pass"), judged("a/two", "pass"), judged("a/three", "fail")]],
        ["hanging", { error: "it was not judged" }],
        ["html", [judged("a/one", "fail")]],
      ]),
    );
    const killers = new Map([["a/three", { mutant: "wide", check: "a/three" }]]);
    const before = new Map([...killers, ["a/one", { mutant: "gone", check: "a/one" }] as const]);
    expect(
      formatReport(matrix, killers, unmutated, nulls, 3, { file: "kills.json", killers: before }),
    ).toEqual({
      failed: 8,
      lines: [
        "The unmutated server fails a/one in mode upstream: it does not hold",
        "The unmutated server could not be judged: no port",
        "No mutant kills a/one.",
        "The mutant survivor is not the killer of a check: remove it, or write a check that only it fails.",
        "The mutant hangs could not be judged: it was not judged",
        "a/one passes on the null server empty.",
        "a/two passes on the null server empty.",
        "The null server hanging could not be judged: it was not judged",
        "The killer of a/one is no mutant; in the file it is gone in a/one.",
        "kills.json is out of date: run `npm run conform:mutants`, review the changes, and commit the file.",
        "(No mutant kills a/two, which is a SHOULD.)",
        "1 of 2 MUST checks are killed, by 1 of 3 mutants; 1 of 3 null servers have no passing check.",
        "3 passed, 8 failed",
      ],
    });
  });

  it("lists all checks that kill selected mutants", () => {
    const mutants = [
      { id: "wide", kills: ["a/one", "a/two"] },
      { id: "hangs", kills: [], error: "it was not judged" },
    ];
    expect(formatKills({ checks: [], mutants })).toBe(
      "wide: 2 checks\n  a/one\n  a/two\nhangs: it was not judged\n",
    );
  });
});
