/** The tool `web_search`. */
import type { WebSearchSettings } from "../../config/project-settings.ts";
import type { NativeTool } from "../native.ts";
import { failure } from "../outcome.ts";
import { SearchError, searchProvider } from "./search-providers.ts";

const timeLimitMs = 15_000;
const defaultCount = 5;
const maxCount = 20;
/** Most characters (G-011). */
const maxTitle = 240;
const maxSnippet = 1_000;

/**
 * `web_search`, input `{query, count?}`. The result is JSON: `{results: [{title, url, snippet}]}`. A provider that
 * lacks its key, or fails, is an error result.
 */
export function webSearchTool(settings: WebSearchSettings): NativeTool {
  return {
    tool: {
      name: "web_search",
      description: "Searches the web and gives title, URL and a snippet of each page found.",
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", minLength: 1, description: "What to search for" },
          count: {
            type: "integer",
            minimum: 1,
            maximum: maxCount,
            default: defaultCount,
            description: "Most results",
          },
        },
        required: ["query"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    async run(_projectId, { query, count = defaultCount }, { signal, timeoutMs = timeLimitMs }) {
      if (typeof query !== "string" || query.trim() === "") {
        return failure("The input must have `query`, a string that is not empty.");
      }
      if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count > maxCount) {
        return failure(`\`count\` must be a whole number from 1 to ${maxCount}.`);
      }
      const timeMs = Math.min(timeLimitMs, timeoutMs);
      const overdue = AbortSignal.timeout(timeMs);
      try {
        const found = await searchProvider(settings).search(query, count, AbortSignal.any([signal, overdue]));
        const results = found.slice(0, count).map(({ title, url, snippet }) => ({
          title: title.slice(0, maxTitle),
          url,
          snippet: snippet.slice(0, maxSnippet),
        }));
        return { content: [{ type: "text", text: JSON.stringify({ results }) }], isError: false };
      } catch (error) {
        signal.throwIfAborted();
        if (overdue.aborted) return failure(`The search took longer than ${timeMs} ms.`);
        if (error instanceof SearchError) return failure(error.message);
        throw error;
      }
    },
  };
}
