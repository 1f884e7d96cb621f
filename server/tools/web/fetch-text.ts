/** Fetches a page as text for `web_fetch` and `vai_web_fetch`. */

import type { ToolCallOptions } from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import { fetchPage } from "./fetch-page.ts";
import type { Network } from "./network.ts";
import { type PageText, readPage } from "./page-text.ts";
import { withTimeLimit } from "./time-limit.ts";

/** Maximum size of a page in bytes, regardless of the settings (G-012). */
const maxPageBytes = 5 * 1024 * 1024;

/**
 * Fetches a page and extracts its text.
 *
 * @returns The text, and the page's URL after redirects.
 * @throws {FetchError} if the page cannot be fetched or is not text.
 * @throws {WebTimeoutError} after the time limit in the settings or `timeoutMs`, whichever is shorter.
 * @throws the reason from `signal`.
 */
export async function fetchText(
  url: string,
  settings: NonNullable<BuiltInTools["webFetch"]>,
  network: Network,
  { signal, timeoutMs = Number.POSITIVE_INFINITY }: Pick<ToolCallOptions, "signal" | "timeoutMs">,
): Promise<PageText & { url: string }> {
  const timeMs = Math.min(settings.timeMs, timeoutMs);
  const maxBytes = Math.min(settings.maxBytes, maxPageBytes);
  const page = await withTimeLimit(timeMs, signal, `The page did not load within ${timeMs} ms.`, (signal) =>
    fetchPage(url, { network, maxBytes, signal }),
  );
  return { url: page.url, ...readPage(page) };
}
