/**
 * `GET /searxng/search?q=…&format=json`: a search engine with SearXNG's API
 * (https://docs.searxng.org/dev/search_api.html) and deterministic results. By default, a query returns two
 * results that contain its words. These operators in the query change the response:
 *
 * - `count:<n>`: returns `n` results.
 * - `long:<n>`: makes titles and contents `n` characters long.
 * - `hold:<name>`: responds when the hold is released.
 * - `status:<code>`: responds with the error status `code`.
 * - `garbage:yes`: responds with invalid JSON.
 */
import type { ServerResponse } from "node:http";
import type { Search } from "../../runner/driver.ts";
import type { Holds } from "../holds.ts";
import { sendJson, signalClosedEarly } from "../http.ts";
import type { RequestRecorder } from "../recorder.ts";

/** Handles a search and records it. */
export async function serveSearch(
  holds: Holds,
  notes: RequestRecorder,
  query: string,
  response: ServerResponse,
): Promise<void> {
  const search: Search = { query, ended: "open" };
  notes.recordSearch(search);
  const { words, operators } = parseQuery(query);
  const gone = signalClosedEarly(response);
  if (operators.hold !== undefined && !(await holds.wait(operators.hold, gone))) {
    search.ended = "aborted";
    return;
  }
  search.ended = "complete";
  const status = Number(operators.status ?? 200);
  if (status !== 200) return sendJson(response, status, { error: "The search failed." });
  if (operators.garbage !== undefined) {
    response.writeHead(200, { "content-type": "application/json" }).end("<!doctype html>");
    return;
  }
  sendJson(response, 200, { query, number_of_results: 0, results: buildResults(words, operators) });
}

function buildResults(words: string, { count = "2", long }: Readonly<Record<string, string>>): object[] {
  const text = (said: string) => (long === undefined ? said : said.padEnd(Number(long), "."));
  return Array.from({ length: Number(count) }, (_, index) => ({
    title: text(`About ${words}, ${index + 1}`),
    url: `https://example.com/${encodeURIComponent(words)}/${index + 1}`,
    content: text(`What there is to know of ${words}.`),
    publishedDate: index === 0 ? "2026-01-02T03:04:05" : null,
    engine: "conformance",
  }));
}

function parseQuery(query: string): { words: string; operators: Record<string, string> } {
  const operator = /^(count|long|hold|status|garbage):(.+)$/;
  const words: string[] = [];
  const operators: Record<string, string> = {};
  for (const word of query.split(/\s+/)) {
    const [, name, value] = operator.exec(word) ?? [];
    if (name !== undefined && value !== undefined) operators[name] = value;
    else words.push(word);
  }
  return { words: words.join(" ").trim(), operators };
}
