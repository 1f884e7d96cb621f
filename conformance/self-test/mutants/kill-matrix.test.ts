import { describe, expect, it } from "vitest";
import { unmutated } from "./combinators/together.ts";
import { casesOf, confirmed, designate, readKillMatrix, writeKillMatrix } from "./kill-matrix.ts";
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

const text = `# Kill matrix

Written by \`npm run conform:mutants\`; [what it means](README.md). Many mutants kill more than is shown.

## Checks

| Check | Level | Killed by | In |
| --- | --- | --- | --- |
| \`a/one\` | MUST | \`narrow\` | \`a/one\` |
| \`every-ids\` | SHOULD | \`wide\` | \`a/every-ids\` |
| \`a/none\` | MUST | – | – |

## Mutants

| Mutant | What is wrong | Defect | Killed by |
| --- | --- | --- | --- |
| \`wide\` | This \\| that. | D1 | \`a/one\` |
| \`narrow\` | Little. |  | \`a/one\` |
| \`survivor\` | Nothing. |  | – |

## Null servers

No check is green on any of them.

| Server | What it answers |
| --- | --- |
| \`empty\` | 200, empty. |
`;

describe("the kill matrix", () => {
  it("is written with one pair a line, the most telling", () => {
    const mutate = unmutated;
    const mutants = [
      { id: "wide", text: "This | that.", defect: "D1", mutate },
      { id: "narrow", text: "Little.", mutate },
      { id: "survivor", text: "Nothing.", mutate },
    ];
    const nulls = [{ id: "empty", text: "200, empty.", answer: "close" as const }];
    expect(writeKillMatrix(matrix, designate(matrix), mutants, nulls)).toBe(text);
  });

  it("is read as it was written", () => {
    expect(readKillMatrix(text)).toEqual(designate(matrix));
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
