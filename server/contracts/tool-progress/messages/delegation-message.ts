/** The `tool_response` of a delegation: what is going on, in one line. */
import { generalAgent, integrationOf } from "./agent-type.ts";

/** When an agent begins (P-068, P-069). */
export function delegationCallMessage(agentType: string): string {
  if (agentType === generalAgent) {
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  }
  const integration = integrationOf(agentType);
  if (integration === undefined) return `🚀 Starting ${agentType} subagent - streaming work in real-time...`;
  const { icon, name, area } = integration;
  return `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** When an agent is done (P-070, P-071). */
export function delegationResponseMessage(agentType: string): string {
  if (agentType === generalAgent) return "✅ Subagent completed - returning task result to supervisor";
  const integration = integrationOf(agentType);
  return integration === undefined
    ? `✅ ${agentType} subagent completed - returning task result to supervisor`
    : `✅ ${integration.name} agent completed - returning results to supervisor`;
}
