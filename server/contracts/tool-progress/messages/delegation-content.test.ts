import { expect, it } from "vitest";
import { delegationInfo, delegationResult } from "./delegation-content.ts";

it.each([
  ["think_execute", "🤖 **General Subagent**"],
  ["jira", "🎫 **Jira Integration Agent**"],
  ["github", "🐙 **GitHub Integration Agent**"],
  ["confluence", "📄 **Confluence Integration Agent**"],
  ["linear", "📋 **Linear Integration Agent**"],
  ["data_analyst", "🤖 **Data_Analyst Agent**"],
])("the agent %s is introduced as %s [P-072][P-073][PX-15]", (agentType, head) => {
  expect(delegationInfo(agentType, "Fix the bug", "It is in a.py")).toBe(
    `${head}\n\n**Task:**\nFix the bug\n\n**Context Provided:**\nIt is in a.py`,
  );
});

it("shows 500 characters of a context, and says when there is none [P-073]", () => {
  const info = (context: string) => delegationInfo("think_execute", "Fix the bug", context);
  const begin = "🤖 **General Subagent**\n\n**Task:**\nFix the bug\n\n";
  expect([info("é".repeat(500)), info("é".repeat(501)), info("")]).toEqual([
    `${begin}**Context Provided:**\n${"é".repeat(500)}`,
    `${begin}**Context Provided:**\n${"é".repeat(500)}...`,
    `${begin}⚠️ *No context was provided: the subagent gathers the information that it needs itself*`,
  ]);
});

it.each([
  ["think_execute", "**General Subagent Result:**"],
  ["jira", "**Jira Agent Result:**"],
  ["github", "**GitHub Agent Result:**"],
  ["confluence", "**Confluence Agent Result:**"],
  ["linear", "**Linear Agent Result:**"],
  ["data_analyst", "**Data_Analyst Agent Result:**"],
])("the result of the agent %s stands whole under %s [P-074][P-075]", (agentType, head) => {
  const result = "Fixed.\n".repeat(2000);
  expect(delegationResult(agentType, result)).toBe(`${head}\n\n${result}`);
});
