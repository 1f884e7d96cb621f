import { expect, it } from "vitest";
import type { Judged, Verdict } from "./judge.ts";
import { joined, matrixOf } from "./matrix.ts";

const judged = (check: string, verdict: Verdict, rest: Partial<Judged> = {}): Judged => ({
  check,
  name: check,
  level: "MUST",
  mode: "upstream",
  verdict,
  ...rest,
});
const every = { name: "every-ids" };

it("counts what passes on the server as it is and fails on the mutant, in the same mode; an invariant once", () => {
  const unmutated = [
    judged("a/one", "pass"),
    judged("a/two", "pass", { level: "SHOULD" }),
    judged("a/red", "fail"),
    judged("a/every-ids", "pass", every),
    judged("b/every-ids", "pass", every),
    judged("b/script", "pass", { mode: "script" }),
  ];
  const found = new Map([
    [
      "breaks-two",
      [
        judged("a/one", "cut-off"),
        judged("a/two", "fail", { level: "SHOULD" }),
        judged("a/red", "fail"),
        judged("a/every-ids", "pass", every),
        judged("b/every-ids", "fail", every),
      ],
    ],
    ["breaks-nothing", [judged("a/one", "pass"), judged("a/two", "harness"), judged("b/script", "fail")]],
    ["hangs", { error: "it was not judged within 9 ms" }],
  ]);
  expect(matrixOf(unmutated, found)).toEqual({
    checks: [
      { id: "a/one", level: "MUST", kills: [] },
      { id: "a/two", level: "SHOULD", kills: [{ mutant: "breaks-two", check: "a/two" }] },
      { id: "a/red", level: "MUST", kills: [] },
      { id: "every-ids", level: "MUST", kills: [{ mutant: "breaks-two", check: "b/every-ids" }] },
      { id: "b/script", level: "MUST", kills: [] },
    ],
    mutants: [
      { id: "breaks-two", kills: ["a/two", "b/every-ids"] },
      { id: "breaks-nothing", kills: [] },
      { id: "hangs", kills: [], error: "it was not judged within 9 ms" },
    ],
  });
});

it("joins what two looks found", () => {
  const kill = (check: string) => ({ mutant: "m", check });
  const one = {
    checks: [
      { id: "a/one", level: "MUST" as const, kills: [kill("a/one")] },
      { id: "a/two", level: "MUST" as const, kills: [] },
    ],
    mutants: [
      { id: "m", kills: ["a/one"] },
      { id: "n", kills: [], error: "it was not judged" },
    ],
  };
  const other = {
    checks: [{ id: "a/two", level: "MUST" as const, kills: [kill("a/two")] }],
    mutants: [{ id: "m", kills: ["a/one", "a/two"] }],
  };
  expect(joined(one, other)).toEqual({
    checks: [
      { id: "a/one", level: "MUST", kills: [kill("a/one")] },
      { id: "a/two", level: "MUST", kills: [kill("a/two")] },
    ],
    mutants: [
      { id: "m", kills: ["a/one", "a/two"] },
      { id: "n", kills: [], error: "it was not judged" },
    ],
  });
});
