/** Agents that requests name: the server's own, and those of the configuration. */
import type { AgentSettings } from "../core/settings.ts";
import type { RunSettings } from "../engine/run-input.ts";
import type { ContractServices } from "./contract.ts";

type AgentSources = Pick<ContractServices, "settingsOf">;

/** The agent that has the server's model and all tools of the project, unless one is configured under this name. */
export const defaultAgent = "default";

/** The part of a run's settings that an agent decides. */
export type AgentPart = Pick<RunSettings, "instructions" | "serverTools" | "limits" | "model">;

/** There is no agent of a name. */
export class UnknownAgentError extends Error {
  /** @param names The agents that there are. */
  constructor(name: string, names: readonly string[]) {
    const known = names.map((each) => `"${each}"`).join(", ");
    super(`There is no agent "${name}". Use one of ${known}.`);
    this.name = "UnknownAgentError";
  }
}

/**
 * Returns the settings that an agent decides; none for the default agent.
 *
 * @throws {UnknownAgentError}
 */
export function agentPart(sources: AgentSources, projectId: string, name: string): AgentPart {
  const agent = findAgent(sources, projectId, name);
  if (agent === undefined) return {};
  const { instructions, tools, limits, model } = agent;
  return { instructions, serverTools: tools, limits, ...(model !== undefined && { model }) };
}

/**
 * An agent of the configuration; `undefined` for the default one.
 *
 * @throws {UnknownAgentError}
 */
export function findAgent(sources: AgentSources, projectId: string, name: string): AgentSettings | undefined {
  const { agents } = sources.settingsOf(projectId);
  const agent = agents.find((each) => each.name === name);
  if (agent === undefined && name !== defaultAgent)
    throw new UnknownAgentError(name, [defaultAgent, ...agents.map((each) => each.name)]);
  return agent;
}
