// Shows only the checks and requirements that have the selected standing and contain the search text. Runs in
// the browser.
const form = document.querySelector("#filter");
const buttons = [...form.querySelectorAll("button")];
const search = form.querySelector("input");
const output = form.querySelector("output");
const cases = [...document.querySelectorAll(".case")];
const rows = [...document.querySelectorAll(".check, .requirement")];
const opened = new Map(cases.map((run) => [run, run.open]));
const words = new Map([...rows, ...cases].map((row) => [row, row.textContent.toLowerCase()]));
const headings = new Map(cases.map((run) => [run, run.querySelector("summary").textContent.toLowerCase()]));

function apply() {
  const show = buttons.find((button) => button.ariaPressed === "true").dataset.show;
  const text = search.value.trim().toLowerCase();
  for (const row of rows) {
    const run = row.closest(".case");
    const found = words.get(row).includes(text) || (run && headings.get(run).includes(text));
    row.hidden = (show !== "" && row.dataset.standing !== show) || !found;
  }
  for (const run of cases) {
    run.hidden = !run.querySelector(".check:not([hidden])");
    run.open = show !== "" || text !== "" ? !run.hidden : opened.get(run);
  }
  for (const area of document.querySelectorAll(".area")) {
    area.hidden = !area.querySelector(".case:not([hidden])");
  }
  const checks = document.querySelectorAll(".check:not([hidden])").length;
  const requirements = document.querySelectorAll(".requirement:not([hidden])").length;
  output.textContent = `${checks} checks, ${requirements} requirements`;
}

/** Reveals the target of a link, which may be inside a collapsed case or filtered out. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest("[hidden]")) choose(buttons[0], "");
  const run = target.closest(".case");
  if (run) run.open = true;
  target.scrollIntoView();
}

function choose(chosen, text) {
  for (const button of buttons) button.ariaPressed = String(button === chosen);
  if (text !== undefined) search.value = text;
  apply();
}

for (const button of buttons) button.addEventListener("click", () => choose(button));
search.addEventListener("input", apply);
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", reveal);
form.hidden = false;
apply();
reveal();
