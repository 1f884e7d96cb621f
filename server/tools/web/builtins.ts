/** The tools that a gateway run selects by `builtins` (G-006, G-008). */
import { z } from "zod";
import type { JsonObject } from "../../core/events.ts";
import { cutText } from "../../core/limits/split-text.ts";
import type { BuiltinName, SearchChoice, SelectBuiltins } from "../../core/ports/builtin-tools.ts";
import { failure, type ToolOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools, WebSearchSettings } from "../../core/settings.ts";
import { type NativeTool, nativeTools } from "../native.ts";
import { OverdueError } from "./deadline.ts";
import { fetchText } from "./fetch-text.ts";
import { FetchError, internet, type Network } from "./network.ts";
import { cutPage } from "./page-text.ts";
import { defaultResults, maxResults, maxTitle, searchWeb } from "./search.ts";
import { SearchError } from "./search-providers.ts";

/** Selects builtins for a run of the gateway. */
export const selectBuiltins: SelectBuiltins = (names, settings, choice) => {
  const tools = builtinTools(settings, choice);
  const missing = names.find((name) => !tools.has(name));
  if (missing !== undefined) return { missing };
  return { tools: nativeTools(names.map((name) => tools.get(name) as NativeTool)) };
};

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
