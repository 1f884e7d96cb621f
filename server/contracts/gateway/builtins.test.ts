/** Runs that search: in which order, how long, with whose key. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type BuiltInTools, defaultLimits } from "../../core/settings.ts";
import { endpoints, eventsIn, outcomeOf, play } from "../../proof/testing/clients/gateway.ts";
import { type SearchEngine, startSearchEngine } from "../../proof/testing/search-engine.ts";
import { testServer } from "../../proof/testing/server.ts";
import { searchKeyHeaders } from "./resolve/choose-builtins.ts";

afterEach(() => void vi.useRealTimers());

const serverWith = (builtInTools: BuiltInTools) =>
  testServer({ everyProject: { toolServers: [], agents: [], builtInTools, limits: defaultLimits } });

async function searching() {
  const engine = await startSearchEngine();
  return { engine, server: await serverWith({ webSearch: { provider: "searxng", baseUrl: engine.url } }) };
}

const search = (query: string) => ({ tool: "vai_web_search", args: { query } });
const builtins = ["vai_web_search"];
const found = (query: string) => ({
  provider: "searxng",
  results: [
    {
      title: `About ${query}`,
      url: `https://pages.example/${query}`,
      snippet: "A page.",
      published_at: null,
      source: "pages.example",
    },
  ],
});

/** What the results of a run's first step say, in their order. */
const said = ({ steps }: { steps: { tool_results: { content: { text: string }[] }[] }[] }) =>
  steps[0]?.tool_results.map(({ content }) => JSON.parse(content[0]?.text ?? ""));

describe("the calls of a turn", () => {
  const turns = [[search("a"), search("b"), search("c")], [{ text: "Done." }]];

  it.each(endpoints)(
    "are made side by side, and told in their order, by %s [G-124][G-146][G-147]",
    async (path) => {
      const { engine, server } = await searching();
      const outcome = outcomeOf(server, path, play(turns, { builtins }));
      await Promise.all(["a", "b", "c"].map((query) => engine.asked(query)));
      for (const query of ["c", "a", "b"]) engine.answer(query);
      const { result } = await outcome;
      expect(said(result)).toEqual([found("a"), found("b"), found("c")]);
      const [, answer, results] = result.messages;
      expect(results.content.map(({ tool_use_id }: { tool_use_id: string }) => tool_use_id)).toEqual(
        answer.content.map(({ id }: { id: string }) => id),
      );
      expect(result.tool_call_count).toBe(3);
    },
  );

  it.each(endpoints)(
    "are made one after the other with parallel_tools: false, by %s [G-124]",
    async (path) => {
      const { engine, server } = await searching();
      const envelope = { builtins, run: { parallel_tools: false } };
      const response = server.request("POST", path, play(turns, envelope));
      const seen: string[][] = [];
      for (const query of ["a", "b", "c"]) {
        await engine.asked(query);
        seen.push([...engine.queries]);
        engine.answer(query);
      }
      expect(seen).toEqual([["a"], ["a", "b"], ["a", "b", "c"]]);
      const answer = await (await response).text();
      const { result } = path === "/v1/runs" ? JSON.parse(answer) : eventsIn(answer).at(-1);
      expect(said(result)).toEqual([found("a"), found("b"), found("c")]);
      if (path === "/v1/runs") return;
      const calls = eventsIn(answer).filter(
        ({ type }) => type === "tool_call_start" || type === "tool_result",
      );
      const order = calls.map(({ type, input, content }) =>
        type === "tool_call_start" ? input.query : JSON.parse(content[0].text).results[0].title,
      );
      expect(order).toEqual(["a", "About a", "b", "About b", "c", "About c"]);
    },
  );

  it("have a time each; one that takes longer is an error, and the run goes on [G-125]", async () => {
    const { engine, server } = await searching();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const body = play([[search("a"), search("b")], [{ text: "Done." }]], {
      builtins,
      run: { tool_timeout_ms: 1000 },
    });
    const outcome = outcomeOf(server, "/v1/runs", body);
    await Promise.all(["a", "b"].map((query) => engine.asked(query)));
    engine.answer("b");
    await vi.advanceTimersByTimeAsync(999);
    await vi.advanceTimersByTimeAsync(1);
    const { result } = await outcome;
    const [late, answered] = result.steps[0].tool_results;
    expect({ ...late, content: late.content[0].text, tool_use_id: "" }).toEqual({
      tool_use_id: "",
      content: late.error.message,
      is_error: true,
      error: { type: "api_error", message: expect.stringMatching(/1 s\b/), code: "tool_timeout" },
    });
    expect([answered.is_error, answered.error, result.stop_reason, result.turn_count]).toEqual([
      false,
      null,
      "end_turn",
      2,
    ]);
    await engine.left("a");
  });

  it("that cannot be made are errors, and the run goes on [G-125][G-126]", async () => {
    const { engine, server } = await searching();
    const wrong = [
      { tool: "vai_web_search", args: { query: 5 } },
      { tool: "vai_web_search", args: ['{"query":'] },
      { tool: "vai_web_fetch", args: { url: "http://127.0.0.1/" } },
      { tool: "shop/buy", args: {} },
    ];
    const { result } = await outcomeOf(server, "/v1/runs", play([wrong, [{ text: "Done." }]], { builtins }));
    const results = result.steps[0].tool_results;
    expect(
      results.map(
        ({
          is_error,
          error,
          content,
        }: {
          is_error: boolean;
          error: { type: string; code: string };
          content: object[];
        }) => [is_error, error.type, error.code, content.length],
      ),
    ).toEqual([
      [true, "invalid_request_error", "invalid_tool_input", 1],
      [true, "invalid_request_error", "invalid_tool_input", 1],
      [true, "invalid_request_error", "unsupported_function_tool", 1],
      [true, "invalid_request_error", "unsupported_function_tool", 1],
    ]);
    expect([result.tool_call_count, result.stop_reason, engine.queries]).toEqual([4, "end_turn", []]);
  });

  it("are none beyond the run's limit [G-123]", async () => {
    const { engine, server } = await searching();
    const body = play([[search("a"), search("b")]], { builtins, run: { max_tool_calls: 1 } });
    const { result } = await outcomeOf(server, "/v1/runs:stream", body);
    expect([
      result.stop_reason,
      result.tool_call_count,
      result.steps[0].tool_results,
      engine.queries,
    ]).toEqual(["max_tool_calls", 0, [], []]);
  });
});

