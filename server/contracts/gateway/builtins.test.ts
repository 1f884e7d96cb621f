import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type BuiltInTools, defaultLimits } from "../../core/settings.ts";
import { createScriptRequest, endpoints, readOutcome } from "../../proof/testing/clients/gateway.ts";
import type { SearchEngine } from "../../proof/testing/search-engine.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { startSearchServer } from "./testing-search.ts";

afterEach(() => void vi.useRealTimers());

const serverWith = (builtInTools: BuiltInTools) =>
  startTestServer({ everyProject: { toolServers: [], agents: [], builtInTools, limits: defaultLimits } });

const search = (query: string) => ({ tool: "vai_web_search", args: { query } });
const builtins = ["vai_web_search"];

/** Returns the text of each result in a run's first step, in order. */
const getResultTexts = ({ steps }: { steps: { tool_results: { content: { text: string }[] }[] }[] }) =>
  steps[0]?.tool_results.map(({ content }) => JSON.parse(content[0]?.text ?? ""));

/** Starts a search provider that finds nothing and records its requests. */
async function startTavily() {
  const requests: unknown[] = [];
  const server = createServer(async (request, response) => {
    requests.push([request.headers.authorization, JSON.parse(await text(request)).query]);
    response.writeHead(200, { "content-type": "application/json" }).end('{"results":[]}');
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { asked: requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("search with the caller's own key", () => {
  const chosen = { builtins, server_tool_config: { vai_web_search: { provider: "tavily" } } };
  const turns = [[search("a")], [{ text: "Done." }]];

  it("sends the key to the provider that the request selects [G-175][GC-017][GX-10]", async () => {
    const tavily = await startTavily();
    const webSearch = { provider: "tavily", apiKey: "operator-hunter3", baseUrl: tavily.url } as const;
    const server = await serverWith({ webSearch });
    const headers = { "X-Provider-Key-Tavily": "caller-hunter2", "X-Provider-Key-Brave": "caller-hunter4" };
    for (const path of endpoints) {
      const { result } = await readOutcome(server, path, createScriptRequest(turns, chosen), headers);
      expect(getResultTexts(result)).toEqual([{ provider: "tavily", results: [] }]);
    }
    expect(tavily.asked).toEqual([
      ["Bearer caller-hunter2", "a"],
      ["Bearer caller-hunter2", "a"],
    ]);
  });
});

describe("server_tools", () => {
  const getError = async (envelope: object, engine?: SearchEngine) => {
    const settings = engine ? { webSearch: { provider: "searxng", baseUrl: engine.url } as const } : {};
    const server = await serverWith(settings);
    const { status, error, result } = await readOutcome(
      server,
      "/v1/runs",
      createScriptRequest([[{ text: "Hi." }]], envelope),
    );
    return error ? [status, error.type, error.param, error.code] : [status, result.stop_reason];
  };

  it("reports known builtins that are not configured [G-028]", async () => {
    expect(await getError({ builtins: ["vai_web_search"] })).toEqual([
      400,
      "invalid_request_error",
      "builtins[0]",
      "builtin_not_configured",
    ]);
  });
});

it.each([
  ["vai_web_search", { builtins }, "run_validation_failed"],
  ["vai_web_search", {}, "unsupported_function_tool"],
  ["shop", { builtins }, "unsupported_function_tool"],
])("rejects the caller's own function: %s with %j [G-007][G-009]", async (name, envelope, code) => {
  const { server } = await startSearchServer();
  const tools = [
    { type: "web_search" },
    { type: "function", name, description: "x", input_schema: { type: "object" } },
  ];
  for (const path of endpoints) {
    const { status, error } = await readOutcome(server, path, createScriptRequest([], envelope, { tools }));
    expect([status, error.type, error.param, error.code]).toEqual([
      400,
      "invalid_request_error",
      "request.tools[1].name",
      code,
    ]);
    expect(error.message.includes("/v1/messages")).toBe(code === "unsupported_function_tool");
  }
});
