/** Tests delegation tools, mostly with the `script` model, whose script is passed as the task. */

import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import type { ToolCallOptions } from "../core/ports/tools.ts";
import { defaultLimits } from "../core/settings.ts";
import { createDemoModel } from "../models/demo/model.ts";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import { createScriptModel } from "../models/script/model.ts";
import { createNativeTools } from "../tools/native.ts";
import { createTestModels } from "./fixtures/model.ts";
import { delegation, failedOutcome, helper, tool } from "./fixtures/tools.ts";
import { AgentBudget } from "./limits.ts";

const models = createTestModels({ script: createScriptModel(), demo: createDemoModel() });
const script = (...turns: unknown[]) => ({ task_description: JSON.stringify({ turns }) });
const echo = tool("box/echo", (input) => JSON.stringify(input));
const tools = createNativeTools([echo, tool("box/other", () => "other"), tool("web_search", () => "found")]);

const namesOffered = async (call: ReturnType<typeof delegation>["call"], options = {}) => {
  const outcome = await call(script([{ echo: "prompt" }]), options);
  return JSON.parse(outcome.content[0]?.type === "text" ? outcome.content[0].text : "").tools ?? [];
};

it("each project has a tool for each of its agents [P-024][P-080][P-083]", () => {
  const agentsOf = (projectId: string) =>
    projectId === "prj_1" ? [helper(), helper({ name: "coder", description: "Codes" })] : [];
  const { tools } = delegation({ models, agentsOf });
  const inputSchema = {
    type: "object",
    properties: {
      task_description: {
        type: "string",
        minLength: 1,
        description: "The task, and the expected form of the result",
      },
      context: {
        type: "string",
        description: "Facts that the agent needs; it does not see this conversation",
      },
    },
    required: ["task_description"],
    additionalProperties: false,
  };
  expect(tools.list("prj_1")).toEqual([
    { name: "delegate_to_helper", description: "Helps", inputSchema, repeatable: false, ownTimeLimit: true },
    { name: "delegate_to_coder", description: "Codes", inputSchema, repeatable: false, ownTimeLimit: true },
  ]);
  expect(tools.list("prj_2")).toEqual([]);
});

it("an agent uses only its allowed tools, in the project of the call", async () => {
  const made: unknown[] = [];
  const agentsOf = () => [helper({ tools: ["box/echo"], limits: { ...defaultLimits, toolTimeMs: 7 } })];
  const { call, progress } = delegation({
    models,
    agentsOf,
    tools: {
      ...tools,
      call(projectId, name, input, { signal: _, ...options }) {
        made.push({ projectId, name, input, options });
        return tools.call(projectId, name, input, { signal: new AbortController().signal });
      },
    },
  });
  const task = script(
    [{ text: "Look: " }, { tool: "box/echo", args: ['{"a"', ":1}"] }, { tool: "box/other", args: {} }],
    [{ text: ["It", " is so."] }],
  );
  expect(await call(task)).toEqual(textOutcome("It is so."));
  expect(progress).toEqual(["Look: ", "\n\nIt", " is so."]);
  expect(made).toEqual([
    {
      projectId: "prj_1",
      name: "box/echo",
      input: { a: 1 },
      options: { depth: 1, model: "script", timeoutMs: 7, budget: expect.any(AgentBudget) },
    },
  ]);
});

it("an agent uses its own model, otherwise the run's model, otherwise the default", async () => {
  const agentsOf = () => [
    helper(),
    helper({ name: "speaker", model: "demo" }),
    helper({ name: "lost", model: "gone" }),
  ];
  const { call } = delegation({ models, agentsOf });
  const isDemo = textOutcome(expect.stringMatching(/demo/) as unknown as string);
  const task = script([{ text: "scripted" }]);
  expect(await call(task)).toEqual(textOutcome("scripted"));
  expect(await call({ task_description: "Who are you?" }, { model: "demo" })).toEqual(isDemo);
  const speaker = { name: "delegate_to_speaker", model: "script" };
  expect(await call({ task_description: "Who are you?" }, speaker)).toEqual(isDemo);
  expect(await call(task, { name: "delegate_to_lost" })).toEqual(
    textOutcome('The agent `lost` cannot run: the model "gone" does not exist.', true),
  );
});

it.each([
  [
    { name: "delegate_to_nobody" },
    { task_description: "a" },
    "There is no server tool named `delegate_to_nobody`.",
  ],
  [
    {},
    { task_description: 1 },
    "`delegate_to_helper` requires the string `task_description` and accepts the string `context`.",
  ],
  [
    { depth: 2 },
    { task_description: "a" },
    "`delegate_to_helper` cannot be called: agents can be nested at most 2 levels deep.",
  ],
])("a call with %j of %j is rejected", async (options, input, want) => {
  expect(await delegation({ models }).call(input, options)).toEqual(textOutcome(want, true));
});

