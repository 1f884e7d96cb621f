import { expect, it } from "vitest";
import {
  formatAgentName,
  formatDelegationCall,
  formatDelegationEnd,
  formatDelegationResult,
  formatDelegationSummary,
  parseAgentType,
  toSubagentErrorType,
} from "./delegation.ts";

it.each([
  ["delegate_to_think_execute", "think_execute"],
  ["delegate_to_jira", "jira"],
  ["delegate_to_github_agent", "github"],
  ["delegate_to_linear_agent", "linear"],
  ["delegate_to_agent", "agent"],
  ["delegate_to__agent", "_agent"],
  ["delegate_to_", undefined],
  ["fetch_file", undefined],
  ["shell/delegate_to_jira", undefined],
])("%s delegates to %s [P-024][P-080][P-081]", (toolName, agentType) => {
  expect(parseAgentType(toolName)).toBe(agentType);
});

it.each([
  ["jira", "Jira"],
  ["github", "GitHub"],
  ["confluence", "Confluence"],
  ["linear", "Linear"],
  ["researcher", "Researcher"],
  ["data_analyst2", "Data_Analyst2"],
  ["étude HTML", "Étude Html"],
  ["constructor", "Constructor"],
])("the display name of %s is %s [P-073][P-075]", (agentType, name) => {
  expect(formatAgentName(agentType)).toBe(name);
});

it.each([
  ["think_execute", "🚀 Starting subagent with full tool access - streaming work in real-time..."],
  ["jira", "🎫 Starting Jira integration agent - handling Jira operations..."],
  ["github", "🐙 Starting GitHub integration agent - handling repository operations..."],
  ["confluence", "📄 Starting Confluence integration agent - handling documentation operations..."],
  ["linear", "📋 Starting Linear integration agent - handling issue management..."],
  ["researcher", "🚀 Starting researcher subagent - streaming work in real-time..."],
])("starts %s: %s [P-068][P-069][PX-15]", (agentType, message) => {
  expect(formatDelegationCall(agentType)).toBe(message);
});

it.each([
  ["think_execute", "✅ Subagent completed - returning task result to supervisor"],
  ["jira", "✅ Jira agent completed - returning results to supervisor"],
  ["github", "✅ GitHub agent completed - returning results to supervisor"],
  ["confluence", "✅ Confluence agent completed - returning results to supervisor"],
  ["linear", "✅ Linear agent completed - returning results to supervisor"],
  ["researcher", "✅ researcher subagent completed - returning task result to supervisor"],
])("finishes %s: %s [P-070][P-071][PX-15]", (agentType, message) => {
  expect(formatDelegationEnd(agentType)).toBe(message);
});

it.each([
  ["think_execute", "🤖 **General Subagent**"],
  ["jira", "🎫 **Jira Integration Agent**"],
  ["github", "🐙 **GitHub Integration Agent**"],
  ["confluence", "📄 **Confluence Integration Agent**"],
  ["linear", "📋 **Linear Integration Agent**"],
  ["data_analyst", "🤖 **Data_Analyst Agent**"],
])("introduces %s as %s [P-072][P-073][PX-15]", (agentType, head) => {
  expect(formatDelegationSummary(agentType, "Fix the bug", "It is in a.py")).toBe(
    `${head}\n\n**Task:**\nFix the bug\n\n**Context Provided:**\nIt is in a.py`,
  );
});

it("shows 500 characters of a context, or that there is none [P-073]", () => {
  const info = (context: string) => formatDelegationSummary("think_execute", "Fix the bug", context);
  const begin = "🤖 **General Subagent**\n\n**Task:**\nFix the bug\n\n";
  expect([info("é".repeat(500)), info("é".repeat(501)), info("")]).toEqual([
    `${begin}**Context Provided:**\n${"é".repeat(500)}`,
    `${begin}**Context Provided:**\n${"é".repeat(500)}...`,
    `${begin}⚠️ *No context was provided: the subagent will gather the information that it needs*`,
  ]);
});

it.each([
  ["think_execute", "**General Subagent Result:**"],
  ["jira", "**Jira Agent Result:**"],
  ["github", "**GitHub Agent Result:**"],
  ["confluence", "**Confluence Agent Result:**"],
  ["linear", "**Linear Agent Result:**"],
  ["data_analyst", "**Data_Analyst Agent Result:**"],
])("shows the complete result of %s under %s [P-074][P-075]", (agentType, head) => {
  const result = "Fixed.\n".repeat(2000);
  expect(formatDelegationResult(agentType, result)).toBe(`${head}\n\n${result}`);
});

it.each([
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
  ["no_answer", "unknown"],
  ["agent_stopped", "unknown"],
  ["internal_error", "unknown"],
  ["constructor", "unknown"],
])("%s is %s [P-087]", (code, want) => {
  expect(toSubagentErrorType(code)).toBe(want);
});
