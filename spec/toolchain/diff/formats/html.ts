import { escapeHtml } from "../../generate/build/docs-page.ts";
import { type ContractDiff, changeClasses, directions } from "../change.ts";
import {
  formatCounts,
  formatFromTo,
  formatKind,
  formatLocation,
  formatNeeds,
  formatVersions,
  type Group,
  groupChanges,
} from "./summary.ts";

/** Formats the report as a single self-contained page with filters. */
export function formatHtml(diffs: readonly ContractDiff[]): string {
  const contracts = diffs.map(({ contract }) => contract);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract diff</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Contract diff</h1>
<form id="filter">
<label>Search <input type="search" name="text" placeholder="RUN_STARTED, createRun, operation-removed"></label>
${renderFilter("Contract", "contract", contracts)}
${renderFilter("Class", "class", changeClasses)}
${renderFilter("Direction", "direction", directions)}
<p role="status"><output id="shown"></output></p>
</form>
${diffs.map(renderContract).join("")}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function renderFilter(legend: string, name: string, values: readonly string[]): string {
  const boxes = values
    .map(escapeHtml)
    .map((each) => `<label><input type="checkbox" name="${name}" value="${each}" checked> ${each}</label> `);
  return `<fieldset><legend>${legend}</legend>${boxes.join("")}</fieldset>`;
}

function renderContract(diff: ContractDiff): string {
  const contract = escapeHtml(diff.contract);
  const summary = escapeHtml(`${formatVersions(diff)}: ${formatCounts(diff.changes)}`);
  const needs = formatNeeds(diff);
  return `<section data-contract="${contract}">
<h2>${contract} <small>${summary}</small></h2>
${needs === undefined ? "" : `<p><strong>${needs}</strong></p>\n`}${groupChanges(diff.changes).map(renderGroup).join("")}
</section>
`;
}

function renderGroup({ change, count }: Group): string {
  const { class: rated, verdict, kind, subject, sentence, operations, events } = change;
  const rows: [string, string | undefined][] = [
    ["Clients", verdict.clients],
    ["Implementers", verdict.implementers],
    ["Change", formatFromTo(change)],
    ["Directions", change.directions.join(", ")],
    ["Operations", operations.join(", ")],
    ["Events", events.join(", ")],
    ["Source", formatLocation(change)],
  ];
  const shown = rows.flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`],
  );
  return `<article class="${rated}" data-class="${rated}" data-direction="${change.directions.join(" ")}" data-count="${count}">
<h3><span class="class">${rated}</span> <code>${escapeHtml(subject)}</code> ${formatKind(kind)}</h3>
<p>${escapeHtml(sentence)}</p>
<dl>${shown.join("")}</dl>
</article>
`;
}

const style = `
:root { color-scheme: light dark; --line: #8884; --breaking: #b3261e; --additive: #1b6e3c; --documentation: #5f6368; }
@media (prefers-color-scheme: dark) { :root { --breaking: #ff8a80; --additive: #7ddc9b; --documentation: #b0b4ba; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
form { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; }
fieldset { border: 0; padding: 0; margin: .5rem 0 0; }
legend { float: left; width: 6rem; font-weight: 600; }
fieldset label { display: inline-block; white-space: nowrap; }
input[type=search] { width: min(24rem, 100%); font: inherit; padding: .25rem .5rem; }
small { font-weight: 400; opacity: .8; }
article { border: 1px solid var(--line); border-left: 6px solid var(--edge); border-radius: 8px; margin: .75rem 0; padding: .5rem 1rem; }
article.breaking { --edge: var(--breaking); } article.additive { --edge: var(--additive); } article.documentation { --edge: var(--documentation); }
.class { color: var(--edge); }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; } p { margin: .25rem 0; }
dl { display: grid; grid-template-columns: 7rem 1fr; margin: .25rem 0; } dt { opacity: .8; } dd { margin: 0; overflow-wrap: anywhere; }
[hidden] { display: none; }
`;

/**
 * The script that applies the filters. A change without a direction is shown for every selection of
 * directions.
 */
const script = `
const form = document.getElementById("filter");
const chosen = (name) => new Set([...form.elements[name].length === undefined ? [form.elements[name]] : form.elements[name]].filter((box) => box.checked).map((box) => box.value));
function filter() {
  const [contracts, classes, directions] = [chosen("contract"), chosen("class"), chosen("direction")];
  const text = form.elements.text.value.trim().toLowerCase();
  let [shown, all] = [0, 0];
  for (const section of document.querySelectorAll("section")) {
    section.hidden = !contracts.has(section.dataset.contract);
    for (const article of section.querySelectorAll("article")) {
      const of = article.dataset.direction.split(" ").filter(Boolean);
      article.hidden = !classes.has(article.dataset.class) || (of.length > 0 && !of.some((each) => directions.has(each))) || !article.textContent.toLowerCase().includes(text);
      const count = Number(article.dataset.count);
      all += count;
      if (!article.hidden && !section.hidden) shown += count;
    }
  }
  document.getElementById("shown").textContent = shown + " of " + all + " changes";
}
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
filter();
`;
