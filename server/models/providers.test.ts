/** Tests runs through the providers' SDKs, against loopback servers that use the real formats. */
import { describe, expect, it } from "vitest";
import { readCheckedEvents } from "../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";
import { formats } from "./fixtures/formats.ts";
import {
  type Respond,
  respondAndClose,
  respondAndWait,
  respondWith,
  respondWithStatus,
  startProvider,
} from "./fixtures/provider.ts";
import { apiKey, createProviders } from "./fixtures/providers-at.ts";
import { findProviderModel } from "./providers.ts";

const tool = {
  name: "clock/now",
  description: "The time",
  inputSchema: { type: "object", properties: { zone: { type: "string" } } },
  repeatable: true,
};
const clock = createNativeTools([
  {
    tool,
    run: async (_project, input) => ({
      content: [{ type: "text", text: `noon in ${input.zone}` }],
      isError: false,
    }),
  },
]);

const sendRequest = { message: { role: "user", content: "What time is it?" }, createThread: true };

/** Runs a provider model that gets the given responses. */
async function run(prefix: string, replies: Respond[], request = {}) {
  const provider = await startProvider(...replies);
  const server = await startTestServer({
    providers: createProviders(provider.url, { maxRetries: 0 }),
    tools: clock,
  });
  const body = { ...sendRequest, model: `${prefix}/m-1`, ...request };
  const stream = await server.stream("POST", "/v1/threads/thr_provider/runs", body);
  return { provider, server, stream };
}

/** Returns a turn in readable form: event types and streamed content. */
function listPrompts(events: { event: { [member: string]: unknown } }[]): unknown[] {
  return events.map(
    ({ event }) => event.delta ?? event.content ?? event.toolCallName ?? event.name ?? event.type,
  );
}

it.each(formats.filter(({ reasoning }) => reasoning))(
  "a model of $prefix streams its reasoning",
  async (format) => {
    const frames = [
      ...format.start(),
      ...(format.reasoning?.(0, ["Let me ", "think."]) ?? []),
      ...format.text(1, ["Noon."]),
      ...format.finish(false),
    ];
    const provider = await startProvider(respondWith(frames));
    const model = findProviderModel(
      `${format.prefix}/m-1`,
      createProviders(provider.url, { maxRetries: 0 }),
      () => {},
    );
    const content = [{ type: "text" as const, text: "What time is it?" }];
    const reply = await model?.doStream({ prompt: [{ role: "user", content }] });
    const deltas: string[] = [];
    const usage: unknown[] = [];
    for await (const part of reply?.stream ?? []) {
      if ("delta" in part && part.delta !== "") deltas.push(`${part.type} ${part.delta}`);
      if (part.type === "finish") usage.push(part.usage.inputTokens.total, part.usage.outputTokens.total);
    }
    expect(deltas).toEqual(["reasoning-delta Let me ", "reasoning-delta think.", "text-delta Noon."]);
    expect(usage).toEqual([7, 3]);
  },
);

