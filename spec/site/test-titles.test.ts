import { expect, it } from "vitest";
import { citingTitles } from "./test-titles.ts";

// Ids are put together here, or this file would itself cite them.
const id = (number: number) => `[${"T"}-00${number}]`;

it("finds ids in titles, in the groups around them, and in the rows of tables, and none in a test's body", () => {
  const text = `
const rows = [["a row ${id(1)}", 1]];
describe("a group ${id(2)}", () => {
  it("does a thing ${id(3)}${id(4)}", () => {
    expect("text ${id(9)}").toBe(1);
  });
  it.each([["case ${id(5)}", 1]])("handles %s", (name) => use("${id(9)}"));
  test.skipIf(no)(\`with \${word} ${id(6)}\`, async function () { "${id(9)}"; });
});
other("no test ${id(7)}", () => {});
`;
  expect(citingTitles("x.test.ts", text)).toEqual([
    { title: "a row", ids: ["T-001"] },
    { title: "a group", ids: ["T-002"] },
    { title: "a group › does a thing", ids: ["T-003", "T-004"] },
    { title: "a group › handles %s › case", ids: ["T-005"] },
    { title: `a group › with \${word}`, ids: ["T-006"] },
    { title: "no test", ids: ["T-007"] },
  ]);
});

it("finds nothing in a file without ids", () => {
  expect(citingTitles("x.test.ts", 'it("works", () => {});')).toEqual([]);
});
