/** The tools that a run names in `builtins`: what the gateway itself offers to models (G-006, G-008). */
import { z } from "zod";
import type { JsonObject } from "../../core/events.ts";
import { cutText } from "../../core/limits/pieces.ts";
import { failure, type ToolOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools, WebSearchSettings } from "../../core/settings.ts";
import type { NativeTool } from "../../tools/native.ts";
import { OverdueError } from "../../tools/web/deadline.ts";
import { fetchText } from "../../tools/web/fetch-text.ts";
import { FetchError, internet, type Network } from "../../tools/web/network.ts";
import { cutPage } from "../../tools/web/page-text.ts";
import { defaultResults, maxResults, maxTitle, searchWeb } from "../../tools/web/search.ts";
import { SearchError } from "../../tools/web/search-providers.ts";

/** All that `builtins` may name; which of them a project has is another matter. */
export const builtinNames = ["vai_web_search", "vai_web_fetch"] as const;
export type BuiltinName = (typeof builtinNames)[number];

/** Search providers that a caller may choose, and the header with his key for each (GX-10). */
export const searchKeyHeaders = {
  tavily: "X-Provider-Key-Tavily",
  brave: "X-Provider-Key-Brave",
} as const;

/** A caller's choice of where `vai_web_search` searches. */
export interface SearchChoice {
  provider: keyof typeof searchKeyHeaders;
  /** The caller's own; it goes to the provider and nowhere else (G-175). */
  apiKey: string;
}

/**
 * The builtins that can be called. A known one that is not among them is not configured.
 *
 * What fails is an outcome with `isError` and an error of the code `invalid_tool_input`, `tool_timeout` or
 * `tool_provider_error`.
 *
 * @param settings The project's.
 * @param choice Goes before the project's own search. The project's base URL holds for it if it is of that provider.
 * @param network What pages may be fetched from: the public internet, unless a test says otherwise.
 */
export function builtinTools(
  settings: BuiltInTools,
  choice?: SearchChoice,
  network: Network = internet,
): ReadonlyMap<BuiltinName, NativeTool> {
  const webSearch = choice ? chosenSearch(settings, choice) : settings.webSearch;
  const tools = new Map<BuiltinName, NativeTool>();
  if (webSearch) tools.set("vai_web_search", searchTool(webSearch));
  if (settings.webFetch) tools.set("vai_web_fetch", fetchTool(settings.webFetch, network));
  return tools;
}

function chosenSearch({ webSearch }: BuiltInTools, { provider, apiKey }: SearchChoice): WebSearchSettings {
  const baseUrl = webSearch?.provider === provider ? webSearch.baseUrl : undefined;
  return { provider, apiKey, ...(baseUrl !== undefined && { baseUrl }) };
}

const searchInput = z.strictObject({
  query: z.string().regex(/\S/, "must not be empty"),
  max_results: z.int().min(1).max(maxResults).default(defaultResults),
});

/** The definition and the result are those of G-011. */
function searchTool(settings: WebSearchSettings): NativeTool {
  return {
    tool: {
      name: "vai_web_search",
      description:
        "Searches the web. Gives title, URL, a snippet and, where known, date and source of each page found.",
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", description: "What to search for" },
          max_results: {
            type: "integer",
            minimum: 1,
            maximum: maxResults,
            description: `Most results; ${defaultResults} if absent`,
          },
        },
        required: ["query"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    run: (_projectId, input, options) =>
      answered("vai_web_search", searchInput, input, async ({ query, max_results }) => {
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

/** The definition and the result are those of G-011. */
function fetchTool(settings: NonNullable<BuiltInTools["webFetch"]>, network: Network): NativeTool {
  return {
    tool: {
      name: "vai_web_fetch",
      description:
        "Fetches a page of the public web and gives its text, of HTML as Markdown. Reads HTML, plain text, JSON and " +
        "XML; no forms, no scripts, no sign-in.",
      inputSchema: {
        type: "object",
        properties: { url: { type: "string", description: "An http or https URL" } },
        required: ["url"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    run: (_projectId, input, options) =>
      answered("vai_web_fetch", fetchInput, input, async ({ url: asked }) => {
        const { url, title, format, text } = await fetchText(asked, settings, network, options);
        return { provider: "direct", url, title: cutText(title, maxTitle), format, content: cutPage(text) };
      }),
  };
}

/** Reads the input, and gives the answer as one text block of JSON. */
async function answered<Input>(
  name: BuiltinName,
  schema: z.ZodType<Input>,
  input: JsonObject,
  answer: (input: Input) => Promise<object>,
): Promise<ToolOutcome> {
  const { success, data, error } = schema.safeParse(input);
  if (!success) {
    const mistakes = error.issues.map(({ path, message }) => [...path, message].join(": "));
    return failure(`The input of \`${name}\` is wrong: ${mistakes.join("; ")}.`, "invalid_tool_input");
  }
  try {
    return { content: [{ type: "text", text: JSON.stringify(await answer(data)) }], isError: false };
  } catch (error) {
    if (error instanceof OverdueError) return failure(error.message, "tool_timeout");
    if (error instanceof SearchError || error instanceof FetchError) {
      return failure(error.message, "tool_provider_error");
    }
    throw error;
  }
}