describe("nested delegation", () => {
  const agentsOf = () => [
    helper({ tools: ["delegate_to_inner", "box/echo"], model: "script" }),
    helper({ name: "inner", tools: ["delegate_to_helper", "delegate_to_inner", "web_search"] }),
    helper({ name: "apart", tools: ["web_search", "none/*"] }),
  ];

  it("is available to agents that allow it by name, but not to nested agents", async () => {
    const { call } = delegation({ models, agentsOf, tools });
    expect(await namesOffered(call)).toEqual(["box__echo", "delegate_to_inner"]);
    expect(await namesOffered(call, { name: "delegate_to_apart" })).toEqual(["web_search"]);
    expect(await namesOffered(call, { name: "delegate_to_inner", depth: 1 })).toEqual(["web_search"]);
  });

  it("returns the inner agent's result to the outer agent, and streams only the outer agent's text", async () => {
    const { call, progress } = delegation({ models, agentsOf, tools });
    const inner = script(
      [{ tool: "web_search", args: {} }, { text: "I search." }],
      [{ text: "Inner answer" }],
    );
    const outer = script([{ tool: "delegate_to_inner", args: inner }], [{ echo: "prompt" }]);
    const outcome = await call(outer);
    const [text] = outcome.content;
    const { prompt } = JSON.parse(text?.type === "text" ? text.text : "");
    expect(prompt.at(-1).content).toEqual([
      {
        type: "tool-result",
        toolCallId: expect.stringMatching(/^tc_/),
        toolName: "delegate_to_inner",
        output: { type: "text", value: "Inner answer" },
      },
    ]);
    expect(progress.join("")).toBe(text?.type === "text" ? text.text : undefined);
  });
});

describe("external stop", () => {
  afterEach(() => vi.useRealTimers());

  /** Starts a call whose nested agent is waiting at a hold. */
  async function waiting(options: Partial<ToolCallOptions> = {}, timeMs = 60_000) {
    const hold = randomUUID();
    const limits = { ...defaultLimits, timeMs };
    const agentsOf = () => [
      helper({ tools: ["delegate_to_inner"], limits }),
      helper({ name: "inner", limits: defaultLimits }),
    ];
    const { call, progress, log } = delegation({ models, agentsOf });
    const inner = script([{ text: ["so", { hold, ms: 600_000 }, "never"] }]);
    const outcome = call(script([{ text: "First" }, { tool: "delegate_to_inner", args: inner }]), options);
    outcome.catch(() => {});
    await holdReached(hold);
    return { outcome, progress, log, hold };
  }

  it("cancelling a run immediately cancels its agent and the nested agent [T-144]", async () => {
    const cancel = new AbortController();
    const { outcome, progress, log, hold } = await waiting({ signal: cancel.signal });
    const reason = new Error("cancelled by test");
    cancel.abort(reason);
    await expect(outcome).rejects.toBe(reason);
    expect(releaseHold(hold), "the inner model was aborted").toBe(false);
    expect({ progress, log }).toEqual({ progress: ["First"], log: [] });
  });

  it.each([
    ["the agent's own", {}, 250],
    ["the call's", { timeoutMs: 250 }, 60_000],
  ])(
    "an agent and everything that it started stop at the time limit: %s",
    async (_title, options, timeMs) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const { outcome, hold } = await waiting(options, timeMs);
      vi.advanceTimersByTime(250);
      expect(await outcome).toEqual({
        content: [
          { type: "text", text: "First" },
          { type: "text", text: "[The agent `helper` was stopped here, at its limit of 0.25 s.]" },
        ],
        isError: false,
      });
      expect(releaseHold(hold), "the inner model was aborted").toBe(false);
    },
  );

  it("an agent without output fails at its time limit", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = { ...createScriptModel(), doStream: () => new Promise<never>(() => {}) };
    const { call } = delegation({ models: createTestModels({ silent }) });
    const outcome = call({ task_description: "Speak!" }, { timeoutMs: 250 });
    vi.advanceTimersByTime(250);
    const want = "The agent `helper` was stopped at its limit of 0.25 s before it responded.";
    expect(await outcome).toEqual(failedOutcome(want, "agent_timeout"));
  });

  it("an agent whose model ignores the signal is abandoned", async () => {
    const cancel = new AbortController();
    const deaf = { ...createScriptModel(), doStream: () => new Promise<never>(() => {}) };
    const { call } = delegation({ models: createTestModels({ deaf }) });
    const outcome = call({ task_description: "Hear!" }, { signal: cancel.signal });
    cancel.abort(new Error("cancelled by test"));
    await expect(outcome).rejects.toThrow("cancelled by test");
    const gone = call({ task_description: "Hear!" }, { signal: cancel.signal });
    await expect(gone).rejects.toThrow("cancelled by test");
  });
});
