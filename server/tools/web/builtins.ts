/** The tools that a gateway run selects with `builtins` (G-006, G-008). */
import { z } from "zod";
import type { JsonObject } from "../../core/events.ts";
import { truncateText } from "../../core/limits/split-text.ts";
import type { BuiltinName, SearchChoice, SelectBuiltins } from "../../core/ports/builtin-tools.ts";
import { createFailedOutcome, type ToolOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools, WebSearchSettings } from "../../core/settings.ts";
import { createNativeTools, type NativeTool } from "../native.ts";
import { fetchText } from "./fetch-text.ts";
import { FetchError, internet, type Network } from "./network.ts";
import { cutPage } from "./page-text.ts";
import { defaultResults, maxResults, maxTitle, searchWeb } from "./search.ts";
import { SearchError } from "./search-providers.ts";
import { WebTimeoutError } from "./time-limit.ts";

/** Selects builtins for a gateway run. */
export const selectBuiltins: SelectBuiltins = (names, settings, choice) => {
  const tools = createGatewayTools(settings, choice);
  const missing = names.find((name) => !tools.has(name));
  if (missing !== undefined) return { missing };
  return { tools: createNativeTools(names.map((name) => tools.get(name) as NativeTool)) };
};

/**
 * Returns the configured builtins by name.
 *
 * If a call fails, its outcome has `isError` set and one of these error codes: `invalid_tool_input`,
 * `tool_timeout` or `tool_provider_error`.
 *
 * @param settings The project's settings.
 * @param choice Overrides the project's search settings. The project's base URL is still used if it is for
 * the same provider.
 * @param network The network that pages may be fetched from. It is the public internet except in tests.
 */
export function createGatewayTools(
  settings: BuiltInTools,
  choice?: SearchChoice,
  network: Network = internet,
): ReadonlyMap<BuiltinName, NativeTool> {
  const webSearch = choice ? mergeSearchSettings(settings, choice) : settings.webSearch;
  const tools = new Map<BuiltinName, NativeTool>();
  if (webSearch) tools.set("vai_web_search", createSearchTool(webSearch));
  if (settings.webFetch) tools.set("vai_web_fetch", createFetchTool(settings.webFetch, network));
  return tools;
}

function mergeSearchSettings(
  { webSearch }: BuiltInTools,
  { provider, apiKey }: SearchChoice,
): WebSearchSettings {
  const baseUrl = webSearch?.provider === provider ? webSearch.baseUrl : undefined;
  return { provider, apiKey, ...(baseUrl !== undefined && { baseUrl }) };
}

const searchInput = z.strictObject({
  query: z.string().regex(/\S/, "must not be empty"),
  max_results: z.int().min(1).max(maxResults).default(defaultResults),
});

/** Creates the search tool. Its definition and its results follow G-011. */
function createSearchTool(settings: WebSearchSettings): NativeTool {
  return {
    tool: {
      name: "vai_web_search",
      description:
        "Searches the web. Returns title, URL, a snippet and, if known, date and source of each result.",
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", description: "The search query" },
          max_results: {
            type: "integer",
            minimum: 1,
            maximum: maxResults,
            description: `Maximum number of results; ${defaultResults} by default`,
          },
        },
        required: ["query"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    run: (_projectId, input, options) =>
      runBuiltin("vai_web_search", searchInput, input, async ({ query, max_results }) => {
        const found = await searchWeb(settings, query, max_results, options);
        const results = found.map(({ title, url, snippet, publishedAt, source }) => ({
          title,
          url,
          snippet,
          published_at: publishedAt,
          source,
        }));
        return { provider: settings.provider, results };
      }),
  };
}

const fetchInput = z.strictObject({ url: z.string() });

/** Creates the fetch tool. Its definition and its results follow G-011. */
function createFetchTool(settings: NonNullable<BuiltInTools["webFetch"]>, network: Network): NativeTool {
  return {
    tool: {
      name: "vai_web_fetch",
      description:
        "Fetches a public web page and returns its text; HTML becomes Markdown. Supports HTML, plain text, JSON and " +
        "XML; no forms, scripts or sign-in.",
      inputSchema: {
        type: "object",
        properties: { url: { type: "string", description: "An http or https URL" } },
        required: ["url"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    run: (_projectId, input, options) =>
      runBuiltin("vai_web_fetch", fetchInput, input, async ({ url: requestedUrl }) => {
        const { url, title, format, text } = await fetchText(requestedUrl, settings, network, options);
        return {
          provider: "direct",
          url,
          title: truncateText(title, maxTitle),
          format,
          content: cutPage(text),
        };
      }),
  };
}

/** Parses the input, runs the tool, and returns its result as a single text block of JSON. */
async function runBuiltin<Input>(
  name: BuiltinName,
  schema: z.ZodType<Input>,
  input: JsonObject,
  run: (input: Input) => Promise<object>,
): Promise<ToolOutcome> {
  const { success, data, error } = schema.safeParse(input);
  if (!success) {
    const errors = error.issues.map(({ path, message }) => [...path, message].join(": "));
    return createFailedOutcome(`Invalid input for \`${name}\`: ${errors.join("; ")}.`, "invalid_tool_input");
  }
  try {
    return { content: [{ type: "text", text: JSON.stringify(await run(data)) }], isError: false };
  } catch (error) {
    if (error instanceof WebTimeoutError) return createFailedOutcome(error.message, "tool_timeout");
    if (error instanceof SearchError || error instanceof FetchError) {
      return createFailedOutcome(error.message, "tool_provider_error");
    }
    throw error;
  }
}
