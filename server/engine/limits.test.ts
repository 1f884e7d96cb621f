/** Tests the events and stored data of runs that reach a limit. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JsonObject } from "../core/events.ts";
import type { Models } from "../core/ports/models.ts";
import type { Store } from "../core/ports/store.ts";
import type { ToolCallOptions, ToolOutcome } from "../core/ports/tools.ts";
import { defaultLimits, type RunLimits } from "../core/settings.ts";
import { silentObserver } from "../core/telemetry/observer.ts";
import { createModels } from "../models/registry.ts";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import { openSqlite } from "../store/sqlite/store.ts";
import { createNativeTools, type NativeTool } from "../tools/native.ts";
import { Engine } from "./engine.ts";
import type { HistoryEntry, RunSettings } from "./run-input.ts";
import type { RunSubscription } from "./subscription/run-subscription.ts";

let store: Store;
beforeEach(async () => {
  store = await openSqlite(":memory:");
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const anything = { type: "object", properties: {} };
const ok: ToolOutcome = { content: [{ type: "text", text: "ok" }], isError: false };
function tool(name: string, run: NativeTool["run"], inputSchema: JsonObject = anything): NativeTool {
  return { tool: { name, description: "", inputSchema, repeatable: false }, run };
}
const fine = tool("fine", async () => ok);
/** A tool that never responds. */
const endless = (called: () => void) =>
  tool("endless", () => {
    called();
    return new Promise<never>(() => {});
  });

async function startEngine(limits: Partial<RunLimits>, tools: NativeTool[], models?: Models) {
  return await Engine.start({
    store,
    tools: createNativeTools(tools),
    models: models ?? createModels({ default: "script", allowScriptModelForTests: true }),
    log: (line) => expect.unreachable(line),
    observer: silentObserver,
    disconnectGraceMs: 30_000,
    getLimits: () => ({ ...defaultLimits, ...limits }),
  });
}

const request = (turns: unknown[], settings: Partial<RunSettings> = {}) => ({
  owner: { projectId: "p" },
  threadId: "thr_a",
  createThread: true,
  input: {
    toolResults: [],
    messages: [{ content: [{ type: "text" as const, text: JSON.stringify({ turns }) }] }],
    settings: { components: [], tools: [], toolChoice: "auto" as const, embedResources: false, ...settings },
    onDisconnect: "cancel" as const,
  },
});

/** Returns the event kinds, the tool results, and the last events. */
async function read(subscription: RunSubscription) {
  const events: { type: string; [member: string]: unknown }[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { json } of lines) events.push(JSON.parse(json));
  const stop = events.find(({ type }) => type === "engine.run_stop")?.reason;
  const results = events.filter(({ type }) => type === "TOOL_CALL_RESULT").map(({ content }) => content);
  const record = await store.read.findRunById(subscription.runId);
  return { events, kinds: events.map(({ type, name }) => name ?? type), stop, results, record };
}

const call = (name: string, args = {}) => ({ tool: name, args });

