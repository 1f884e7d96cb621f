/** Exposes a project's agents as server tools named `delegate_to_<agent>`. */

import { type Models, toModelToolName } from "../core/ports/models.ts";
import { createFailedOutcome, type ServerTool, type ServerTools, selectTools } from "../core/ports/tools.ts";
import { SchemaChecks } from "../core/schemas/schema-checks.ts";
import type { AgentSettings } from "../core/settings.ts";
import { observeToolCall } from "../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import { delegate } from "./delegate.ts";
import { parseTask, taskSchema } from "./task.ts";

/** Options for `createDelegationTools`. */
export interface DelegationOptions {
  /** Returns a project's agents. */
  agentsOf(projectId: string): readonly AgentSettings[];
  models: Models;
  /** All of the projects' server tools, including the delegation tools. */
  tools: ServerTools;
  observer: RunObserver;
  /** Logs a server error. */
  log: (line: string) => void;
}

/** Name prefix of delegation tools (P-024). */
const prefix = "delegate_to_";

/**
 * Maximum nesting depth of delegations. An agent can delegate to another agent, but that agent cannot
 * delegate any further.
 */
const maxDepth = 2;

/**
 * Creates a tool for each of a project's agents. The agent works separately from the calling run. It sees
 * only the given task and context, not the conversation (P-084). Its text is streamed as partial output, but
 * its tool calls are not shown (P-085).
 *
 * The agent's own model takes precedence over the run's model, which takes precedence over the default model.
 */
export function createDelegationTools({
  agentsOf,
  models,
  tools,
  observer,
  log,
}: DelegationOptions): ServerTools {
  const checks = new SchemaChecks(log);
  return {
    list: (projectId) => agentsOf(projectId).map(toServerTool),
    async call(projectId, name, input, options) {
      const {
        signal,
        depth = 0,
        timeoutMs = Number.POSITIVE_INFINITY,
        onProgress,
        budget: allowance,
      } = options;
      signal.throwIfAborted();
      const agent = agentsOf(projectId).find((candidate) => prefix + candidate.name === name);
      if (agent === undefined) return createFailedOutcome(`There is no server tool named \`${name}\`.`);
      if (depth >= maxDepth)
        return createFailedOutcome(
          `\`${name}\` cannot be called: agents can be nested at most ${maxDepth} levels deep.`,
        );
      const task = parseTask(input);
      if (task === undefined)
        return createFailedOutcome(
          `\`${name}\` requires the string \`task_description\` and accepts the string \`context\`.`,
        );
      const modelId = agent.model ?? options.model ?? models.default;
      const model = models.get(modelId);
      if (model === undefined) {
        return createFailedOutcome(
          `The agent \`${agent.name}\` cannot run: the model "${modelId}" does not exist.`,
        );
      }
      const nested = { depth: depth + 1, model: modelId };
      const timeLimitOf = (tool: ServerTool) =>
        tool.ownTimeLimit ? {} : { timeoutMs: agent.limits.toolTimeMs };
      const listAvailable = () => {
        const excluded =
          nested.depth < maxDepth ? [] : agentsOf(projectId).map((other) => prefix + other.name);
        // Tools that need consent are excluded because an agent has no user who could give it.
        const mayCall = ({ name, needsConsent }: ServerTool) =>
          !excluded.includes(name) && needsConsent !== true;
        return tools.list(projectId).filter(mayCall);
      };
      return await delegate(agent, task, {
        projectId,
        model,
        checks,
        observer,
        signal,
        timeoutMs,
        allowance,
        log,
        onText: (delta) => onProgress?.(delta),
        tools: () =>
          new Map(
            selectTools(agent.tools, listAvailable()).map((tool) => [toModelToolName(tool.name), tool]),
          ),
        call: (signal, tool, input, allowance) =>
          observeToolCall({ name: tool.name, input, observer }, () =>
            tools.call(projectId, tool.name, input, {
              ...nested,
              ...timeLimitOf(tool),
              signal,
              budget: allowance,
            }),
          ),
      });
    },
    readResource: async () => undefined,
    close: async () => {},
  };
}

function toServerTool({ name, description }: AgentSettings): ServerTool {
  // A delegation that was interrupted by a crash is not repeated, because the agent's work may have side
  // effects.
  return {
    name: prefix + name,
    description,
    inputSchema: taskSchema,
    repeatable: false,
    ownTimeLimit: true,
  };
}
