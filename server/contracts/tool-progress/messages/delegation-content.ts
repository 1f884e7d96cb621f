/** The `summary` of a delegation, in Markdown. */
import { agentName, generalAgent, integrationOf } from "./agent-type.ts";
import { shorten } from "./shorten.ts";

/** Stands where the context would. */
const withoutContext =
  "⚠️ *No context was provided: the subagent gathers the information that it needs itself*";

/**
 * What an agent is asked for: who it is, its task, and the beginning of the context (P-072, P-073).
 *
 * @param context Empty if there is none.
 */
export function delegationInfo(agentType: string, taskDescription: string, context: string): string {
  const provided = context === "" ? withoutContext : `**Context Provided:**\n${shorten(context, 500, "...")}`;
  return `${head(agentType)}\n\n**Task:**\n${taskDescription}\n\n${provided}`;
}

/** What an agent gave, whole (P-074, P-075). */
export function delegationResult(agentType: string, result: string): string {
  const agent = agentType === generalAgent ? "General Subagent" : `${agentName(agentType)} Agent`;
  return `**${agent} Result:**\n\n${result}`;
}

function head(agentType: string): string {
  if (agentType === generalAgent) return "🤖 **General Subagent**";
  const integration = integrationOf(agentType);
  return integration === undefined
    ? `🤖 **${agentName(agentType)} Agent**`
    : `${integration.icon} **${integration.name} Integration Agent**`;
}