describe.each(formats)("a model of $prefix", (format) => {
  it("streams text and parallel calls with their fragments, and receives the results [T-041][T-064]", async () => {
    const first = respondWith([
      ...format.start(),
      ...format.text(0, ["One ", "moment…\n"]),
      ...format.call(1, "clock__now", ['{"zone":"Par', 'is"}']),
      ...format.call(2, "clock__now", ['{"zone":"Rome"}']),
      ...format.finish(true),
    ]);
    const second = respondWith([...format.start(), ...format.text(0, ["Noon."]), ...format.finish(false)]);
    const sampling = { maxTokens: 77, temperature: 0.25 };
    const { provider, stream, server } = await run(format.prefix, [first, second], sampling);
    const events = await readCheckedEvents(stream);
    const paris = ["clock/now", '{"zone":"Par', 'is"}'];
    const rome = ["clock/now", '{"zone":"Rome"}'];
    const end = "TOOL_CALL_END";
    // Chat Completions does not send the end of a call, so the SDK infers it from the end of the stream.
    const chat = format.prefix === "openai-chat" || format.prefix === "local";
    expect(listPrompts(events)).toEqual([
      "RUN_STARTED",
      ...["TEXT_MESSAGE_START", "One ", "moment…\n", "TEXT_MESSAGE_END"],
      ...(chat ? [...paris, ...rome, end, end] : [...paris, end, ...rome, end]),
      ...["noon in Paris", "tambo.tool.result", "noon in Rome", "tambo.tool.result"],
      ...["TEXT_MESSAGE_START", "Noon.", "TEXT_MESSAGE_END"],
      ...["tambo.run.finished", "RUN_FINISHED"],
    ]);
    expect(provider.requests.map(({ path }) => path)).toEqual([format.path, format.path]);
    const [firstRequest, answered] = provider.requests;
    const { headers, body } = firstRequest ?? {};
    expect(headers?.authorization ?? headers?.["x-api-key"]).toContain(apiKey);
    expect(body).toMatchObject({ model: "m-1", temperature: 0.25, stream: true });
    expect(body.max_tokens ?? body.max_output_tokens).toBe(77);
    expect(JSON.stringify(body.tools)).toContain('"clock__now"');
    const results = JSON.stringify(answered?.body);
    expect([results.indexOf("noon in Paris") > 0, results.indexOf("noon in Rome") > 0]).toEqual([true, true]);
    expect(server.log).toEqual([]);
  });

  it("keeps empty arguments, and reports arguments that are not JSON [T-041]", async () => {
    const calls = [
      ...format.start(),
      ...format.call(0, "clock__now", []),
      ...format.call(1, "clock__now", ['{"zone": oops']),
      ...format.finish(true),
    ];
    const end = [...format.start(), ...format.text(0, ["ok"]), ...format.finish(false)];
    const { provider, stream } = await run(format.prefix, [respondWith(calls), respondWith(end)]);
    await readCheckedEvents(stream);
    const results = JSON.stringify(provider.requests[1]?.body);
    expect(results).toContain("noon in undefined");
    expect(results).toContain("The arguments are not a JSON object.");
  });

  const begin = [...format.start(), ...format.text(0, ["Well"])];
  const half = [...begin, ...format.call(1, "clock__now", ['{"zone":"Pa']).slice(0, 2)];
  const told4xx = { error: { type: "invalid_request_error", message: `bad key ${apiKey}`, code: null } };
  const slow = "The model's provider is limiting the request rate. Try again later.";
  const rejected = (status: number) => `The model's provider rejected the request with status ${status}.`;
  const failed = "The model's provider failed. Try again later.";
  const broken = "The model's response was incomplete or invalid. Try again.";
  const failures: [string, Respond, string, string][] = [
    ["a 429", respondWithStatus(429, told4xx, { "retry-after": "1" }), "RATE_LIMIT_EXCEEDED", slow],
    ["a 400", respondWithStatus(400, told4xx), "LLM_CLIENT_ERROR", rejected(400)],
    ["a 401", respondWithStatus(401, told4xx), "LLM_CLIENT_ERROR", rejected(401)],
    ["a 404 that is a page", respondWithStatus(404, "<html>"), "LLM_CLIENT_ERROR", rejected(404)],
    ["a 500", respondWithStatus(500, told4xx), "LLM_SERVER_ERROR", failed],
    ["a 529 without a body", respondWithStatus(529, ""), "LLM_SERVER_ERROR", failed],
    ["a connection closed before the response", (reply) => reply.destroy(), "LLM_SERVER_ERROR", ""],
    ["an empty stream", respondWith([]), "LLM_ERROR", broken],
    [
      "a page for a stream",
      respondWithStatus(200, "<html></html>", { "content-type": "text/html" }),
      "LLM_ERROR",
      broken,
    ],
    ["a stream without its finish", respondWith(begin), "LLM_ERROR", broken],
    ["a stream cut in a text", respondAndClose(begin), "LLM_ERROR", broken],
    ["a stream cut in a call", respondAndClose(half), "LLM_ERROR", broken],
    ["a stream that ends in a call", respondWith(half), "LLM_ERROR", broken],
    ["a chunk that is no JSON", respondAndWait([...begin, "data: {oops\n\n"]), "LLM_ERROR", broken],
    [
      "a chunk of another shape",
      respondAndWait([...begin, 'data: {"type":7,"choices":7}\n\n']),
      "LLM_ERROR",
      broken,
    ],
    ["garbage at once", respondAndWait(["data: \u0000\u0001\n\n"]), "LLM_ERROR", broken],
    ["a failure first", respondWith(format.failure("server_error", "no")), "LLM_SERVER_ERROR", failed],
    [
      "a failure in the stream",
      respondAndWait([...begin, ...format.failure("overloaded_error", `no ${apiKey}`)]),
      "LLM_SERVER_ERROR",
      failed,
    ],
    [
      "a rate limit in the stream",
      respondAndWait([...begin, ...format.failure("rate_limit_error", "slower")]),
      "RATE_LIMIT_EXCEEDED",
      slow,
    ],
  ];
  it.each(failures)(
    "ends a run with one error for %s [T-042][T-171][T-208][TC-043][D7]",
    async (_name, reply, code, message) => {
      const { provider, stream, server } = await run(format.prefix, [reply]);
      const events = (await readCheckedEvents(stream)).map(({ event }) => event);
      const unreachable = "The model's provider cannot be reached. Try again later.";
      expect(events.filter(({ type }) => /^RUN_(ERROR|FINISHED)$/.test(type))).toEqual([
        expect.objectContaining({ type: "RUN_ERROR", code, message: message || unreachable }),
      ]);
      // There was one request and one log line.
      expect(provider.requests).toHaveLength(1);
      expect(server.log).toEqual([expect.stringContaining(`model ${format.prefix}/m-1: `)]);
      const { body } = await server.json("GET", "/v1/threads/thr_provider/messages");
      expect(JSON.stringify([events, server.log, body])).not.toContain("hunter2");
    },
  );

  it.each([
    ["that it has begun to send", respondAndWait(begin), "TEXT_MESSAGE_CONTENT"],
    ["that says nothing yet", respondAndWait(format.start()), "RUN_STARTED"],
    ["that has not started", () => {}, "RUN_STARTED"],
  ] as [string, Respond, string][])(
    "closes the connection when a run is cancelled during a response %s [T-144][TC-012]",
    async (_name, reply, first) => {
      const { provider, stream, server } = await run(format.prefix, [reply]);
      await stream.until(({ type }) => type === first);
      await provider.requested;
      const { runId } = stream.received[0]?.event ?? {};
      await server.json("DELETE", `/v1/threads/thr_provider/runs/${runId}`);
      await provider.closed;
      const last = (await readCheckedEvents(stream)).at(-1);
      expect(last?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
      expect(server.log).toEqual([]);
    },
  );

  it("closes the connection after malformed data in an open stream", async () => {
    const { provider, stream } = await run(format.prefix, [respondAndWait([...begin, "data: {oops\n\n"])]);
    await readCheckedEvents(stream);
    await provider.closed;
  });

  it("follows no redirect, because that would also send the key", async () => {
    const elsewhere = await startProvider(respondWith([...begin, ...format.finish(false)]));
    const { stream } = await run(format.prefix, [
      respondWithStatus(307, "", { location: `${elsewhere.url}${format.path}` }),
    ]);
    const events = await readCheckedEvents(stream);
    expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "LLM_SERVER_ERROR" });
    expect(elsewhere.requests).toEqual([]);
  });

  it("fails when nothing listens", async () => {
    const server = await startTestServer({
      providers: createProviders("http://127.0.0.1:9", { maxRetries: 0 }),
    });
    const body = { ...sendRequest, model: `${format.prefix}/m-1` };
    const events = await readCheckedEvents(await server.stream("POST", "/v1/threads/thr_a/runs", body));
    expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "LLM_SERVER_ERROR" });
  });
});

it("sends no key to a server that needs none", async () => {
  const provider = await startProvider(respondWithStatus(404, {}));
  const access = { name: "local", kind: "openai-compatible" as const, baseUrl: `${provider.url}/v1` };
  const model = findProviderModel("local/org/m-1", [access], () => {});
  await expect(model?.doStream({ prompt: [] })).rejects.toThrow("status 404");
  expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  expect(provider.requests[0]?.body.model).toBe("org/m-1");
});
