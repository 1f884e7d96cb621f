import { describe, expect, it, onTestFinished } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { readSettings } from "../config/settings.ts";
import { runConversation } from "../proof/testing/contract-clients.ts";
import { recordOperations } from "../proof/testing/operations.ts";
import { startTestServer, type TestServerOptions } from "../proof/testing/server.ts";
import { startServer } from "../server.ts";
import { createNativeTools } from "../tools/native.ts";
import { createSilentOperations } from "./operations.ts";

const script = (turns: unknown[]) => JSON.stringify({ turns });

/** Parses samples in the Prometheus text format, keyed by name and labels. */
function parseSamples(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, name = "", value] = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
    if (value !== undefined) samples.set(name, Number(value));
  }
  return samples;
}

const tool = (name: string, isError: boolean) => ({
  tool: { name, description: "", inputSchema: { type: "object" }, repeatable: true },
  run: async () => ({ content: [], isError }),
});

it("starts the series of alerts at 0", async () => {
  const server = await startTestServer({ operations: createSilentOperations() });
  const samples = parseSamples(await (await server.request("GET", "/metrics")).text());
  const alertSamples = [...samples].filter(([name]) =>
    /^agent_(?:runs_ended|stalled_readers)_total/.test(name),
  );
  expect(Object.fromEntries(alertSamples)).toEqual({
    'agent_runs_ended_total{status="failed",stop_reason="error"}': 0,
    ...Object.fromEntries(
      contractNames.map((name) => [`agent_stalled_readers_total{contract="${name}"}`, 0]),
    ),
  });
});

it("counts requests, streams, runs, turns, tokens and calls, with few labels", async () => {
  const operations = createSilentOperations();
  const tools = createNativeTools([tool("s/good", false), tool("s/bad", true)]);
  const server = await startTestServer({ operations, tools });
  const content = script([
    [
      { tool: "s/good", args: {} },
      { tool: "s/bad", args: {} },
    ],
    [{ text: "Done." }],
  ]);
  for (const contract of contractNames)
    await runConversation(server, contract, {
      threadId: "thr_1",
      content: contract === "tambo" ? content : script([[{ text: "a" }]]),
    });
  await server
    .script("thr_2", [[{ error: { code: "LLM_ERROR", message: "Broken." } }]])
    .then((stream) => stream.end());
  await server.request("GET", "/v1/threads/none");
  const response = await server.request("GET", "/metrics");
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  const samples = parseSamples(text);
  const finished = contractNames.length;
  const expected = {
    'agent_http_request_duration_seconds_count{contract="tambo",operation="createRun",status="200"}': 2,
    'agent_http_request_duration_seconds_count{contract="tambo",operation="getThread",status="404"}': 1,
    'agent_http_request_duration_seconds_count{contract="gateway",operation="streamRun",status="200"}': 1,
    'agent_open_streams{contract="tambo"}': 0,
    'agent_runs_started_total{start="new"}': finished + 1,
    'agent_runs_ended_total{status="finished",stop_reason="end_turn"}': finished,
    'agent_runs_ended_total{status="failed",stop_reason="error"}': 1,
    agent_active_runs: 0,
    'agent_run_duration_seconds_count{status="finished"}': finished,
    'agent_model_turns_total{provider="embedded",reason="tool-calls"}': 1,
    'agent_model_turns_total{provider="embedded",reason="stop"}': finished,
    'agent_model_turns_total{provider="embedded",reason="error"}': 1,
    'agent_tool_calls_total{outcome="ok"}': 1,
    'agent_tool_calls_total{outcome="failed"}': 1,
  };
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, samples.get(name)]))).toEqual(
    expected,
  );
  for (const direction of ["input", "output"])
    expect(
      samples.get(`agent_model_tokens_total{provider="embedded",direction="${direction}"}`),
    ).toBeGreaterThan(0);
  expect(text).not.toMatch(/thr_|run_[0-9a-z]{20}|req_/);
});

it("counts the events sent to a reader", async () => {
  const operations = createSilentOperations();
  const server = await startTestServer({ operations });
  const events = await (await server.script("thr_1", [[{ text: "Hi." }]])).end();
  const { values } = await operations.metrics.eventsSent.get();
  expect(values).toEqual([{ labels: { contract: "tambo" }, value: events.length }]);
});

it("counts an active run and its stream", async () => {
  const operations = createSilentOperations();
  const { metrics } = operations;
  const server = await startTestServer({ operations });
  const stream = await server.script("thr_1", [[{ text: ["a", { delay: 600_000 }] }]]);
  await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
  const now = async () => [(await metrics.activeRuns.get()).values, (await metrics.openStreams.get()).values];
  expect(await now()).toEqual([[{ labels: {}, value: 1 }], [{ labels: { contract: "tambo" }, value: 1 }]]);
  const runId = stream.response.headers.get("x-run-id");
  await server.request("DELETE", `/v1/threads/thr_1/runs/${runId}`);
  await stream.end();
  await expect
    .poll(now, { timeout: 5_000 })
    .toEqual([[{ labels: {}, value: 0 }], [{ labels: { contract: "tambo" }, value: 0 }]]);
  const { values } = await metrics.modelTurns.get();
  expect(values).toEqual([{ labels: { provider: "embedded", reason: "aborted" }, value: 1 }]);
});

describe("metrics are served", () => {
  it.each<[string, TestServerOptions, number]>([
    ["on the port of an open server", {}, 200],
    ["nowhere by a server with keys", { apiKeys: "p:key-of-p" }, 404],
    ["not on the server's port if they have their own", { metricsPort: 0 }, 404],
  ])("%s", async (_name, options, status) => {
    const server = await startTestServer(options);
    expect((await server.request("GET", "/metrics")).status).toBe(status);
  });

  it("on their own port", async () => {
    const { operations } = recordOperations();
    const env = { PORT: "0", DATABASE_FILE: ":memory:", METRICS_PORT: "0", API_KEYS: "p:key-of-p" };
    const settings = readSettings(env);
    const tools = createNativeTools([]);
    const server = await startServer(settings, (line) => expect.unreachable(line), { operations, tools });
    onTestFinished(() => server.close());
    const { metricsUrl = "" } = server;
    expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const response = await fetch(metricsUrl);
    expect([response.status, (await response.text()).includes("agent_active_runs 0")]).toEqual([200, true]);
    const elsewhere = await Promise.all([
      fetch(metricsUrl, { method: "POST" }),
      fetch(metricsUrl.replace("metrics", "v1/threads")),
    ]);
    expect(elsewhere.map(({ status }) => status)).toEqual([404, 404]);
    // If the port is in use, the next server does not start, and its error explains the fix.
    const port = new URL(metricsUrl).port;
    const second = startServer({ ...settings, metricsPort: Number(port) }, () => {}, { tools });
    await expect(second).rejects.toThrow(
      `METRICS_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}; set it to a free port`,
    );
  });
});
