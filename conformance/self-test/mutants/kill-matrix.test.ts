import { describe, expect, it } from "vitest";
import type { CheckVerdict } from "./judge.ts";
import {
  buildMatrix,
  chooseKillers,
  formatKillers,
  listCases,
  type Matrix,
  mergeMatrices,
  parseKillers,
  removeUnconfirmed,
  type ServerVerdicts,
} from "./kill-matrix.ts";
import type { Verdict } from "./suite.ts";

const judged = (check: string, verdict: Verdict, rest: Partial<CheckVerdict> = {}): CheckVerdict => ({
  check,
  name: check,
  level: "MUST",
  mode: "upstream",
  verdict,
  ...rest,
});
const every = { name: "every-ids" };

describe("kills", () => {
  it("are checks that pass on the unmutated server and fail on the mutant, in the same mode", () => {
    const unmutated = [
      judged("a/one", "pass"),
      judged("a/two", "pass", { level: "SHOULD" }),
      judged("a/red", "fail"),
      judged("a/every-ids", "pass", every),
      judged("b/every-ids", "pass", every),
      judged("b/script", "pass", { mode: "script" }),
    ];
    const two = [
      judged("a/one", "not-reached"),
      judged("a/two", "fail", { level: "SHOULD" }),
      judged("a/red", "fail"),
      judged("a/every-ids", "pass", every),
      judged("b/every-ids", "fail", every),
    ];
    const none = [judged("a/one", "pass"), judged("a/two", "harness"), judged("b/script", "fail")];
    const verdicts = new Map<string, ServerVerdicts>([
      ["breaks-two", two],
      ["breaks-nothing", none],
      ["hangs", { error: "it was not judged within 9 ms" }],
    ]);
    expect(buildMatrix(unmutated, verdicts)).toEqual({
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

  it("of two runs are merged", () => {
    const kill = (check: string) => ({ mutant: "m", check });
    const check = (id: string, ...kills: string[]) => ({
      id,
      level: "MUST" as const,
      kills: kills.map(kill),
    });
    const failed = { id: "n", kills: [], error: "it was not judged" };
    const one = {
      checks: [check("a/one", "a/one"), check("a/two")],
      mutants: [{ id: "m", kills: ["a/one"] }, failed],
    };
    const other = { checks: [check("a/two", "a/two")], mutants: [{ id: "m", kills: ["a/one", "a/two"] }] };
    expect(mergeMatrices(one, other)).toEqual({
      checks: [check("a/one", "a/one"), check("a/two", "a/two")],
      mutants: [{ id: "m", kills: ["a/one", "a/two"] }, failed],
    });
  });
});

describe("the killers", () => {
  const kill = (mutant: string, check: string) => ({ mutant, check });
  const matrix: Matrix = {
    checks: [
      { id: "a/one", level: "MUST", kills: [kill("wide", "a/one"), kill("narrow", "a/one")] },
      { id: "every-ids", level: "SHOULD", kills: [kill("wide", "a/every-ids"), kill("wide", "b/every-ids")] },
      { id: "a/none", level: "MUST", kills: [] },
    ],
    mutants: [
      { id: "wide", kills: ["a/one", "a/every-ids", "b/every-ids"] },
      { id: "narrow", kills: ["a/one"] },
      { id: "survivor", kills: [] },
    ],
  };
  const text = '{\n  "a/one": "narrow",\n  "every-ids": "wide: a/every-ids"\n}\n';

  it("are the mutants with the fewest kills, one check per line", () => {
    expect(formatKillers(chooseKillers(matrix))).toBe(text);
    expect(parseKillers(text)).toEqual(chooseKillers(matrix));
  });

  it("are replaced if they do not kill again", () => {
    const again = {
      checks: [],
      mutants: [
        { id: "wide", kills: ["a/one", "b/every-ids"] },
        { id: "narrow", kills: [] },
      ],
    };
    const remaining = removeUnconfirmed(matrix, chooseKillers(matrix), again);
    expect(remaining.mutants.map(({ kills }) => kills)).toEqual([["a/one", "b/every-ids"], [], []]);
    expect([...chooseKillers(remaining)]).toEqual([
      ["a/one", kill("wide", "a/one")],
      ["every-ids", kill("wide", "b/every-ids")],
    ]);
  });

  it("are kept while they kill, and have the cases that show it", () => {
    const before = new Map([
      ["a/one", kill("wide", "a/one")],
      ["every-ids", kill("gone", "a/every-ids")],
    ]);
    const killers = chooseKillers(matrix, before);
    expect([...killers.values()]).toEqual([kill("wide", "a/one"), kill("wide", "a/every-ids")]);
    const cases = listCases("wide", new Map([...killers, ["b/two", kill("wide", "b/two")]]));
    expect(cases).toEqual(["a", "b"]);
    expect(listCases("narrow", killers)).toEqual([]);
  });
});
