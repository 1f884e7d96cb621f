/** Searches the web for `web_search` and `vai_web_search`. */

import { truncateText } from "../../core/limits/split-text.ts";
import type { ToolCallOptions } from "../../core/ports/tools.ts";
import { createRedactor } from "../../core/redact.ts";
import type { WebSearchSettings } from "../../core/settings.ts";
import { createSearchProvider, type SearchResult } from "./search-providers.ts";
import { withTimeLimit } from "./time-limit.ts";

const timeLimitMs = 15_000;
/** Maximum number of results. */
export const maxResults = 20;
/** Default number of results. */
export const defaultResults = 5;
/** Maximum length of titles and snippets in characters (G-011). */
export const maxTitle = 240;
const maxSnippet = 1_000;

/**
 * Searches the web. Titles and snippets are cut to the limits in G-011, and the provider's key is removed
 * from them.
 *
 * @param count Maximum number of results, from 1 to `maxResults`.
 * @throws {SearchError} if the settings are incomplete or the provider fails.
 * @throws {WebTimeoutError} after 15 s or `timeoutMs`, whichever is shorter.
 * @throws the reason from `signal`.
 */
export async function searchWeb(
  settings: WebSearchSettings,
  query: string,
  count: number,
  { signal, timeoutMs = timeLimitMs }: Pick<ToolCallOptions, "signal" | "timeoutMs">,
): Promise<SearchResult[]> {
  const timeMs = Math.min(timeLimitMs, timeoutMs);
  const found = await withTimeLimit(timeMs, signal, `The search took longer than ${timeMs} ms.`, (signal) =>
    createSearchProvider(settings).search(query, count, signal),
  );
  const redact = createRedactor(settings.apiKey === undefined ? [] : [settings.apiKey]);
  return found.slice(0, count).map(({ title, url, snippet, publishedAt, source }) => ({
    title: truncateText(redact(title), maxTitle),
    url: redact(url),
    snippet: truncateText(redact(snippet), maxSnippet),
    publishedAt: publishedAt && redact(publishedAt),
    source: source && redact(source),
  }));
}
