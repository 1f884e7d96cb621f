import { expect, it } from "vitest";
import type { Level, Requirement } from "../../../spec/toolchain/requirements/register.ts";
import type { RequirementEvidence } from "../../coverage/evidence.ts";
import { addressesOf, readHtml, textsOf } from "../testing/dom.ts";
import { coveragePage, coverageRows } from "./coverage-page.ts";

const check = { id: "every-x", text: "x" };
const test = { file: "x.test.ts", title: "x" };
const rule = (
  id: string,
  level: Level,
  more: Partial<RequirementEvidence> = {},
  excuse: Partial<Requirement> = {},
): RequirementEvidence => ({
  requirement: { id, level, origin: "S", source: "s", text: "It MUST `x`.", ...excuse },
  checks: [],
  tests: [],
  ...more,
});

const evidence = [
  rule("T-001", "MUST", { checks: [check], tests: [test] }),
  rule("T-002", "MUST", { checks: [check] }),
  rule("T-003", "MUST", { tests: [test] }),
  rule("T-004", "MUST", {}, { unproved: "Nobody sees it." }),
  rule("T-005", "MAY"),
];

it("counts the rules of each level, and of all", () => {
  expect(coverageRows("tambo", evidence)).toEqual([
    {
      contract: "tambo",
      level: "MUST",
      rules: 4,
      standing: { judged: 2, tested: 1, reasoned: 1, none: 0 },
      both: 1,
    },
    {
      contract: "tambo",
      level: "MAY",
      rules: 1,
      standing: { judged: 0, tested: 0, reasoned: 0, none: 1 },
      both: 0,
    },
    { contract: "tambo", rules: 5, standing: { judged: 2, tested: 1, reasoned: 1, none: 1 }, both: 1 },
  ]);
});

it("shows the numbers, and the rules that nothing but a reason stands behind", () => {
  const document = readHtml(coveragePage(new Map([["tambo", evidence]])).body.source);
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(" "),
  );
  expect(rows).toEqual(["Tambo v1 MUST 4 2 1 1 0 1", "Tambo v1 MAY 1 0 0 0 1 0", "Tambo v1 all 5 2 1 1 1 1"]);
  expect(textsOf(document, ".requirements li")).toEqual([
    "T-004 Tambo v1: It MUST x. Nobody sees it.",
    "T-005 Tambo v1: It MUST x. No reason is given.",
  ]);
  expect(addressesOf(document, ".requirements a")).toEqual([
    "contracts/tambo/requirements.html#T-004",
    "contracts/tambo/requirements.html#T-005",
  ]);
});
