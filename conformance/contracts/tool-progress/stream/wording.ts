/** What people are told of tool calls: the wording that the contract fixes (P-020 … P-023, P-060 … P-075). */

/** The type of agent that a tool delegates to; `undefined` of every other tool (P-024, P-081). */
export function agentTypeOf(toolName: string): string | undefined {
  if (!toolName.startsWith("delegate_to_") || toolName === "delegate_to_") return undefined;
  const type = toolName.slice("delegate_to_".length);
  return type.endsWith("_agent") && type !== "_agent" ? type.slice(0, -"_agent".length) : type;
}

/** Agents with words of their own: icon, name and what they are for. */
const integrations: Readonly<Record<string, readonly [icon: string, name: string, area: string]>> = {
  jira: ["🎫", "Jira", "Jira operations"],
  github: ["🐙", "GitHub", "repository operations"],
  confluence: ["📄", "Confluence", "documentation operations"],
  linear: ["📋", "Linear", "issue management"],
};

/** Tools with words of their own, without the server that they come from. */
const ownWords = [
  "fetch_file",
  "bash_command",
  "GetCodeanddocstringFromProbableNodeName",
  "create_todo",
  "update_todo_status",
  "add_file_to_changes",
  "update_file_in_changes",
];

/** `tool_response` when a call begins; `undefined` where it depends on the arguments, or is the implementation's own. */
export function beginningMessage(toolName: string): string | undefined {
  const type = agentTypeOf(toolName);
  if (type === undefined) return isPlain(toolName) ? "Querying data" : undefined;
  if (type === "think_execute")
    return "🚀 Starting subagent with full tool access - streaming work in real-time...";
  const [icon, name, area] = integrationOf(type) ?? [];
  return icon === undefined
    ? `🚀 Starting ${type} subagent - streaming work in real-time...`
    : `${icon} Starting ${name} integration agent - handling ${area}...`;
}

/** `tool_response` when a call has succeeded; `undefined` where it is the implementation's own. */
export function endMessage(toolName: string): string | undefined {
  const type = agentTypeOf(toolName);
  if (type === undefined) {
    const own: Readonly<Record<string, string>> = {
      fetch_file: "File content fetched successfully",
      bash_command: "Bash command executed successfully",
    };
    return isPlain(toolName) ? "Data queried successfully" : own[ownNameOf(toolName)];
  }
  if (type === "think_execute") return "✅ Subagent completed - returning task result to supervisor";
  const [, name] = integrationOf(type) ?? [];
  return name === undefined
    ? `✅ ${type} subagent completed - returning task result to supervisor`
    : `✅ ${name} agent completed - returning results to supervisor`;
}

/** What the summary of a delegation begins with when it begins (P-072, P-073). */
export function delegationHead(type: string): string {
  if (type === "think_execute") return "🤖 **General Subagent**\n\n**Task:**\n";
  const [icon, name] = integrationOf(type) ?? [];
  const head = icon === undefined ? `🤖 **${titleOf(type)} Agent**` : `${icon} **${name} Integration Agent**`;
  return `${head}\n\n**Task:**\n`;
}

/** What the summary of a delegation that has succeeded begins with (P-074, P-075). */
export function delegationResultHead(type: string): string {
  const agent =
    type === "think_execute" ? "General Subagent" : `${integrationOf(type)?.[1] ?? titleOf(type)} Agent`;
  return `**${agent} Result:**\n\n`;
}

/** Whether nothing but the default is said of a tool. */
export function isPlain(toolName: string): boolean {
  return !ownWords.includes(ownNameOf(toolName));
}

function ownNameOf(toolName: string): string {
  return toolName.slice(toolName.lastIndexOf("/") + 1);
}

function integrationOf(type: string): readonly [string, string, string] | undefined {
  return Object.hasOwn(integrations, type) ? integrations[type] : undefined;
}

/** Every word begins with a capital; what is between words stays. */
function titleOf(type: string): string {
  return type.replaceAll(/\p{L}+/gu, (word) => {
    const [first = "", ...rest] = word;
    return first.toUpperCase() + rest.join("").toLowerCase();
  });
}
