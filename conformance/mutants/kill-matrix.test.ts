import { describe, expect, it } from "vitest";
import { unmutated } from "./combinators/together.ts";
import { designate, readKillMatrix, writeKillMatrix } from "./kill-matrix.ts";
import type { Matrix } from "./matrix.ts";

const matrix: Matrix = {
  checks: [
    { id: "a/one", level: "MUST", killers: ["wide", "narrow"] },
    { id: "a/two", level: "SHOULD", killers: ["wide"] },
    { id: "a/none", level: "MUST", killers: [] },
  ],
  mutants: [
    { id: "wide", kills: ["a/one", "a/two"] },
    { id: "narrow", kills: ["a/one"] },
    { id: "survivor", kills: [] },
  ],
};

const text = `# Kill matrix

Written by \`npm run conform:mutants\`; [what it means](README.md). Many mutants kill more than is shown.

## Checks

| Check | Level | Killed by |
| --- | --- | --- |
| \`a/one\` | MUST | \`narrow\` |
| \`a/two\` | SHOULD | \`wide\` |
| \`a/none\` | MUST | – |

## Mutants

| Mutant | What is wrong | Defect | Killed by |
| --- | --- | --- | --- |
| \`wide\` | This \\| that. | D1 | \`a/two\` |
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
    expect(readKillMatrix(text)).toEqual({
      killers: new Map([
        ["a/one", "narrow"],
        ["a/two", "wide"],
      ]),
      kills: new Map([
        ["wide", "a/two"],
        ["narrow", "a/one"],
      ]),
    });
  });

  it("keeps pairs as long as they hold", () => {
    const before = {
      killers: new Map([
        ["a/one", "wide"],
        ["a/two", "gone"],
      ]),
      kills: new Map([
        ["wide", "a/one"],
        ["survivor", "a/one"],
      ]),
    };
    expect(designate(matrix, before)).toEqual({
      killers: new Map([
        ["a/one", "wide"],
        ["a/two", "wide"],
      ]),
      kills: new Map([
        ["wide", "a/one"],
        ["narrow", "a/one"],
      ]),
    });
  });
});
