import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { SearchChoice } from "../../core/ports/builtin-tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import { startHttpServer } from "../../proof/testing/http-server.ts";
import { callBuiltin, createFailedOutcome, ownKey, parseResult, projectKey } from "./builtins-testing.ts";

/** Starts a server that always sends the same response and records the request lines, keys and bodies. */
async function answering(reply: unknown, status = 200) {
  const requests: unknown[] = [];
  const baseUrl = await startHttpServer(async (request, response) => {
    const { authorization, "content-type": type, "x-subscription-token": token } = request.headers;
    const line = `${request.method} ${request.url}${type === undefined ? "" : ` ${type}`}`;
    requests.push([line, authorization ?? token, await text(request)]);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply));
  });
  return { requests, baseUrl };
}

describe("vai_web_search", () => {
  it("with Brave [G-011]", async () => {
    const { requests, baseUrl } = await answering({
      type: "search",
      web: {
        type: "search",
        results: [
          {
            type: "search_result",
            title: "Tea &amp; milk",
            url: "https://en.example.org/tea",
            description: "It&#x27;s <strong>tea</strong>.",
            page_age: "2025-01-15T00:00:00",
            age: "January 15, 2025",
            profile: {
              name: "Example",
              url: "https://en.example.org/tea",
              long_name: "en.example.org",
              img: "x",
            },
            meta_url: {
              scheme: "https",
              netloc: "en.example.org",
              hostname: "en.example.org",
              path: "› tea",
            },
          },
          {
            title: "Milk",
            url: "https://www.example.com/milk",
            description: "White.",
            meta_url: { hostname: "example.com" },
          },
          { title: "Cups", url: "https://cups.example.com/", page_age: 7, profile: "Cups" },
          { title: "No URL", url: "nowhere" },
        ],
      },
    });
    const settings: BuiltInTools = { webSearch: { provider: "brave", baseUrl, apiKey: projectKey } };
    expect(parseResult(await callBuiltin("vai_web_search", { query: "tea" }, { settings }))).toEqual({
      provider: "brave",
      results: [
        {
          title: "Tea & milk",
          url: "https://en.example.org/tea",
          snippet: "It's tea.",
          published_at: "2025-01-15T00:00:00",
          source: "Example",
        },
        {
          title: "Milk",
          url: "https://www.example.com/milk",
          snippet: "White.",
          published_at: null,
          source: "example.com",
        },
        {
          title: "Cups",
          url: "https://cups.example.com/",
          snippet: "",
          published_at: null,
          source: "cups.example.com",
        },
        { title: "No URL", url: "nowhere", snippet: "", published_at: null, source: null },
      ],
    });
    expect(requests).toEqual([["GET /web/search?q=tea&count=5&text_decorations=false", projectKey, ""]]);
  });

  it("with Tavily [G-011]", async () => {
    const { requests, baseUrl } = await answering({
      query: "tea",
      results: [
        {
          title: "Tea",
          url: "https://example.com/tea",
          content: "Green.",
          score: 0.9,
          published_date: "Wed, 05 Feb 2025 14:27:06 GMT",
        },
        { title: "Milk", url: "https://example.com/milk", content: "White.", score: 0.8 },
      ],
    });
    const settings: BuiltInTools = { webSearch: { provider: "tavily", baseUrl, apiKey: projectKey } };
    expect(
      parseResult(await callBuiltin("vai_web_search", { query: "tea", max_results: 2 }, { settings })),
    ).toEqual({
      provider: "tavily",
      results: [
        {
          title: "Tea",
          url: "https://example.com/tea",
          snippet: "Green.",
          published_at: "Wed, 05 Feb 2025 14:27:06 GMT",
          source: "example.com",
        },
        {
          title: "Milk",
          url: "https://example.com/milk",
          snippet: "White.",
          published_at: null,
          source: "example.com",
        },
      ],
    });
    expect(requests).toEqual([
      ["POST /search application/json", `Bearer ${projectKey}`, '{"query":"tea","max_results":2}'],
    ]);
  });

  it("with SearXNG [G-011]", async () => {
    const { baseUrl } = await answering({
      query: "tea",
      number_of_results: 0,
      results: [
        {
          title: "Tea",
          url: "https://example.com/tea",
          content: null,
          engine: "brave.news",
          publishedDate: "2025-02-05T14:27:06",
        },
        { title: "Milk", url: "https://example.com/milk", content: "White.", publishedDate: null },
        { title: "More", url: "https://example.com/more", content: "More." },
      ],
    });
    const settings: BuiltInTools = { webSearch: { provider: "searxng", baseUrl } };
    expect(
      parseResult(await callBuiltin("vai_web_search", { query: "tea", max_results: 2 }, { settings })),
    ).toEqual({
      provider: "searxng",
      results: [
        {
          title: "Tea",
          url: "https://example.com/tea",
          snippet: "",
          published_at: "2025-02-05T14:27:06",
          source: "brave.news",
        },
        {
          title: "Milk",
          url: "https://example.com/milk",
          snippet: "White.",
          published_at: null,
          source: "example.com",
        },
      ],
    });
  });

  it("cuts titles and snippets without splitting a character [G-011]", async () => {
    const { baseUrl } = await answering({
      results: [
        { title: "x".repeat(241), url: "https://a.test/", content: "y".repeat(1_001) },
        { title: `${"x".repeat(239)}🍵`, url: "https://b.test/", content: `${"y".repeat(998)}🍵z` },
      ],
    });
    const settings: BuiltInTools = { webSearch: { provider: "tavily", baseUrl, apiKey: projectKey } };
    expect(parseResult(await callBuiltin("vai_web_search", { query: "tea" }, { settings }))).toEqual({
      provider: "tavily",
      results: [
        {
          title: "x".repeat(240),
          url: "https://a.test/",
          snippet: "y".repeat(1_000),
          published_at: null,
          source: "a.test",
        },
        {
          title: "x".repeat(239),
          url: "https://b.test/",
          snippet: `${"y".repeat(998)}🍵`,
          published_at: null,
          source: "b.test",
        },
      ],
    });
  });

  it.each<[JsonObject, string]>([
    [{}, "query: Invalid input: expected string, received undefined"],
    [{ query: 7 }, "query: Invalid input: expected string, received number"],
    [{ query: " \n" }, "query: must not be empty"],
    [{ query: "x", max_results: 0 }, "max_results: Too small: expected number to be >=1"],
    [{ query: "x", max_results: 21 }, "max_results: Too big: expected number to be <=20"],
    [{ query: "x", max_results: 1.5 }, "max_results: Invalid input: expected int, received number"],
    [{ query: "x", max_results: null }, "max_results: Invalid input: expected number, received null"],
    [{ query: "x", count: 3 }, 'Unrecognized key: "count"'],
  ])("the input %j is rejected without calling the provider [G-172]", async (input, mistake) => {
    const { requests, baseUrl } = await answering({ results: [] });
    const settings: BuiltInTools = { webSearch: { provider: "tavily", baseUrl, apiKey: projectKey } };
    expect(await callBuiltin("vai_web_search", input, { settings })).toEqual(
      createFailedOutcome("invalid_tool_input", `Invalid input for \`vai_web_search\`: ${mistake}.`),
    );
    expect(requests).toEqual([]);
  });

  it("a provider failure is an error result without the provider's message [G-172]", async () => {
    const { baseUrl } = await answering({ detail: `invalid key ${projectKey}` }, 401);
    const settings: BuiltInTools = { webSearch: { provider: "brave", baseUrl, apiKey: projectKey } };
    expect(await callBuiltin("vai_web_search", { query: "x" }, { settings })).toEqual(
      createFailedOutcome("tool_provider_error", "The search provider brave responded with status 401."),
    );
  });

  it("a provider that does not respond times out", async () => {
    const baseUrl = await startHttpServer(() => {});
    const settings: BuiltInTools = { webSearch: { provider: "searxng", baseUrl } };
    expect(await callBuiltin("vai_web_search", { query: "x" }, { settings, timeoutMs: 50 })).toEqual(
      createFailedOutcome("tool_timeout", "The search took longer than 50 ms."),
    );
  });
});