it("a run at its turn limit ends normally after the last turn's results [M-048][M-009]", async () => {
  const engine = await startEngine({ turns: 2 }, [fine]);
  const turns = Array.from({ length: 3 }, () => [call("fine")]);
  const { kinds, stop, results, record } = await read(await engine.run(request(turns)));
  expect(kinds.slice(-3)).toEqual(["engine.run_stop", "tambo.run.finished", "RUN_FINISHED"]);
  expect([stop, results]).toEqual(["max_turns", ["ok", "ok"]]);
  expect(record).toMatchObject({
    status: "finished",
    stopReason: "max_turns",
    totals: { turns: 2, toolCalls: 2, inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
  });
  await engine.close();
});

it("the response in the last turn is normal [M-048]", async () => {
  const engine = await startEngine({ turns: 2, tokens: 1 }, [fine]);
  expect((await read(await engine.run(request([[{ text: "Hi" }]])))).stop).toBe("end_turn");
  await engine.close();
});

it("calls above the limit are not made, and end the run after their results [M-048]", async () => {
  const engine = await startEngine({ toolCalls: 3 }, [fine]);
  const turns = [[call("fine"), call("fine")], [call("fine"), call("fine"), call("nope")], [{ text: "No" }]];
  const { stop, results, record } = await read(await engine.run(request(turns)));
  const notMadeText = "The call was not made: a run may make at most 3 tool calls.";
  expect(results).toEqual(["ok", "ok", "ok", notMadeText, 'There is no tool "nope".']);
  expect(stop).toBe("max_tool_calls");
  expect(record).toMatchObject({ stopReason: "max_tool_calls", totals: { turns: 2, toolCalls: 3 } });
  await engine.close();
});

it("all calls within the limit are made, and the model is called again [M-048]", async () => {
  const engine = await startEngine({ toolCalls: 1 }, [fine]);
  const { stop } = await read(await engine.run(request([[call("fine")], [{ text: "Done" }]])));
  expect(stop).toBe("end_turn");
  await engine.close();
});

it("a run at its token limit ends before the next turn [M-048]", async () => {
  const engine = await startEngine({ tokens: 10 }, [fine]);
  const { stop, results, record } = await read(
    await engine.run(request([[call("fine")], [{ text: "Never said" }]])),
  );
  expect([stop, results, record?.totals.turns]).toEqual(["max_tokens", ["ok"], 1]);
  await engine.close();
});

it("a model that is still responding at the time limit is stopped, and the run ends normally [M-048]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hold = randomUUID();
  const engine = await startEngine({ timeMs: 5000 }, [fine]);
  const show = { component: "Card", props: ['{"a":1', { hold }] };
  const card = { name: "Card", description: "", propsSchema: anything, contextTools: [] };
  const subscription = await engine.run(
    request([[{ text: "So" }, call("fine"), show]], { components: [card] }),
  );
  await holdReached(hold);
  await vi.advanceTimersByTimeAsync(5000);
  const { events, kinds, stop, results, record } = await read(subscription);
  const timeUp = "The run reached its time limit. The call was aborted or not made.";
  expect(kinds.slice(kinds.indexOf("tambo.component.start"))).toEqual([
    "tambo.component.start",
    "tambo.component.props_delta",
    "tambo.component.props_delta",
    "tambo.component.end",
    "STEP_FINISHED",
    "engine.tool_error",
    "TOOL_CALL_RESULT",
    "tambo.tool.result",
    "engine.run_stop",
    "tambo.run.finished",
    "RUN_FINISHED",
  ]);
  expect([stop, results]).toEqual(["timeout", [timeUp]]);
  expect(record).toMatchObject({ status: "finished", stopReason: "timeout" });
  const finished = events.at(-2)?.value as { messages: { [member: string]: unknown }[] };
  expect(finished.messages).toMatchObject([
    {
      role: "assistant",
      incomplete: "cancelled",
      blocks: [
        { type: "text", text: "So" },
        { type: "tool_use", name: "fine" },
        { type: "component", name: "Card", props: { a: 1 } },
      ],
    },
    { role: "tool", blocks: [{ isError: true, content: [{ type: "text", text: timeUp }] }] },
  ]);
  await engine.close();
});

it("tools that are still running at the time limit are stopped; other results are kept [M-048]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const called = Promise.withResolvers<void>();
  const engine = await startEngine({ timeMs: 5000 }, [fine, endless(called.resolve)]);
  const subscription = await engine.run(request([[call("fine"), call("endless"), call("fine")]]));
  await called.promise;
  await vi.advanceTimersByTimeAsync(5000);
  const { stop, results, kinds } = await read(subscription);
  expect(results).toEqual(["ok", "The run reached its time limit. The call was aborted or not made.", "ok"]);
  expect([stop, kinds.at(-1)]).toEqual(["timeout", "RUN_FINISHED"]);
  // The thread is free again, and the next run has its own time limit.
  expect((await read(await engine.run(request([[{ text: "Hi" }]])))).stop).toBe("end_turn");
  await engine.close();
});

it("calls that only a client's history has get no result at the time limit [M-048]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const called = Promise.withResolvers<void>();
  const engine = await startEngine({ timeMs: 5000 }, [endless(called.resolve)]);
  const { input, ...at } = request([]);
  const prompt = JSON.stringify({ turns: [[{ text: "Never said" }], [call("endless")]] });
  const use = (id: string) => ({ type: "tool_use" as const, id, name: "fine", input: {} });
  const history: HistoryEntry[] = [
    { id: "u1", role: "user", blocks: [{ type: "text", text: prompt }] },
    { id: "a1", role: "assistant", blocks: [use("x1"), use("x2")] },
    { id: "t1", role: "tool", blocks: [{ type: "tool_result", toolUseId: "x1", content: ok.content }] },
  ];
  const subscription = await engine.run({ ...at, input: { ...input, messages: [], history } });
  await called.promise;
  await vi.advanceTimersByTimeAsync(5000);
  const { stop, events, results } = await read(subscription);
  const made = events.find(({ type }) => type === "TOOL_CALL_START")?.toolCallId;
  const answered = events
    .filter(({ type }) => type === "TOOL_CALL_RESULT")
    .map(({ toolCallId }) => toolCallId);
  expect([stop, answered]).toEqual(["timeout", [made]]);
  expect(results).toEqual(["The run reached its time limit. The call was aborted or not made."]);
  await engine.close();
});

