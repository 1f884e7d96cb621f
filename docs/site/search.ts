/** The search over rules, events, operations and guides: an index that is made beforehand, and the page that asks it. */
import { html } from "../../conformance/reports/markup.ts";
import type { Page } from "./layout.ts";

/** One thing that can be found. */
export interface SearchEntry {
  kind: "rule" | "event" | "operation" | "guide" | "text";
  /** What it is called: an id, a name, a heading. */
  name: string;
  /** What it belongs to: the title of a contract or of a text. */
  of: string;
  /** One sentence about it. */
  text: string;
  /** Path within the site. */
  place: string;
}

/** A script that holds the index: pages that were opened from a folder may load scripts, but no data. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const rows = entries.map(({ kind, name, of, text, place }) =>
    JSON.stringify([kind, name, of, text, place]),
  );
  return `globalThis.searchIndex = [\n${rows.join(",\n")}\n];\n`;
}

/** The page of the search. */
export function searchPage(): Page {
  return {
    path: "search.html",
    title: "Search",
    scripts: ["search-index.js", "search.js"],
    body: html`
<h1>Search</h1>
<form id="search" action="search.html"><input type="search" name="q" aria-label="Words to search for" placeholder="RUN_STARTED, T-042, cancel …"> <button>Search</button></form>
<noscript><p>The search needs JavaScript. Without it: the rules and events of each contract are on one page each, which a browser can search.</p></noscript>
<p id="count" role="status"></p>
<ol id="found"></ol>`,
  };
}
