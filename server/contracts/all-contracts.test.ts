import { describe, expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { combineServerTools } from "../core/ports/tools.ts";
import { defaultLimits } from "../core/settings.ts";
import { contractClients, readStreamParts, runConversation } from "../proof/testing/contract-clients.ts";
import { startSearchEngine } from "../proof/testing/search-engine.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";
import { createGatewayTools } from "../tools/web/builtins.ts";

/** Contracts whose streams contain tool calls. */
const withCalls = contractNames.filter((name) => contractClients[name].features.calls);

/** Contracts that have threads, whose IDs clients can choose. */
const withThreads = contractNames.filter((name) => name !== "gateway" && name !== "tambo-compat");

/**
 * Starts a server on which all contracts use the gateway's tools, and a search engine that responds
 * immediately.
 */
async function startServerWithGatewayTools() {
  const engine = await startSearchEngine();
  for (const query of ["moon", "tides"]) engine.respondTo(query);
  const builtInTools = { webSearch: { provider: "searxng" as const, baseUrl: engine.url } };
  const shared = createNativeTools([...createGatewayTools(builtInTools).values()]);
  return await startTestServer({
    tools: combineServerTools(shared, streaming),
    everyProject: { toolServers: [], agents: [], builtInTools, limits: defaultLimits },
  });
}

/** A tool that streams part of its result and returns an image. */
const streaming = createNativeTools([
  {
    tool: { name: "draw", description: "Draws", inputSchema: { type: "object" }, repeatable: true },
    async run(_project, _input, { onProgress }) {
      onProgress?.("Half a ");
      return {
        content: [
          { type: "text", text: "Half a moon." },
          { type: "image", source: { type: "base64", mediaType: "image/png", data: "iVBORw0KGgo=" } },
        ],
        isError: false,
      };
    },
  },
]);

const found = (query: string) =>
  `{"provider":"searxng","results":[{"title":"About ${query}","url":"https://pages.example/${query}","snippet":"A page.","published_at":null,"source":"pages.example"}]}`;

const turns = [
  [
    { reasoning: ["Secretly ", "pondering."] },
    { text: ["I look ", "it up. "] },
    { tool: "vai_web_search", args: ['{"query":', '"moon"}'] },
    { tool: "vai_web_search", args: { query: "tides" } },
  ],
  [{ text: "Now once more. " }, { tool: "vai_web_search", args: { query: "" } }],
  [{ text: ["It is ", "the moon. 🌕"] }],
];

/** Text of the failed search, and the ways in which contracts mark the failure. */
const failureText = "must not be empty";

describe("one scripted run", () => {
  it.each(contractNames)(
    "gives the same text, tool names and tool outputs in %s [M-090]",
    async (contract) => {
      const server = await startServerWithGatewayTools();
      const { content: seen } = await runConversation(server, contract, {
        threadId: "moon",
        content: JSON.stringify({ turns }),
        builtins: ["vai_web_search"],
      });
      const calls = {
        tools: ["vai_web_search", "vai_web_search", "vai_web_search"],
        outputs: [found("moon"), found("tides"), expect.stringContaining(failureText)],
      };
      expect(seen).toEqual({
        text: "I look it up. Now once more. It is the moon. 🌕",
        ...(withCalls.includes(contract) ? calls : { tools: [], outputs: [] }),
      });
    },
  );

  it("gives the same text for failed calls in all contracts, and tool progress marks it [M-039][M-090]", async () => {
    const content = JSON.stringify({ turns });
    const failures = new Map<string, string | undefined>();
    for (const contract of withCalls) {
      const server = await startServerWithGatewayTools();
      const requestBody = { threadId: contract, content, builtins: ["vai_web_search"] };
      failures.set(contract, (await runConversation(server, contract, requestBody)).content.outputs[2]);
    }
    const text = failures.get("tambo") ?? "";
    const marked = withCalls.map((name) => [name, contractClients[name].failedOutput?.(text) ?? text]);
    expect(Object.fromEntries(failures)).toEqual(Object.fromEntries(marked));
  });

  it.each(contractNames)("is the same in %s for any chunks of bytes [M-094]", async (contract) => {
    const server = await startServerWithGatewayTools();
    const requestBody = {
      threadId: "moon",
      content: JSON.stringify({ turns }),
      builtins: ["vai_web_search"],
    };
    const { body, content: seen } = await runConversation(server, contract, requestBody);
    for (let at = 0; at <= body.length; at += 1) {
      expect(readStreamParts(contract, [body.slice(0, at), body.slice(at)]), `cut at ${at}`).toEqual(seen);
    }
  });
});

describe("features that a contract cannot express", () => {
  it.each(withThreads)("are not in the stream of %s [M-060][M-062][M-063][M-064]", async (contract) => {
    const server = await startServerWithGatewayTools();
    const drawing = [[{ reasoning: ["Secretly "] }, { tool: "draw", args: {} }], [{ text: "Drawn." }]];
    const content = JSON.stringify({ turns: drawing });
    const { body, content: seen } = await runConversation(server, contract, { threadId: "art", content });
    expect(seen.text).toBe("Drawn.");
    expect({
      calls: seen.tools.includes("draw"),
      reasoning: body.includes("Secretly "),
      partialOutput: body.includes('"Half a "'),
      picture: body.includes("iVBORw0KGgo="),
      usage: body.includes("inputTokens"),
    }).toEqual(contractClients[contract].features);
  });

  it("cannot be used in the gateway: a tool of the thread's registry [M-061]", async () => {
    const server = await startServerWithGatewayTools();
    const content = JSON.stringify({ turns: [[{ tool: "draw", args: {} }], [{ text: "Drawn." }]] });
    const { body, content: seen } = await runConversation(server, "gateway", { threadId: "art", content });
    expect(seen).toEqual({ text: "Drawn.", tools: ["draw"], outputs: [expect.stringContaining("draw")] });
    expect(body).not.toContain("Half a ");
    expect(body).not.toContain('"threadId"');
  });
});

describe("a thread written by one contract", () => {
  interface Listed {
    role: string;
    content: { text?: string }[];
    toolCalls?: { name: string; arguments: object }[];
    isError?: boolean;
  }
  const plain = ({ role, content, toolCalls = [], isError }: Listed) => [
    role,
    content.map(({ text }) => text).join(""),
    ...toolCalls.map(({ name, arguments: args }) => `${name} ${JSON.stringify(args)}`),
    ...(isError === true ? ["failed"] : []),
  ];

  it.each(withThreads)("%s: is read by the Tambo contract like one of its own [M-095]", async (contract) => {
    const server = await startServerWithGatewayTools();
    const content = JSON.stringify({ turns });
    await runConversation(server, contract, { threadId: "moon", content });
    const { body } = await server.json("GET", "/v1/threads/moon/messages?order=asc");
    expect(body.messages.map(plain)).toEqual([
      ["user", content],
      ["assistant", "I look it up. ", 'vai_web_search {"query":"moon"}', 'vai_web_search {"query":"tides"}'],
      ["tool", found("moon")],
      ["tool", found("tides")],
      ["assistant", "Now once more. ", 'vai_web_search {"query":""}'],
      ["tool", expect.stringContaining(failureText), "failed"],
      ["assistant", "It is the moon. 🌕"],
    ]);
  });

  it("is continued by the next one, whose model gets the complete conversation [M-095]", async () => {
    const server = await startServerWithGatewayTools();
    for (const contract of withThreads) {
      const content = JSON.stringify({ turns: [[{ text: `Said by ${contract}.` }]] });
      await runConversation(server, contract, { threadId: "ring", content });
    }
    const content = JSON.stringify({ turns: [[{ echo: "prompt" }]] });
    const { content: seen } = await runConversation(server, "tool-progress", { threadId: "ring", content });
    for (const contract of withThreads) expect(seen.text).toContain(`Said by ${contract}.`);
  });
});
