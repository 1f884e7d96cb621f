import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inFrame } from "./layout.ts";
import { type SearchEntry, searchIndex, searchPage } from "./search.ts";
import { openPage } from "./testing/dom.ts";

const entries: SearchEntry[] = [
  {
    kind: "rule",
    name: "T-042",
    of: "Tambo v1",
    text: "A stream MUST begin with `RUN_STARTED`.",
    place: "contracts/tambo/requirements.html#T-042",
  },
  { kind: "event", name: "RUN_STARTED", of: "AG-UI 1.0", text: "A run </script> begins.", place: "b.html" },
  { kind: "operation", name: "createRun", of: "Gateway v1", text: "POST /v1/runs", place: "c.html" },
];

/** What the page shows for a query in its address. */
function found(query: string): string[] {
  const page = inFrame(searchPage())
    .replace(
      '<script src="search-index.js"></script>',
      () => `<script>${searchIndex(entries).replaceAll("</", "<\\/")}</script>`,
    )
    .replace(
      '<script src="search.js"></script>',
      () => `<script>${readFileSync(new URL("search.js", import.meta.url), "utf8")}</script>`,
    );
  const document = openPage(page, `https://site.example/search.html?q=${encodeURIComponent(query)}`);
  const items = [...document.querySelectorAll("#found li")].map(
    (item) => `${item.querySelector("a")?.getAttribute("href")}: ${item.textContent}`,
  );
  return [document.querySelector("#count")?.textContent ?? "", ...items];
}

it.each([
  [
    "run_started",
    [
      "2 found",
      "b.html: RUN_STARTED event, AG-UI 1.0A run </script> begins.",
      "contracts/tambo/requirements.html#T-042: T-042 rule, Tambo v1A stream MUST begin with RUN_STARTED.",
    ],
  ],
  ["gateway RUNS post", ["1 found", "c.html: createRun operation, Gateway v1POST /v1/runs"]],
  [
    "t-042",
    [
      "1 found",
      "contracts/tambo/requirements.html#T-042: T-042 rule, Tambo v1A stream MUST begin with RUN_STARTED.",
    ],
  ],
  ["run nowhere", ["Nothing has all of these words."]],
  ["", [""]],
])("finds what has all words of %s, names first", (query, expected) => {
  expect(found(query)).toEqual(expected);
});
