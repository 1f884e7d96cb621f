import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { WebSearchSettings } from "../../core/settings.ts";
import { startHttpServer } from "../../proof/testing/http-server.ts";
import { createWebSearchTool } from "./web-search.ts";

/** Starts a provider that always sends the same response and records its requests. */
async function provider(reply: unknown, status = 200) {
  const sentRequests: { line: string; headers: Record<string, unknown>; body: string }[] = [];
  const baseUrl = await startHttpServer(async (request, response) => {
    const { authorization, "content-type": type, "x-subscription-token": token } = request.headers;
    sentRequests.push({
      line: `${request.method} ${request.url}`,
      headers: { authorization, type, token },
      body: await text(request),
    });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof reply === "string" ? reply : JSON.stringify(reply));
  });
  return { sentRequests, baseUrl };
}

async function searched(
  settings: WebSearchSettings,
  input: JsonObject,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<unknown> {
  const signal = new AbortController().signal;
  const { content, isError } = await createWebSearchTool(settings).run("p", input, { signal, ...options });
  const [block] = content;
  const sentText = block?.type === "text" ? block.text : "";
  return isError ? `error: ${sentText}` : JSON.parse(sentText);
}

const key = "key-that-must-stay-secret";

describe("providers", () => {
  it("brave", async () => {
    const { sentRequests, baseUrl } = await provider({
      type: "search",
      query: { original: "tea & milk", more_results_available: true },
      web: {
        type: "search",
        results: [
          {
            title: "Tea &amp; milk",
            url: "https://example.com/tea",
            description: "It&#x27;s <strong>tea</strong> with milk.",
            page_age: "2025-01-15T00:00:00",
            profile: { name: "Example" },
            extra_snippets: ["More"],
          },
          { title: "Milk", url: "https://example.com/milk" },
        ],
      },
    });
    expect(
      await searched(
        { provider: "brave", baseUrl: `${baseUrl}/res/v1/`, apiKey: key },
        { query: "tea & milk" },
      ),
    ).toEqual({
      results: [
        { title: "Tea & milk", url: "https://example.com/tea", snippet: "It's tea with milk." },
        { title: "Milk", url: "https://example.com/milk", snippet: "" },
      ],
    });
    expect(sentRequests).toEqual([
      {
        line: "GET /res/v1/web/search?q=tea+%26+milk&count=5&text_decorations=false",
        headers: { token: key },
        body: "",
      },
    ]);
  });

  it("brave without web results", async () => {
    const { baseUrl } = await provider({ type: "search", query: { original: "x" } });
    expect(await searched({ provider: "brave", baseUrl, apiKey: key }, { query: "x" })).toEqual({
      results: [],
    });
  });

  it("searxng, which has no count parameter", async () => {
    const results = [1, 2, 3].map((n) => ({
      title: `Tea ${n}`,
      url: `https://example.com/${n}`,
      content: n === 2 ? null : "x".repeat(1_001),
      engine: "duckduckgo",
      engines: ["duckduckgo"],
      parsed_url: ["https", "example.com", `/${n}`, "", "", ""],
      positions: [n],
      score: 1,
      category: "general",
    }));
    const { sentRequests, baseUrl } = await provider({
      query: "tea",
      number_of_results: 0,
      results,
      toolResults: [],
    });
    expect(await searched({ provider: "searxng", baseUrl }, { query: "tea", count: 2 })).toEqual({
      results: [
        { title: "Tea 1", url: "https://example.com/1", snippet: "x".repeat(1_000) },
        { title: "Tea 2", url: "https://example.com/2", snippet: "" },
      ],
    });
    expect(sentRequests).toEqual([{ line: "GET /search?q=tea&format=json", headers: {}, body: "" }]);
  });
});

describe("failures", () => {
  it.each<[WebSearchSettings, string]>([
    [{ provider: "brave" }, "error: The search provider brave has no API key. Set it in the configuration."],
    [
      { provider: "tavily" },
      "error: The search provider tavily has no API key. Set it in the configuration.",
    ],
    [
      { provider: "searxng" },
      "error: The search provider searxng has no base URL. Set it in the configuration.",
    ],
  ])("%j is incomplete", async (settings, expected) => {
    expect(await searched(settings, { query: "x" })).toBe(expected);
  });

  it.each<[number, unknown, string]>([
    [401, { detail: { error: `Unauthorized: invalid API key ${key}` } }, "responded with status 401."],
    [429, { type: "ErrorResponse" }, "responded with status 429."],
    [500, "<html>", "responded with status 500."],
    [200, "<html>", "sent an invalid response."],
    [200, { results: [{ title: 1 }] }, "sent an invalid response."],
  ])("status %i with %j, without the provider's message or the key", async (status, reply, expected) => {
    const { baseUrl } = await provider(reply, status);
    expect(await searched({ provider: "tavily", baseUrl, apiKey: key }, { query: "x" })).toBe(
      `error: The search provider tavily ${expected}`,
    );
  });

  it("a response is read up to 5 MiB [G-012]", async () => {
    const { baseUrl } = await provider(" ".repeat(5 * 1024 * 1024 + 1));
    expect(await searched({ provider: "searxng", baseUrl }, { query: "x" })).toBe(
      "error: The search provider searxng sent a response of more than 5242880 bytes.",
    );
  });

  it("a redirect is not followed, so that the key is not sent elsewhere", async () => {
    const elsewhere = await provider({ web: { results: [] } });
    const baseUrl = await startHttpServer((_request, response) =>
      response.writeHead(302, { location: elsewhere.baseUrl }).end(),
    );
    expect(await searched({ provider: "brave", baseUrl, apiKey: key }, { query: "x" })).toBe(
      "error: The search provider brave cannot be reached.",
    );
    expect(elsewhere.sentRequests).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [{}, "error: The input must have the non-empty string `query`."],
    [{ query: " " }, "error: The input must have the non-empty string `query`."],
    [{ query: "x", count: 0 }, "error: `count` must be an integer from 1 to 20."],
    [{ query: "x", count: "3" }, "error: `count` must be an integer from 1 to 20."],
  ])("the input %j", async (input, expected) => {
    expect(await searched({ provider: "searxng", baseUrl: "http://127.0.0.1:1" }, input)).toBe(expected);
  });
});
