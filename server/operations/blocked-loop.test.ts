import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestModels, endsBy } from "../agents/fixtures/model.ts";
import { helper, tool, withDelegation } from "../agents/fixtures/tools.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import { createEmbeddedModel } from "../models/embedded.ts";
import { createScriptModel } from "../models/script/model.ts";
import { runIdOf } from "../proof/testing/clients/tambo-runs.ts";
import { executeScenario } from "../proof/testing/engine-runs.ts";
import { type RecordedOperations, recordOperations } from "../proof/testing/operations.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";
import { watchEventLoop } from "./blocked-loop.ts";

/** Time for which the tests block the event loop, in milliseconds. */
const longMs = 800;

function block(ms = longMs): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/**
 * Watches the event loop until the end of the test.
 *
 * @returns A `blocksOf` function that returns the lines logged so far about long blocks in a step. Other
 * steps are ignored, because a busy machine may also cause blocks in them.
 */
async function watchLoop({ operations, lines } = recordOperations()) {
  onTestFinished(await watchEventLoop(operations.logger));
  const blocksOf = (name: string) => () =>
    lines("event loop blocked").filter(({ ms, step }) => step === name && Number(ms) > longMs - 100);
  return { lines, blocksOf };
}

const polling = { timeout: 10_000 };
const toolStep = "run > tool s/slow";
const ms = expect.any(Number);

/**
 * Executes a run with one tool call.
 *
 * @returns The run ID.
 */
async function callTool(work: () => Promise<void>): Promise<string | undefined> {
  const slow = tool("s/slow", async () => {
    await work();
    return "Done.";
  });
  const turns = [[{ tool: "s/slow", args: { word: "secret" } }], [{ text: "a" }]];
  const [first] = await executeScenario({ turns, tools: [slow] });
  return first?.type === "RUN_STARTED" ? first.runId : undefined;
}

/** Starts a server and sends it one request, because the first request is slow. */
async function warmServer(tools: ServerTools, { operations }: RecordedOperations): Promise<TestServer> {
  const server = await startTestServer({ tools, operations });
  await (await server.script("thr_warm", [[{ text: "a" }]])).end();
  return server;
}

async function blockInMicrotasks(): Promise<void> {
  const end = performance.now() + longMs;
  while (performance.now() < end) {
    await undefined;
    block(0.3);
  }
}

describe("the log line of a block contains project, thread, run and step", () => {
  it.each<[string, () => Promise<void>]>([
    ["immediately", async () => block()],
    ["after a wait", () => delay(20).then(() => block())],
    ["in many microtasks", blockInMicrotasks],
  ])("of a tool that blocks the event loop %s", async (_name, work) => {
    const { blocksOf } = await watchLoop();
    const runId = await callTool(work);
    const line = { ms, step: toolStep, projectId: "p", threadId: "t", runId };
    await expect.poll(blocksOf(toolStep), polling).toEqual([line]);
  });

  it.each([
    ["slow", "slow"],
    // Clients choose the text after the provider's name, which could be a key.
    ["openai/sk-secret", "openai"],
  ])("of a model that blocks the event loop: %s", async (modelId, provider) => {
    const { blocksOf } = await watchLoop();
    const model = createEmbeddedModel(modelId, async function* () {
      yield { type: "stream-start", warnings: [] };
      block();
      yield endsBy("stop");
    });
    const [first] = await executeScenario({ model });
    const runId = first?.type === "RUN_STARTED" ? first.runId : undefined;
    const step = `run > turn-1 > model ${provider}`;
    const line = { ms, step, projectId: "p", threadId: "t", runId };
    await expect.poll(blocksOf(step), polling).toEqual([line]);
  });

  it("of an agent whose tool blocks the event loop", async () => {
    const slow = tool("box/slow", () => {
      block();
      return "Done.";
    });
    const tools = withDelegation(createNativeTools([slow]), {
      models: createTestModels({ script: createScriptModel() }),
      agentsOf: () => [helper({ tools: ["box/*"] })],
      log: (line) => expect.unreachable(line),
    });
    const recorded = recordOperations();
    const server = await warmServer(tools, recorded);
    const { blocksOf } = await watchLoop(recorded);
    const task = JSON.stringify({ turns: [[{ tool: "box/slow", args: {} }], [{ text: "a" }]] });
    const call = { tool: "delegate_to_helper", args: { task_description: task } };
    const stream = await server.script("thr_a", [[call], [{ text: "b" }]]);
    await stream.end();
    const step = "run > tool delegate_to_helper > tool box/slow";
    const line = { threadId: "thr_a", runId: runIdOf(stream) };
    await expect.poll(blocksOf(step), polling).toMatchObject([line]);
  });
});

it("the log line contains the request if no run blocks the event loop", async () => {
  const none = createNativeTools([]);
  let blocks = false;
  const list = () => {
    // The request is checked against the tools before its run starts.
    if (blocks) block();
    blocks = false;
    return [];
  };
  const recorded = recordOperations();
  const server = await warmServer({ ...none, list }, recorded);
  const { blocksOf } = await watchLoop(recorded);
  blocks = true;
  const headers = { "x-request-id": "r1" };
  const body = { message: { role: "user", content: "a" }, createThread: true };
  await server.request("POST", "/v1/threads/thr_a/runs", body, headers).then((response) => response.text());
  const ids = { requestId: "r1", projectId: "default", threadId: "thr_a" };
  const line = { ms, step: "request", contract: "tambo", operation: "createRun", ...ids };
  await expect.poll(blocksOf("request"), polling).toEqual([line]);
});

it("the log line has the step `none` if the cause is unknown", async () => {
  const { blocksOf } = await watchLoop();
  await delay(20);
  block();
  await expect.poll(blocksOf("none"), polling).toContainEqual({ ms, step: "none" });
});

it("a long wait is not logged", async () => {
  const { blocksOf } = await watchLoop();
  await callTool(() => delay(2 * longMs));
  expect(blocksOf(toolStep)()).toEqual([]);
});

it("logs blocks of more than 250 ms, at most once per second, and then the longest", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  const { lines } = await watchLoop();
  const beatAfter = (blockedMs: number) => {
    now += 25 + blockedMs;
    vi.advanceTimersByTime(25);
  };
  const logged = () => lines("event loop blocked").map((line) => line.ms);
  for (const blockedMs of [0, 250, 600]) beatAfter(blockedMs);
  expect(logged()).toEqual([600]);
  for (const blockedMs of [300, 400, 100]) beatAfter(blockedMs);
  expect(logged()).toEqual([600]);
  for (const blockedMs of [100, 50, 0]) beatAfter(blockedMs);
  expect(logged()).toEqual([600, 400]);
});