describe("vai_web_search with the caller's own key", () => {
  it.each<[SearchChoice["provider"], string]>([
    ["brave", ownKey],
    ["tavily", `Bearer ${ownKey}`],
  ])("%s receives it instead of the project's key [G-175]", async (provider, sent) => {
    const { requests, baseUrl } = await answering({ results: [] });
    const settings: BuiltInTools = { webSearch: { provider, baseUrl, apiKey: projectKey } };
    const choice: SearchChoice = { provider, apiKey: ownKey };
    expect(parseResult(await callBuiltin("vai_web_search", { query: "x" }, { settings, choice }))).toEqual({
      provider,
      results: [],
    });
    expect(requests).toEqual([[expect.any(String), sent, expect.any(String)]]);
  });

  it("is not sent to another provider's base URL [G-175]", async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ results: [] }));
    const settings: BuiltInTools = { webSearch: { provider: "searxng", baseUrl: "https://search.test" } };
    const choice: SearchChoice = { provider: "tavily", apiKey: ownKey };
    expect(parseResult(await callBuiltin("vai_web_search", { query: "x" }, { settings, choice }))).toEqual({
      provider: "tavily",
      results: [],
    });
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual(["https://api.tavily.com/search"]);
  });

  it.each<[string, unknown, number]>([
    ["an error", { error: ownKey }, 403],
    ["no JSON", `${ownKey}`, 200],
    [
      "results",
      {
        results: [
          {
            title: `${"x".repeat(230)}${ownKey}`,
            url: `https://example.com/?k=${encodeURIComponent(ownKey)}`,
            content: ownKey,
            published_date: ownKey,
          },
          { title: "", url: `https://${ownKey}.test/`, content: "" },
        ],
      },
      200,
    ],
  ])("a key that the provider repeats in %s is not shown [G-175]", async (_where, reply, status) => {
    const { requests, baseUrl } = await answering(reply, status);
    const settings: BuiltInTools = { webSearch: { provider: "tavily", baseUrl, apiKey: projectKey } };
    const choice: SearchChoice = { provider: "tavily", apiKey: ownKey };
    const outcome = JSON.stringify(await callBuiltin("vai_web_search", { query: "x" }, { settings, choice }));
    expect(requests).toHaveLength(1);
    expect(outcome).not.toContain(ownKey.slice(0, 10));
  });

  it("a key that is invalid in a header is not shown [G-175]", async () => {
    const { requests, baseUrl } = await answering({ results: [] });
    const settings: BuiltInTools = { webSearch: { provider: "brave", baseUrl } };
    const choice: SearchChoice = { provider: "brave", apiKey: `${ownKey}\nx: ключ` };
    expect(await callBuiltin("vai_web_search", { query: "x" }, { settings, choice })).toEqual(
      createFailedOutcome("tool_provider_error", "The search provider brave cannot be reached."),
    );
    expect(requests).toEqual([]);
  });
});
