import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { endsBy, modelsOf } from "../agents/fixtures/model.ts";
import { helper, tool, withDelegation } from "../agents/fixtures/tools.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import { embeddedModel } from "../models/embedded.ts";
import { scriptModel } from "../models/script/model.ts";
import { runIdOf } from "../proof/testing/clients/tambo-runs.ts";
import { playRun } from "../proof/testing/engine-runs.ts";
import { type RecordedOperations, recordedOperations } from "../proof/testing/operations.ts";
import { type TestServer, testServer } from "../proof/testing/server.ts";
import { nativeTools } from "../tools/native.ts";
import { watchEventLoop } from "./blocked-loop.ts";

/** How long the tests block, in milliseconds. */
const longMs = 800;

function block(ms = longMs): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/**
 * Watches until the test is over.
 *
 * @returns `blocksOf`: the lines so far about long blocks in a step; a busy machine may cause others, in other steps.
 */
async function watched({ operations, lines } = recordedOperations()) {
  onTestFinished(await watchEventLoop(operations.logger));
  const blocksOf = (name: string) => () =>
    lines("event loop blocked").filter(({ ms, step }) => step === name && Number(ms) > longMs - 100);
  return { lines, blocksOf };
}

const polling = { timeout: 10_000 };
const toolStep = "run > tool s/slow";
const ms = expect.any(Number);

/** A run of one call of a tool. @returns Its id. */
async function callTool(work: () => Promise<void>): Promise<string | undefined> {
  const slow = tool("s/slow", async () => {
    await work();
    return "Done.";
  });
  const turns = [[{ tool: "s/slow", args: { word: "secret" } }], [{ text: "a" }]];
  const [first] = await playRun({ turns, tools: [slow] });
  return first?.type === "RUN_STARTED" ? first.runId : undefined;
}

/** A server that has had a request: the first one takes long. */
async function warmServer(tools: ServerTools, { operations }: RecordedOperations): Promise<TestServer> {
  const server = await testServer({ tools, operations });
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

describe("a line names project, thread, run and step", () => {
  it.each<[string, () => Promise<void>]>([
    ["at once", async () => block()],
    ["after a wait", () => delay(20).then(() => block())],
    ["in many microtasks", blockInMicrotasks],
  ])("of a tool that blocks the event loop %s", async (_how, work) => {
    const { blocksOf } = await watched();
    const runId = await callTool(work);
    const line = { ms, step: toolStep, projectId: "p", threadId: "t", runId };
    await expect.poll(blocksOf(toolStep), polling).toEqual([line]);
  });

  it.each([
    ["slow", "slow"],
    // Clients may choose what comes after the provider, such as a key.
    ["openai/sk-secret", "openai"],
  ])("of a model that blocks it: %s", async (modelId, shown) => {
    const { blocksOf } = await watched();
    const model = embeddedModel(modelId, async function* () {
      yield { type: "stream-start", warnings: [] };
      block();
      yield endsBy("stop");
    });
    const [first] = await playRun({ model });
    const runId = first?.type === "RUN_STARTED" ? first.runId : undefined;
    const step = `run > turn-1 > model ${shown}`;
    const line = { ms, step, projectId: "p", threadId: "t", runId };
    await expect.poll(blocksOf(step), polling).toEqual([line]);
  });

  it("of an agent whose tool blocks it", async () => {
    const slow = tool("box/slow", () => {
      block();
      return "Done.";
    });
    const tools = withDelegation(nativeTools([slow]), {
      models: modelsOf({ script: scriptModel() }),
      agentsOf: () => [helper({ tools: ["box/*"] })],
      log: (line) => expect.unreachable(line),
    });
    const recorded = recordedOperations();
    const server = await warmServer(tools, recorded);
    const { blocksOf } = await watched(recorded);
    const task = JSON.stringify({ turns: [[{ tool: "box/slow", args: {} }], [{ text: "a" }]] });
    const call = { tool: "delegate_to_helper", args: { task_description: task } };
    const stream = await server.script("thr_a", [[call], [{ text: "b" }]]);
    await stream.end();
    const step = "run > tool delegate_to_helper > tool box/slow";
    const line = { threadId: "thr_a", runId: runIdOf(stream) };
    await expect.poll(blocksOf(step), polling).toMatchObject([line]);
  });
});

it("a line names the request when no run blocks the event loop", async () => {
  const none = nativeTools([]);
  let blocks = false;
  const list = () => {
    // The request is checked against the tools before its run begins.
    if (blocks) block();
    blocks = false;
    return [];
  };
  const recorded = recordedOperations();
  const server = await warmServer({ ...none, list }, recorded);
  const { blocksOf } = await watched(recorded);
  blocks = true;
  const headers = { "x-request-id": "r1" };
  const body = { message: { role: "user", content: "a" }, createThread: true };
  await server.request("POST", "/v1/threads/thr_a/runs", body, headers).then((answer) => answer.text());
  const ids = { requestId: "r1", projectId: "default", threadId: "thr_a" };
  const line = { ms, step: "request", contract: "tambo", operation: "createRun", ...ids };
  await expect.poll(blocksOf("request"), polling).toEqual([line]);
});

it("a line says that nothing known blocks the event loop", async () => {
  const { blocksOf } = await watched();
  await delay(20);
  block();
  await expect.poll(blocksOf("none"), polling).toContainEqual({ ms, step: "none" });
});

it("no line for work that waits, however long", async () => {
  const { blocksOf } = await watched();
  await callTool(() => delay(2 * longMs));
  expect(blocksOf(toolStep)()).toEqual([]);
});

it("writes a line for more than 250 ms, one a second at most, of the longest block", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  const { lines } = await watched();
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