/** A search provider that answers every search with nothing, and what it was asked with. */
async function startTavily() {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push([request.headers.authorization, JSON.parse(await text(request)).query]);
    response.writeHead(200, { "content-type": "application/json" }).end('{"results":[]}');
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("a search with the caller's own key", () => {
  it("is asked for with these headers [G-006]", () => {
    expect(searchKeyHeaders).toEqual({
      tavily: "X-Provider-Key-Tavily",
      brave: "X-Provider-Key-Brave",
    });
  });

  const chosen = { builtins, server_tool_config: { vai_web_search: { provider: "tavily" } } };
  const turns = [[search("a")], [{ text: "Done." }]];

  it("reaches the provider that the request chooses, with that key [G-175][GC-017][GX-10]", async () => {
    const tavily = await startTavily();
    const webSearch = { provider: "tavily", apiKey: "operator-hunter3", baseUrl: tavily.url } as const;
    const server = await serverWith({ webSearch });
    const headers = { "X-Provider-Key-Tavily": "caller-hunter2", "X-Provider-Key-Brave": "caller-hunter4" };
    for (const path of endpoints) {
      const { result } = await outcomeOf(server, path, play(turns, chosen), headers);
      expect(said(result)).toEqual([{ provider: "tavily", results: [] }]);
    }
    expect(tavily.asked).toEqual([
      ["Bearer caller-hunter2", "a"],
      ["Bearer caller-hunter2", "a"],
    ]);
  });

  it("is refused without it: the operator's stands in for nobody's [G-175][GX-10]", async () => {
    const tavily = await startTavily();
    const webSearch = { provider: "tavily", apiKey: "operator-hunter3", baseUrl: tavily.url } as const;
    const server = await serverWith({ webSearch });
    const { status, error } = await outcomeOf(server, "/v1/runs", play(turns, chosen));
    const { request_id: _id, ...told } = error;
    expect([status, told, tavily.asked]).toEqual([
      401,
      {
        type: "authentication_error",
        message: "The search provider's key is missing. Send it in the header X-Provider-Key-Tavily.",
        param: "X-Provider-Key-Tavily",
        code: "provider_key_missing",
      },
      [],
    ]);
  });
});

describe("server_tools", () => {
  const refusalOf = async (envelope: object, engine?: SearchEngine) => {
    const settings = engine ? { webSearch: { provider: "searxng", baseUrl: engine.url } as const } : {};
    const server = await serverWith(settings);
    const { status, error, result } = await outcomeOf(
      server,
      "/v1/runs",
      play([[{ text: "Hi." }]], envelope),
    );
    return error ? [status, error.type, error.param, error.code] : [status, result.stop_reason];
  };

  it.each([
    ["stands for builtins", { server_tools: builtins }, [200, "end_turn"]],
    ["may be there beside them", { server_tools: builtins, builtins }, [200, "end_turn"]],
    [
      "must be the same then",
      { server_tools: [], builtins },
      [400, "invalid_request_error", "server_tools", undefined],
    ],
    [
      "names what there is",
      { server_tools: ["vai_dance"] },
      [400, "invalid_request_error", "builtins[0]", "unsupported_builtin"],
    ],
    [
      "has a config for each",
      { server_tools: builtins, server_tool_config: { vai_web_search: null } },
      [400, "invalid_request_error", "server_tool_config.vai_web_search", undefined],
    ],
    [
      "has providers of its own",
      { server_tools: builtins, server_tool_config: { vai_web_search: { provider: "exa" } } },
      [
        400,
        "invalid_request_error",
        "server_tool_config.vai_web_search.provider",
        "unsupported_tool_provider",
      ],
    ],
  ])("%s [G-028][GX-10]", async (_what, envelope, outcome) => {
    expect(await refusalOf(envelope, await startSearchEngine())).toEqual(outcome);
  });

  it("that are known, and not here [G-028]", async () => {
    expect(await refusalOf({ builtins: ["vai_web_search"] })).toEqual([
      500,
      "api_error",
      "builtins[0]",
      "builtin_not_configured",
    ]);
  });
});

it.each([
  ["vai_web_search", { builtins }, "run_validation_failed"],
  ["vai_web_search", {}, "unsupported_function_tool"],
  ["shop", { builtins }, "unsupported_function_tool"],
])("a function of the caller's own is refused: %s beside %j [G-007][G-009]", async (name, envelope, code) => {
  const { server } = await searching();
  const tools = [
    { type: "web_search" },
    { type: "function", name, description: "x", input_schema: { type: "object" } },
  ];
  for (const path of endpoints) {
    const { status, error } = await outcomeOf(server, path, play([], envelope, { tools }));
    expect([status, error.type, error.param, error.code]).toEqual([
      400,
      "invalid_request_error",
      "request.tools[1].name",
      code,
    ]);
    expect(error.message.includes("/v1/messages")).toBe(code === "unsupported_function_tool");
  }
});
