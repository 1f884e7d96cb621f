import { describe, expect, it } from "vitest";
import { checkAgentCapabilities } from "../../../generated/ag-ui/validators.sealed.js";
import type { ServerTool } from "../../core/ports/tools.ts";
import { type AgentSettings, defaultLimits } from "../../core/settings.ts";
import { createModels } from "../../models/registry.ts";
import { type CapabilitySources, describeCapabilities } from "./capabilities.ts";

const tool = (name: string): ServerTool => ({
  name,
  description: `Does ${name}`,
  inputSchema: { type: "object" },
  repeatable: false,
});
const agent = (name: string, change: Partial<AgentSettings> = {}): AgentSettings => ({
  name,
  description: `The ${name}`,
  instructions: `You are the ${name}.`,
  tools: [],
  limits: { turns: 3, toolCalls: 4, tokens: 5, timeMs: 6, toolTimeMs: 7 },
  ...change,
});
const providers = [
  { name: "openai", kind: "openai" as const, apiKey: "key", baseUrl: "http://127.0.0.1:9/v1" },
];
const sources = (agents: readonly AgentSettings[], tools: readonly string[]): CapabilitySources => ({
  getSettings: (projectId) => ({
    toolServers: [],
    agents: projectId === "p" ? agents : [],
    builtInTools: {},
    limits: defaultLimits,
  }),
  listTools: (projectId) => (projectId === "p" ? tools.map(tool) : []),
  models: createModels({ default: "openai/m", providers }),
});
const shop = sources(
  [agent("clerk", { tools: ["a/*", "delegate_to_cook"], model: "demo" }), agent("cook")],
  ["a/x", "b/y", "run_code", "delegate_to_clerk", "delegate_to_cook"],
);

describe("agent capabilities", () => {
  const item = (name: string) => ({ name, description: `Does ${name}`, parameters: { type: "object" } });

  it("describes the server's default agent: all tools of the project, and its limits", () => {
    const capabilities = describeCapabilities(shop, "p", "default");
    expect(checkAgentCapabilities(capabilities)).toEqual([]);
    expect(capabilities).toEqual({
      identity: { name: "default" },
      transport: {
        streaming: true,
        websocket: false,
        httpBinary: false,
        pushNotifications: false,
        resumable: true,
      },
      tools: {
        supported: true,
        items: ["a/x", "b/y", "run_code", "delegate_to_clerk", "delegate_to_cook"].map(item),
        parallelCalls: true,
        clientProvided: true,
      },
      output: { structuredOutput: false, supportedMimeTypes: ["text/plain"] },
      state: { snapshots: true, deltas: true, memory: false, persistentState: false },
      multiAgent: {
        supported: true,
        delegation: true,
        handoffs: false,
        subagents: [
          { name: "clerk", description: "The clerk" },
          { name: "cook", description: "The cook" },
        ],
      },
      reasoning: { supported: true, streaming: true, encrypted: false },
      multimodal: {
        input: { image: true, audio: false, video: false, pdf: true, file: true },
        output: { image: false, audio: false },
      },
      execution: {
        codeExecution: true,
        sandboxed: true,
        maxIterations: 25,
        maxExecutionTime: defaultLimits.timeMs,
      },
      humanInTheLoop: {
        supported: true,
        approvals: true,
        interventions: false,
        feedback: false,
        interrupts: true,
        approveWithEdits: false,
      },
    });
  });

  it("describes a configured agent: its tools, its model, its limits", () => {
    const { identity, tools, multiAgent, multimodal, execution } = describeCapabilities(shop, "p", "clerk");
    expect({ identity, tools: tools?.items, multiAgent, input: multimodal?.input, execution }).toEqual({
      identity: { name: "clerk", description: "The clerk" },
      tools: ["a/x", "delegate_to_cook"].map(item),
      multiAgent: {
        supported: true,
        delegation: true,
        handoffs: false,
        subagents: [{ name: "cook", description: "The cook" }],
      },
      input: { image: true, audio: true, video: true, pdf: true, file: true },
      execution: { codeExecution: false, sandboxed: false, maxIterations: 3, maxExecutionTime: 6 },
    });
  });

  it("without tools, has no delegation and no code execution", () => {
    const { tools, multiAgent, execution } = describeCapabilities(shop, "p", "cook");
    expect([tools?.items, multiAgent, execution]).toEqual([
      [],
      { supported: false, delegation: false, handoffs: false, subagents: [] },
      { codeExecution: false, sandboxed: false, maxIterations: 3, maxExecutionTime: 6 },
    ]);
  });
});
