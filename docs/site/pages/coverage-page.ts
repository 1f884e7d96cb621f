/** How many rules of each contract are judged, proved, or neither. */
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import type { Level } from "../../../spec/toolchain/requirements/register.ts";
import { type RequirementEvidence, type Standing, standingOf } from "../../coverage/evidence.ts";
import { contractTitle, link, type Page } from "../layout.ts";
import { requirementLink, sentence } from "./requirement-text.ts";

/** How many rules of a contract and a level have what behind them. */
export interface CoverageRow {
  contract: string;
  /** All levels together where it is absent. */
  level?: Level;
  rules: number;
  /** Rules whose best is this. */
  standing: Readonly<Record<Standing, number>>;
  /** Rules that are judged by the suite and proved by a test as well. */
  both: number;
}

/** A row for each level that the contract has, and one for all. */
export function coverageRows(contract: string, evidence: readonly RequirementEvidence[]): CoverageRow[] {
  const levels: readonly Level[] = ["MUST", "SHOULD", "MAY"];
  const ofLevels = levels.flatMap((level) => {
    const each = evidence.filter(({ requirement }) => requirement.level === level);
    return each.length === 0 ? [] : [{ level, ...countsOf(contract, each) }];
  });
  return [...ofLevels, countsOf(contract, evidence)];
}

function countsOf(contract: string, evidence: readonly RequirementEvidence[]): CoverageRow {
  const count = (standing: Standing) => evidence.filter((each) => standingOf(each) === standing).length;
  return {
    contract,
    rules: evidence.length,
    standing: {
      judged: count("judged"),
      tested: count("tested"),
      reasoned: count("reasoned"),
      none: count("none"),
    },
    both: evidence.filter(({ checks, tests }) => checks.length > 0 && tests.length > 0).length,
  };
}

/** @param evidence By name of the contract. */
export function coveragePage(evidence: ReadonlyMap<string, readonly RequirementEvidence[]>): Page {
  const path = "coverage.html";
  const open = [...evidence].flatMap(([contract, all]) =>
    all
      .filter((each) => ["reasoned", "none"].includes(standingOf(each)))
      .map(({ requirement }) => ({ contract, requirement })),
  );
  return {
    path,
    title: "Coverage of the rules",
    body: html`
<h1>Coverage of the rules</h1>
<p class="lead">Every rule of every contract, and the best that stands behind it: a check of the conformance suite, which judges any server from outside; else a test of this repository; else the reason why there is neither.</p>
<div class="table" tabindex="0"><table class="numbers">
<thead><tr><th scope="col">Contract</th><th scope="col">Level</th><th scope="col">Rules</th><th scope="col">Judged by the suite</th><th scope="col">Proved by tests only</th><th scope="col">A reason only</th><th scope="col">Nothing</th><th scope="col">Judged and proved</th></tr></thead>
${[...evidence].map(([contract, each]) => html`<tbody>${coverageRows(contract, each).map((row) => tableRow(row, path))}</tbody>`)}
</table></div>
<p>Found in the texts of the cases, the invariants and the tests: nothing was run for this page, and an id that a test's title gets only when it runs is not counted. <code>npm run coverage:requirements</code> runs the tests and counts those that pass; <code>npm run conform</code> has the suite judge our server.</p>
<h2 id="open">Rules with a reason only</h2>
<ul class="requirements">${open.map(
      ({ contract, requirement: { id, text, unproved } }) =>
        html`<li>${requirementLink(contract, id, path)} ${contractTitle(contract)}: ${sentence(text, path, () => undefined)} <span class="place">${unproved ?? "No reason is given."}</span></li>`,
    )}</ul>`,
  };
}

function tableRow({ contract, level, rules, standing, both }: CoverageRow, path: string): Markup {
  const name = link(path, `contracts/${contract}/requirements.html`, contractTitle(contract));
  const { judged, tested, reasoned, none } = standing;
  const numbers = [rules, judged, tested, reasoned, none, both];
  return html`
<tr${level === undefined ? html` class="sum"` : undefined}><th scope="row">${name}</th><td>${level ?? "all"}</td>${numbers.map((number) => html`<td class="number">${number}</td>`)}</tr>`;
}
