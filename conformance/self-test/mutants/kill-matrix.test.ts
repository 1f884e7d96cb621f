import { describe, expect, it } from "vitest";
import { casesOf, confirmed, designate, readKillMatrix, restricted, writeKillMatrix } from "./kill-matrix.ts";
import type { Matrix } from "./matrix.ts";

const matrix: Matrix = {
  checks: [
    {
      id: "a/one",
      level: "MUST",
      kills: [
        { mutant: "wide", check: "a/one" },
        { mutant: "narrow", check: "a/one" },
      ],
    },
    {
      id: "every-ids",
      level: "SHOULD",
      kills: [
        { mutant: "wide", check: "a/every-ids" },
        { mutant: "wide", check: "b/every-ids" },
      ],
    },
    { id: "a/none", level: "MUST", kills: [] },
  ],
  mutants: [
    { id: "wide", kills: ["a/one", "a/every-ids", "b/every-ids"] },
    { id: "narrow", kills: ["a/one"] },
    { id: "survivor", kills: [] },
  ],
};

const text = `{
  "checks": {
    "a/one": "narrow",
    "every-ids": "wide: a/every-ids"
  },
  "mutants": {
    "wide": "a/one",
    "narrow": "a/one"
  }
}
`;

describe("the kill matrix", () => {
  it("is written with one pair a line, the most telling", () => {
    expect(writeKillMatrix(designate(matrix))).toBe(text);
  });

  it("is read as it was written", () => {
    expect(readKillMatrix(text)).toEqual(designate(matrix));
  });

  it("is restricted to the mutants that were judged, with all checks", () => {
    const pairs = readKillMatrix(text);
    expect(restricted(pairs, new Set(["narrow"]))).toEqual({
      killers: pairs.killers,
      kills: new Map([["narrow", "a/one"]]),
    });
  });

  it("lets go of pairs that are not seen again, and takes others", () => {
    const again: Matrix = {
      checks: [],
      mutants: [
        { id: "wide", kills: ["a/one", "b/every-ids"] },
        { id: "narrow", kills: [] },
      ],
    };
    const left = confirmed(matrix, designate(matrix), again);
    expect(left.mutants.map(({ kills }) => kills)).toEqual([["a/one", "b/every-ids"], [], []]);
    expect(designate(left)).toEqual({
      killers: new Map([
        ["a/one", { mutant: "wide", check: "a/one" }],
        ["every-ids", { mutant: "wide", check: "b/every-ids" }],
      ]),
      kills: new Map([["wide", "a/one"]]),
    });
  });

  it("keeps pairs as long as they hold", () => {
    const before = {
      killers: new Map([
        ["a/one", { mutant: "wide", check: "a/one" }],
        ["every-ids", { mutant: "gone", check: "a/every-ids" }],
      ]),
      kills: new Map([
        ["wide", "b/every-ids"],
        ["survivor", "a/one"],
      ]),
    };
    const designated = designate(matrix, before);
    expect(designated).toEqual({
      killers: new Map([
        ["a/one", { mutant: "wide", check: "a/one" }],
        ["every-ids", { mutant: "wide", check: "a/every-ids" }],
      ]),
      kills: new Map([
        ["wide", "b/every-ids"],
        ["narrow", "a/one"],
      ]),
    });
    expect(["wide", "narrow", "survivor"].map((id) => casesOf(id, designated))).toEqual([
      ["a", "b"],
      ["a"],
      [],
    ]);
  });
});
