/** Generates the HTML report: one self-contained file that loads nothing from the network. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { casesSection } from "./html-cases.ts";
import { requirementsSection } from "./html-requirements.ts";
import { html, Markup } from "./markup.ts";
import { type Standing, standings, standingWords, type Verdict } from "./verdict.ts";

const style = readFileSync(new URL("./html.css", import.meta.url), "utf8");
const script = readFileSync(new URL("./html-filter.js", import.meta.url), "utf8");
const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
/** Content Security Policy that allows no network access, and only the embedded style sheet and script. */
const policy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}`;

/** @returns The complete document. */
export function htmlReport(verdict: Verdict): string {
  const { result } = verdict;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${result.implementation}: ${verdict.headline}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>${header(verdict)}${problems(
    "Stale baseline entries",
    verdict.stale.map(({ message }) => message),
  )}${problems("Required, but not run", verdict.missing)}${filter(verdict)}${casesSection(verdict)}${requirementsSection(verdict)}
</main>
<script>${new Markup(script)}</script>
</body>
</html>
`.source;
}

function header(verdict: Verdict): Markup {
  const { result, counts } = verdict;
  const verdictClass = ["passed", "failed", "failed", "harness"][verdict.exitCode];
  const facts: [string, string][] = [
    ["Mode", result.mode],
    ["Level tested", result.level],
    ["Level reached", verdict.level ?? "unknown, because the run does not cover the complete suite"],
    ["Features", result.features.join(", ") || "none"],
    ["Suite", result.suite],
    ["Started", result.startedAt],
    ["Took", `${(result.milliseconds / 1000).toFixed(1)} s`],
  ];
  return html`
<header>
<p class="contract">${result.contract} conformance${verdict.strict ? " (strict)" : ""}</p>
<h1>${result.implementation}</h1>
<p class="verdict ${verdictClass}"><strong>${verdict.headline}</strong> <span>${verdict.passed} passed, ${verdict.failed} failed</span></p>
<ul class="tiles">${standings
    .filter((standing) => counts[standing] > 0)
    .map(
      (standing) => html`
<li class="${standing}"><strong>${counts[standing]}</strong> ${standingWords[standing]}</li>`,
    )}
</ul>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<nav aria-label="Parts"><a href="#cases">Cases</a> <a href="#requirements">Requirements</a></nav>
</header>`;
}

function problems(title: string, lines: string[]): Markup | undefined {
  if (lines.length === 0) return undefined;
  return html`
<section class="problems"><h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}

/**
 * Returns the filter form. The script makes it visible; without the script, the form stays hidden and all
 * cases are shown.
 */
function filter({ counts }: Verdict): Markup {
  const shown: Standing[] = standings.filter((standing) => counts[standing] > 0);
  return html`
<form id="filter" role="search" hidden>
<div role="group" aria-label="Show">
<button type="button" data-show="" aria-pressed="true">all</button>${shown.map(
    (standing) => html`
<button type="button" data-show="${standing}" aria-pressed="false">${standingWords[standing]}</button>`,
  )}
</div>
<input type="search" name="text" aria-label="Search cases, checks and requirements" placeholder="Search cases, checks, requirements">
<output aria-live="polite"></output>
</form>`;
}
