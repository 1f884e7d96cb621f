/** Provides different web search engines through one interface. */
import { z } from "zod";
import type { WebSearchSettings } from "../../core/settings.ts";
import { readHtml } from "./html-text.ts";

/** A search result. */
export interface SearchResult {
  title: string;
  url: string;
  /** The part of the page that matches the query. */
  snippet: string;
  /** Publication date in the provider's format, or `null` if unknown. */
  publishedAt: string | null;
  /** The source given by the provider, or otherwise the host name. `null` if the URL has no host name. */
  source: string | null;
}

/** A search engine's API. */
export interface SearchProvider {
  /**
   * Searches for pages.
   *
   * @param count Maximum number of results, from 1 to 20.
   * @throws {SearchError} if the provider does not respond or its response is invalid.
   * @throws the reason from `signal`.
   */
  search(query: string, count: number, signal: AbortSignal): Promise<SearchResult[]>;
}

/**
 * Thrown when a search fails. The message is a sentence for the model that contains neither the key nor any
 * text from the provider.
 */
export class SearchError extends Error {}

/**
 * Returns the configured provider.
 *
 * @throws {SearchError} if the provider's key or base URL is missing from the settings.
 */
export function createSearchProvider({ provider, baseUrl, apiKey }: WebSearchSettings): SearchProvider {
  switch (provider) {
    case "brave":
      return createBrave(
        baseUrl ?? "https://api.search.brave.com/res/v1",
        requireSetting(apiKey, "API key", provider),
      );
    case "tavily":
      return createTavily(baseUrl ?? "https://api.tavily.com", requireSetting(apiKey, "API key", provider));
    case "searxng":
      return createSearxng(requireSetting(baseUrl, "base URL", provider));
  }
}

/** Maximum size of a provider response in bytes (G-012). */
const maxResponseBytes = 5 * 1024 * 1024;

/** An optional field. An invalid value is treated as absent. */
const optionalText = z.string().min(1).nullish().catch(null);

/** Creates a client for Brave's API: https://api-dashboard.search.brave.com/api-reference/web/search/get */
function createBrave(baseUrl: string, apiKey: string): SearchProvider {
  const schema = z.object({
    web: z
      .object({
        results: z.array(
          z.object({
            title: z.string(),
            url: z.string(),
            description: z.string().default(""),
            page_age: optionalText,
            profile: z.object({ name: optionalText }).nullish().catch(null),
            meta_url: z.object({ hostname: optionalText }).nullish().catch(null),
          }),
        ),
      })
      .optional(),
  });
  return {
    async search(query, count, signal) {
      // These are Brave's limits. Longer queries are rejected.
      const q = query.split(/\s+/).slice(0, 50).join(" ").slice(0, 400);
      const url = buildUrl(baseUrl, "web/search", { q, count: `${count}`, text_decorations: "false" });
      const { web } = await requestJson(
        "brave",
        url,
        { headers: { "x-subscription-token": apiKey }, signal },
        schema,
      );
      // Brave returns HTML, even without text decorations.
      const plain = (html: string) => readHtml(html).text;
      return (web?.results ?? []).map(({ title, url, description, page_age, profile, meta_url }) => ({
        title: plain(title),
        url,
        snippet: plain(description),
        publishedAt: page_age ?? null,
        source: profile?.name ?? meta_url?.hostname ?? findHost(url),
      }));
    },
  };
}

/** Creates a client for Tavily's API: https://docs.tavily.com/documentation/api-reference/endpoint/search */
function createTavily(baseUrl: string, apiKey: string): SearchProvider {
  const schema = z.object({
    results: z.array(
      z.object({ title: z.string(), url: z.string(), content: z.string(), published_date: optionalText }),
    ),
  });
  return {
    async search(query, count, signal) {
      const body = JSON.stringify({ query, max_results: count });
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const request = { method: "POST", headers, body, signal };
      const { results } = await requestJson("tavily", buildUrl(baseUrl, "search"), request, schema);
      return results.map(({ title, url, content, published_date }) => ({
        title,
        url,
        snippet: content,
        publishedAt: published_date ?? null,
        source: findHost(url),
      }));
    },
  };
}

/**
 * Creates a client for SearXNG's API: https://docs.searxng.org/dev/search_api.html. The instance must enable
 * the `json` format.
 */
function createSearxng(baseUrl: string): SearchProvider {
  const schema = z.object({
    results: z.array(
      z.object({
        title: z.string(),
        url: z.string(),
        content: z.string().nullish(),
        publishedDate: optionalText,
        engine: optionalText,
      }),
    ),
  });
  return {
    async search(query, _count, signal) {
      const url = buildUrl(baseUrl, "search", { q: query, format: "json" });
      const { results } = await requestJson("searxng", url, { signal }, schema);
      return results.map(({ title, url, content, publishedDate, engine }) => ({
        title,
        url,
        snippet: content ?? "",
        publishedAt: publishedDate ?? null,
        source: engine ?? findHost(url),
      }));
    },
  };
}

function findHost(url: string): string | null {
  return URL.parse(url)?.hostname || null;
}

function requireSetting(value: string | undefined, name: string, provider: string): string {
  if (!value)
    throw new SearchError(`The search provider ${provider} has no ${name}. Set it in the configuration.`);
  return value;
}

/**
 * Builds the URL of a search request. The operator chooses the base URL, so it may be in the internal
 * network, unlike the pages that models fetch.
 */
function buildUrl(baseUrl: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, "")}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

async function requestJson<T>(
  provider: string,
  url: URL,
  request: RequestInit,
  schema: z.ZodType<T>,
): Promise<T> {
  let response: Response;
  let text: string;
  try {
    // A redirect would send the key to another server.
    response = await fetch(url, { ...request, redirect: "error" });
    text = await readText(provider, response);
  } catch (error) {
    request.signal?.throwIfAborted();
    if (error instanceof SearchError) throw error;
    throw new SearchError(`The search provider ${provider} cannot be reached.`);
  }
  if (!response.ok)
    throw new SearchError(`The search provider ${provider} responded with status ${response.status}.`);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new SearchError(`The search provider ${provider} sent an invalid response.`);
  }
}

async function readText(provider: string, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of body ?? []) {
    read += chunk.length;
    if (read > maxResponseBytes) {
      throw new SearchError(
        `The search provider ${provider} sent a response of more than ${maxResponseBytes} bytes.`,
      );
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
