/**
 * Tests that a server tool is called only after the start of the call is durable, and never after the run's
 * lease has been lost.
 */
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { helper, tool, withDelegation } from "../../agents/fixtures/tools.ts";
import type { AppendOutcome, LogAppend, ThreadKey } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import type { ServerTools } from "../../core/ports/tools.ts";
import { type RunEnd, silentObserver } from "../../core/telemetry/observer.ts";
import { createModels } from "../../models/registry.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { createScriptRequest, startScriptEngine } from "../../proof/testing/engine-runs.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createBuiltInTools } from "../../tools/built-in.ts";
import { connect } from "../../tools/fixtures/connect.ts";
import { createNativeTools } from "../../tools/native.ts";

const models = createModels({ default: "script", allowScriptModelForTests: true });

/** Returns the input for an agent that executes its task as a script. */
const task = (...turns: unknown[]) => ({ task_description: JSON.stringify({ turns }) });

/** Creates an agent that can use the given tools. */
function createAgent(tools: ServerTools): ServerTools {
  return withDelegation(tools, {
    models,
    agentsOf: () => [helper({ tools: ["box/*"] })],
    log: (line) => expect.unreachable(line),
  });
}

/** One entry for each kind of server tool, with a call to one of its tools. */
const kinds: [kind: string, name: string, args: object, () => ServerTools | Promise<ServerTools>][] = [
  ["of this process", "box/echo", {}, () => createNativeTools([tool("box/echo", () => "ok")])],
  [
    "built in",
    "run_code",
    { code: "1" },
    () => createBuiltInTools(() => ({ runCode: { timeMs: 5_000, maxMemory: 2 ** 24 } })),
  ],
  [
    "of an MCP server",
    "weather/get_weather",
    { city: "Paris, France" },
    async () => {
      const program = fileURLToPath(new URL("../../tools/weather/main.ts", import.meta.url));
      return (await connect([{ name: "weather", command: process.execPath, args: [program] }])).tools;
    },
  ],
  [
    "of an agent",
    "delegate_to_helper",
    task([{ tool: "box/echo", args: {} }], [{ text: "a" }]),
    () => createAgent(createNativeTools([tool("box/echo", () => "ok")])),
  ],
];

/**
 * Returns the outcome of the append that contains the start of a call, or `undefined` to use the store's own
 * outcome.
 */
type OnAppend = (items: readonly LogAppend[]) => Promise<AppendOutcome[] | undefined>;

/** Creates an engine with a run that makes a single tool call. */
async function startRun(tools: ServerTools, call: object, onAppend: OnAppend) {
  const store = await openSqlite(":memory:");
  const append = store.append.bind(store);
  store.append = async (items) => (await onAppend(items)) ?? (await append(items));
  const called: string[] = [];
  const observed: ServerTools = {
    ...tools,
    async call(projectId, name, ...rest) {
      called.push(`${name} ${await readCallState(store)}`);
      return await tools.call(projectId, name, ...rest);
    },
  };
  const ended = Promise.withResolvers<RunEnd>();
  const engine = await startScriptEngine(store, {
    tools: observed,
    observer: { ...silentObserver, runEnded: (end) => ended.resolve(end) },
  });
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  // The promise resolves after the first commit, which may be the blocked one.
  const running = engine.run(createScriptRequest([[call], [{ text: "Done." }]]));
  running.catch(() => {});
  return { called, ended: ended.promise };
}

/** Returns the state of the thread's tool call, as recovery would read it. */
async function readCallState({ read }: Store): Promise<string | undefined> {
  const thread = await read.findThread({ projectId: "p" }, "thr_a");
  return (await read.listToolCalls(thread?.key ?? (0 as ThreadKey)))[0]?.state;
}

/** Waits longer than a tool call takes if nothing delays it. */
async function waitIterations(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

const hasStart = (items: readonly LogAppend[]) =>
  items.some(({ data }) => data.includes('"engine.tool_start"'));

describe.each(kinds)("a tool %s", (_kind, name, args, toolsOf) => {
  it("is called after its start is durable", async () => {
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { called, ended } = await startRun(await toolsOf(), { tool: name, args }, async (items) => {
      if (!hasStart(items)) return undefined;
      reached.resolve();
      await release.promise;
      return undefined;
    });
    await reached.promise;
    await waitIterations();
    expect(called).toEqual([]);
    release.resolve();
    expect(await ended).toMatchObject({ status: "finished" });
    expect(called).toEqual([`${name} started`]);
  });

  it("is not called if another process owns the run", async () => {
    const { called, ended } = await startRun(await toolsOf(), { tool: name, args }, async (items) =>
      hasStart(items) ? items.map(() => "fenced" as const) : undefined,
    );
    expect(await ended).toEqual({ status: "taken_over" });
    expect(called).toEqual([]);
  });
});

it("an agent is stopped and calls no further tool if another process owns its run", async () => {
  const hold = randomUUID();
  const made: string[] = [];
  const tools = createAgent(
    createNativeTools(["box/one", "box/two"].map((name) => tool(name, () => String(made.push(name))))),
  );
  const turns = [
    [{ tool: "box/one", args: {} }],
    // The agent's text is partial output of the call, so it is written to the log.
    [{ text: ["a", { hold }] }, { tool: "box/two", args: {} }],
    [{ text: "b" }],
  ];
  const fenced = Promise.withResolvers<void>();
  const call = { tool: "delegate_to_helper", args: task(...turns) };
  const { ended } = await startRun(tools, call, async (items) => {
    if (!items.some(({ data }) => data.includes('"engine.tool_output"'))) return undefined;
    fenced.resolve();
    return items.map(() => "fenced");
  });
  await Promise.all([fenced.promise, holdReached(hold)]);
  await waitIterations();
  // If the agent had not been stopped, it would continue here.
  releaseHold(hold);
  expect(await ended).toEqual({ status: "taken_over" });
  expect(made).toEqual(["box/one"]);
});
