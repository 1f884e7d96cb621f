/** Messages about delegations to agents (P-068 to P-075, P-080, P-081, P-087). */
import { shorten } from "./text.ts";

/** An agent that works with another product. */
interface Integration {
  icon: string;
  /** Display name of the product. */
  name: string;
  /** Purpose of the agent. */
  area: string;
}

/** Agent types that have their own messages, in addition to `think_execute` (P-080). */
const integrations: ReadonlyMap<string, Integration> = new Map([
  ["jira", { icon: "🎫", name: "Jira", area: "Jira operations" }],
  ["github", { icon: "🐙", name: "GitHub", area: "repository operations" }],
  ["confluence", { icon: "📄", name: "Confluence", area: "documentation operations" }],
  ["linear", { icon: "📋", name: "Linear", area: "issue management" }],
]);

/** The type of the general agent, which has all tools (P-080). */
const generalAgent = "think_execute";

/**
 * Returns the agent type for a delegation tool: the tool's name without `delegate_to_` and `_agent` (P-024,
 * P-081).
 */
export function parseAgentType(toolName: string): string | undefined {
  return /^delegate_to_(.+?)(?:_agent)?$/.exec(toolName)?.[1];
}

/**
 * Returns an agent's display name: the product's name, or the agent type in title case, such as
 * `Data_Analyst`.
 */
export function formatAgentName(agentType: string): string {
  return (
    integrations.get(agentType)?.name ??
    agentType.replace(/(\p{L})(\p{L}*)/gu, (_, first, rest) => first.toUpperCase() + rest.toLowerCase())
  );
}

/** Returns the `tool_response` for a delegation that is starting (P-068, P-069). */
export function formatDelegationCall(agentType: string): string {
  if (agentType === generalAgent) {
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  }
  const integration = integrations.get(agentType);
  if (integration === undefined) return `🚀 Starting ${agentType} subagent - streaming work in real-time...`;
  const { icon, name, area } = integration;
  return `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** Returns the `tool_response` for a finished delegation (P-070, P-071). */
export function formatDelegationEnd(agentType: string): string {
  if (agentType === generalAgent) return "✅ Subagent completed - returning task result to supervisor";
  const integration = integrations.get(agentType);
  return integration === undefined
    ? `✅ ${agentType} subagent completed - returning task result to supervisor`
    : `✅ ${integration.name} agent completed - returning results to supervisor`;
}

const noContextNotice = "⚠️ *No context was provided: the subagent will gather the information that it needs*";

/**
 * Returns the `summary` for a delegation: the agent, its task, and the start of the context (P-072, P-073).
 *
 * @param context Empty if there is none.
 */
export function formatDelegationSummary(agentType: string, taskDescription: string, context: string): string {
  const provided =
    context === "" ? noContextNotice : `**Context Provided:**\n${shorten(context, 500, "...")}`;
  return `${formatHeading(agentType)}\n\n**Task:**\n${taskDescription}\n\n${provided}`;
}

function formatHeading(agentType: string): string {
  if (agentType === generalAgent) return "🤖 **General Subagent**";
  const integration = integrations.get(agentType);
  return integration === undefined
    ? `🤖 **${formatAgentName(agentType)} Agent**`
    : `${integration.icon} **${integration.name} Integration Agent**`;
}

/**
 * Returns the `summary` for a delegation's result. The summary contains the complete result (P-074, P-075).
 */
export function formatDelegationResult(agentType: string, result: string): string {
  const agent = agentType === generalAgent ? "General Subagent" : `${formatAgentName(agentType)} Agent`;
  return `**${agent} Result:**\n\n${result}`;
}

/** The failure types defined by P-087. */
export type SubagentErrorType =
  | "timeout"
  | "stream_timeout"
  | "tool_timeout"
  | "api_error"
  | "tool_error"
  | "cancelled"
  | "unknown";

/** Maps the engine's error codes for calls to failure types. */
const errorTypes: ReadonlyMap<string, SubagentErrorType> = new Map([
  ["agent_timeout", "timeout"],
  ["run_timeout", "timeout"],
  ["model_silent", "stream_timeout"],
  ["tool_timeout", "tool_timeout"],
  ["model_failed", "api_error"],
  ["tool_failed", "tool_error"],
  ["call_not_made", "tool_error"],
  ["too_many_calls", "tool_error"],
  ["not_allowed", "cancelled"],
  ["interrupted", "cancelled"],
]);

/**
 * Returns the failure type for a delegation.
 *
 * @param code The call's error code.
 */
export function toSubagentErrorType(code: string): SubagentErrorType {
  return errorTypes.get(code) ?? "unknown";
}
