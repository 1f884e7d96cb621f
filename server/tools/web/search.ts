/** A search of the web, as the tools of both names make it. */

import { cutText } from "../../core/limits/split-text.ts";
import type { ToolCallOptions } from "../../core/ports/tools.ts";
import { redactor } from "../../core/redact.ts";
import type { WebSearchSettings } from "../../core/settings.ts";
import { withinTime } from "./deadline.ts";
import { type SearchResult, searchProvider } from "./search-providers.ts";

const timeLimitMs = 15_000;
/** Most results of a search. */
export const maxResults = 20;
/** Results of a search that does not say how many. */
export const defaultResults = 5;
/** Most characters of a title and of a snippet (G-011). */
export const maxTitle = 240;
const maxSnippet = 1_000;

/**
 * Searches the web. The texts are cut to what G-011 allows, and do not hold the provider's key, whatever it answers.
 *
 * @param count Most results, 1 to `maxResults`.
 * @throws {SearchError} when the settings lack something, or the provider fails.
 * @throws {OverdueError} when the time is up: 15 s, or `timeoutMs` if that is less.
 * @throws the reason of `signal`.
 */
export async function searchWeb(
  settings: WebSearchSettings,
  query: string,
  count: number,
  { signal, timeoutMs = timeLimitMs }: Pick<ToolCallOptions, "signal" | "timeoutMs">,
): Promise<SearchResult[]> {
  const timeMs = Math.min(timeLimitMs, timeoutMs);
  const found = await withinTime(timeMs, signal, `The search took longer than ${timeMs} ms.`, (signal) =>
    searchProvider(settings).search(query, count, signal),
  );
  const redact = redactor(settings.apiKey === undefined ? [] : [settings.apiKey]);
  return found.slice(0, count).map(({ title, url, snippet, publishedAt, source }) => ({
    title: cutText(redact(title), maxTitle),
    url: redact(url),
    snippet: cutText(redact(snippet), maxSnippet),
    publishedAt: publishedAt && redact(publishedAt),
    source: source && redact(source),
  }));
}
