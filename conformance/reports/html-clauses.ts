/** The matrix of the HTML report: clause, level, outcome, checks. */
import type { Outcome } from "../runner/report.ts";
import { type ClauseOutcome, type ClauseRow, clauseMatrix } from "./clause-matrix.ts";
import { mark } from "./html-cases.ts";
import { html, type Markup, prose } from "./markup.ts";
import type { Standing, Verdict } from "./verdict.ts";

const standingOf: Record<Outcome, Standing> = {
  pass: "passed",
  fail: "failed",
  warn: "warned",
  harness: "harness",
  "not-applicable": "not-applicable",
};
const words: Record<ClauseOutcome, string> = {
  fail: "failed",
  harness: "not judged",
  warn: "warned",
  pass: "passed",
  "not-applicable": "not applicable",
  untestable: "untestable",
  unchecked: "unchecked",
};

export function clausesSection(verdict: Verdict): Markup {
  const rows = clauseMatrix(verdict.result);
  const outcomes = Map.groupBy(rows, (row) => row.outcome);
  const numbers = (Object.keys(words) as ClauseOutcome[])
    .filter((outcome) => outcomes.has(outcome))
    .map((outcome) => `${outcomes.get(outcome)?.length} ${words[outcome]}`);
  return html`
<section aria-labelledby="clauses">
<h2 id="clauses">Clauses</h2>
<p class="numbers">${numbers.join(", ") || "No clause is registered."}</p>
<table>
<thead><tr><th scope="col">Clause</th><th scope="col">Level</th><th scope="col">Rule</th><th scope="col">Outcome</th><th scope="col">Checks</th></tr></thead>
<tbody>${rows.map(clauseRow)}
</tbody>
</table>
</section>`;
}

function clauseRow({ clause, outcome, checks }: ClauseRow): Markup {
  const standing = outcome === "untestable" || outcome === "unchecked" ? outcome : standingOf[outcome];
  const untestable =
    outcome === "untestable" ? html`<br><span class="excuse">${clause.untestable}</span>` : undefined;
  return html`
<tr class="clause" id="clause-${clause.id}" data-standing="${standing}"><th scope="row">${clause.id}</th><td class="level">${clause.level}</td><td>${prose(clause.text)} <span class="source">${clause.source}</span>${untestable}</td><td class="outcome ${standing}">${mark(standing)} ${words[outcome]}</td><td class="citing">${checks.map(
    (check) => html`<a class="${standingOf[check.outcome]}" href="#check-${check.id}">${check.id}</a> `,
  )}</td></tr>`;
}
