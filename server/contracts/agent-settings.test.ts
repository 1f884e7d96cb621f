import { describe, expect, it } from "vitest";
import { type AgentSettings, defaultLimits } from "../core/settings.ts";
import { findAgent, resolveAgentSettings, UnknownAgentError } from "./agent-settings.ts";

const agent = (name: string, change: Partial<AgentSettings> = {}): AgentSettings => ({
  name,
  description: `The ${name}`,
  instructions: `You are the ${name}.`,
  tools: [],
  limits: { turns: 3, toolCalls: 4, tokens: 5, timeMs: 6, toolTimeMs: 7 },
  ...change,
});
const sources = (agents: readonly AgentSettings[]) => ({
  getSettings: (projectId: string) => ({
    toolServers: [],
    agents: projectId === "p" ? agents : [],
    builtInTools: {},
    limits: defaultLimits,
  }),
});
const shop = sources([agent("clerk", { tools: ["a/*", "delegate_to_cook"], model: "demo" }), agent("cook")]);

describe("agent settings of a run", () => {
  it.each([
    ["default", {}],
    [
      "clerk",
      {
        instructions: "You are the clerk.",
        serverTools: ["a/*", "delegate_to_cook"],
        limits: { turns: 3, toolCalls: 4, tokens: 5, timeMs: 6, toolTimeMs: 7 },
        model: "demo",
      },
    ],
    [
      "cook",
      {
        instructions: "You are the cook.",
        serverTools: [],
        limits: { turns: 3, toolCalls: 4, tokens: 5, timeMs: 6, toolTimeMs: 7 },
      },
    ],
  ])("%s [M-074]", (name, want) => {
    expect(resolveAgentSettings(shop, "p", name)).toEqual(want);
  });

  it("can replace the default agent", () => {
    expect(resolveAgentSettings(sources([agent("default")]), "p", "default")).toMatchObject({
      instructions: "You are the default.",
    });
  });

  it.each([
    ["p", "toString", ["default", "clerk", "cook"], '"default", "clerk" or "cook"'],
    ["other", "clerk", ["default"], '"default"'],
  ])("belong to a project: %s has no agent %s", (projectId, name, names, expected) => {
    const error = new UnknownAgentError(name, names);
    expect(error.message).toBe(`There is no agent "${name}". Use ${expected}.`);
    expect(() => resolveAgentSettings(shop, projectId, name)).toThrow(error);
    expect(() => findAgent(shop, projectId, name)).toThrow(error);
  });
});
