import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { defaultLimits } from "../../core/settings.ts";
import { formats, type StreamFormat } from "../../models/fixtures/formats.ts";
import {
  type Respond,
  respondAndClose,
  respondWith,
  respondWithStatus,
  startProvider,
} from "../../models/fixtures/provider.ts";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import {
  createByokProviders,
  createRequest,
  createScriptRequest,
  endpoints,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

afterEach(() => void vi.restoreAllMocks());

/** The API keys used in these tests. Each key has a unique part, so that a leak can be identified. */
const planted = {
  Authorization: "Bearer apikey-hunter2",
  "X-API-Key": "xapikey-hunter2",
  "X-Provider-Key-OpenAI": "sk-openai-hunter2",
  "X-Provider-Key-Anthropic": "sk-ant-hunter2",
  "X-Provider-Key-local": "local-hunter2",
  "X-Provider-Key-Tavily": "tvly-hunter2",
  "X-Provider-Key-Brave": "brave-hunter2",
  "X-Provider-Key-Gemini": "gemini-hunter2",
  Cookie: "session=cookie-hunter2",
};
const ownKeys: Record<string, string> = {
  openai: "sk-openai-hunter2",
  "openai-chat": "sk-openai-hunter2",
  anthropic: "sk-ant-hunter2",
  local: "local-hunter2",
};

/** Returns the parts of keys that occur in the text, in any letter case, plain or as base64. */
function findLeaks(all: string): string[] {
  return all.match(/[\w-]*hunter\d?|\*ter2|aHVudGVy\w*|h1bnRlc\w*|odW50ZX\w*/gi) ?? [];
}

/** Starts search providers whose responses repeat the request, and records the keys that they received. */
async function startTavily(status: number) {
  const keys: unknown[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    keys.push(authorization);
    bodies.push(await text(request), JSON.stringify({ ...request.headers, authorization: "" }));
    const results = [{ title: "A page", url: "https://pages.example/", content: "Text" }];
    const reply = status === 200 ? { results } : { detail: { error: `bad key ${authorization}` } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, bodies };
}

/**
 * Collects everything that a server outputs while handling requests: responses with headers, its log, and the
 * output of the process.
 */
async function collectOutput(
  settings: Parameters<typeof startTestServer>[0],
  requests: { body: unknown; headers?: Record<string, string>; method?: string; path?: string }[],
): Promise<string> {
  const output: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => {
      output.push(String(chunk));
      return true;
    });
  const gateway = { auth: "required", limits: defaultGatewayLimits, rate: false } as const;
  const server = await startTestServer({ apiKeys: "shop:apikey-hunter2", gateway, ...settings });
  for (const { body, headers = {}, method = "POST", path: only } of requests) {
    for (const path of only === undefined ? endpoints : [only]) {
      const response = await server.request(method, path, body, { ...planted, ...headers });
      output.push(`${response.status} ${JSON.stringify([...response.headers])}`, await response.text());
    }
  }
  await server.close();
  const all = [...output, ...server.log].join("\n");
  expect(all).toContain("request_id");
  return all;
}

const builtins = ["vai_web_search"];
const chosen = { builtins, server_tool_config: { vai_web_search: { provider: "tavily" } } };

describe.each(formats)("with a provider of $prefix", (format) => {
  const { prefix, start, text: say, call, finish, failure } = format;
  const key = ownKeys[prefix] ?? "";
  const echo = {
    type: "error",
    error: { type: "invalid_request_error", message: `bad key ${key}`, code: key },
  };
  const replies: [string, Respond][] = [
    ["answers", respondWith([...start(), ...say(0, ["Hi."]), ...finish(false)])],
    ["rejects the key, and repeats it", respondWithStatus(401, echo)],
    [
      "rejects the key, and repeats a part of it",
      respondWithStatus(401, { error: { message: "bad key sk-openai-***ter2, sk-ant-***ter2" } }),
    ],
    ["fails, and repeats the key", respondWithStatus(500, echo, { "retry-after": "0" })],
    ["answers with no JSON", respondWithStatus(400, `<html>${key}</html>`)],
    [
      "fails in its stream",
      respondWith([...start(), ...say(0, ["Hi."]), ...failure("server_error", `bad key ${key}`)]),
    ],
    ["sends a line that is no JSON", respondWith([...start(), `data: {${key}\n\n`])],
    [
      "sends an event of another form",
      respondWith([...start(), `data: {"type":"${key}","choices":"${key}"}\n\n`]),
    ],
    ["breaks off", respondAndClose([...start(), ...say(0, ["Hi."])])],
  ];

  it.each(replies)("that %s [G-174][G-175]", async (_how, reply) => {
    const provider = await startProvider(reply);
    const providers = createProviders(provider.url, { maxRetries: 0 });
    const byokProviders = createByokProviders(provider.url);
    const all = await collectOutput({ providers, byokProviders }, [
      { body: createRequest(`${prefix}/m`, "Hi") },
    ]);
    expect(findLeaks(all)).toEqual([]);
    expect(provider.requests.length).toBe(2);
    for (const { headers, body, path } of provider.requests) {
      expect(findLeaks(JSON.stringify(headers))).toEqual([key]);
      expect(findLeaks(JSON.stringify([body, path]))).toEqual([]);
    }
  });

  it("that redirects: nothing is sent to the new location [G-175]", async () => {
    const elsewhere = await startProvider(respondWithStatus(200, {}));
    const provider = await startProvider(
      respondWithStatus(307, "", { location: `${elsewhere.url}/v1?${key}` }),
    );
    const body = createRequest(`${prefix}/m`, "Hi");
    const all = await collectOutput({ byokProviders: createByokProviders(provider.url) }, [{ body }]);
    expect([findLeaks(all), elsewhere.requests, provider.requests.length]).toEqual([[], [], 2]);
  });

  it.each([200, 401, 500])("and a search provider that responds with %i [G-175][GX-10]", async (status) => {
    const provider = await startProvider(
      ...[1, 2].flatMap(() => [
        respondWith([...start(), ...call(0, "vai_web_search", ['{"query":"x"}']), ...finish(true)]),
        respondWith([...start(), ...say(0, ["Done."]), ...finish(false)]),
      ]),
    );
    const tavily = await startTavily(status);
    const webSearch = { provider: "tavily", apiKey: "operator-hunter3", baseUrl: tavily.url } as const;
    const everyProject = { toolServers: [], agents: [], builtInTools: { webSearch }, limits: defaultLimits };
    const body = createRequest(`${prefix}/m`, "Hi", {}, chosen);
    const all = await collectOutput({ byokProviders: createByokProviders(provider.url), everyProject }, [
      { body },
    ]);
    expect(findLeaks(all)).toEqual([]);
    expect(all).toContain('"turn_count":2');
    expect([tavily.keys, findLeaks(tavily.bodies.join())]).toEqual([
      ["Bearer tvly-hunter2", "Bearer tvly-hunter2"],
      [],
    ]);
    expect(provider.requests.map(({ headers }) => findLeaks(JSON.stringify(headers)))).toEqual(
      [1, 2, 3, 4].map(() => [key]),
    );
    expect(findLeaks(JSON.stringify(provider.requests.map(({ body }) => body)))).toEqual([]);
  });
});

it("with an unavailable provider, and with all kinds of rejected requests [G-174][G-175]", async () => {
  const said = createScriptRequest([[{ text: "Hi." }, { echo: "prompt" }]]);
  const all = await collectOutput({ byokProviders: createByokProviders("http://127.0.0.1:9") }, [
    ...formats.map(({ prefix }: StreamFormat) => ({ body: createRequest(`${prefix}/m`, "Hi") })),
    { body: said },
    { body: said, headers: { Authorization: "Bearer wrong-hunter2" } },
    { body: said, headers: { Authorization: "hunter2" } },
    { body: said, headers: { "X-VAI-Version": "hunter2" } },
    { body: said, headers: { "X-Provider-Key-OpenAI": "" } },
    { body: createRequest("openai/m", "Hi"), headers: { "X-Provider-Key-OpenAI": "" } },
    { body: createRequest("nobody/m", "Hi") },
    { body: createRequest("openai/m", "Hi", {}, { extra: 1 }) },
    { body: createRequest("openai/m", "Hi", {}, chosen), headers: { "X-Provider-Key-Tavily": "" } },
    { body: createScriptRequest([[{ error: { code: "LLM_ERROR", message: "Broken." } }]]) },
    { body: createScriptRequest([[{ tool: "none", args: {} }]]) },
    { body: undefined },
    { body: undefined, method: "GET" },
    { body: said, path: "/v1/runs/none" },
  ]);
  expect(findLeaks(all)).toEqual([]);
});

it("detects a key where there is one", () => {
  const base64 = [0, 1, 2].map((at) => Buffer.from(`${"x".repeat(at)}hunter2`).toString("base64"));
  expect(["a Caller-HUNTER2 b", ...base64].map((all) => findLeaks(all).length)).toEqual([1, 1, 1, 1]);
  expect(findLeaks("sk-openai-***ter2")).toEqual(["*ter2"]);
  expect(findLeaks("huntsman")).toEqual([]);
});
