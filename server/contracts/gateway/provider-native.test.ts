import { describe, expect, it } from "vitest";
import { type Respond, respondWith, startProvider } from "../../models/fixtures/provider.ts";
import { findFormat } from "../../models/fixtures/provider-quirks/quirk.ts";
import {
  callerKeys,
  createByokProviders,
  createRequest,
  parseEvents,
  projectWithWebSearch,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const event = (type: string, data: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const start = (index: number, content_block: object) =>
  event("content_block_start", { index, content_block });
const delta = (index: number, text: object) => event("content_block_delta", { index, delta: text });
const stop = (index: number) => event("content_block_stop", { index });

/** From https://docs.claude.com/en/docs/agents-and-tools/tool-use/web-search-tool, "Streaming". */
const anthropicSearch = [
  start(1, { type: "server_tool_use", id: "srvtoolu_01", name: "web_search", input: {} }),
  delta(1, { type: "input_json_delta", partial_json: "" }),
  delta(1, { type: "input_json_delta", partial_json: '{"query' }),
  delta(1, { type: "input_json_delta", partial_json: '": "Paris"}' }),
  stop(1),
  start(2, {
    type: "web_search_tool_result",
    tool_use_id: "srvtoolu_01",
    content: [
      {
        type: "web_search_result",
        title: "Paris",
        url: "https://paris.example/",
        encrypted_content: "Ev0D",
        page_age: null,
      },
      {
        type: "web_search_result",
        title: "More",
        url: "https://more.example/",
        encrypted_content: "Ev0E",
        page_age: "2 days ago",
      },
    ],
  }),
  stop(2),
  start(3, { type: "text", text: "", citations: [] }),
  delta(3, {
    type: "citations_delta",
    citation: {
      type: "web_search_result_location",
      cited_text: "Paris is",
      url: "https://paris.example/",
      title: "Paris",
      encrypted_index: "Eo8B",
    },
  }),
  delta(3, { type: "text_delta", text: "Paris is big." }),
  stop(3),
];

/**
 * Executes a request to a provider that sends the given responses. Returns the events with numbered IDs, and
 * the requests that the provider received.
 */
async function runWithProvider(prefix: string, tools: object[], ...replies: Respond[]) {
  const provider = await startProvider(...replies);
  const server = await startTestServer({
    byokProviders: createByokProviders(provider.url),
    everyProject: projectWithWebSearch,
  });
  const body = createRequest(`${prefix}/m`, "Hi", { tools }, { builtins: ["vai_web_search"] });
  const response = await server.request("POST", "/v1/runs:stream", body, callerKeys);
  const ids = new Map<string, string>();
  const numbered = (text: string) =>
    text.replaceAll(/\btc_\w+/g, (id) => ids.get(id) ?? ids.set(id, `id-${ids.size + 1}`).get(id) ?? "");
  const events = parseEvents(numbered(await response.text()));
  return { events, bodies: provider.requests.map(({ body }) => JSON.parse(numbered(JSON.stringify(body)))) };
}

const foundBlock = {
  type: "web_search_tool_result",
  tool_use_id: "id-1",
  content: [
    { type: "web_search_result", url: "https://paris.example/", title: "Paris", encrypted_content: "Ev0D" },
    {
      type: "web_search_result",
      url: "https://more.example/",
      title: "More",
      encrypted_content: "Ev0E",
      page_age: "2 days ago",
    },
  ],
};

describe("Anthropic's web_search", () => {
  const { start: open, text, call, finish } = findFormat("anthropic");
  const first = respondWith([
    ...open(),
    ...text(0, ["Let me look."]),
    ...anthropicSearch,
    ...call(4, "vai_web_search", ['{"query":"more"}']),
    ...finish(true),
  ]);
  const last = respondWith([...open(), ...text(0, ["Done."]), ...finish(false)]);
  const config = {
    max_uses: 2,
    allowed_domains: ["a.example"],
    blocked_domains: null,
    user_location: { city: "Paris", country: "FR", region: "IDF", timezone: "Europe/Paris" },
  };

  it("becomes blocks of the response, not a call of the gateway [G-005][G-145][G-156]", async () => {
    const { events } = await runWithProvider("anthropic", [{ type: "web_search", config }], first, last);
    const firstStep = events.slice(0, events.findIndex(({ type }) => type === "step_complete") + 1);
    const { response } = firstStep.at(-1);
    expect(response.content).toEqual([
      { type: "text", text: "Let me look." },
      { type: "server_tool_use", id: "id-1", name: "web_search", input: { query: "Paris" } },
      foundBlock,
      { type: "text", text: "Paris is big." },
      { type: "tool_use", id: "id-2", name: "vai_web_search", input: { query: "more" } },
    ]);
    const blocks = firstStep.flatMap(({ event }) =>
      event?.type === "content_block_start" ? [[event.index, event.content_block]] : [],
    );
    expect(blocks).toEqual([
      [0, { type: "text", text: "" }],
      [1, { type: "server_tool_use", id: "id-1", name: "web_search", input: {} }],
      [2, foundBlock],
      [3, { type: "text", text: "" }],
      [4, { type: "tool_use", id: "id-2", name: "vai_web_search", input: {} }],
    ]);
    const calls = events.filter(({ type }) => type === "tool_call_start" || type === "tool_result");
    expect(calls.map(({ type, id, name }) => [type, id, name])).toEqual([
      ["tool_call_start", "id-2", "vai_web_search"],
      ["tool_result", "id-2", "vai_web_search"],
    ]);
    const { result } = events.at(-1);
    expect([result.tool_call_count, result.turn_count, result.stop_reason]).toEqual([1, 2, "end_turn"]);
  });

  it("is listed before the builtins, and its result is in the next turn [G-005][G-010][G-082]", async () => {
    const { bodies } = await runWithProvider("anthropic", [{ type: "web_search", config }], first, last);
    const [firstRequest, again] = bodies;
    expect(
      firstRequest.tools.map(
        ({ input_schema: _schema, description: _text, ...tool }: object & Record<string, unknown>) => tool,
      ),
    ).toEqual([
      {
        type: "web_search_20250305",
        name: "web_search",
        max_uses: 2,
        allowed_domains: ["a.example"],
        user_location: {
          type: "approximate",
          city: "Paris",
          country: "FR",
          region: "IDF",
          timezone: "Europe/Paris",
        },
      },
      { name: "vai_web_search", eager_input_streaming: true },
    ]);
    expect(again.tools).toEqual(firstRequest.tools);
    const [, sentText, results] = again.messages;
    expect(sentText.content.filter(({ type }: { type: string }) => type === "tool_use")).toEqual([
      { type: "tool_use", id: "id-1", name: "web_search", input: { query: "Paris" } },
      { type: "tool_use", id: "id-2", name: "vai_web_search", input: { query: "more" } },
    ]);
    expect(results.content.map(({ tool_use_id }: { tool_use_id: string }) => tool_use_id)).toEqual([
      "id-1",
      "id-2",
    ]);
    expect(results.content[0].content).toContain("https://more.example/");
  });

  it("may fail, which becomes a block of the response [G-087]", async () => {
    const failed = [
      ...anthropicSearch.slice(0, 5),
      start(2, {
        type: "web_search_tool_result",
        tool_use_id: "srvtoolu_01",
        content: { type: "web_search_tool_result_error", error_code: "max_uses_exceeded" },
      }),
      stop(2),
    ];
    const reply = respondWith([...open(), ...text(0, ["Hm."]), ...failed, ...finish(false)]);
    const { events } = await runWithProvider("anthropic", [{ type: "web_search" }], reply);
    const { result } = events.at(-1);
    const [, call, block] = result.response.content;
    expect([call.id, block.tool_use_id, JSON.stringify(block).includes("max_uses_exceeded")]).toEqual([
      "id-1",
      "id-1",
      true,
    ]);
  });
});

it("sends the other native tools in Anthropic's format [G-005][G-082]", async () => {
  const { start: open, text, finish } = findFormat("anthropic");
  const reply = respondWith([...open(), ...text(0, ["Done."]), ...finish(false)]);
  const tools = [
    { type: "web_fetch", config: { max_uses: 1, blocked_domains: ["b.example"] } },
    { type: "code_execution" },
  ];
  const { bodies } = await runWithProvider("anthropic", tools, reply);
  expect(bodies[0].tools.slice(0, 2)).toEqual([
    { type: "web_fetch_20250910", name: "web_fetch", max_uses: 1, blocked_domains: ["b.example"] },
    { type: "code_execution_20250825", name: "code_execution" },
  ]);
});

describe("OpenAI's web_search", () => {
  const { start: open, text, call, finish } = findFormat("openai");
  const item = { id: "ws_1", type: "web_search_call" };
  const action = {
    type: "search",
    query: "Paris",
    sources: [{ type: "url", url: "https://paris.example/" }],
  };
  const at = { output_index: 0, item_id: "ws_1" };
  // From https://platform.openai.com/docs/api-reference/responses-streaming.
  const search = [
    event("response.output_item.added", { output_index: 0, item: { ...item, status: "in_progress" } }),
    event("response.web_search_call.in_progress", at),
    event("response.web_search_call.searching", at),
    event("response.web_search_call.completed", at),
    event("response.output_item.done", { output_index: 0, item: { ...item, status: "completed", action } }),
  ];
  const first = respondWith([
    ...open(),
    ...search,
    ...text(1, ["Paris."]),
    ...call(2, "vai_web_search", ['{"query":"more"}']),
    ...finish(true),
  ]);
  const last = respondWith([...open(), ...text(0, ["Done."]), ...finish(false)]);
  const config = { allowed_domains: ["a.example"], user_location: { city: "Paris" } };

  it("is requested and returned in OpenAI's format [G-005][G-082][G-156]", async () => {
    const tools = [{ type: "web_search", config }, { type: "code_execution" }];
    const { events, bodies } = await runWithProvider("openai", tools, first, last);
    expect(bodies[0].tools.slice(0, 2)).toEqual([
      {
        type: "web_search",
        filters: { allowed_domains: ["a.example"] },
        user_location: { type: "approximate", city: "Paris" },
      },
      { type: "code_interpreter", container: { type: "auto" } },
    ]);
    const { result } = events.at(-1);
    expect(result.steps[0].response.content).toEqual([
      { type: "server_tool_use", id: "id-1", name: "web_search", input: {} },
      {
        type: "server_tool_result",
        tool_use_id: "id-1",
        content: { action: { type: "search", query: "Paris" }, sources: action.sources },
      },
      { type: "text", text: "Paris." },
      { type: "tool_use", id: "id-2", name: "vai_web_search", input: { query: "more" } },
    ]);
    expect(result.tool_call_count).toBe(1);
    const outputs = bodies[1].input.filter(({ type }: { type: string }) => type === "function_call_output");
    expect(outputs.map(({ call_id }: { call_id: string }) => call_id)).toEqual(["id-1", "id-2"]);
    expect(outputs[0].output).toContain("https://paris.example/");
  });
});
