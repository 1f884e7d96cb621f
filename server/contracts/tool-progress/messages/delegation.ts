/** Messages about delegations to agents (P-068 to P-075, P-080, P-081, P-087). */
import { shorten } from "./text.ts";

/** An agent that uses another product. */
interface Integration {
  icon: string;
  /** Display name of the product. */
  name: string;
  /** Purpose of the agent. */
  area: string;
}

/** Agent types with messages of their own, in addition to `think_execute` (P-080). */
const integrations: ReadonlyMap<string, Integration> = new Map([
  ["jira", { icon: "🎫", name: "Jira", area: "Jira operations" }],
  ["github", { icon: "🐙", name: "GitHub", area: "repository operations" }],
  ["confluence", { icon: "📄", name: "Confluence", area: "documentation operations" }],
  ["linear", { icon: "📋", name: "Linear", area: "issue management" }],
]);

/** Type of the general agent, which has all tools (P-080). */
const generalAgent = "think_execute";

/**
 * Returns the agent type of a delegation tool: its name without `delegate_to_` and `_agent` (P-024, P-081).
 */
export function parseAgentType(toolName: string): string | undefined {
  return /^delegate_to_(.+?)(?:_agent)?$/.exec(toolName)?.[1];
}

/**
 * Returns the display name of an agent: the product's name, or the type in title case, such as
 * `Data_Analyst`.
 */
export function formatAgentName(agentType: string): string {
  return (
    integrations.get(agentType)?.name ??
    agentType.replace(/(\p{L})(\p{L}*)/gu, (_, first, rest) => first.toUpperCase() + rest.toLowerCase())
  );
}

/** Returns the `tool_response` of a delegation that starts (P-068, P-069). */
export function formatDelegationCall(agentType: string): string {
  if (agentType === generalAgent) {
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  }
  const integration = integrations.get(agentType);
  if (integration === undefined) return `🚀 Starting ${agentType} subagent - streaming work in real-time...`;
  const { icon, name, area } = integration;
  return `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** Returns the `tool_response` of a finished delegation (P-070, P-071). */
export function formatDelegationEnd(agentType: string): string {
  if (agentType === generalAgent) return "✅ Subagent completed - returning task result to supervisor";
  const integration = integrations.get(agentType);
  return integration === undefined
    ? `✅ ${agentType} subagent completed - returning task result to supervisor`
    : `✅ ${integration.name} agent completed - returning results to supervisor`;
}

const noContextNotice = "⚠️ *No context was provided: the subagent will gather the information that it needs*";

/**
 * Returns the `summary` of a delegation: the agent, its task, and the start of the context (P-072, P-073).
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

/** Returns the `summary` of a delegation's result, with the complete result (P-074, P-075). */
export function formatDelegationResult(agentType: string, result: string): string {
  const agent = agentType === generalAgent ? "General Subagent" : `${formatAgentName(agentType)} Agent`;
  return `**${agent} Result:**\n\n${result}`;
}

/** Types of failures in P-087. */
export type SubagentErrorType =
  | "timeout"
  | "stream_timeout"
  | "tool_timeout"
  | "api_error"
  | "tool_error"
  | "cancelled"
  | "unknown";

/** Failure types by the engine's error codes for calls. */
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

/** Returns the type of a failed delegation. @param code Error code of the call. */
export function toSubagentErrorType(code: string): SubagentErrorType {
  return errorTypes.get(code) ?? "unknown";
}
