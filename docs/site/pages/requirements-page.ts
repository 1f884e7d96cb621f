/** The register of a contract's rules, with what stands behind each. */
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import type { Level, Origin } from "../../../spec/toolchain/requirements/register.ts";
import { type RequirementEvidence, type Standing, standingOf } from "../../coverage/evidence.ts";
import { contractTitle, link, type Page } from "../layout.ts";
import { type PlaceOf, sentence } from "./requirement-text.ts";

const origins: Readonly<Record<Origin, string>> = {
  S: "from the proposal",
  D: "fixed by the proposal's own sources",
  R: "our reading",
  M: "measured on independent programs",
};

/** What a rule's standing is called. */
export const standings: Readonly<Record<Standing, string>> = {
  judged: "judged by the suite",
  tested: "proved by tests",
  reasoned: "a reason why not",
  none: "nothing",
};

const levels: readonly Level[] = ["MUST", "SHOULD", "MAY"];

/** @param placeOf Where the events and operations of the contract are explained. */
export function requirementsPage(
  contract: string,
  evidence: readonly RequirementEvidence[],
  placeOf: PlaceOf,
): Page {
  const path = `contracts/${contract}/requirements.html`;
  const counts = levels
    .map(
      (level) => [level, evidence.filter(({ requirement }) => requirement.level === level).length] as const,
    )
    .filter(([, count]) => count > 0);
  const groups = Map.groupBy(evidence, ({ requirement }) =>
    requirement.id.slice(0, requirement.id.indexOf("-")),
  );
  return {
    path,
    title: `Rules of ${contractTitle(contract)}`,
    contract,
    body: html`
<h1>Rules of ${contractTitle(contract)}</h1>
<p class="lead">${evidence.length} rules: ${counts.map(([level, count], index) => html`${index > 0 ? ", " : ""}${count} ${level}`)}. Each has an id that never changes its meaning, and stands with the checks of the conformance suite that judge it and the tests that prove it. ${link(path, "project/spec/toolchain/requirements/README.html", "What ids, levels and origins mean")}; ${link(path, "coverage.html", "how many rules have what")}.</p>
<nav class="jump" aria-label="Groups of rules"><ul class="row">${[...groups].map(
      ([prefix, each]) =>
        html`<li><a href="#${each[0]?.requirement.id}">${prefix}-</a> <span class="count">${each.length}</span></li>`,
    )}</ul></nav>
${evidence.map((each) => requirementEntry(each, path, placeOf))}`,
  };
}

function requirementEntry(each: RequirementEvidence, path: string, placeOf: PlaceOf): Markup {
  const { requirement } = each;
  const standing = standingOf(each);
  const reason = requirement.untestable ?? requirement.unproved;
  return html`
<article class="requirement" id="${requirement.id}">
<h2><a href="#${requirement.id}">${requirement.id}</a> <span class="level ${requirement.level.toLowerCase()}">${requirement.level}</span> <span class="standing ${standing}">${standings[standing]}</span></h2>
<p>${sentence(requirement.text, path, placeOf)}</p>
<p class="source">${requirement.source} <span class="origin">(${requirement.origin}: ${origins[requirement.origin]})</span></p>
${reason === undefined ? undefined : html`<p class="reason">${requirement.untestable === undefined ? "No test: " : "Cannot be judged from outside: "}${sentence(reason, path, placeOf)}</p>`}
${behind(each, path, placeOf)}
</article>`;
}

function behind({ checks, tests }: RequirementEvidence, path: string, placeOf: PlaceOf): Markup | undefined {
  const summary = [counted(checks.length, "check"), counted(tests.length, "test")].filter(
    (text) => text !== "",
  );
  if (summary.length === 0) return undefined;
  const ofSuite = checks.map(
    ({ id, text, killed }) =>
      html`<li><code>${id}</code> ${sentence(text, path, placeOf)}${
        killed && html` <span class="place">Seen to catch the mutant <code>${killed}</code>.</span>`
      }</li>`,
  );
  const ofTests = tests.map(({ file, title }) => html`<li>${title} <span class="place">${file}</span></li>`);
  return html`<details><summary>${summary.join(", ")}</summary>
${checks.length > 0 ? html`<ul>${ofSuite}</ul>` : undefined}
${tests.length > 0 ? html`<ul>${ofTests}</ul>` : undefined}
</details>`;
}

function counted(count: number, word: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
