/** Tests that agents' usage is included in the record of the delegating run. */
import { randomUUID } from "node:crypto";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Model } from "../core/ports/models.ts";
import type { Store } from "../core/ports/store.ts";
import { defaultLimits, type RunLimits } from "../core/settings.ts";
import { silentObserver } from "../core/telemetry/observer.ts";
import { Engine } from "../engine/engine.ts";
import { formats } from "../models/fixtures/formats.ts";
import { respondWith, startProvider } from "../models/fixtures/provider.ts";
import { holdReached } from "../models/script/holds.ts";
import { createScriptModel } from "../models/script/model.ts";
import { openSqlite } from "../store/sqlite/store.ts";
import { createNativeTools } from "../tools/native.ts";
import { createTestModels, finish, text, toolCall, writtenModel } from "./fixtures/model.ts";
import { helper, tool, withDelegation } from "./fixtures/tools.ts";

let store: Store;
beforeEach(async () => {
  store = await openSqlite(":memory:");
});
afterEach(() => store.close());

/** Starts a run whose model delegates to `helper`, which may use `box/echo` and delegate to `inner`. */
async function start(models: Record<string, Model>, limits: Partial<RunLimits> = {}, task = "Go.") {
  const made: string[] = [];
  const echo = tool("box/echo", () => `echo ${made.push("echo")}`);
  const agentsOf = () => [
    helper({ model: "outer", tools: ["box/*", "delegate_to_inner"] }),
    helper({ name: "inner", model: "inner", tools: ["box/*"] }),
  ];
  const log = (line: string) => expect.unreachable(line);
  const all = createTestModels(models);
  const engine = await Engine.start({
    store,
    models: all,
    tools: withDelegation(createNativeTools([echo]), { models: all, agentsOf, log }),
    log,
    observer: silentObserver,
    disconnectGraceMs: 30_000,
    getLimits: () => ({ ...defaultLimits, ...limits }),
  });
  const subscription = await engine.run({
    owner: { projectId: "prj_1" },
    threadId: "thr_a",
    createThread: true,
    input: {
      toolResults: [],
      messages: [{ content: [{ type: "text", text: task }] }],
      settings: { components: [], tools: [], toolChoice: "auto", embedResources: false },
      onDisconnect: "cancel",
    },
  });
  const read = async () => {
    const results: unknown[] = [];
    for await (const lines of subscription.lines(new AbortController().signal))
      for (const event of lines.map(({ json }) => JSON.parse(json)))
        if (event.type === "TOOL_CALL_RESULT") results.push(event.content);
    await engine.close();
    const record = await store.read.findRunById(subscription.runId);
    if (record === undefined) throw new Error("the run is not in the store");
    const { timeMs: _, ...totals } = record.totals;
    return { results, totals, stopReason: record.stopReason, made: made.length };
  };
  return { engine, subscription, read };
}

const delegates = (name: string) => toolCall(`delegate_to_${name}`, { task_description: "Go." });

/**
 * Creates the models for the run, `helper` and `inner`. Their turns use 100 + 1, 10 + 1 and 1 + 1 input and
 * output tokens.
 */
const threeModels = () => ({
  run: writtenModel([delegates("helper"), finish(100, 1)], [...text("Done."), finish(100, 1)]).model,
  outer: writtenModel(
    [toolCall("box__echo", {}), delegates("inner"), finish(10, 1)],
    [...text("So."), finish(10, 1)],
  ).model,
  inner: writtenModel(
    [toolCall("box__echo", {}), toolCall("none", {}), finish(1, 1)],
    [...text("Inner."), finish(1, 1)],
  ).model,
});

it("tokens and tool calls of agents and nested agents count towards the run [M-009]", async () => {
  const { read } = await start(threeModels());
  expect(await read()).toEqual({
    results: ["So."],
    totals: { turns: 2, toolCalls: 4, inputTokens: 222, outputTokens: 6 },
    stopReason: "end_turn",
    made: 2,
  });
});

it("the run's token limit stops its agents and ends the run [M-048]", async () => {
  const { read } = await start(threeModels(), { tokens: 112 });
  expect(await read()).toEqual({
    results: ["The agent `helper` was stopped at a limit of the delegating run before it responded."],
    totals: { turns: 1, toolCalls: 1, inputTokens: 110, outputTokens: 2 },
    stopReason: "max_tokens",
    made: 0,
  });
});

it.each([
  ["before an agent begins, which is then not asked", 101, { inputTokens: 100, outputTokens: 1 }, 0],
  [
    "by the agent of an agent, neither of which is asked again",
    114,
    { inputTokens: 111, outputTokens: 3 },
    1,
  ],
])("the run's token limit may be exhausted %s [M-048]", async (_title, tokens, used, calls) => {
  const { read } = await start(threeModels(), { tokens });
  expect(await read()).toEqual({
    results: ["The agent `helper` was stopped at a limit of the delegating run before it responded."],
    totals: { turns: 1, toolCalls: 1 + 2 * calls, ...used },
    stopReason: "max_tokens",
    made: calls,
  });
});

it("the run's tool call limit stops its agents and ends the run [M-048]", async () => {
  const { read } = await start(threeModels(), { toolCalls: 3 });
  expect(await read()).toEqual({
    results: ["So."],
    totals: { turns: 1, toolCalls: 3, inputTokens: 121, outputTokens: 4 },
    stopReason: "max_tool_calls",
    made: 1,
  });
});

it("an agent's usage is kept when the run is cancelled [M-009][T-144]", async () => {
  const hold = randomUUID();
  const turns = [[{ text: "Hello" }, { hold }]];
  const { engine, subscription, read } = await start({
    run: writtenModel([
      toolCall("delegate_to_helper", { task_description: JSON.stringify({ turns }) }),
      finish(100, 1),
    ]).model,
    outer: createScriptModel(),
  });
  await holdReached(hold);
  await engine.cancel({ projectId: "prj_1" }, "thr_a", subscription.runId);
  const { totals } = await read();
  expect(totals).toMatchObject({ turns: 1, toolCalls: 1, inputTokens: expect.any(Number), outputTokens: 3 });
  expect(totals.inputTokens).toBeGreaterThan(100);
});

it("tokens are estimated and limited if a compatible server reports none [M-048]", async () => {
  const format = formats.find(({ prefix }) => prefix === "openai-chat");
  const turn = [
    ...(format?.start() ?? []),
    ...(format?.call(0, "box__echo", ['{"much":"', "x".repeat(1000), '"}']) ?? []),
    ...(format?.finish(true) ?? []).filter((frame) => !frame.includes('"usage"')),
  ];
  const provider = await startProvider(respondWith(turn), respondWith(turn), respondWith(turn));
  const compatible = createOpenAICompatible({
    name: "test",
    baseURL: `${provider.url}/v1`,
    includeUsage: true,
  });
  const { read } = await start({ run: compatible("m") }, { tokens: 1000 });
  const { stopReason, totals, made } = await read();
  expect({ stopReason, made, turns: totals.turns }).toEqual({ stopReason: "max_tokens", made: 2, turns: 2 });
  // Each turn outputs "box__echo" and the arguments, which is 1020 characters.
  expect(totals.outputTokens).toBe(2 * 255);
});