it("a call that exceeds its time limit gets an error result, and the run continues", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const called = Promise.withResolvers<void>();
  const engine = await startEngine({ toolTimeMs: 1500 }, [endless(called.resolve)]);
  const subscription = await engine.run(request([[call("endless")], [{ text: "Well" }]]));
  await called.promise;
  await vi.advanceTimersByTimeAsync(1500);
  const { stop, results } = await read(subscription);
  expect([stop, results]).toEqual(["end_turn", ["The call was stopped: it took longer than 1.5 s."]]);
  await engine.close();
});

it("a tool gets its time limit and the run's model", async () => {
  const options: ToolCallOptions[] = [];
  const look = tool("look", async (_project, _input, source) => {
    options.push(source);
    return ok;
  });
  const engine = await startEngine({ toolTimeMs: 1500 }, [look]);
  await read(await engine.run(request([[call("look")], [{ text: "" }]])));
  expect(options).toMatchObject([{ timeoutMs: 1500, model: "script" }]);
  await engine.close();
});

it("a tool with its own time limit gets none", async () => {
  const options: ToolCallOptions[] = [];
  const look = tool("look", async (_project, _input, source) => {
    options.push(source);
    return ok;
  });
  const own: NativeTool = { ...look, tool: { ...look.tool, ownTimeLimit: true } };
  const engine = await startEngine({ toolTimeMs: 1500 }, [own]);
  await read(await engine.run(request([[call("look")], [{ text: "" }]])));
  expect(options.map(({ timeoutMs }) => timeoutMs)).toEqual([undefined]);
  await engine.close();
});

it("a recovered run continues to count [M-009][M-048]", async () => {
  const hold = randomUUID();
  const turns = [[call("fine")], [{ hold }, call("fine")], [{ text: "Never said" }]];
  const first = await startEngine({ turns: 2 }, [fine]);
  const { runId } = await first.run(request(turns));
  await holdReached(hold);
  await first.close();
  expect(await store.read.findRunById(runId)).toMatchObject({
    status: "running",
    totals: { turns: 1, toolCalls: 1 },
  });
  const second = await startEngine({ turns: 2 }, [fine]);
  const subscription = await second.subscribe({ projectId: "p" }, "thr_a", runId, { after: 0 });
  await holdReached(hold);
  releaseHold(hold);
  const { stop, record } = await read(subscription);
  expect([stop, record?.totals.turns, record?.totals.toolCalls]).toEqual(["max_turns", 2, 2]);
  await second.close();
});

it("arguments that do not match the tool's schema are reported to the model, and the tool is not called", async () => {
  const inputs: JsonObject[] = [];
  const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
  const look = tool(
    "look",
    async (_project, input) => {
      inputs.push(input);
      return ok;
    },
    schema,
  );
  const engine = await startEngine({}, [look]);
  const turns = [
    [call("look", { town: "Rome" }), call("look", { city: 1 })],
    [call("look", { city: "Rome" })],
  ];
  const { results, record } = await read(await engine.run(request([...turns, [{ text: "Done" }]])));
  const start = 'The tool "look" was not called: its arguments do not match its schema.\n';
  expect(results).toEqual([`${start}/city: is required`, `${start}/city: must be string`, "ok"]);
  expect(inputs).toEqual([{ city: "Rome" }]);
  expect(record?.totals).toMatchObject({ turns: 3, toolCalls: 1 });
  await engine.close();
});

it("arguments of a client tool are checked only if it is strict", async () => {
  const schema = { type: "object", properties: {}, required: ["a"] };
  const loose = { name: "loose", description: "", inputSchema: schema };
  const strict = { ...loose, name: "strict", strict: true };
  const engine = await startEngine({}, []);
  const turns = [[call("strict")], [call("loose")]];
  const { results, stop } = await read(await engine.run(request(turns, { tools: [loose, strict] })));
  expect(results).toEqual([
    'The tool "strict" was not called: its arguments do not match its schema.\n/a: is required',
  ]);
  expect(stop).toBe("awaiting_input");
  await engine.close();
});
