import { createFailedOutcome } from "../../core/ports/tools.ts";
import type { WebSearchSettings } from "../../core/settings.ts";
import type { NativeTool } from "../native.ts";
import { defaultResults, maxResults, searchWeb } from "./search.ts";
import { SearchError } from "./search-providers.ts";
import { WebTimeoutError } from "./time-limit.ts";

/**
 * Creates the `web_search` tool with the input `{query, count?}`. The result is JSON: `{results: [{title,
 * url, snippet}]}`. If the provider fails or has no key, the result is an error.
 */
export function createWebSearchTool(settings: WebSearchSettings): NativeTool {
  return {
    tool: {
      name: "web_search",
      description: "Searches the web. Returns title, URL and a snippet of each result.",
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", minLength: 1, description: "The search query" },
          count: {
            type: "integer",
            minimum: 1,
            maximum: maxResults,
            default: defaultResults,
            description: "Maximum number of results",
          },
        },
        required: ["query"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    async run(_projectId, { query, count = defaultResults }, options) {
      if (typeof query !== "string" || query.trim() === "") {
        return createFailedOutcome("The input must have the non-empty string `query`.");
      }
      if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count > maxResults) {
        return createFailedOutcome(`\`count\` must be an integer from 1 to ${maxResults}.`);
      }
      try {
        const found = await searchWeb(settings, query, count, options);
        const results = found.map(({ title, url, snippet }) => ({ title, url, snippet }));
        return { content: [{ type: "text", text: JSON.stringify({ results }) }], isError: false };
      } catch (error) {
        if (error instanceof SearchError || error instanceof WebTimeoutError)
          return createFailedOutcome(error.message);
        throw error;
      }
    },
  };
}
