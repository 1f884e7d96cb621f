import { quoteChoices } from "../core/quote-choices.ts";
import type { AgentSettings } from "../core/settings.ts";
import type { RunSettings } from "../engine/run-input.ts";
import type { ContractServices } from "./contract.ts";

type AgentSettingsSource = Pick<ContractServices, "getSettings">;

/**
 * Name of the agent that uses the server's model and all of the project's tools, unless an agent with this
 * name is configured.
 */
export const defaultAgent = "default";

/** The run settings that depend on the agent. */
export type AgentRunSettings = Pick<RunSettings, "instructions" | "serverTools" | "limits" | "model">;

/** Thrown if there is no agent with the requested name. */
export class UnknownAgentError extends Error {
  /** @param names Names of the available agents. */
  constructor(name: string, names: readonly string[]) {
    super(`There is no agent "${name}". Use ${quoteChoices(names)}.`);
    this.name = "UnknownAgentError";
  }
}

/**
 * Returns an agent's run settings. For the default agent they are empty.
 *
 * @throws {UnknownAgentError}
 */
export function resolveAgentSettings(
  sources: AgentSettingsSource,
  projectId: string,
  name: string,
): AgentRunSettings {
  const agent = findAgent(sources, projectId, name);
  if (agent === undefined) return {};
  const { instructions, tools, limits, model } = agent;
  return { instructions, serverTools: tools, limits, ...(model !== undefined && { model }) };
}

/**
 * Returns a configured agent, or `undefined` for the default agent.
 *
 * @throws {UnknownAgentError}
 */
export function findAgent(
  sources: AgentSettingsSource,
  projectId: string,
  name: string,
): AgentSettings | undefined {
  const { agents } = sources.getSettings(projectId);
  const agent = agents.find((each) => each.name === name);
  if (agent === undefined && name !== defaultAgent)
    throw new UnknownAgentError(name, [defaultAgent, ...agents.map((each) => each.name)]);
  return agent;
}
