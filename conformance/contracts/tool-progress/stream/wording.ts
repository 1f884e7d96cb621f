/** Strings about tool calls that the contract defines (P-020 … P-023, P-060 … P-075). */

/** Returns the type of the agent to which a tool delegates, or `undefined` for other tools (P-024, P-081). */
export function parseAgentType(toolName: string): string | undefined {
  if (!toolName.startsWith("delegate_to_") || toolName === "delegate_to_") return undefined;
  const type = toolName.slice("delegate_to_".length);
  return type.endsWith("_agent") && type !== "_agent" ? type.slice(0, -"_agent".length) : type;
}

/** The agents that have their own strings. Each has an icon, a name and a purpose. */
const integrations: Readonly<Record<string, readonly [icon: string, name: string, area: string]>> = {
  jira: ["🎫", "Jira", "Jira operations"],
  github: ["🐙", "GitHub", "repository operations"],
  confluence: ["📄", "Confluence", "documentation operations"],
  linear: ["📋", "Linear", "issue management"],
};

/** The tools that have their own strings, without the prefix of their server. */
const toolsWithOwnTexts = [
  "fetch_file",
  "bash_command",
  "GetCodeanddocstringFromProbableNodeName",
  "create_todo",
  "update_todo_status",
  "add_file_to_changes",
  "update_file_in_changes",
];

/**
 * Returns the `tool_response` of a starting call, or `undefined` if it depends on the arguments or the
 * implementation.
 */
export function startMessage(toolName: string): string | undefined {
  const type = parseAgentType(toolName);
  if (type === undefined) return hasDefaultTexts(toolName) ? "Querying data" : undefined;
  if (type === "think_execute")
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  const [icon, name, area] = findIntegration(type) ?? [];
  return icon === undefined
    ? `🚀 Starting ${type} subagent - streaming work in real-time...`
    : `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** Returns the `tool_response` of a successful call, or `undefined` if it depends on the implementation. */
export function endMessage(toolName: string): string | undefined {
  const type = parseAgentType(toolName);
  if (type === undefined) {
    const wordings: Readonly<Record<string, string>> = {
      fetch_file: "File content fetched successfully",
      bash_command: "Bash command executed successfully",
    };
    return hasDefaultTexts(toolName) ? "Data queried successfully" : wordings[stripServerPrefix(toolName)];
  }
  if (type === "think_execute") return "✅ Subagent completed - returning task result to supervisor";
  const [, name] = findIntegration(type) ?? [];
  return name === undefined
    ? `✅ ${type} subagent completed - returning task result to supervisor`
    : `✅ ${name} agent completed - returning results to supervisor`;
}

/** Returns the start of the summary of a delegation (P-072, P-073). */
export function delegationHead(type: string): string {
  if (type === "think_execute") return "🤖 **General Subagent**\n\n**Task:**\n";
  const [icon, name] = findIntegration(type) ?? [];
  const head =
    icon === undefined ? `🤖 **${capitalizeWords(type)} Agent**` : `${icon} **${name} Integration Agent**`;
  return `${head}\n\n**Task:**\n`;
}

/** Returns the start of the summary of a successful delegation (P-074, P-075). */
export function delegationResultHead(type: string): string {
  const agent =
    type === "think_execute"
      ? "General Subagent"
      : `${findIntegration(type)?.[1] ?? capitalizeWords(type)} Agent`;
  return `**${agent} Result:**\n\n`;
}

/** Returns true if a tool has only the default strings. */
export function hasDefaultTexts(toolName: string): boolean {
  return !toolsWithOwnTexts.includes(stripServerPrefix(toolName));
}

function stripServerPrefix(toolName: string): string {
  return toolName.slice(toolName.lastIndexOf("/") + 1);
}

function findIntegration(type: string): readonly [string, string, string] | undefined {
  return Object.hasOwn(integrations, type) ? integrations[type] : undefined;
}

/** Capitalizes every word without changing the separators. */
function capitalizeWords(type: string): string {
  return type.replaceAll(/\p{L}+/gu, (word) => {
    const [first = "", ...rest] = word;
    return first.toUpperCase() + rest.join("").toLowerCase();
  });
}
