/** Messages about delegations to agents (P-068 to P-075, P-080, P-081, P-087). */
import { shorten } from "./text.ts";

/** An agent that works with another product. */
interface Integration {
  icon: string;
  /** The product, as people write it. */
  name: string;
  /** Purpose of the agent. */
  area: string;
}

/** Agent types with messages of their own, besides `think_execute` (P-080). */
const integrations: ReadonlyMap<string, Integration> = new Map([
  ["jira", { icon: "🎫", name: "Jira", area: "Jira operations" }],
  ["github", { icon: "🐙", name: "GitHub", area: "repository operations" }],
  ["confluence", { icon: "📄", name: "Confluence", area: "documentation operations" }],
  ["linear", { icon: "📋", name: "Linear", area: "issue management" }],
]);

/** The type of the general agent, which has all tools (P-080). */
const generalAgent = "think_execute";

/** Returns the agent type of a delegation tool: its name without `delegate_to_` and `_agent` (P-024, P-081). */
export function agentTypeOf(toolName: string): string | undefined {
  return /^delegate_to_(.+?)(?:_agent)?$/.exec(toolName)?.[1];
}

/** Returns an agent's name for people: the product's, else its type with every word in title case, `Data_Analyst`. */
export function agentName(agentType: string): string {
  return (
    integrations.get(agentType)?.name ??
    agentType.replace(/(\p{L})(\p{L}*)/gu, (_, first, rest) => first.toUpperCase() + rest.toLowerCase())
  );
}

/** Returns the `tool_response` of a delegation that begins (P-068, P-069). */
export function delegationCallMessage(agentType: string): string {
  if (agentType === generalAgent) {
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  }
  const integration = integrations.get(agentType);
  if (integration === undefined) return `🚀 Starting ${agentType} subagent - streaming work in real-time...`;
  const { icon, name, area } = integration;
  return `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** Returns the `tool_response` of a delegation that is done (P-070, P-071). */
export function delegationResponseMessage(agentType: string): string {
  if (agentType === generalAgent) return "✅ Subagent completed - returning task result to supervisor";
  const integration = integrations.get(agentType);
  return integration === undefined
    ? `✅ ${agentType} subagent completed - returning task result to supervisor`
    : `✅ ${integration.name} agent completed - returning results to supervisor`;
}

const withoutContext =
  "⚠️ *No context was provided: the subagent gathers the information that it needs itself*";

/**
 * Returns the `summary` of a delegation: the agent, its task, and the beginning of the context (P-072, P-073).
 *
 * @param context Empty if there is none.
 */
export function delegationInfo(agentType: string, taskDescription: string, context: string): string {
  const provided = context === "" ? withoutContext : `**Context Provided:**\n${shorten(context, 500, "...")}`;
  return `${heading(agentType)}\n\n**Task:**\n${taskDescription}\n\n${provided}`;
}

function heading(agentType: string): string {
  if (agentType === generalAgent) return "🤖 **General Subagent**";
  const integration = integrations.get(agentType);
  return integration === undefined
    ? `🤖 **${agentName(agentType)} Agent**`
    : `${integration.icon} **${integration.name} Integration Agent**`;
}

/** Returns the `summary` of a delegation's result, which is shown whole (P-074, P-075). */
export function delegationResult(agentType: string, result: string): string {
  const agent = agentType === generalAgent ? "General Subagent" : `${agentName(agentType)} Agent`;
  return `**${agent} Result:**\n\n${result}`;
}

/** The types of P-087: what kind of failure an agent has met. */
export type SubagentErrorType =
  | "timeout"
  | "stream_timeout"
  | "tool_timeout"
  | "api_error"
  | "tool_error"
  | "cancelled"
  | "unknown";

/** The error types by the engine's codes of failed calls. */
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

/** Returns the type of a failed delegation. @param code Code of the call's failure. */
export function subagentErrorType(code: string): SubagentErrorType {
  return errorTypes.get(code) ?? "unknown";
}
