/** Types of agents: how the tools that delegate to them name them, and how people know them. */

/** An agent that works with a product of others. */
export interface Integration {
  icon: string;
  /** The product, as people write it. */
  name: string;
  /** What the agent is for. */
  area: string;
}

/** The types that have words of their own, beside `think_execute` (P-080). */
const integrations: ReadonlyMap<string, Integration> = new Map([
  ["jira", { icon: "🎫", name: "Jira", area: "Jira operations" }],
  ["github", { icon: "🐙", name: "GitHub", area: "repository operations" }],
  ["confluence", { icon: "📄", name: "Confluence", area: "documentation operations" }],
  ["linear", { icon: "📋", name: "Linear", area: "issue management" }],
]);

/** The type of the general agent, which has all tools (P-080). */
export const generalAgent = "think_execute";

/** The agent type of a delegation tool: its name without `delegate_to_`, and without `_agent` (P-024, P-081). */
export function agentTypeOf(toolName: string): string | undefined {
  return /^delegate_to_(.+?)(?:_agent)?$/.exec(toolName)?.[1];
}

/** What there is to say of an agent type that works with a product of others; `undefined` of any other. */
export function integrationOf(agentType: string): Integration | undefined {
  return integrations.get(agentType);
}

/** An agent's name for people: the product's, else its type with every word in title case, `Data_Analyst`. */
export function agentName(agentType: string): string {
  return (
    integrations.get(agentType)?.name ??
    agentType.replace(/(\p{L})(\p{L}*)/gu, (_, first, rest) => first.toUpperCase() + rest.toLowerCase())
  );
}
