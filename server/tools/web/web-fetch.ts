/** The `web_fetch` tool, which returns a page from the public internet as text. */

import { createFailedOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import type { NativeTool } from "../native.ts";
import { fetchText } from "./fetch-text.ts";
import { FetchError, internet, type Network } from "./network.ts";
import { cutPage } from "./page-text.ts";
import { WebTimeoutError } from "./time-limit.ts";

/**
 * Creates the `web_fetch` tool with the input `{url}`. If the page cannot be fetched, the result is an error
 * with the reason.
 *
 * @param network The network that may be reached. It is the public internet except in tests.
 */
export function createWebFetchTool(
  settings: NonNullable<BuiltInTools["webFetch"]>,
  network: Network = internet,
): NativeTool {
  return {
    tool: {
      name: "web_fetch",
      description:
        "Fetches a public web page and returns its text. Supports HTML, plain text, JSON and XML; no forms, " +
        "scripts or sign-in.",
      inputSchema: {
        type: "object",
        properties: { url: { type: "string", description: "An http or https URL" } },
        required: ["url"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    async run(_projectId, { url }, options) {
      if (typeof url !== "string") return createFailedOutcome("The input must have the string `url`.");
      try {
        const { title, text } = await fetchText(url, settings, network, options);
        const page = cutPage(title === "" ? text : `# ${title}\n\n${text}`);
        return { content: [{ type: "text", text: page }], isError: false };
      } catch (error) {
        if (error instanceof FetchError || error instanceof WebTimeoutError)
          return createFailedOutcome(error.message);
        throw error;
      }
    },
  };
}
