import { expect, it } from "vitest";
import { delegationCallMessage, delegationResponseMessage } from "./delegation-message.ts";

it.each([
  ["think_execute", "🚀 Starting subagent with full tool access - streaming work in real-time..."],
  ["jira", "🎫 Starting Jira integration agent - handling Jira operations..."],
  ["github", "🐙 Starting GitHub integration agent - handling repository operations..."],
  ["confluence", "📄 Starting Confluence integration agent - handling documentation operations..."],
  ["linear", "📋 Starting Linear integration agent - handling issue management..."],
  ["researcher", "🚀 Starting researcher subagent - streaming work in real-time..."],
])("the agent %s begins: %s [P-068][P-069][PX-15]", (agentType, message) => {
  expect(delegationCallMessage(agentType)).toBe(message);
});

it.each([
  ["think_execute", "✅ Subagent completed - returning task result to supervisor"],
  ["jira", "✅ Jira agent completed - returning results to supervisor"],
  ["github", "✅ GitHub agent completed - returning results to supervisor"],
  ["confluence", "✅ Confluence agent completed - returning results to supervisor"],
  ["linear", "✅ Linear agent completed - returning results to supervisor"],
  ["researcher", "✅ researcher subagent completed - returning task result to supervisor"],
])("the agent %s is done: %s [P-070][P-071][PX-15]", (agentType, message) => {
  expect(delegationResponseMessage(agentType)).toBe(message);
});
