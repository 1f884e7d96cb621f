import { expect, it } from "vitest";
import { unknown } from "./literal-values.ts";
import { fillTitle, findCitingTitles } from "./test-titles.ts";

it("finds ids in the titles of tests and of their groups, and in no other text", () => {
  const text = `
describe("a group [T-002]", () => {
  it("does a thing [T-003][T-004]", () => {
    expect("text [T-009]").toBe(1);
  });
  it("does another", () => {});
  helper("[T-009]");
});
describe("a group without", { timeout: 5 }, () => {
  it("cites nothing", () => {});
  test.skipIf(no)(\`with \${word} and \${1} [T-006]\`, async function () { "[T-009]"; });
  it.only("alone [T-003]", () => {});
  it(name, { tags: ["[T-009]"] }, () => {});
});
describe(Thing, () => it("[T-001]", () => {}));
other("no test [T-009]", () => {});
`;
  expect(findCitingTitles("x.test.ts", text)).toEqual([
    { title: "a group › does a thing", ids: ["T-002", "T-003", "T-004"] },
    { title: "a group › does another", ids: ["T-002"] },
    { title: "a group without › with … and 1", ids: ["T-006"] },
    { title: "a group without › alone", ids: ["T-003"] },
    { title: "…", ids: ["T-001"] },
  ]);
});

it("returns a table test once for each row, and ignores ids in a row unless they are in the title", () => {
  const text = `
const rows = [["a row [T-001]", 1], ["another", 2]] as const;
const cases = [{ name: "a case [T-002]", text: "[T-009]" }];
it.each(rows)("takes %s", (name) => use("[T-009]"));
it.each([["[T-009]", good.replace("checks: [", "[T-009]")]])("judges [T-003]", () => {});
describe.each(["one", "two"])("of %s", () => {
  it.for(cases)("$name, %$", () => {});
});
it.each<Row>([
  ["a text", { ...base, text: "[T-009]" }],
  [made(), {}],
])("refuses %s: %j [T-004]", () => {});
`;
  expect(findCitingTitles("x.test.ts", text)).toEqual([
    { title: "takes a row", ids: ["T-001"] },
    { title: "judges", ids: ["T-003"] },
    { title: "of one › a case, 1", ids: ["T-002"] },
    { title: "of two › a case, 1", ids: ["T-002"] },
    { title: "refuses a text: …", ids: ["T-004"] },
    { title: "refuses …: {}", ids: ["T-004"] },
  ]);
});

it("returns a table test once, with an ellipsis for each value, if the table is unknown", () => {
  const text = `
import { contracts } from "./contracts.ts";
it.each(contracts)("serves %s as %j, %#th [T-001]", () => {});
it.each(contracts.map((name) => [\`\${name} [T-009]\`]))("$name is there [T-002]", () => {});
it.each\`
  a    | b
  \${1} | \${"[T-009]"}
\`("adds $a and $b [T-003]", () => {});
`;
  expect(findCitingTitles("x.test.ts", text)).toEqual([
    { title: "serves … as …, …th", ids: ["T-001"] },
    { title: "… is there", ids: ["T-002"] },
    { title: "adds … and …", ids: ["T-003"] },
  ]);
});

it("returns no titles for a file without ids", () => {
  expect(findCitingTitles("x.test.ts", 'it("works", () => {});')).toEqual([]);
});

it.each<[string, unknown, string]>([
  ["one value: %s", "a", "one value: a"],
  ["%s, %d, %i, %f, %j", ["a", 1, 2.5, 0.5, { b: [null] }], 'a, 1, 2, 0.5, {"b":[null]}'],
  ["%s and %o", [{ a: { b: [1] } }, "x"], "{ a: { b: [ 1 ] } } and 'x'"],
  ["styled %cas %s", ["red", "text"], "styled as text"],
  ["row %# is number %$, 100%%", [], "row 2 is number 3, 100%"],
  ["more than there is: %s %s", ["a"], "more than there is: a undefined"],
  ["$name of $in.place, not $gone", { name: "it", in: { place: [1] } }, "it of [ 1 ], not undefined"],
  ["$1 after $0", ["a", "b"], "b after a"],
  ["?$expand=%s", ["a"], "?$expand=a"],
  ["%s then %s", [unknown, "b"], "… then b"],
  ["%j", [{ known: 1, not: unknown }], "…"],
  ["$name $other", { name: "it", other: unknown }, "it …"],
  ["%s %j $name $0", unknown, "… … … …"],
])("fills %j", (title, row, expected) => {
  expect(fillTitle(title, row, 2)).toBe(expected);
});

it("does not number the rows of an unknown table", () => {
  expect(fillTitle("%#, %$, 5%%", unknown)).toBe("…, …, 5%");
});
