/** Generates the requirements table of the HTML report. */
import type { Outcome } from "../runner/report.ts";
import { standingMark } from "./html-cases.ts";
import { html, type Markup, prose } from "./markup.ts";
import { type RequirementOutcome, type RequirementRow, requirementMatrix } from "./requirement-matrix.ts";
import type { Standing, Verdict } from "./verdict.ts";

const standingOf: Record<Outcome, Standing> = {
  pass: "passed",
  fail: "failed",
  warn: "warned",
  harness: "harness",
  "not-applicable": "not-applicable",
};
const words: Record<RequirementOutcome, string> = {
  fail: "failed",
  harness: "not tested",
  warn: "warned",
  pass: "passed",
  "not-applicable": "not applicable",
  untestable: "untestable",
  unchecked: "unchecked",
};

export function requirementsSection(verdict: Verdict): Markup {
  const rows = requirementMatrix(verdict.result);
  const outcomes = Map.groupBy(rows, (row) => row.outcome);
  const numbers = (Object.keys(words) as RequirementOutcome[])
    .filter((outcome) => outcomes.has(outcome))
    .map((outcome) => `${outcomes.get(outcome)?.length} ${words[outcome]}`);
  return html`
<section aria-labelledby="requirements">
<h2 id="requirements">Requirements</h2>
<p class="numbers">${numbers.join(", ") || "No requirement is registered."}</p>
<table>
<thead><tr><th scope="col">Requirement</th><th scope="col">Level</th><th scope="col">Text</th><th scope="col">Outcome</th><th scope="col">Checks</th></tr></thead>
<tbody>${rows.map(requirementRow)}
</tbody>
</table>
</section>`;
}

function requirementRow({ requirement, outcome, checks }: RequirementRow): Markup {
  const standing = outcome === "untestable" || outcome === "unchecked" ? outcome : standingOf[outcome];
  const untestable =
    outcome === "untestable" ? html`<br><span class="excuse">${requirement.untestable}</span>` : undefined;
  return html`
<tr class="requirement" id="requirement-${requirement.id}" data-standing="${standing}"><th scope="row">${requirement.id}</th><td class="level">${requirement.level}</td><td>${prose(requirement.text)} <span class="source">${requirement.source}</span>${untestable}</td><td class="outcome ${standing}">${standingMark(standing)} ${words[outcome]}</td><td class="citing">${checks.map(
    (check) => html`<a class="${standingOf[check.outcome]}" href="#check-${check.id}">${check.id}</a> `,
  )}</td></tr>`;
}
