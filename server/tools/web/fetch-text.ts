/** A page of the public internet as text, as the tools of both names fetch it. */

import type { ToolCallOptions } from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import { withinTime } from "./deadline.ts";
import { fetchPage } from "./fetch-page.ts";
import type { Network } from "./network.ts";
import { type PageText, readPage } from "./page-text.ts";

/** Most bytes of a page, whatever the settings say (G-012). */
const maxBytesOfPage = 5 * 1024 * 1024;

/**
 * Fetches a page and reads it.
 *
 * @returns The page, and the address that it came from, after redirects.
 * @throws {FetchError} when there is no such page to be had, or it is no text.
 * @throws {OverdueError} when the time is up: that of the settings, or `timeoutMs` if that is less.
 * @throws the reason of `signal`.
 */
export async function fetchText(
  url: string,
  settings: NonNullable<BuiltInTools["webFetch"]>,
  network: Network,
  { signal, timeoutMs = Number.POSITIVE_INFINITY }: Pick<ToolCallOptions, "signal" | "timeoutMs">,
): Promise<PageText & { url: string }> {
  const timeMs = Math.min(settings.timeMs, timeoutMs);
  const maxBytes = Math.min(settings.maxBytes, maxBytesOfPage);
  const page = await withinTime(timeMs, signal, `The page did not come within ${timeMs} ms.`, (signal) =>
    fetchPage(url, { network, maxBytes, signal }),
  );
  return { url: page.url, ...readPage(page) };
}
