import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { endsBy, modelsOf } from "../agents/fixtures/model.ts";
import { helper, tool, withDelegation } from "../agents/fixtures/tools.ts";
import { embeddedModel } from "../models/embedded.ts";
import { scriptModel } from "../models/script/model.ts";
import { playRun } from "../testing/engine-runs.ts";
import { recordedOperations } from "../testing/operations.ts";
import { testServer } from "../testing/server.ts";
import { runIdOf } from "../testing/tambo-runs.ts";
import { nativeTools } from "../tools/native.ts";
import { watchEventLoop } from "./blocked-loop.ts";

/** How long the tests block, in milliseconds. */
const longMs = 600;

function block(ms = longMs): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/**
 * Watches until the test is over.
 *
 * @returns `blocksOf`: the lines so far about long blocks in a step; a busy machine may cause others, in other steps.
 */
async function watched() {
  const { operations, lines } = recordedOperations();
  onTestFinished(await watchEventLoop(operations.logger));
  const blocksOf = (name: string) => () =>
    lines("event loop blocked").filter(({ ms, step }) => step === name && Number(ms) > longMs - 100);
  return { operations, lines, blocksOf };
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

  it("of a model that blocks it", async () => {
    const { blocksOf } = await watched();
    const model = embeddedModel("slow", async function* () {
      yield { type: "stream-start", warnings: [] };
      block();
      yield endsBy("stop");
    });
    const [first] = await playRun({ model });
    const runId = first?.type === "RUN_STARTED" ? first.runId : undefined;
    const step = "run > turn-1 > model slow";
    const line = { ms, step, projectId: "p", threadId: "t", runId };
    await expect.poll(blocksOf(step), polling).toEqual([line]);
  });

  it("of an agent whose tool blocks it", async () => {
    const { operations, blocksOf } = await watched();
    const slow = tool("box/slow", () => {
      block();
      return "Done.";
    });
    const tools = withDelegation(nativeTools([slow]), {
      models: modelsOf({ script: scriptModel() }),
      agentsOf: () => [helper({ tools: ["box/*"] })],
      log: (line) => expect.unreachable(line),
    });
    const server = await testServer({ tools, operations });
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
  const { operations, blocksOf } = await watched();
  const none = nativeTools([]);
  let times = 0;
  const list = () => {
    times += 1;
    // The request is checked against the tools before its run begins.
    if (times === 1) block();
    return [];
  };
  const server = await testServer({ tools: { ...none, list }, operations });
  await server.json(
    "POST",
    "/v1/threads/thr_a/runs",
    { message: { role: "user", content: "a" } },
    {
      "x-request-id": "r1",
    },
  );
  const line = { ms, step: "request", contract: "tambo", operation: "createRun", requestId: "r1" };
  // The first request of a server takes long in other places, too.
  await expect
    .poll(() => blocksOf("request")().at(-1), polling)
    .toEqual({ ...line, projectId: "default", threadId: "thr_a" });
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
