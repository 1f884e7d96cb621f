import { diffValues } from "./difference.ts";
import { formatTrace } from "./format-trace.ts";
import { html, type Markup, prose } from "./markup.ts";
import {
  type JudgedCase,
  type JudgedCheck,
  type Standing,
  standings,
  standingWords,
  type Verdict,
} from "./verdict.ts";

/**
 * Standings, from the most to the least serious. The most serious standing in a case determines its mark and
 * whether the case is shown expanded.
 */
const bySeriousness: Standing[] = [
  "harness",
  "failed",
  "warned",
  "expected",
  "passed",
  "unscored",
  "not-applicable",
];
/** Maximum length of a trace line in this report. The JSON report contains complete lines. */
const mostCharacters = 2000;

export function casesSection(verdict: Verdict): Markup {
  const areas = [...Map.groupBy(verdict.cases, (run) => run.area)];
  return html`
<section aria-labelledby="cases">
<h2 id="cases">Cases</h2>${areas.map(
    ([area, runs]) => html`
<div class="area">
<h3>${area}</h3>${runs.map(caseDetails)}
</div>`,
  )}
</section>`;
}

function caseDetails(run: JudgedCase): Markup {
  const gravest = bySeriousness.find((standing) => run.checks.some((check) => check.standing === standing));
  const open = gravest === "harness" || gravest === "failed" ? html` open` : undefined;
  const numbers = standings
    .map((standing) => ({
      standing,
      number: run.checks.filter((check) => check.standing === standing).length,
    }))
    .filter(({ number }) => number > 0);
  return html`
<details class="case" id="case-${run.id}"${open}>
<summary>${standingMark(gravest)}<span class="name"><code>${run.id}</code> ${run.title}</span><span class="numbers">${numbers.map(
    ({ standing, number }) => html`<span class="${standing}">${number} ${standingWords[standing]}</span> `,
  )}<span>${Math.round(run.milliseconds)} ms</span></span></summary>
<ul class="checks">${run.checks.map(checkItem)}
</ul>${traceDetails(run)}
</details>`;
}

function checkItem(check: JudgedCheck): Markup {
  const reason = check.standing === "passed" ? undefined : check.reason;
  return html`
<li class="check" data-standing="${check.standing}" id="check-${check.id}">${standingMark(check.standing)}<div>
<p><code>${check.id}</code> <span class="level">${check.level}</span> ${check.requirements.map(
    (requirement) => html`<a href="#requirement-${requirement}">${requirement}</a> `,
  )}</p>
<p>${prose(check.text)}</p>${reason ? html`\n<p class="reason">${prose(reason)}</p>` : undefined}${
    check.excuse === undefined
      ? undefined
      : html`\n<p class="excuse">${standingWords[check.standing]}: ${check.excuse}</p>`
  }${valuesBlock(check)}
</div></li>`;
}

function valuesBlock(check: JudgedCheck): Markup | undefined {
  const lines = check.standing === "passed" ? [] : diffValues(check);
  if (lines.length === 0) return undefined;
  const classes = { "-": "expected-line", "+": "actual-line", " ": "both" } as const;
  return html`
<pre class="values" tabindex="0" aria-label="Expected (-) and actual (+)">${lines.map(
    ({ sign, text }) => html`<span class="${classes[sign]}">${sign} ${text}</span>\n`,
  )}</pre>`;
}

function traceDetails(run: JudgedCase): Markup | undefined {
  if (run.trace.length === 0) return undefined;
  const lines = formatTrace(run.trace, { characters: mostCharacters });
  return html`
<details class="wire"><summary>Trace, ${lines.length} lines</summary>
<pre tabindex="0">${lines.map((line) => html`${line}\n`)}</pre></details>`;
}

/** Returns a sign that can be read without colour, with words for screen readers. */
export function standingMark(standing: Standing | "untestable" | "unchecked" = "unchecked"): Markup {
  const signs = {
    passed: "✓",
    failed: "✗",
    warned: "!",
    harness: "⚠",
    "not-applicable": "–",
    expected: "≈",
    unscored: "○",
    untestable: "·",
    unchecked: "?",
  };
  const words = { ...standingWords, untestable: "untestable", unchecked: "unchecked" };
  return html`<span class="mark ${standing}" role="img" aria-label="${words[standing]}" title="${words[standing]}">${signs[standing]}</span>`;
}
