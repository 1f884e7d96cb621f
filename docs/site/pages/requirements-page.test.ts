import { expect, it } from "vitest";
import type { RequirementEvidence } from "../../coverage/evidence.ts";
import { addressesOf, readHtml, textsOf } from "../testing/dom.ts";
import { requirementsPage } from "./requirements-page.ts";

const evidence: RequirementEvidence[] = [
  {
    requirement: {
      id: "T-001",
      level: "MUST",
      origin: "S",
      source: "Proposal, §1 <x>",
      text: "A run MUST begin with `RUN_STARTED` and a `<b>`.",
    },
    checks: [{ id: "every-first", text: "It starts so.", killed: "late-start" }],
    tests: [
      { file: "a.test.ts", title: "starts" },
      { file: "b.test.ts", title: "starts > once" },
    ],
  },
  {
    requirement: {
      id: "TX-01",
      level: "MAY",
      origin: "R",
      source: "decision",
      text: "It MAY.",
      untestable: "Nobody sees it.",
    },
    checks: [],
    tests: [],
  },
  {
    requirement: {
      id: "TX-02",
      level: "MAY",
      origin: "R",
      source: "decision",
      text: "It MAY.",
      unproved: "Too long.",
    },
    checks: [],
    tests: [],
  },
];

const placeOf = (code: string) =>
  code === "RUN_STARTED" ? "contracts/tambo/events.html#event-RUN_STARTED" : undefined;

it("shows each rule with what stands behind it, or why nothing does", () => {
  const page = requirementsPage("tambo", evidence, placeOf);
  const document = readHtml(page.body.source);
  const texts = [...document.querySelectorAll("article")].map((article) => [
    article.id,
    ...textsOf(article, "h2, p, summary, details li"),
  ]);
  expect(texts).toEqual([
    [
      "T-001",
      "T-001 MUST judged by the suite",
      "A run MUST begin with RUN_STARTED and a <b>.",
      "Proposal, §1 <x> (S: from the proposal)",
      "1 check, 2 tests",
      "every-first It starts so. Seen to catch the mutant late-start.",
      "starts a.test.ts",
      "starts > once b.test.ts",
    ],
    [
      "TX-01",
      "TX-01 MAY nothing",
      "It MAY.",
      "decision (R: our reading)",
      "Cannot be judged from outside: Nobody sees it.",
    ],
    ["TX-02", "TX-02 MAY a reason why not", "It MAY.", "decision (R: our reading)", "No test: Too long."],
  ]);
  expect(addressesOf(document, "article a")).toEqual([
    "#T-001",
    "events.html#event-RUN_STARTED",
    "#TX-01",
    "#TX-02",
  ]);
  expect(document.querySelector(".jump")?.textContent).toBe("T- 1TX- 2");
  expect(document.querySelector(".lead")?.textContent).toMatch(/^3 rules: 1 MUST, 2 MAY\./);
});
